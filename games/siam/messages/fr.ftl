## Siam

siam-name = Siam
siam-tagline = Éléphants et rhinocéros poussent des rochers hors du plateau.

# Les camps, dans une phrase et seuls.
siam-elephants = éléphants
siam-rhinoceroses = rhinocéros
siam-player-e = Éléphants
    .turn = Aux Éléphants de jouer
    .wins = Les Éléphants gagnent
siam-player-r = Rhinocéros
    .turn = Aux Rhinocéros de jouer
    .wins = Les Rhinocéros gagnent

# Les pièces
siam-elephant = éléphant
siam-rhinoceros = rhinocéros
siam-rock = rocher

# Les options, une demi-phrase chacune
siam-option-prefix-push = la poussée doit tenir sur chaque tronçon de la ligne, pas seulement en tout
siam-option-ban = aucun animal à soi sur c1 ni c5 lors des deux premiers tours (première variante de la règle)
siam-option-one-exit = chaque camp ne peut sortir du plateau qu’une fois (seconde variante de la règle)
siam-option-swap = le second joueur peut reprendre le premier coup à son compte

# Les marques
siam-mark-banned = interdite lors des deux premiers tours

# Pourquoi une position est refusée
siam-position-rocks = { $found ->
    [0] il n’y a aucun rocher
    [one] il y a un seul rocher
   *[other] il y a { $found } rochers
  } sur le plateau, il en faut { $expected }
siam-position-animals = { $found } { $side } sur le plateau, il n’y en a que { $most }
siam-position-side-and-turns = après { $turns } { $turns ->
    [one] tour
   *[other] tours
  }, ce n’est pas aux { $side } de jouer
siam-position-too-few-turns = { $turns } { $turns ->
    [one] tour ne peut
   *[other] tours ne peuvent
  } avoir fait entrer { $animals } { $animals ->
    [one] animal
   *[other] animaux
  }
siam-position-leavings = « { $found } » ne dit pas par deux chiffres, 0 ou 1, qui est déjà sorti

# Pourquoi un coup est refusé
siam-move-malformed = ce n’est pas un coup ; un coup s’écrit @c1n (entrer), b1b2e (se déplacer), b2w (tourner), b1x (sortir), b2^ (pousser)
siam-move-enter-inside = on entre par une case extérieure, { $cell } n’en est pas une
siam-move-no-reserve = les { $side } n’ont plus d’animal en réserve
siam-move-enter-not-inward = { $cell } est occupée : on n’y entre qu’en poussant droit vers l’intérieur
siam-move-not-yours = les { $side } n’ont pas d’animal en { $cell }
siam-move-not-a-step = de { $from } à { $to }, ce n’est pas un pas d’une case en ligne droite
siam-move-occupied = { $cell } est occupée : on ne se déplace que sur une case libre
siam-move-same-facing = l’animal en { $cell } regarde déjà de ce côté
siam-move-leave-inside = on sort par une case extérieure, { $cell } n’en est pas une
siam-move-left-before = les { $side } sont déjà sortis une fois
siam-move-nothing-ahead = il n’y a rien à pousser devant { $cell }
siam-move-too-heavy = la poussée est trop faible : { $with } pour, { $against } contre, { $rocks } { $rocks ->
    [one] rocher
   *[other] rochers
  }
siam-move-stretch-too-heavy = la poussée est trop faible pour un tronçon de sa ligne : { $with } pour, { $against } contre, { $rocks } { $rocks ->
    [one] rocher
   *[other] rochers
  }
siam-move-banned = aucun animal à soi ne peut venir en { $cell } lors des deux premiers tours

# Pourquoi la partie est finie
siam-reason-rock = un rocher est sorti du plateau
siam-reason-push = l’animal en { $cell }, le plus proche du rocher tombé, poussait dans ce sens
siam-reason-push-for-opponent = l’adversaire a poussé, mais l’animal en { $cell }, le plus proche du rocher tombé, poussait dans ce sens
