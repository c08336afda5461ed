## Les leçons : chargées avec elles

lessons-title = Leçons
lessons-about = De petits pas, un plateau à toucher, et un cornac qui répond à tout. Cinq minutes, et vous jouez.
lessons-go-on = Reprendre où vous en étiez
lessons-begin = Commencer par la première
lessons-progress = { $done ->
    [0] { $of } étapes
    [one] { $done } étape sur { $of }
   *[other] { $done } étapes sur { $of }
  }
lessons-whole = leçon finie, à refaire quand vous voulez
lesson-of = { $name }, { $place ->
    [1] la première
    [2] la deuxième
    [3] la troisième
    [4] la quatrième
    [5] la cinquième
    [6] la sixième
    [7] la septième
    [8] la huitième
    [9] la neuvième
   *[other] leçon { $place }
  }
lesson-missing-title = Pas de leçon ici
lesson-missing-text = Cette leçon n’existe pas, ou plus. Les autres vous attendent.
lesson-teacher = Le cornac
lesson-steps = Étapes de la leçon
lesson-mark = Étape { $step }, { $state ->
    [done] faite
    [now] en cours
   *[open] à venir
  }
lesson-step = Étape { $step } sur { $of }.
lesson-tries = { $count ->
    [0] Rien ne presse.
    [1] Un essai ; rien ne presse.
    [2] Deux essais ; rien ne presse.
    [3] Trois essais ; rien ne presse.
    [4] Quatre essais ; rien ne presse.
    [5] Cinq essais ; rien ne presse.
   *[other] { $count } essais ; rien ne presse.
  }
lesson-back = Revenir
lesson-hint = Un indice
lesson-hint-short = Indice
lesson-show = Montrer
lesson-watch = Regarder
lesson-watch-next = La suite
lesson-watch-again = Revoir la démonstration
lesson-mine = À moi
lesson-next = Étape suivante
lesson-again = Refaire
lesson-play = Jouer une partie
lesson-next-lesson = Leçon suivante : { $name }
lesson-all = Toutes les leçons
lesson-rules = Lire la règle
lesson-look = Regardez d’abord : le cornac vous montre.
lesson-refuted = Ce n’est pas le coup cherché. Voici comment on y répond ({ $side }).
lesson-back-again = Touchez le plateau pour reprendre.
lesson-go-on = À vous.
lesson-late = Maintenant, vous ne pouvez plus gagner à temps : cherchez un autre coup.
lesson-ended = Ce n’est pas la fin que l’on cherche ; touchez le plateau pour reprendre.
lesson-not-won = Pas encore gagné, et il ne reste plus de coup pour cela.
lesson-not-asked = Ce coup est permis, mais ce n’est pas celui que l’on cherche.
lesson-nowhere = Rien à prendre ni à poser ici. Relisez la consigne, puis touchez ailleurs.
exercise-open = S’exercer
exercise-close = Fermer l’exercice
exercise-lesson = Toute la leçon : { $name }
