## Dit partout

# La forme des textes de position
text-fields = le texte a { $found } { $found ->
    [one] champ
   *[other] champs
  } ; il en faut { $expected }, séparés par une seule espace
text-rows = le plateau a { $found } { $found ->
    [one] rangée
   *[other] rangées
  } au lieu de { $expected }
text-length = la rangée { $row } n’a pas { $expected } cases
text-letter = « { $found } », dans la rangée { $row }, n’est pas une pièce de ce jeu
text-run = la rangée { $row } doit écrire chaque suite de cases libres par un seul nombre
text-side = « { $found } » n’est pas un camp
text-count = « { $found } » n’est pas un nombre entier d’au plus neuf chiffres

# Les noms des jeux
name-unknown-game = il n’y a pas de jeu « { $found } » ; les jeux sont { $known }
name-unknown-option = { $game } n’a pas d’option « { $found } » ; il a { $known }
name-repeated-option = l’option « { $found } » est donnée deux fois

# Les coups de tous les jeux
move-no-cell = le plateau n’a pas de case { $cell }
move-no-swap = on n’échange (swap) qu’en réponse au tout premier coup, et seulement si l’échange est permis

# La table
table-over = la partie est finie
table-repetition = la même position s’est présentée pour la troisième fois
table-resigned = { $side } : abandon
table-flagged = { $side } : temps écoulé
table-resigned-shared = { $side } : abandon, donc dernier ; { $others } se partagent le reste
table-flagged-shared = { $side } : temps écoulé, donc dernier ; { $others } se partagent le reste
table-all-left = { $side } part en dernier ; personne n’a gagné
table-gone = { $side } : déjà parti
table-agreed = d’un commun accord
table-settlement = « { $found } » ne se règle pas entre joueurs

list-and = et

# Composer une position
edit-side = Trait
edit-none = rien
edit-yes = oui
edit-no = non

# Une touche qui ne mène nulle part
touch-not-your-turn = ce n’est pas à vous de jouer
touch-begun = finissez ce que vous avez commencé, ou touchez-le de nouveau pour le lâcher
touch-no-button = ce jeu n’a pas ce bouton

# Ce qui est dit avant le coup
duty-swap = le second joueur peut faire sien le premier coup

# Les parties enregistrées
record-tag = ce n’est pas une étiquette ; une étiquette s’écrit [Nom "valeur"]
record-repeated = l’étiquette { $name } est donnée deux fois
record-value = « { $found } » ne convient pas pour { $name }
record-no-game = aucune étiquette [Game "…"] ne dit de quel jeu il s’agit
record-open-comment = ce commentaire n’est jamais fermé
record-open-variation = cette variante n’est jamais fermée
record-no-variation = aucune variante n’est ouverte ici
record-variation-of-nothing = aucun coup ne précède cette variante, elle ne remplace rien
record-tags = plus de { $most } étiquettes
record-moves = plus de { $most } coups
record-nested = plus de { $most } variantes l’une dans l’autre
record-departures = les départs et retours de joueurs obligeraient à rejouer plus de { $most } coups
record-comment = un commentaire de plus de { $most } octets
record-mark = « { $found } » n’est pas une marque ; les marques vont de $0 à $255
record-went-on = la partie a continué après ce coup : rien ne peut s’y régler
record-line = une ligne de plus de { $most } octets
record-json = ce n’est pas une partie en JSON, avec les champs « game » et « moves »
record-result = le résultat annoncé est { $found }, mais les coups donnent { $is }

# Ce que le système refuse
system-not-found = ce fichier ou ce dossier n’existe pas
system-permission = l’accès est refusé
system-folder = c’est un dossier
system-exists = ce fichier existe déjà
system-full = le disque est plein

# Les liens
short-malformed = ce n’est pas un lien vers une partie, ou il en manque un morceau
short-version = ce lien est de la version { $found }, inconnue ici
short-checksum = ce lien a été abîmé en route
short-content = ce lien ne contient pas de partie
short-too-long = cette partie est trop longue pour un lien : plus de { $most } coups ou octets
short-too-wide = cette partie laisse trop de choix pour un lien : plus de { $most } coups possibles en tout

# La table en ligne
room-no-seat = il faut être assis à cette table
room-taken = cette place est prise
room-seated = vous êtes déjà assis à cette table
room-waiting = la partie n’a pas commencé
room-begun = la partie a commencé
room-over = la partie est finie
room-running = la partie n’est pas finie
room-not-your-turn = ce n’est pas à vous de jouer
room-stale = la partie a continué entre-temps
room-offered = c’est déjà proposé ; jouez d’abord un coup
room-no-offer = personne ne l’a proposé
room-nothing-back = aucun de vos coups n’est à reprendre
room-no-abort = chacun a joué : la partie compte, on ne peut plus que l’abandonner
room-not-yours = seul qui a dressé la table peut la changer
room-pace = une partie dure de 10 secondes à un jour, un tour ajoute au plus 10 minutes ; ou un tour prend de 1 à 30 jours
room-over-already = cette position est la fin d’une partie
room-seats = il faut une place par joueur, dont la vôtre
room-house = cela n’appartient pas aux joueurs
room-aborted = la partie a été annulée avant que chacun ait joué

# Le serveur
house-malformed = le serveur n’a pas compris : { $why }
house-no-game = cette table n’existe pas
house-flood = trop à la fois ; attendez un peu
house-slow = cette connexion lit trop lentement
house-storage = le serveur ne peut rien garder pour l’instant, donc rien n’est fait ; réessayez
house-damaged = cette partie est abîmée et ne s’ouvre plus
house-stopping = le serveur s’arrête un moment
house-watching = cette page suit déjà trop de tables
house-silent = seuls ceux qui sont assis parlent
house-saying = dites quelque chose en 200 lettres au plus
