## Problèmes : chargé avec eux

puzzles-today = celui du jour, n° { $number }
puzzles-one = { $name }, n° { $number }
puzzles-none-title = Pas encore de problèmes
puzzles-none-text = Aucun n’est encore arrivé jusqu’ici. Les plateaux, eux, vous attendent à l’accueil.
puzzles-failed-title = Les problèmes ne sont pas arrivés
puzzle-missing-title = Ce problème n’existe pas ici
puzzle-missing-text = Le lien est peut-être incomplet, ou le problème a été remplacé. Celui du jour, lui, vous attend.
puzzles-skipped = { $count ->
    [one] Une ligne illisible est laissée de côté.
   *[other] { $count } lignes illisibles sont laissées de côté.
  }
puzzles-go-today = Celui du jour
puzzles-new-day = Le problème d’aujourd’hui est là

puzzle-asks-win = { $turn } et de gagner { $count ->
    [one] en un coup
    [2] en deux coups
    [3] en trois coups
    [4] en quatre coups
    [5] en cinq coups
   *[other] en { $count } coups
  }.
puzzle-asks-save = { $turn } : un seul coup sauve la partie.
puzzle-short-win = { $count ->
    [one] gagner en un coup
    [2] gagner en deux coups
    [3] gagner en trois coups
    [4] gagner en quatre coups
    [5] gagner en cinq coups
   *[other] gagner en { $count } coups
  }
puzzle-short-save = trouver le coup qui sauve

puzzle-theme = Thème
puzzle-unknown = à découvrir
puzzle-difficulty = Difficulté
puzzle-difficulty-of = { $marks } sur 5
puzzle-time = Temps
puzzle-seconds = { $seconds } s
puzzle-minutes = { $minutes } min { $seconds }

puzzle-begin = Un seul coup est bon. Touchez le plateau pour le jouer.
puzzle-was-shown = La solution vous a été montrée : rejouez-la pour le plaisir, sans que cela compte.
puzzle-go-on = À vous : la suite.
puzzle-hint-touch = Commencez par ce qui est encadré.
puzzle-hint-move = Le coup est { $move }.
puzzle-slower = { $move } gagne aussi, mais plus lentement. Cherchez plus court.
puzzle-wrong-ends = { $move } finit la partie, mais pas pour vous.
puzzle-wrong-loses = { $count ->
    [one] Pas { $move } : { $reply } répond et gagne tout de suite.
   *[other] Pas { $move } : { $reply } répond et gagne en { $count } coups.
  }
puzzle-wrong-escapes = Pas { $move } : { $reply } répond, et le gain s’échappe.
puzzle-wrong-other = Pas { $move } : { $reply } répond, et rien n’est sauvé.
puzzle-hint = Indice
puzzle-hint-more = Le coup
puzzle-reveal = Solution

puzzle-solved = Résolu
puzzle-saves = { $count ->
    [one] Tout autre coup perd aussitôt.
    [2] Tout autre coup perd en deux coups au plus.
    [3] Tout autre coup perd en trois coups au plus.
    [4] Tout autre coup perd en quatre coups au plus.
    [5] Tout autre coup perd en cinq coups au plus.
   *[other] Tout autre coup perd en { $count } coups au plus.
  }
puzzle-solution = La solution
puzzle-found-first = Trouvé du premier coup.
puzzle-found-helped = Trouvé avec un indice.
puzzle-found-later = Trouvé après un détour.
puzzle-found-shown = Retrouvé après la solution.
puzzle-found-not = Le suivant sera pour vous.
puzzle-another = Un autre
puzzle-share = Partager
puzzle-link-title = Un lien vers ce problème
puzzle-link-about = Qui le suit trouve la même position, et rien de ce que vous y avez joué.
puzzle-copy = Copier
puzzle-send = Envoyer
puzzle-copied = C’est copié.
puzzle-copied-not = Le navigateur ne laisse pas copier. Le lien est sélectionné : copiez-le vous-même.
puzzle-rating = Votre force
puzzle-rating-of = { $rating }, sur { $count ->
    [one] un problème
   *[other] { $count } problèmes
  }
puzzle-rating-new = { $rating } pour commencer

puzzle-streak = { $count ->
    [0] Une série commence aujourd’hui
    [one] Un jour
    [2] Deux jours de suite
    [3] Trois jours de suite
    [4] Quatre jours de suite
    [5] Cinq jours de suite
    [6] Six jours de suite
    [7] Sept jours de suite
   *[other] { $count } jours de suite
  }
puzzle-next-at = le suivant à { $time }
puzzle-day-solved = { $day }, résolu
puzzle-day-open = { $day }, pas encore
puzzle-day-missed = { $day }, laissé passer
puzzle-others = D’autres problèmes
puzzle-themes = Choisir un thème
puzzle-themes-all = Tous les thèmes
puzzle-themes-count = { $name } ({ $count })

# Les thèmes
puzzle-theme-push-out = Pousser dehors
puzzle-theme-sandwich = Pris en tenaille
puzzle-theme-self-goal = Le but contre son camp
puzzle-theme-step-aside = Le pas de côté
puzzle-theme-enter = L’entrée
puzzle-theme-double-square = Deux carrés à la fois
puzzle-theme-exhaustion = Plus assez de pions
puzzle-theme-last-pawn = Le dernier pion
puzzle-theme-parry = La parade
puzzle-theme-close = La fermeture
puzzle-theme-fork = La fourchette
puzzle-theme-tile-after-block = La tuile après le blocage
puzzle-theme-duty = L’obligation
puzzle-theme-lift = Le triangle retiré
puzzle-theme-cross = La croix
puzzle-theme-line = La ligne
puzzle-theme-save = Le coup qui sauve
puzzle-theme-other = Le seul bon coup
