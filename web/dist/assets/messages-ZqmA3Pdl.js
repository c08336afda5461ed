import{t as e}from"./messages.svelte-CcKYPJKG.js";e.add({fr:`## La page dans la poche

pocket-ready = Une nouvelle version est prête.
pocket-take = Mettre à jour
pocket-plain = Cette adresse n’est pas protégée (http)\xA0: tout marche comme d’habitude, mais la page ne s’ouvrira pas sans réseau.
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
data-refused = Le navigateur n’a pas tout gardé\xA0: sa place est comptée.
data-foreign = Ce fichier ne vient pas de Siliam.
`,en:`## The page in the pocket

pocket-ready = A new version is ready.
pocket-take = Update
pocket-plain = This address is not protected (http): everything works as usual, but the page will not open without a network.
pocket-understood = Got it

## What is kept here

data-title = What this browser keeps
data-text = Your games, analyses, lessons, puzzles and settings do not leave this device. Take them along in a file, or bring in those of another device.
data-export = Take everything along
data-import = Bring in a file
data-brought = { $added ->
    [0] Nothing new in this file.
    [one] One thing brought in from the file.
   *[other] { $added } things brought in from the file.
  }
data-skipped = { $skipped ->
    [one] One unreadable line is left out.
   *[other] { $skipped } unreadable lines are left out.
  }
data-refused = The browser did not keep everything: its room is limited.
data-foreign = This file does not come from Siliam.
`});