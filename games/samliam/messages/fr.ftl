## Sam Liam

samliam-name = Sam Liam
samliam-tagline = Des triangles d’une même couleur forment un carré, tous tournés vers l’extérieur ou tous vers l’intérieur.

# Les camps
samliam-player-r = Rouge
    .turn = À Rouge de jouer
    .wins = Rouge gagne
samliam-player-g = Vert
    .turn = À Vert de jouer
    .wins = Vert gagne
samliam-player-k = Noir
    .turn = À Noir de jouer
    .wins = Noir gagne
samliam-player-w = Blanc
    .turn = À Blanc de jouer
    .wins = Blanc gagne

# Les pièces et leurs coins
samliam-triangle = triangle
samliam-small-square = petit carré
samliam-tile = tuile carrée
samliam-ne = en haut à droite
samliam-se = en bas à droite
samliam-sw = en bas à gauche
samliam-nw = en haut à gauche

# Les options, une demi-phrase chacune
samliam-option-announce = les joueurs annoncent eux-mêmes leurs menaces, et un oubli se paie
samliam-option-endless = la deuxième phase n’a pas de nombre de tours limité
samliam-option-adjacent-lines = seules gagnent les lignes de quatre cases voisines
samliam-option-straight-lines = les lignes gagnent en rangée et en colonne, pas en diagonale
samliam-option-swap = le second joueur peut reprendre le premier coup à son compte

# Ce qu’on annonce, et ce qu’on y répond
samliam-sam = Sam
samliam-song = Song
samliam-song-sam = Song sam
samliam-sam-and-song = Sam et song
samliam-win = Win
samliam-forbid = Interdire
samliam-accept = Accepter
samliam-pass = Passer

# Les marques
samliam-mark-open-figure = figure ouverte
samliam-mark-closing = case de fermeture
samliam-mark-duty = à bloquer
samliam-mark-pending = posé, mais peut encore être interdit
samliam-mark-barred = interdite
samliam-mark-uncalled = non annoncée

# Ce que doit un joueur
samliam-duty-sam = { $side } doit bloquer en { $count ->
    [one] { $last }
   *[other] { $cells } ou { $last }
  } : sam de { $opponent }
samliam-duty-opens = { $side } ne doit pas ouvrir d’autre figure : sam de { $opponent }
samliam-duty-song = { $side } doit l’empêcher en { $count ->
    [one] { $last }
   *[other] { $cells } ou { $last }
  } : song de { $opponent }

# Pourquoi une position est refusée
samliam-position-neighbours = les deux triangles de { $cell } doivent occuper des coins opposés
samliam-position-order = en { $cell }, le triangle du haut (ne ou nw) s’écrit d’abord
samliam-position-triangles = { $side } a { $found } triangles sur le plateau, il n’y en a que { $most }
samliam-position-tiles = { $side } a { $found } tuiles carrées sur le plateau, il n’y en a que { $most }
samliam-position-complete = { $side } a déjà une figure complète
samliam-position-second-phase = { $turns } { $turns ->
    [one] tour de deuxième phase ne peut avoir été joué
   *[other] tours de deuxième phase ne peuvent avoir été joués
  } tant qu’il reste des triangles en main
samliam-position-right = « { $found } » n’est ni t (l’adversaire vient de bloquer) ni -
samliam-position-notes = « { $found } » n’est rien que des annonces aient pu laisser à retenir, à interdire ou à décider

# Pourquoi un coup est refusé
samliam-move-malformed = ce n’est pas un coup ; un coup s’écrit e5ne (poser), a1ne>e5sw (retirer et poser), e5sq (tuile carrée), pass (passer)
samliam-move-no-tiles = ce jeu n’a pas de tuiles carrées
samliam-move-no-tile-left = il ne reste pas de tuile carrée
samliam-move-no-tile-now = une tuile carrée ne se pose que juste après un blocage de l’adversaire, ou quand il ne reste rien d’autre
samliam-move-tile-not-empty = une tuile carrée ne se pose que sur une case vide, { $cell } ne l’est pas
samliam-move-no-triangle-left = il ne reste pas de triangle
samliam-move-full = { $cell } est pleine
samliam-move-opposite = le second triangle de { $cell } prend le coin opposé : { $corner }
samliam-move-still-in-hand = on ne retire rien tant qu’on a des triangles en main
samliam-move-must-lift = tous les triangles sont posés : retirez-en un et reposez-le, comme a1ne>e5sw
samliam-move-not-yours = { $side } n’a pas de triangle { $triangle } à retirer
samliam-move-exactly-back = un triangle retiré ne revient pas exactement comme il était
samliam-move-no-pass = on ne passe que si l’on ne peut rien poser
samliam-move-must-block = il faut bloquer le sam de { $opponent } en { $count ->
    [one] { $last }
   *[other] { $cells } ou { $last }
  }
samliam-move-opens = { $opponent } a des figures ouvertes, et ce coup en ouvrirait une de plus
samliam-move-must-prevent = il faut empêcher le song de { $opponent } en { $count ->
    [one] { $last }
   *[other] { $cells } ou { $last }
  }
samliam-move-no-announcing = on n’annonce soi-même qu’avec l’option « announce »
samliam-move-pending = un triangle posé attend votre réponse : interdire ou accepter
samliam-move-nothing-pending = il n’y a rien à interdire ni à accepter
samliam-move-barred = { $cell } a été interdite pour ce tour
samliam-move-figure-called = un coup qui complète une figure ne s’annonce pas
samliam-move-nothing-true = ce n’est pas vrai : ce coup ne donne rien à annoncer
samliam-move-untrue = ce n’est pas vrai ; serait vrai : { $truth }
samliam-move-forbidder = qui a interdit doit maintenant gagner, ou bloquer au mieux en { $count ->
    [one] { $last }
   *[other] { $cells } et { $last }
  }

# Pourquoi la partie est finie
samliam-reason-square = { $side } a un carré : { $cells }
samliam-reason-cross = { $side } a une croix : { $cells }
samliam-reason-line = { $side } a une ligne : { $cells }
samliam-reason-called = { $side } a annoncé un gain que rien n’arrête
samliam-reason-turn-limit = chacun a joué soixante tours de deuxième phase (L13)
samliam-reason-all-placed = on ne peut plus rien poser, et il n’y a pas de carré (L7)
samliam-reason-all-passed = tout le monde a passé à la suite (G2)
