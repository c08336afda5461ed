## Un ordinateur qui corrige : chargé avec sa première remarque

teaching-title = Le cornac vous retient
teaching-allowed = { $count ->
    [one] après { $move }, { $reply } gagne tout de suite
   *[other] après { $move }, { $reply } gagne en { $count } tours
  }
teaching-missed = { $count ->
    [one] au lieu de { $move }, vous pouviez gagner tout de suite
   *[other] au lieu de { $move }, vous pouviez gagner en { $count } tours
  }
teaching-why = à la fin : { $reason }
teaching-back = Essayer autre chose
teaching-on = Continuer
