## La page : ce que dit le navigateur

site-name = Trois jeux de Siam
page-title = { $here } — Siliam
site-title = Siliam — Siam, Squaryd, Sam Liam
nav = Pages
nav-home = Accueil
nav-rules = Règles
nav-settings = Réglages
nav-about = À propos
nav-other-language = English
loading = On sort le plateau…
retry = Réessayer
go-home = Retour à l’accueil
cancel = Annuler

# Accueil
play = Jouer
players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
players-range = { $least } à { $most } joueurs
continue = Continuer
continue-what = { $name }, { $count ->
    [one] { $count } coup
   *[other] { $count } coups
  }
home-rules = avec des plateaux à toucher
home-about = les auteurs, et nous

# Préparer une partie
setup-read-rules = Lire la règle
setup-board = Plateau
setup-seats = Qui joue
setup-clock = Pendule
setup-options = Variantes
setup-start = Commencer
seat-person = Une personne
seat-computer = L’ordinateur
seat-you = vous
clock-none = Sans
clock-minutes = { $count } min
clock-no-increment = rien par coup
clock-increment = + { $count } s par coup
clock-low = { $side } : moins de vingt secondes.
clock-of = Pendule : { $side }

# La table
board-name = Plateau de { $name }
panel = La partie
moves = Coups joués
round = Tour
turn-of = { $side } : à jouer
win-of = Victoire : { $side }
drawn = Partie nulle
thinking = l’ordinateur réfléchit…
ask-reserve = prendre une pièce en réserve
ask-cell = toucher une case
ask-next = où donc ?
ask-facing = choisir l’orientation
hint-best = { $move } paraît le meilleur
hint-wins = { $count ->
    [one] { $move } gagne tout de suite
   *[other] { $move } gagne en { $count } coups
  }
hint-holds = { $move } résiste le plus longtemps
compass = Orientation
in-hand = en main
stand = Réserve, { $side } : { $kind }, { $left } en main sur { $of }
cell-empty = vide
cell-target = possible
cell-hole = { $cell }, hors du plateau
piece-of = { $kind } ({ $side })
typed = Coup
typed-play = Jouer ce coup
tools = Actions
undo = Reprendre
redo = Rejouer
hint = Conseil
turn-board = Retourner
offer-draw = Nulle
resign = Abandon
rematch = Revanche
new-game = Autre partie
ask-resign = Abandonner la partie ?
do-resign = Abandonner
ask-draw = Tout le monde est d’accord pour la nulle ?
do-draw = Partie nulle
table-time = { $side } : temps écoulé
not-saved = Le navigateur refuse de garder cette partie : elle sera perdue si vous fermez la page.
option-swap = le second joueur peut reprendre le premier coup à son compte
action-swap = Reprendre le premier coup à son compte
action-pass = Passer

# La force de l’ordinateur
strength = Force
strength-level = niveau { $number }, { $word }
strength-newcomer = premiers pas
strength-easy = tranquille
strength-steady = appliqué
strength-skilled = aguerri
strength-strong = fort
strength-full = pleine force
seat-computer-level = ordinateur, niveau { $number }
seat-computer-full = ordinateur, pleine force

# Regarder en arrière
look-start = Le début de la partie
look-after = Après le coup { $number } sur { $of }
look-only = pour regarder
look-better = mieux : { $move }
look-earlier = Avant
look-later = Après
look-now = Revenir à la partie
look-at = coup { $number }
slip = oubli : { $what }

# Revoir une partie
review = Revoir la partie
review-running = On relit la partie…
review-stop = Arrêter
review-title = Ce qui a décidé la partie
review-calm = Aucun coup ne ressort : la partie s’est décidée peu à peu.
review-failed = Quelque chose s’est mal passé en chemin.
review-missed = { $count ->
    [one] { $move } passe à côté du gain : { $better } gagne tout de suite.
   *[other] { $move } passe à côté du gain : { $better } gagne en { $count } coups.
  }
review-allowed = { $count ->
    [one] { $move } laisse l’adversaire gagner tout de suite ; mieux valait { $better }.
   *[other] { $move } offre un gain en { $count } coups ; mieux valait { $better }.
  }
review-turned = { $move } fait tomber les chances de { $before } à { $after } % ; mieux valait { $better }.

# Ce qui s’annonce à voix haute
call-sam = Sam
call-song = Song
call-song-sam = Song sam
call-win = Win

