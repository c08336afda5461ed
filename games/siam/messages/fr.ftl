## Siam

siam-name = Siam
siam-tagline = Pousser un rocher hors du plateau.

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
siam-the-elephant = l’éléphant
siam-the-rhinoceros = le rhinocéros
siam-the-rock = le rocher
siam-an-elephant = un éléphant
siam-a-rhinoceros = un rhinocéros

# Où un animal regarde, et où va une poussée
siam-facing-n = face au nord
siam-facing-e = face à l’est
siam-facing-s = face au sud
siam-facing-w = face à l’ouest
siam-toward-n = vers le nord
siam-toward-e = vers l’est
siam-toward-s = vers le sud
siam-toward-w = vers l’ouest

# Les options, une demi-phrase chacune
siam-option-prefix-push = la poussée doit tenir sur chaque tronçon de la ligne, pas seulement en tout
siam-option-ban = aucun de vos animaux en c1 ni en c5 lors de vos deux premiers tours (première variante de la règle)
siam-option-one-exit = chaque camp ne peut sortir un animal qu’une fois (seconde variante de la règle)
siam-option-swap = le second joueur peut faire sien le premier coup

# Les marques
siam-mark-banned = interdite lors des deux premiers tours

# Composer une position
siam-edit-turns = Tours joués, les deux camps ensemble
siam-edit-leavings = Qui est déjà sorti du plateau
siam-edit-left-nobody = personne
siam-edit-left-elephants = les éléphants
siam-edit-left-rhinoceroses = les rhinocéros
siam-edit-left-both = les deux camps

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
# Les deux finissent par le compte de leur ligne.
siam-move-too-heavy = { $origin ->
    [reserve] { $animal } ne peut pas entrer en { $cell } en poussant
   *[board] { $animal } en { $cell } ne peut pas pousser
  } : { siam-push-sum }
siam-move-stretch-too-heavy = { $origin ->
    [reserve] { $animal } ne peut pas entrer en { $cell } en poussant
   *[board] { $animal } en { $cell } ne peut pas pousser
  } : jusqu’en { $until }, { siam-push-sum }
siam-push-sum = { $with ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
   *[other] { $with }
  } pour, { $against ->
    [0] aucun contre, cela ne fait { $left ->
        [1] qu’un
       *[other] que deux
      }
   *[other] { $against ->
        [1] un
        [2] deux
        [3] trois
        [4] quatre
       *[other] { $against }
      } contre, il n’en reste { $left ->
        [0] aucun
        [1] qu’un
       *[other] que deux
      }
  }{ $rocks ->
    [0] {""}
    [1] {" "}pour un rocher
    [2] {" "}pour deux rochers
   *[other] {" "}pour trois rochers
  }
siam-move-banned = aucun de vos animaux ne peut venir en { $cell } lors de vos deux premiers tours

# Pourquoi une touche ne mène nulle part
siam-touch-not-yours = { $animal } en { $cell } n’est pas à vous
siam-touch-rock = un rocher ne bouge que si on le pousse
siam-touch-free-edge = { $cell } est libre : pour y entrer, touchez d’abord votre réserve ; pour y aller, touchez d’abord l’animal
siam-touch-free = { $cell } est libre : touchez d’abord l’animal qui doit y aller
siam-touch-reserve-not-yours = cette réserve n’est pas à vous
siam-touch-animal-first = touchez d’abord un animal, puis le côté où il doit regarder
siam-touch-enter = { $animal } entre par une case extérieure : touchez-en une
siam-touch-go = { $animal } va sur une case libre voisine, se tourne, ou pousse ce qui est droit devant lui
siam-touch-push-ahead = { $cell } est occupée : { $animal } ne va que sur une case libre et ne pousse que droit devant lui
siam-touch-face = choisissez maintenant où { $animal } doit regarder

# Ce qui a été joué
siam-deed-enter = { $animal } entre en { $cell }, { $facing }
siam-deed-step = { $animal } va de { $from } en { $to }, { $facing }
siam-deed-turn = { $animal } en { $cell } se tourne, { $facing }
siam-deed-leave = { $animal } en { $cell } retourne en réserve
siam-deed-push = poussée de { $cell } { $toward } : { $pieces } { $count ->
    [one] avance
   *[other] avancent
  } d’une case
siam-deed-enter-push = { $animal } entre en { $cell } et pousse { $toward } : { $pieces } { $count ->
    [one] avance
   *[other] avancent
  } d’une case
siam-deed-expelled = { $animal } de { $cell } est expulsé et retourne en réserve
siam-deed-fall = le rocher de { $cell } tombe du plateau
siam-deed-swap = échange : { $animal } en { $cell } devient { $other }

# Ce qui est dit avant le coup
siam-duty-ban = aucun de vos animaux en c1 ni en c5 lors de vos deux premiers tours

# Pourquoi la partie est finie
siam-reason-rock = un rocher est sorti du plateau
siam-reason-push = l’animal en { $cell }, le plus proche du rocher tombé, poussait dans ce sens
siam-reason-push-for-opponent = l’adversaire a poussé, mais l’animal en { $cell }, le plus proche du rocher tombé, poussait dans ce sens
