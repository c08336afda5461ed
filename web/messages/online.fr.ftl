## Jouer en ligne

among-friends = entre amis
someone = quelqu’un
the-computer = l’ordinateur
seat-free = siège libre
online-loading = On cherche la table…

# Le temps
pace-day = { $count ->
    [one] 1 jour
   *[other] { $count } jours
  }
    .about = par coup
pace-days = { $count ->
    [one] un jour par coup
   *[other] { $count } jours par coup
  }
time-days = { $days } j { $hours } h
time-hours = { $hours } h { $minutes }
span-seconds = { $count } s
span-minutes = { $count } min
span-hours = { $count } h
span-days = { $count ->
    [one] un jour
   *[other] { $count } jours
  }
until-time = jusqu’à { $time }
until-tomorrow = jusqu’à demain
until-day = jusqu’à { $day }

# Qui est là
who-instead = ordinateur, à la place de { $name }
who-away = { $name }, hors ligne, { $span }
who-free-turn = { $name }, premier tour libre

# La connexion
band-opening = Connexion…
band-lost = Reconnexion… la table vous attend.
band-kept = Reconnexion… votre coup est gardé.
band-here = { $count ->
    [one] { $names } est là
   *[other] { $names } sont là
  }
band-away = { $count ->
    [one] { $names } est hors ligne
   *[other] { $names } sont hors ligne
  }
band-alone = Connecté
band-watching = Vous regardez
band-watchers = { $count ->
    [one] une personne regarde
   *[other] { $count } personnes regardent
  }
band-silent = Reconnexion… le serveur est hors de portée.
band-doubt = Plus de réseau… on vérifie.
band-retry = Réessayer maintenant

# Un coup en route
sent-leaves = { $move } part dès le retour du réseau
sent-clock = Votre pendule court jusqu’à son arrivée.
sent-clock-perhaps = Votre coup est gardé ; si le serveur est arrêté, les pendules attendent.
sent-kept = Votre coup est gardé.
sent-late = { $move } est en route
sent-waits = Coup envoyé, on attend la réponse.
server-slept = Le serveur a dormi { $span } ; les pendules s’étaient arrêtées.
aborted = Partie annulée

# Ce qui se propose
proposed-draw = Vous proposez la nulle ; on attend { $names }.
proposed-take_back = Vous demandez à reprendre un coup ; on attend { $names }.
proposed-rematch = Vous proposez une revanche ; on attend { $names }.
asks-draw = { $name } propose la nulle.
asks-take_back = { $name } demande à reprendre un coup.
asks-rematch = { $name } propose une revanche.
declined-draw = { $name } préfère jouer.
declined-take_back = { $name } ne veut pas reprendre.
declined-rematch = { $name } en reste là.
took-back = { $count ->
    [one] Un coup est repris.
   *[other] { $count } coups sont repris.
  }
answer-accept = Accepter
answer-decline = Refuser
ask-draw-online = Proposer la nulle ?
do-draw-online = Proposer
ask-take-back = Demander à reprendre votre dernier coup ?
do-take-back = Demander
ask-abort = Annuler cette partie ? Elle ne comptera pour personne.
do-abort = Annuler la partie
ask-begin = L’ordinateur prend le dernier siège libre. Commencer la partie ?
do-begin = Commencer
ask-withdraw = Retirer cette table ? Le lien ne mènera plus nulle part.
do-withdraw = Retirer
offer-take-back = Reprendre
abort = Annuler la partie
next-game = Partie suivante

# Dire
chat = Dire
chat-unread = Dire ({ $count })
chat-heard = Propos
chat-heard-unread = Propos ({ $count })
chat-title = À la table
chat-empty = Personne n’a rien dit encore.
chat-muted = Vous n’entendez pas ce qui s’est dit.
chat-text = Votre phrase
chat-send = Dire
chat-not-sent = La connexion manque : rien n’est parti.
chat-watching = Qui regarde écoute ; seuls ceux qui sont assis parlent.
chat-over = { $name } dit : { $text }
chat-mute = Ne plus entendre { $name }
chat-unmute = Entendre { $name } de nouveau
chat-you = vous

# Inviter
friend-title = Avec un ami
friend-line = deux téléphones, un lien
open-title = Ouvrir une table
open-line = le premier qui passe s’y assied
laid-title = Table ouverte
friend-heading = Une partie de { $name }, { $pace }
friend-choose = Tout peut encore changer ensuite.
friend-change = Changez d’avis tant que le siège est libre.
invite-game = Le jeu
invite-board = Le plateau
invite-seats = Qui s’assied où
wish-me = Vous
wish-free = Qui vient
wish-computer = Ordinateur
invite-where = Qui peut venir
where-link = Qui a le lien
    .about = un ami, à qui vous l’envoyez
where-lobby = Qui passe
    .about = la table est annoncée au salon
