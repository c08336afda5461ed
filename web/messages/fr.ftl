## La page : ce que dit le navigateur

site-name = Siliam
site-line = trois jeux de Siam
site-heading = Siliam, trois jeux de Siam
page-title = { $here } — Siliam
site-title = Siliam — Siam, Squaryd, Sam Liam
nav = Pages
nav-home = Accueil
nav-rules = Règles
nav-settings = Réglages
nav-lessons = Leçons
nav-puzzles = Problèmes
nav-lobby = Salon
nav-analysis = Analyse
nav-about = À propos
nav-other-language = English
loading = On sort le plateau…
retry = Réessayer
go-home = Retour à l’accueil
cancel = Annuler
close = Fermer

# Accueil
play = Jouer
players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
continue = Continuer
continue-what = { $name } { $company ->
    [computer] contre l’ordinateur
    [computers] entre ordinateurs
    [mixed] avec l’ordinateur
   *[people] entre amis
  }, { $count ->
    [one] { $count } coup
   *[other] { $count } coups
  }
continue-with = { $name } avec { $names }, { $count ->
    [one] { $count } coup
   *[other] { $count } coups
  }
continue-yours = à vous de jouer
continue-theirs = on attend
continue-computers = à l’ordinateur de jouer
home-games = Vos parties
home-games-what = en cours et finies
home-games-none = à commencer, ou à importer
home-rules = avec des plateaux à toucher
home-about = les auteurs, et nous
home-learn = Apprendre
home-learn-what = une première partie en cinq minutes
home-puzzle = Problème du jour
home-puzzle-what = un seul bon coup, le même pour tous
home-friend = Jouer avec un ami
home-friend-what = un lien, dix secondes
home-lobby = tables ouvertes

# Préparer une partie
setup-read-rules = Lire la règle
setup-board = Le jeu
setup-opponent = L’adversaire
setup-strength = Sa force
setup-side = Votre camp
setup-seats = Qui joue
setup-leaving = Si quelqu’un part
setup-clock = La pendule
setup-options = Variantes
setup-start = Commencer
variant-samliam = le grand jeu : un carré gagne
variant-samliam-7 = plus court : un carré gagne
variant-samliam-6x7 = avec trois tuiles carrées chacun
variant-samliam-3p = une croix gagne aussi
variant-samliam-4p = une ligne gagne aussi
opponent-computer = L’ordinateur
    .about = à la force que vous voulez
opponent-person = Une personne
    .about = chacun son tour, à cet écran
opponent-watch = Regarder
    .about = l’ordinateur joue les deux camps
side-first = vous commencez
side-second = vous répondez
side-lot = Au hasard
    .about = on tire au sort
side-own = votre camp : { $side }
side-drawn = camp tiré au sort
seat-person = Une personne
seat-computer = L’ordinateur
seat-you = vous
teaches = Le cornac vous reprend
    .about = Après une grosse faute, il propose de revenir en arrière et montre pourquoi.
seats-shuffled = Tirer les places au hasard
leaving-goes-on = Un ordinateur continue
    .about = à sa place, tant qu’il reste quelqu’un : c’est l’usage
leaving-ends = La partie s’arrête
    .about = qui part est dernier, les autres se partagent le reste
against-level = contre l’ordinateur, niveau { $number }
against-full = contre l’ordinateur, pleine force
between-people = { $count } personnes à cet écran
between-computers = l’ordinateur contre lui-même
mixed-table = { $people ->
    [one] une personne
   *[other] { $people } personnes
  } et { $computers ->
    [one] un ordinateur
   *[other] { $computers } ordinateurs
  }
clock-none = Sans
    .about = on prend le temps
clock-without = sans pendule
clock-minutes = { $count } min
clock-increment = + { $count } s par coup
clock-plus = { " " }+ { $count } s
clock-own = Autre
    .about = à votre mesure
clock-own-minutes = minutes chacun
clock-own-seconds = secondes de plus par coup
clock-pauses = La pendule s’arrête quand la page n’est pas à l’écran et repart quand vous revenez.
clock-low = { $side } : moins de vingt secondes.
clock-of = Pendule : { $side }
read-ruling = Lire la décision { $ruling }

# Les parties gardées
games-title = Vos parties
games-running = En cours
games-finished = Finies, à revoir quand vous voulez
games-damaged = Abîmées
games-none = Rien n’est gardé ici pour l’instant. Commencez une partie : elle restera dans ce navigateur.
games-more = Montrer la suite
games-moves = { $count ->
    [0] pas encore commencée
    [one] { $count } coup
   *[other] { $count } coups
  }
games-delete = Effacer la partie de { $name } du { $date }
games-delete-damaged = Effacer cette partie abîmée
games-ask = Effacer cette partie pour de bon ?
games-do = Effacer
games-deleted = La partie est effacée.
damaged-row = Ce que le navigateur a gardé ici ne se laisse plus relire.
turn-yours = À vous de jouer
result-won = gagnée
result-lost = perdue
result-drawn = nulle
result-shared = partagée

# Emporter une partie, en apporter une
export = Exporter
import = Importer
import-title = Importer une partie
import-too-large = Ce fichier est trop gros : huit millions de caractères au plus.
shared-title = Une partie pour vous
names-join = {" – "}

