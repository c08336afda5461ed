import{t as e}from"./messages.svelte-CcKYPJKG.js";e.add({fr:`## Emporter une partie, en apporter une\xA0: chargé quand on en a besoin

export-link = Lien privé
export-link-what = Toute la partie est dans le lien\xA0: il s’ouvre n’importe où, et aucun serveur ne la voit.
export-record = La partie en texte
export-position = La position à l’écran
copy-link = Copier le lien
copy-record = Copier la partie
copy-position = Copier la position
copied-link = Lien copié.
copied-record = Partie copiée.
copied-position = Position copiée.
copied-not = Le navigateur ne laisse pas copier\xA0: le texte est sélectionné, copiez-le vous-même.
share = Partager
download = Télécharger
downloaded = Fichier enregistré.
secret-announce = Tant que la partie dure, ce que personne n’a annoncé n’y figure pas.
secret-table = Tant que la partie dure, ce que personne n’a vu n’y figure pas.
import-what = Coller ici une partie, une position, une liste de coups ou un lien.
import-drop = … ou déposer un fichier n’importe où sur la page.
import-read = Lire
import-file = Choisir un fichier
shared-broken = Ce lien ne s’ouvre pas. Demandez qu’on vous l’envoie encore, en entier.
fault-at = ligne { $line }, colonne { $column }\xA0: { $why }
found-count = { $games ->
    [0] Aucune partie reconnue
    [one] Une partie reconnue
   *[other] { $games } parties reconnues
  }{ $faults ->
    [0] .
    [one] , une illisible.
   *[other] , { $faults } illisibles.
  }
found-games = { $count } parties reconnues
found-all = Tout garder
found-more = Seules les { $count } premières parties sont prises.
found-more-faults = { $count ->
    [one] … et encore une faute.
   *[other] … et encore { $count } fautes.
  }
found-refused = Le navigateur n’a pas la place de tout garder\xA0: certaines parties seront perdues si vous fermez la page.
found-which = De quel jeu s’agit-il\xA0?
found-unlike = Cela ne ressemble ni à une partie, ni à une position, ni à un lien de nos jeux. Si c’en est, de quel jeu s’agit-il\xA0?
found-position = une position
found-result = Résultat noté\xA0: { $result }
found-aside = { $branches ->
    [0] { "" }
    [one] Un coup en variante
   *[other] { $branches } coups en variantes
  }{ $notes ->
    [0] { "" }
   *[other] { $branches ->
        [0] { $notes ->
            [one] Un coup commenté
           *[other] { $notes } coups commentés
          }
       *[other] { $notes ->
            [one] , un coup commenté
           *[other] , { $notes } coups commentés
          }
      }
  }\xA0: l’analyse les montre.
found-seats = Qui continue
found-go-on = Continuer la partie
found-begin = Jouer depuis cette position
found-look = Revoir la partie
found-too-long = Une partie de plus de cinq mille coups\xA0: trop longue pour être gardée ici.
`,en:`## Taking a game away, bringing one in: loaded when it is wanted

export-link = Private link
export-link-what = The whole game is in the link: it opens anywhere, and no server sees it.
export-record = The game as text
export-position = The position on screen
copy-link = Copy the link
copy-record = Copy the game
copy-position = Copy the position
copied-link = Link copied.
copied-record = Game copied.
copied-position = Position copied.
copied-not = The browser does not allow copying: the text is selected, copy it yourself.
share = Share
download = Download
downloaded = File saved.
secret-announce = While the game runs, what nobody has announced is not in it.
secret-table = While the game runs, what nobody has seen is not in it.
import-what = Paste a game, a position, a list of moves or a link here.
import-drop = … or drop a file anywhere on the page.
import-read = Read
import-file = Choose a file
shared-broken = This link does not open. Ask for it to be sent again, in full.
fault-at = line { $line }, column { $column }: { $why }
found-count = { $games ->
    [0] No game recognised
    [one] One game recognised
   *[other] { $games } games recognised
  }{ $faults ->
    [0] .
    [one] , one unreadable.
   *[other] , { $faults } unreadable.
  }
found-games = { $count } games recognised
found-all = Keep them all
found-more = Only the first { $count } games are taken.
found-more-faults = { $count ->
    [one] … and one more fault.
   *[other] … and { $count } more faults.
  }
found-refused = The browser has no room for all of them: some games will be lost when you close the page.
found-which = Which game is it?
found-unlike = This looks like no game, position or link of ours. If it is one, which game is it?
found-position = a position
found-result = Result as noted: { $result }
found-aside = { $branches ->
    [0] { "" }
    [one] One move in a variation
   *[other] { $branches } moves in variations
  }{ $notes ->
    [0] { "" }
   *[other] { $branches ->
        [0] { $notes ->
            [one] One move with a comment
           *[other] { $notes } moves with comments
          }
       *[other] { $notes ->
            [one] , one move with a comment
           *[other] , { $notes } moves with comments
          }
      }
  }: the analysis shows them.
found-seats = Who goes on
found-go-on = Go on with the game
found-begin = Play from this position
found-look = Look back at the game
found-too-long = A game of more than five thousand moves: too long to be kept here.
`});