your-name = Votre nom
name-needed = Un nom de 1 à 24 lettres, pour que l’on sache avec qui l’on joue.
lay-table = Dresser la table
laying = On dresse la table…
lay-waits = Reconnexion… la table sera dressée dès que le serveur répondra.
new-table-title = Votre table
waiting-friend = On attend votre ami
waiting-anybody = On attend qui passe
waiting-many = { $count ->
    [one] On attend encore une personne
   *[other] On attend encore { $count } personnes
  }
waiting-line = Vous pouvez fermer cette page : la table reste dressée.
seat-open = Siège libre
seat-open-line = { $side } ; qui ouvre le lien s’y assied.
seat-open-listed = { $side } ; le premier qui passe s’y assied.
seat-yours = Vous
seat-yours-first = { $side } ; vous commencez.
seat-yours-later = { $side }
seat-drawn-line = Votre camp sera tiré au sort.
seat-computer-line = { $side } ; ordinateur, niveau { $number }.
seat-person-line = { $side }
invite-show = Montrez ce carré à votre ami, ou envoyez-lui le lien.
invite-listed = La table est annoncée au salon ; ce lien y mène aussi.
invite-here = Dans une autre fenêtre de cette machine, ce lien mène déjà à la table.
qr-label = Le lien, à photographier
invite-copy = Copier le lien
copied = Lien copié
copy-failed = Le navigateur refuse de copier : sélectionnez le lien.
send-link = Envoyer
share-text = Une partie de { $name } ? La table est dressée.
withdraw = Retirer la table
reach-title = Un ami ne peut pas encore vous rejoindre
reach-text = Cette page n’est ouverte que sur votre machine. Pour jouer dans votre réseau, lancez plutôt :
reach-then = { $count ->
    [0] puis ouvrez la page à l’adresse de cette machine.
    [one] puis ouvrez la page ici :
   *[other] puis ouvrez la page à l’une de ces adresses :
  }
reach-stays = La table dressée ici y reste : à l’autre adresse vous êtes un nouvel invité, et vous en dressez une autre.

# S’asseoir
join-title = { $name } vous invite
join-heading = { $name }, { $pace }
join-line = Dites votre nom et asseyez-vous : la partie commence quand toutes les places sont prises.
terms-begins = { $name } commence
terms-you-begin = vous commencez
terms-first = premier tour : { $side }
terms-goes-on = si quelqu’un part, un ordinateur continue à sa place
terms-ends = si quelqu’un part, la partie s’arrête
sit-down = S’asseoir
sit-here = S’asseoir : { $side }
sit-waits = Reconnexion… votre place sera demandée dès que le serveur répondra.
join-waits = Reconnexion… la table s’ouvrira dès que le serveur répondra.
stand-up = Se lever
table-closed-title = Cette table a été retirée
table-closed-text = Qui l’avait dressée l’a retirée avant que la partie commence. Une autre se dresse en un instant.
no-table-title = Cette table n’existe pas
no-table-text = Le lien est peut-être incomplet. Demandez-le de nouveau à qui vous l’a envoyé.
bad-table-title = Cette table ne s’ouvre pas
none-title = On ne joue pas en ligne ici
none-text = Cette page vient d’une adresse sans serveur de parties. À cet écran, tout se joue comme toujours.

# Le salon
lobby-title = Salon
lobby-line = { $count ->
    [0] personne n’attend pour l’instant
    [one] une table attend quelqu’un
   *[other] { $count } tables attendent quelqu’un
  }
lobby-yours = { $count ->
    [0] Vos parties
    [one] À vous de jouer dans une partie
   *[other] À vous de jouer dans { $count } parties
  }
lobby-hurry = { $count ->
    [0] Personne ne vous attend.
   *[other] La plus pressée attend { $until }.
  }
lobby-clock = Une partie à la pendule vous attend ; votre premier tour est libre.
lobby-calm = Rien ne presse : ces parties se jouent sans pendule.
lobby-none = Vous n’avez pas encore de partie en ligne. Invitez un ami, ou asseyez-vous à une table.
lobby-open = Ouvrir une table
lobby-invite = Inviter un ami
lobby-tables = { $count ->
    [0] aucune
    [one] { $count } table
   *[other] { $count } tables
  }
lobby-empty = Personne n’attend ici pour l’instant. Ouvrez une table : le premier qui passe s’y assied.
lobby-away = Le serveur est hors de portée : on ne sait pas qui attend.
lobby-open-one = Ouvrir une table de { $name }
lobby-finished = Finies, à revoir quand vous voulez
lobby-more = Montrer la suite
lobby-with = avec { $names }
lobby-waits = on attend
lobby-seats = on attend quelqu’un
lobby-turn-of = à { $name } de jouer
lobby-your-turn = À vous
lobby-since = depuis { $span }
lobby-just-now = à l’instant
lobby-sit = S’asseoir à la table de { $name }
lobby-own = votre table
result-aborted = annulée
