## La ligne de commande

cli-about = Siliam : Siam, Squaryd et Sam Liam, pour jouer, arbitrer et étudier.
cli-usage = Usage :
cli-commands = Commandes
cli-arguments = Arguments
cli-options = Options
cli-after-help =
    Essayez :
      siliam play siam
      siliam show siam
      siliam moves siam @c1n
      siliam rules siam
      siliam perft siam 4
    Un jeu est un identifiant avec ses options, comme siam:ban,swap ; siliam games les donne tous.

# Les commandes
cli-command-serve = Jouer dans le navigateur ; la commande par défaut
cli-command-play = Jouer dans le terminal, contre l’ordinateur ou ensemble
cli-command-games = Lister les jeux : identifiant, nombre de joueurs, options
cli-command-rules = Donner la règle d’un jeu, diagrammes dessinés
cli-command-show = Dessiner une position, avec le trait et le résultat
cli-command-picture = Dessiner une position dans un fichier, SVG ou PNG selon la fin de son nom
cli-command-moves = Lister les coups permis, un par ligne
cli-command-apply = Jouer des coups ; donner la position et le résultat
cli-command-labels = Ce que le dernier coup apporte : sam, song, song-sam, win, ou -
cli-command-perft = Compter les suites d’exactement DEPTH coups
cli-command-playouts = Jouer des parties au hasard et compter leurs issues
cli-command-best = Trouver le meilleur coup
cli-command-bench = Chercher dans des positions fixes ; le nombre de nœuds signe le comportement
cli-command-match = Opposer des moteurs, chaque ouverture jouée deux fois
cli-command-record = Vérifier, montrer, convertir ou compter des parties enregistrées
cli-command-puzzles = Fabriquer des problèmes, ou les prouver de nouveau
cli-command-backup = Copier la base de données des parties en ligne, même pendant que le serveur tourne
cli-command-store = Vérifier la base de données des parties en ligne
cli-command-ugi = Parler UGI, l’interface universelle des jeux, pour d’autres programmes (docs/ugi.md)

