## La page dans la poche

pocket-ready = Une nouvelle version est prête.
pocket-take = Mettre à jour
pocket-plain = Cette adresse n’est pas protégée (http) : tout marche comme d’habitude, mais la page ne s’ouvrira pas sans réseau.
pocket-understood = Compris

## Ce qui est gardé ici

data-title = Ce que garde ce navigateur
data-text = Vos parties, vos analyses, vos leçons, vos problèmes et vos réglages ne quittent pas cet appareil. Emportez-les dans un fichier, ou reprenez ceux d’un autre appareil.
data-export = Tout emporter
data-import = Reprendre un fichier
data-brought = { $added ->
    [0] Rien de nouveau dans ce fichier.
    [one] Une chose reprise du fichier.
   *[other] { $added } choses reprises du fichier.
  }
data-skipped = { $skipped ->
    [one] Une ligne illisible est laissée de côté.
   *[other] { $skipped } lignes illisibles sont laissées de côté.
  }
data-refused = Le navigateur n’a pas tout gardé : sa place est comptée.
data-foreign = Ce fichier ne vient pas de Siliam.
