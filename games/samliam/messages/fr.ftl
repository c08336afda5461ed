## Sam Liam

samliam-name = Sam Liam
samliam-tagline = Quatre triangles, un carré ; de deux à quatre.

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
samliam-ne = nord-est
samliam-se = sud-est
samliam-sw = sud-ouest
samliam-nw = nord-ouest

# Les options, une demi-phrase chacune
samliam-option-announce = les joueurs annoncent eux-mêmes leurs menaces, et un oubli se paie
samliam-option-endless = la deuxième phase n’a pas de nombre de tours limité
samliam-option-adjacent-lines = seules gagnent les lignes de quatre cases voisines
samliam-option-straight-lines = les lignes gagnent en rangée et en colonne, pas en diagonale
samliam-option-swap = le second joueur peut faire sien le premier coup

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

# Ce que doit ou peut un joueur
samliam-duty-sam = { $side } doit bloquer en { $count ->
    [one] { $last }
   *[other] { $cells } ou { $last }
  } : sam de { $opponent }{ $idle ->
    [0] {""}
    [one] . Dans le coin { $corners }, cela ne bloquerait pas
   *[other] . Dans les coins { $corners }, cela ne bloquerait pas
  }
samliam-duty-opens = { $side } ne doit pas ouvrir d’autre figure : sam de { $opponent }
samliam-duty-song = { $side } doit l’empêcher en { $count ->
    [one] { $last }
   *[other] { $cells } ou { $last }
  } : song de { $opponent }{ $idle ->
    [0] {""}
    [one] . Dans le coin { $corners }, cela n’empêcherait rien
   *[other] . Dans les coins { $corners }, cela n’empêcherait rien
  }
samliam-duty-answer = { $side } interdit { $cell } ou accepte : ce qui s’offrait là n’a pas été annoncé
samliam-duty-forbidder = { $side } a interdit, et doit maintenant gagner ou bloquer au mieux en { $count ->
    [one] { $last }
   *[other] { $cells } et { $last }
  }
samliam-duty-barred = { $side } joue ailleurs : { $count ->
    [one] { $last } est interdite pour ce tour
   *[other] { $cells } et { $last } sont interdites pour ce tour
  }
samliam-duty-tile = { $side } peut aussi poser une tuile carrée : { $opponent } vient de bloquer
samliam-duty-only-tiles = { $side } n’a plus que des tuiles carrées
samliam-duty-pass = { $side } ne peut rien poser et passe
samliam-duty-swap = { $side } peut faire sien le premier triangle au lieu d’en poser un
samliam-duty-limit = { $left ->
    [one] plus que { $left } tour, puis la partie est nulle
   *[other] plus que { $left } tours, puis la partie est nulle
  }
samliam-duty-lift = { $side } retire un de ses triangles et le repose

# Pourquoi une touche ne mène nulle part
samliam-touch-cell = touchez d’abord la case où va le triangle
samliam-touch-corner = touchez maintenant le coin de { $cell } où va l’angle droit
samliam-touch-half = { $cell } porte un petit carré : touchez la moitié à retirer
samliam-touch-landing = le triangle de { $cell } est retiré : touchez la case où il va
samliam-touch-tile-cell = touchez maintenant la case vide où va la tuile carrée
samliam-touch-no-empty = une tuile carrée ne se pose que sur une case vide, et il n’en reste pas
samliam-touch-not-yours = en { $cell }, il n’y a rien à vous à retirer : c’est à { $owners }
samliam-touch-not-your-reserve = ces pièces sont à { $owner }
samliam-touch-after-call = c’est annoncé : touchez maintenant la case où va le triangle

