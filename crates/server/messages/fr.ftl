## Ce qu’un lien public dit de sa partie, là où d’autres programmes la montrent

unfolded-title = { $game } : { $players }
unfolded-running = { $plies ->
    [0] Le début
    [one] Après un coup
   *[other] Après { $plies } coups
  }. { $turn }.
unfolded-over = { $result } après { $plies ->
    [one] un coup
   *[other] { $plies } coups
  } : { $why }.
unfolded-draw = Partie nulle
unfolded-shared = Partie partagée
