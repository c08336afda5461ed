## Emporter une partie, en apporter une : chargé quand on en a besoin

export-link = Lien privé
export-link-what = Toute la partie est dans le lien : il s’ouvre n’importe où, et aucun serveur ne la voit.
export-record = La partie en texte
export-position = La position à l’écran
copy-link = Copier le lien
copy-record = Copier la partie
copy-position = Copier la position
copied-link = Lien copié.
copied-record = Partie copiée.
copied-position = Position copiée.
copied-not = Le navigateur ne laisse pas copier : le texte est sélectionné, copiez-le vous-même.
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
fault-at = ligne { $line }, colonne { $column } : { $why }
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
found-refused = Le navigateur n’a pas la place de tout garder : certaines parties seront perdues si vous fermez la page.
found-which = De quel jeu s’agit-il ?
found-unlike = Cela ne ressemble ni à une partie, ni à une position, ni à un lien de nos jeux. Si c’en est, de quel jeu s’agit-il ?
found-position = une position
found-result = Résultat noté : { $result }
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
  } : l’analyse les montre.
found-seats = Qui continue
found-go-on = Continuer la partie
found-begin = Jouer depuis cette position
found-look = Revoir la partie
found-too-long = Une partie de plus de cinq mille coups : trop longue pour être gardée ici.