# Les orientations
facing-n = face au nord
facing-e = face à l’est
facing-s = face au sud
facing-w = face à l’ouest
facing-ne = angle au nord-est
facing-se = angle au sud-est
facing-sw = angle au sud-ouest
facing-nw = angle au nord-ouest
toward-n = vers le nord
toward-e = vers l’est
toward-s = vers le sud
toward-w = vers l’ouest

# Le dernier coup, raconté
told-join = {" ; "}
told-push = poussée de { $cell } { $direction } : { $pieces } { $count ->
    [one] avance
   *[other] avancent
  } d’une case
told-enter = { $piece } en { $cell }{ $shown ->
    [facing] , { $facing }
   *[plain] {""}
  }
told-step = { $piece } de { $from } en { $to }{ $shown ->
    [facing] , { $facing }
   *[plain] {""}
  }
told-turn = { $piece } en { $cell } se tourne, { $facing }
told-home = { $piece } en { $cell } retourne en réserve
told-fall = { $piece } en { $cell } tombe du plateau
told-swap = { $piece } en { $cell } change de camp
told-move = Dernier coup : { $move }.

# Les règles
diagram = Diagramme à toucher
diagram-play = Jouer { $move }
diagram-reset = Remettre en place

# Réglages
set-lang = Langue
lang-fr = Français
lang-en = English
set-theme = Couleurs
theme-auto = Comme le système
theme-light = Jour
theme-dark = Nuit
theme-contrast = Contraste fort
set-motion = Mouvement
motion-auto = Comme le système
motion-full = Animé
motion-none = Immobile
set-board = Sur le plateau
set-sound = Sons de bois et de pierre
set-coordinates = Coordonnées
set-touchable = Montrer ce qu’on peut toucher
set-threats = Montrer les menaces et les cases de fermeture
storage-refused = Le navigateur refuse de garder quoi que ce soit : les réglages valent jusqu’à la fermeture de la page.

# Ce qui n’est pas là
missing-title = Cette page n’existe pas
missing-text = Le lien est peut-être incomplet, ou la page a changé de place. Les plateaux vous attendent à l’accueil.
missing-game-title = Ce jeu n’est pas ici
missing-game-text = Il n’y a pas de jeu « { $name } ». Les jeux sont tous à l’accueil.
no-game-title = Cette partie n’est pas ici
no-game-text = Les parties restent dans le navigateur où elles sont jouées. Celle-ci vient peut-être d’un autre appareil, ou a été oubliée.
broken-title = Cette partie est abîmée
broken-text = Ce que le navigateur en a gardé ne se laisse plus relire. Vous pouvez l’oublier et en commencer une autre.
forget = Oublier cette partie
failed-title = Les règles ne sont pas arrivées
failed-text = La connexion s’est sans doute interrompue. Les parties gardées n’ont rien.

# À propos
about-lead = Siliam est un logiciel libre pour jouer à trois jeux de stratégie, seul ou à plusieurs, dans le navigateur. Si liam, en thaï, c’est le carré.
about-games-title = Les jeux et leurs auteurs
about-siam = Siam est un jeu de Didier Dhorbait, publié par Ferti en 2005 : éléphants et rhinocéros s’y disputent trois rochers.
about-squaryd = Squaryd a été créé par Pierre Baudy : on y cherche un carré, quel que soit son angle.
about-samliam = Sam Liam est un jeu de Gérard Pierson, Les Jeux du Pige, finaliste du concours de créateurs de 2007 : quatre triangles y font un carré.
about-rights = Les jeux, leurs noms et leurs règles imprimées appartiennent à leurs auteurs et à leurs éditeurs. Si un jeu vous plaît, cherchez sa boîte : le bois vaut mieux que l’écran.
about-ours-title = Ce qui est de nous
about-ours = Les dessins, les textes de ces pages et les décisions d’arbitrage, numérotées dans chaque règle, sont de nous. Aucune image ni aucun texte ne vient des boîtes.
about-licence = Le programme est libre, au choix sous licence MIT ou Apache 2.0.
about-privacy-title = Vie privée
about-privacy = Il n’y a ni compte, ni cookie, ni mesure d’audience. Vos parties et vos réglages restent dans ce navigateur et ne vont nulle part. L’ordinateur contre lequel vous jouez, c’est le vôtre.