# La table
board-name = Plateau de { $name }
panel = La partie
moves = Coups joués
round = Tour
turn-of = À { $side } de jouer
win-of = Victoire : { $side }
drawn = Partie nulle
seal-draw = nulle
seal-shared = partie partagée
thinking = l’ordinateur réfléchit…
ask-reserve = prendre une pièce en réserve
ask-cell = toucher une case
ask-next = où aller ?
ask-facing = choisir l’orientation
leave-board = Sortir
hint-best = { $move } paraît le meilleur coup
hint-wins = { $count ->
    [one] { $move } gagne tout de suite
   *[other] { $move } gagne en { $count } tours
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
type-move = Taper un coup
tools = Actions
more = Autres
look = Revoir
analyse = Analyser
sound = Sons
on = oui
off = non
keys = Au clavier
key-arrows = Tab, flèches
    .does = aller au plateau, puis de case en case
key-enter = Entrée
    .does = toucher
key-escape = Échap
    .does = lâcher, ou revenir à la partie
key-letters = lettres et chiffres
    .does = taper un coup, Entrée le joue
key-undo = Ctrl Z, Retour arrière
    .does = reprendre un coup
key-redo = Ctrl Y
    .does = rejouer un coup repris
key-look = ← →
    .does = regarder en arrière, hors du plateau
key-ends = Début, Fin
    .does = le début, la dernière position
# Le jeu et ses variantes, en deux mots
short-samliam = deux joueurs, 9 × 9
short-samliam-7 = deux joueurs, 7 × 7
short-samliam-6x7 = deux joueurs, 6 × 7
short-samliam-3p = trois joueurs, 9 × 9
short-samliam-4p = quatre joueurs, 9 × 9
short-table = à la table
short-free-doubles = doublés partout
short-prefix-push = poussée tronçon par tronçon
short-ban = c1 et c5 interdites au début
short-one-exit = une seule sortie
short-announce = menaces annoncées
short-endless = deuxième phase sans limite
short-adjacent-lines = lignes de cases voisines
short-straight-lines = lignes sans diagonales
short-swap = échange permis
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
draw-declined = Nulle refusée : { $side } espère mieux.
draw-too-soon = { $count ->
    [one] La nulle vient d’être refusée : encore un coup avant de la proposer à nouveau.
   *[other] La nulle vient d’être refusée : encore { $count } coups avant de la proposer à nouveau.
  }
left-resigned = { $side } abandonne ; un ordinateur continue à sa place.
left-flagged = { $side } : temps écoulé ; un ordinateur continue à sa place.
gone-resigned = { $side } avait abandonné : un ordinateur jouait à sa place.
gone-flagged = { $side } n’avait plus de temps : un ordinateur jouait à sa place.
shared = { $count ->
    [one] { $sides } reste à la table
   *[other] { $sides } se partagent la partie
  }
ask-offer = Proposer la nulle à l’ordinateur ?
do-offer = Proposer
not-saved = Le navigateur refuse de garder cette partie : elle sera perdue si vous fermez la page.
option-swap = le second joueur peut faire sien le premier coup
action-swap = Faire sien le premier coup
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
seat-instead-resigned = ordinateur, après un abandon
seat-instead-flagged = ordinateur, temps écoulé
seat-level = niveau { $number }
seat-computer-full = ordinateur, pleine force

# Regarder en arrière
look-start = Le début de la partie
look-after = Après le coup { $number } sur { $of }
look-better = mieux : { $move }
look-first = Au début
look-earlier = Avant
look-later = Après
look-now = Revenir à la partie
look-at = coup { $number }
slip = oubli : { $what }

# Revoir une partie
review-running = On relit la partie…
review-stop = Arrêter
review-title = Ce qui a décidé la partie
review-calm = Aucun coup ne ressort : la partie s’est décidée peu à peu.
review-failed = Quelque chose s’est mal passé en chemin.
review-missed = { $count ->
    [one] { $move } passe à côté du gain : { $better } gagne tout de suite.
   *[other] { $move } passe à côté du gain : { $better } gagne en { $count } tours.
  }
review-allowed = { $count ->
    [one] { $move } laisse l’adversaire gagner tout de suite ; mieux valait { $better }.
   *[other] { $move } offre un gain en { $count } tours ; mieux valait { $better }.
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

# Le dernier coup, raconté
told-join = {" ; "}

# Les règles
contents = Sommaire
rules-family = Les jeux de la famille
rulings = { $first } à { $last }
rulings-of = pour { $name }
rulings-g = pour tous nos jeux
rulings-q = pour la partie arbitrée
rulings-t = pour la partie « à la table »
diagram = Diagramme à toucher
diagram-reset = Remettre en place
try-push = Pousser depuis { $from }
try-enter = Entrer en { $cell }
try-enter-push = Entrer en { $cell } en poussant
try-step = Aller de { $from } en { $cell }
try-turn = Tourner en { $cell }
try-leave = Sortir de { $from }
try-single = Poser en { $cell }
try-double = Poser un pion doublé en { $cell }
try-close = Poser en { $cell } et désigner
try-claim = Désigner le carré
try-denounce = Dénoncer l’erreur
try-place = Poser en { $cell }
try-small-square = Poser en { $cell }
try-mixed = Poser en { $cell }
try-lift = Passer de { $from } en { $cell }
try-tile = Poser la tuile carrée en { $cell }
try-forbid = Interdire
try-accept = Accepter
try-move = Jouer le coup

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
missing-game-title = Ce jeu n’existe pas ici
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
about-privacy = Il n’y a ni compte, ni mesure d’audience. Vos parties à cet écran et vos réglages restent dans ce navigateur et ne vont nulle part. Si vous jouez en ligne, un cookie vous reconnaît sur ce serveur, et lui seul : il garde le nom que vous lui donnez et vos parties en ligne. L’ordinateur contre lequel vous jouez à cet écran, c’est le vôtre.