# Les arguments
cli-arg-lang = La langue, français ou anglais ; sinon celle de l’environnement
cli-arg-help = Montrer cette aide
cli-arg-version = Montrer la version
cli-arg-listen = L’adresse où écouter (127.0.0.1:7420 par défaut)
cli-arg-data = Le dossier où sont gardées les parties en ligne (par défaut, l’endroit habituel des données d’un programme)
cli-arg-public-url = L’adresse où l’on joint le serveur, pour les liens : https://siliam.example
cli-arg-computers = Le nombre de fils sur lesquels l’ordinateur réfléchit
cli-arg-config = Un fichier avec tout cela et les limites (docs/hosting.md)
cli-arg-log-filter = Ce qui est noté sur la sortie d’erreur : warn, info, debug
cli-arg-game = L’identifiant d’un jeu, ses options après deux-points : siam:ban,swap
cli-arg-position = Un texte de position d’où partir, au lieu du début
cli-arg-moves = Les coups à jouer à partir de là
cli-arg-depth = Le nombre de coups
cli-arg-divide = Compter par premier coup, une ligne chacun
cli-arg-make = Jouer chaque dernier coup et calculer sa clé au lieu de seulement compter
cli-arg-count = Le nombre de parties
cli-arg-plies = Couper chaque partie après tant de coups
cli-arg-seed = La graine du hasard ; la même donne les mêmes parties (0 par défaut)
cli-arg-time = Réfléchir tant de millisecondes (1000 par défaut)
cli-arg-nodes = Chercher dans tant de positions
cli-arg-depth-limit = Chercher à tant de coups de profondeur
cli-arg-threads = Le nombre de fils de recherche
cli-arg-memory = La mémoire des tables, en mébioctets (64 par défaut)
cli-arg-level = Jouer comme ce niveau, de 1 à 10
cli-arg-clock = Millisecondes qui restent à la pendule pour toute la partie
cli-arg-increment = Millisecondes que chaque coup ajoute à la pendule
cli-arg-lines = Combien de lignes montrer, la meilleure d’abord
cli-arg-players = Qui joue : engine:time=100, engine:clock=60000,ponder=1, level:4, plain:3, shallow:3, greedy, random, exec=CHEMIN:time=100, "ugi=PROGRAMME ARGUMENTS:time=100" pour tout moteur UGI (docs/ugi.md)
cli-arg-games = Le nombre de parties, pair
cli-arg-opening-plies = Les coups au hasard d’une ouverture (4 par défaut, 2 au Squaryd)
cli-arg-balance = De combien une ouverture peut pencher, en centièmes (par défaut selon le jeu) ; au Squaryd, dont le début favorise Foncé, par rapport au début
cli-arg-even = Des ouvertures égales pour les deux, même si le début du jeu ne l’est pas
cli-arg-concurrency = Le nombre de parties jouées en même temps (1 par défaut)
cli-arg-log = Un fichier qui garde chaque partie ; un match avec le même fichier reprend où il en était
cli-arg-record = Un fichier auquel chaque partie est ajoutée
cli-arg-ladder = Chacun ne joue que contre le suivant, pas contre tous
cli-arg-sprt = S’arrêter une fois la décision prise entre deux écarts d’Elo, comme 0,10
cli-arg-files = Des fichiers de parties, de simples listes de coups, de lignes JSON ou de liens ; - pour l’entrée standard
cli-arg-sample = N problèmes de chaque fichier au lieu de tous
cli-arg-puzzle-files = Des fichiers de problèmes ; sans eux, ceux du programme
cli-arg-puzzle-count = Le nombre de problèmes (20 par défaut)
cli-arg-puzzle-threads = Le nombre de parties jouées en même temps
cli-arg-file = La copie ; rien n’est écrasé
cli-arg-to = Ce qu’il faut écrire : record (par défaut), moves, json ou link
cli-arg-opening-depth = Sur combien de coups donner les débuts de partie (1 par défaut)
cli-arg-of-record = Un fichier de parties dont la première est dessinée à la place
cli-arg-at-ply = Après tant de coups de la partie (sa dernière position par défaut)
cli-arg-output = Le fichier à écrire ; - pour la sortie standard, comme par défaut
cli-arg-size = La largeur en pixels, de 64 à 4096 (800 par défaut)
cli-arg-theme = Les couleurs : light (par défaut), dark ou contrast
cli-arg-from-side = Le camp assis au bord le plus proche, par sa lettre (le premier par défaut)
cli-arg-ugi-game = Le jeu du début (siam par défaut) ; l’option Game en change
cli-arg-people = Les camps que jouent les personnes à ce terminal, par leurs lettres : e, er ; - pour aucun (le premier camp par défaut)
cli-arg-opponents = La force de l’ordinateur aux autres places, de 1 à 10 ou full (2 par défaut) ; place par place comme g=3,k=full
cli-arg-minutes = Une pendule : les minutes de la partie et les secondes que chaque coup ajoute, comme 10+5
cli-arg-leaving = Quand l’un de trois ou quatre quitte la table : un ordinateur continue (goes-on, par défaut) ou la partie s’arrête (ends)
cli-arg-save = Garder la partie dans ce nouveau fichier, écrit après chaque coup
cli-arg-resume = Continuer une partie gardée, et la garder dans le même fichier
cli-arg-luck = La chance de l’ordinateur ; la même graine donne les mêmes coups (une autre à chaque partie par défaut)
cli-arg-plain = Des lignes de mots au lieu d’un écran, pour les scripts et les lecteurs d’écran ; de même sans terminal
cli-record-check = Lire chaque partie et dire ce qui ne va pas, avec fichier, ligne et colonne
cli-record-show = Dessiner la fin de chaque partie, et l’écrire
cli-record-convert = Écrire chaque partie sous une autre forme
cli-record-stats = Résultats par camp, longueurs et débuts de partie
cli-store-check = Rejouer chaque partie, comparer chaque liste, vérifier chaque somme de contrôle
cli-puzzles-make = Jouer des parties et garder les positions où un seul coup est bon, preuve à l’appui
cli-puzzles-check = Prouver chaque problème de nouveau et dire lesquels sont faux, avec fichier et ligne
cli-no-puzzles = il n’y a pas de problèmes de { $game }

# Ce qui ne va pas
cli-unknown-argument = l’argument « { $found } » n’existe pas ici ; voyez --help
cli-unknown-command = la commande « { $found } » n’existe pas ; voyez --help
cli-missing-argument = il manque quelque chose : { $found } ; voyez --help
cli-missing-value = { $found } demande une valeur ; voyez --help
cli-bad-value = « { $value } » ne convient pas pour { $found } ; voyez --help
cli-repeated-argument = { $found } ne se donne qu’une fois
cli-conflicting-arguments = { $found } et { $other } s’excluent
cli-bad-arguments = la ligne de commande n’est pas comprise ; voyez --help
cli-no-engine = ce jeu n’a pas encore de moteur
cli-bad-player = { $why }
cli-bad-file = { $file } : { $why }
cli-no-output = rien ne peut être écrit : { $why }
cli-no-record = il ne contient aucune partie
cli-picture-format = { $file } : une image s’écrit en SVG ou en PNG ; le nom doit finir par .svg ou .png
cli-picture-ply = la partie n’a que { $plies } coups
cli-two-players-only = --sprt ne vaut que pour les jeux à deux
cli-bad-position = position : { $why }
cli-bad-move = coup { $number } « { $move } » : { $why }

