## Une partie dans le terminal

# Ce qui ne va pas
tui-no-side = ce jeu n’a pas de camp « { $found } » ; ses camps sont { $known }
tui-no-level = « { $found } » n’est pas un niveau ; les niveaux vont de 1 à 10, puis full
tui-level-of-person = « { $found } » est le niveau d’un ordinateur, mais une personne joue là
tui-no-engine = on ne peut pas jouer ici contre l’ordinateur : ce jeu n’a pas de moteur
tui-file = fichier { $file } : { $why }
tui-file-exists = le fichier { $file } existe déjà : continuez cette partie avec --resume, ou choisissez un autre nom
tui-file-empty = le fichier { $file } ne contient aucune partie
tui-file-several = le fichier { $file } contient plusieurs parties, et l’on n’en continue qu’une
tui-file-bad = { $file }, ligne { $line }, colonne { $column } : { $why }
tui-too-small = cette fenêtre a { $width } colonnes et { $height } lignes ; il en faut { $columns } et { $lines } pour le plateau

# À qui de jouer, comment c’est fini
tui-turn = À { $side } de jouer
tui-wins = Victoire : { $side }
tui-drawn = partie nulle
tui-shared = { $count ->
    [one] { $sides } reste à la table
   *[other] { $sides } se partagent la partie
  }
tui-look = { $number ->
    [0] le début de la partie
   *[other] après le coup { $number } sur { $of }
  }
tui-look-keys = Page préc. et Page suiv. parcourent les coups, Échap revient à la partie
tui-thinking = l’ordinateur réfléchit…
tui-no-advice = l’ordinateur n’a rien à dire ici
tui-slip = oubli : { $what }
tui-told-join = {" ; "}

# Ce qui est demandé
tui-ask-reserve = prenez une pièce dans votre réserve : Entrée
tui-ask-cell = choisissez une case avec les flèches, puis Entrée
tui-ask-next = où aller ? Échap pour lâcher
tui-ask-facing = choisissez l’orientation avec les flèches, puis Entrée
tui-ask-corner = choisissez le coin avec les flèches, puis Entrée

# Ce qu’on fait d’autre que jouer
tui-nothing-to-undo = il n’y a rien à reprendre
tui-nothing-to-redo = il n’y a rien à rejouer
tui-draw-declined = nulle refusée : { $side } espère mieux
tui-draw-too-soon = { $count ->
    [one] la nulle vient d’être refusée : encore un coup avant de la proposer à nouveau
   *[other] la nulle vient d’être refusée : encore { $count } coups avant de la proposer à nouveau
  }
tui-left-resigned = { $side } abandonne ; un ordinateur continue à sa place
tui-left-flagged = { $side } : temps écoulé ; un ordinateur continue à sa place
tui-gone-resigned = { $side } avait abandonné : un ordinateur jouait à sa place
tui-gone-flagged = { $side } n’avait plus de temps : un ordinateur jouait à sa place
tui-saved = la partie est gardée dans { $file }, désormais après chaque coup
tui-save-where = dites dans quel fichier : garder FICHIER
tui-word-save = garder

# Conseils
tui-hint-best = { $move } paraît le meilleur coup
tui-hint-wins = { $count ->
    [one] { $move } gagne tout de suite
   *[other] { $move } gagne en { $count } tours
  }
tui-hint-holds = { $move } résiste le plus longtemps

# Ce qu’on voit
tui-you = vous
tui-person = une personne
tui-level = niveau { $number }
tui-full = pleine force
tui-moves = Coups
tui-facing = Orientation
tui-corner = Coin
tui-empty = vide
tui-hole = { $cell }, hors du plateau
tui-possible = possible
tui-piece-of = { $kind } ({ $side })
tui-reserve = { $kind }, { $left }/{ $of } en main
tui-in-hand = { $kind } en main : { $left } sur { $of }
tui-stand = { $kind } : { $cells }
tui-of-side = { $side } : { $what }
tui-action-swap = Faire sien le premier coup
tui-action-pass = Passer

# Les touches
tui-keys-line = ←↑↓→ Entrée touche · Tab réserve · Échap lâche · ⌫ reprend · ! conseil · ? aide
tui-keys-line-over = PgPréc PgSuiv revoir les coups · Échap revient · ⌫ reprend · Ctrl C quitte
tui-prompt = Coup :
tui-typed-keys = Entrée joue, Échap efface
tui-leaf = { $number } sur { $of } · PgPréc et PgSuiv tournent la page, une autre touche la ferme
tui-keys = Touches
tui-words = Mots à taper
tui-key-arrows = ← ↑ ↓ →
    .does = aller de case en case
tui-key-enter = Entrée
    .does = toucher
tui-key-escape = Échap
    .does = lâcher, revenir
tui-key-tab = Tab
    .does = réserves, boutons
tui-key-letters = lettres
    .does = taper un coup, un mot
tui-key-hint = !
    .does = un conseil
tui-key-undo = ⌫, Ctrl Z
    .does = reprendre
tui-key-redo = Ctrl Y
    .does = rejouer
tui-key-look = PgPréc PgSuiv
    .does = revoir les coups
tui-key-ends = Début Fin
    .does = le début, le présent
tui-key-save = Ctrl S
    .does = garder la partie
tui-key-help = ?, F1
    .does = cette page
tui-key-quit = Ctrl C
    .does = quitter

# Les mots
tui-dialogue-help = tapez un coup, ou un mot comme aide, regarder, plateau, coups, conseil, quitter
tui-word-does = { $word } : { $does }
tui-does-help = ce qu’on peut taper
tui-does-hint = ce que le moteur jouerait
tui-does-moves = ce qu’on peut essayer
tui-does-list = les coups joués
tui-does-look = la position en mots
tui-does-board = le plateau dessiné
tui-does-position = le texte de la position
tui-does-undo = reprendre un coup
tui-does-redo = rejouer un coup
tui-does-save = la partie dans un FICHIER
tui-does-draw = proposer la nulle
tui-does-resign = abandonner
tui-does-quit = quitter
