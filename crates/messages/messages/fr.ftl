## Dit partout

# La forme des textes de position
text-fields = le texte a { $found } { $found ->
    [one] champ
   *[other] champs
  }, séparés par une seule espace ; il en faut { $expected }
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
move-no-swap = swap ne répond qu’au tout premier coup, et seulement avec l’option « swap »

# La table
table-over = la partie est finie
table-repetition = la même position s’est présentée pour la troisième fois (G1)
table-resigned = { $side } : abandon
table-agreed = partie nulle d’un commun accord