# match
cli-forfeit = ouverture { $opening } : { $player } ({ $side }) perd la partie : { $why }
cli-forfeit-not-started = son programme ne démarre pas : { $detail }
cli-forfeit-crashed = son programme s’est arrêté ({ $detail })
cli-forfeit-ended = son programme s’est arrêté
cli-forfeit-silent = pas de réponse en { $detail }
cli-forfeit-illegal = « { $detail } » n’est pas un coup permis
cli-forfeit-out-of-time = son temps est écoulé
cli-forfeit-no-move = il ne donne aucun coup

# show
cli-show-reserve = { $side } : { $left } sur { $of } en main
cli-show-draw = Partie nulle
cli-show-result = { $result } : { $why }.

# serve
cli-serve-listening = Siliam vous attend sur { $address } (Ctrl-C pour arrêter)
cli-serve-near = Les autres dans votre réseau ouvrent { $address }
cli-serve-data = Les parties en ligne sont gardées dans { $folder }
cli-serve-taken = un autre programme occupe déjà { $address } ; choisissez-en une autre avec --listen
cli-serve-failed = le serveur ne peut pas écouter : { $why }

# backup, store
cli-backup-done = Copié dans { $file }, { $bytes } octets
store-full = le disque est plein ; rien n’a été écrit
store-read-only = la base de données est en lecture seule ; rien n’a été écrit
store-io = la base de données ne se laisse ni lire ni écrire : { $why }
store-busy = un autre programme retient la base de données
store-closed = la base de données a été fermée
store-batch = des évènements qui ne vont pas ensemble n’ont pas été écrits : { $why }
store-folder = le dossier de données { $folder } est inutilisable : { $why }
store-no-home = ce système ne désigne aucun dossier de données ; nommez-en un avec --data
store-absent = la base de données { $file } n’existe pas ; nommez un autre dossier avec --data
store-not-ours = { $file } n’est pas une base de données de Siliam ; elle est restée telle quelle
store-newer = { $file } vient d’une version plus récente de Siliam (schéma { $found }, celle-ci connaît { $known }) ; la base est restée telle quelle
store-older = { $file } vient d’une version plus ancienne de Siliam (schéma { $found }, celle-ci a { $known }) ; siliam serve la met à jour
store-in-use = un autre Siliam utilise le dossier de données { $folder } ; arrêtez-le, ou nommez un autre dossier avec --data
store-exists = { $file } existe déjà ; rien n’a été écrasé
store-copy = impossible d’écrire { $file } : { $why }

# Ce que trouve une vérification
store-fault-structure = la structure du fichier : { $why }
store-fault-schema = « { $name } » n’est pas comme cette version le fait
store-fault-name = « { $game } » n’est l’identifiant d’aucune partie
store-fault-game = partie { $game } : illisible, { $why }
store-fault-sum = partie { $game }, évènement { $number } : ce n’est pas ce qui fut écrit, d’après sa somme de contrôle
store-fault-missing = partie { $game }, évènement { $number } : absent
store-fault-unreadable = partie { $game }, évènement { $number } : illisible, { $why }
store-fault-fold = partie { $game }, évènement { $number } : il n’a pas pu avoir lieu, { $why }
store-fault-derived = partie { $game } : { $what } dans les listes ne découle pas des évènements
store-fault-unlisted = partie { $game } : absente des listes
store-fault-no-events = partie { $game } : dans les listes, mais sans évènements
store-fault-guest = invité { $guest } : ce n’est pas ce qui fut écrit, d’après la somme de contrôle
store-fault-log = le journal siliam.db-wal, trame { $frame } : ce n’est pas ce qui fut écrit, d’après sa somme de contrôle ; { $lost } enregistrements à partir de là ne se lisent plus
store-fault-heartbeat = le battement : ce n’est pas ce qui fut écrit, d’après sa somme de contrôle
store-what-number = le numéro du dernier évènement
store-what-waits = ce qu’elle attend
store-what-open = si elle est ouverte
store-what-house = si la maison y a part
store-what-changed = le moment du dernier changement
store-what-summary = le résumé
store-what-players = qui joue
