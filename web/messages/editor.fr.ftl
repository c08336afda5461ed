## Composer une position

editor-title = Composer une position
editor-game = Jeu
editor-options = Options du jeu
editor-options-chosen = Options du jeu : { $options }
editor-board = Le plateau
editor-tools = Ce que pose une touche
editor-notes = Ce qu’une touche note sur sa case
editor-nobody = Sans camp
editor-take = Ôter
editor-note = { $side } : { $what }
editor-hands = En main
editor-fields = Le reste de la position
editor-text = La position en texte
editor-read = Lire
editor-copy = Copier
editor-copied = Position copiée.
editor-not-copied = Le navigateur ne laisse pas copier : le texte est sélectionné, copiez-le vous-même.
editor-clear = Vider
editor-start = Position de départ
editor-analyse = Analyser
editor-possible = Cette position est possible.
editor-impossible = Impossible : { $why }
editor-keys = Au clavier : les flèches vont de case en case, Entrée pose, Suppr ôte, la lettre d’un camp ({ $letters }) le prend en main, les chiffres choisissent parmi ses pièces, 0 ôte.