# Ce qu’était un coup
samliam-deed-place = { $side } pose un triangle en { $cell }, coin { $corner }
samliam-deed-small-square = { $side } forme un petit carré en { $cell }
samliam-deed-mixed = { $side } pose un triangle en { $cell }, coin { $corner }, face à celui de { $other }
samliam-deed-lift = { $side } : le triangle de { $from } va en { $cell }, coin { $corner }
samliam-deed-lift-half = { $side } : la moitié { $lifted } du petit carré en { $from } va en { $cell }, coin { $corner }
samliam-deed-turn = { $side } : le triangle de { $cell } passe du coin { $lifted } au coin { $corner }
samliam-deed-forms-small-square = petit carré en { $cell }
samliam-deed-beside = face au triangle de { $other }
samliam-deed-tile = { $side } pose une tuile carrée en { $cell }
samliam-deed-pass = { $side } passe
samliam-deed-swap = { $side } fait sien le triangle en { $cell }
samliam-deed-forbid = { $side } interdit { $cell } : le triangle est repris
samliam-deed-accept = { $side } accepte { $cell }
samliam-deed-called = annonce : { $call ->
    [sam] sam
    [song] song
    [sam-and-song] sam et song
   *[win] win
  }
samliam-deed-pending = cela peut encore être interdit

# Composer une position
samliam-mark-uncalled-sam = sam non annoncé
samliam-mark-uncalled-song = song non annoncé
samliam-mark-barred-sam = sam interdit
samliam-mark-barred-song = song interdit
samliam-edit-turns = Tours joués en deuxième phase, tous joueurs ensemble
samliam-edit-blocked = Le dernier coup a bloqué le camp au trait
samliam-edit-passed = Le dernier tour a été passé
samliam-edit-pending = Pose qui peut encore être interdite
samliam-edit-lifted = Elle a été levée de
samliam-edit-from-hand = nulle part : elle vient de la main
samliam-edit-call = Elle a été annoncée comme

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
samliam-move-opposite = le second triangle de { $cell } prend le coin opposé, { $corner }
samliam-move-still-in-hand = on ne retire rien tant qu’on a des triangles en main
samliam-move-must-lift = tous les triangles sont posés : retirez d’abord un des vôtres, puis reposez-le
samliam-move-not-yours = { $side } n’a pas de triangle { $triangle } à retirer
samliam-move-exactly-back = un triangle retiré ne revient pas exactement comme il était
samliam-move-no-pass = on ne passe que si l’on ne peut rien poser
samliam-move-must-block = il faut bloquer le sam de { $opponent } en { $count ->
    [one] { $last }
   *[other] { $cells } ou { $last }
  }
samliam-move-idle-corner = dans ce coin, cela ne bloquerait pas le sam de { $opponent }
samliam-move-idle-corner-of-fork = dans ce coin, cela n’empêcherait pas le song de { $opponent }
samliam-move-opens = { $opponent } a des figures ouvertes, et ce coup en ouvrirait une de plus
samliam-move-must-prevent = il faut empêcher le song de { $opponent } en { $count ->
    [one] { $last }
   *[other] { $cells } ou { $last }
  }
samliam-move-no-announcing = on n’annonce soi-même qu’avec l’option « menaces annoncées »
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
samliam-reason-square = quatre triangles tournés vers l’{ $way ->
    [inward] intérieur
   *[outward] extérieur
  }, en { $cells } et { $last }{ $others ->
    [0] {""}
    [one]  ; { $also-last } fermait aussi un carré
   *[other]  ; { $also } et { $also-last } fermaient aussi un carré
  }
samliam-reason-cross = une croix de quatre triangles tournés vers le { $corner }, en { $cells } et { $last }{ $others ->
    [0] {""}
    [one]  ; { $also-last } fermait aussi une figure
   *[other]  ; { $also } et { $also-last } fermaient aussi une figure
  }
samliam-reason-line = une ligne de quatre triangles tournés vers le { $corner }, en { $cells } et { $last }{ $others ->
    [0] {""}
    [one]  ; { $also-last } fermait aussi une figure
   *[other]  ; { $also } et { $also-last } fermaient aussi une figure
  }
samliam-reason-called = { $side } a annoncé un gain que rien n’arrête
samliam-reason-turn-limit = chacun a joué soixante tours de deuxième phase
samliam-reason-all-placed = on ne peut plus rien poser, et il n’y a pas de carré
samliam-reason-all-passed = tout le monde a passé à la suite
