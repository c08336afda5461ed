## Squaryd

squaryd-name = Squaryd
squaryd-tagline = Former un carré, quel que soit son angle.

# Les camps
squaryd-player-d = Foncé
    .turn = À Foncé de jouer
    .wins = Foncé gagne
squaryd-player-l = Clair
    .turn = À Clair de jouer
    .wins = Clair gagne

# Les pièces
squaryd-pawn = pion
squaryd-single = pion simple
squaryd-double = pion doublé

# Les options, une demi-phrase chacune
squaryd-option-table = rien n’est automatique, l’attention fait partie du jeu (comme dans la règle)
squaryd-option-free-doubles = les pions doublés se posent sur toute case libre (certaines éditions)
squaryd-option-swap = le second joueur peut faire sien le premier coup

# Les marques
squaryd-mark-threat = menace
squaryd-mark-vertex = sommet menacé
squaryd-mark-square = carré

# Les boutons
squaryd-action-double = Poser un pion doublé
squaryd-action-close = Poser un pion et désigner
squaryd-action-claim = Désigner un carré
squaryd-action-denounce = Dénoncer une erreur
squaryd-action-pass = Passer
squaryd-action-swap = Échanger

# Ce qu’un coup laisse échapper à la table
squaryd-label-error = un pion simple sur un sommet menacé
squaryd-label-missed-parry = une menace laissée sans parade
squaryd-label-missed-square = un carré qui pouvait être fermé
squaryd-label-missed-claim = un carré qui pouvait être désigné
squaryd-label-missed-denounce = une erreur qui pouvait être dénoncée

# Composer une position
squaryd-edit-last-d = Dernier pion simple de Foncé
squaryd-edit-last-l = Dernier pion simple de Clair
squaryd-edit-mark = Ce qui vient de se passer
squaryd-edit-mark-nothing = rien de particulier
squaryd-edit-mark-doubled = le camp au trait a posé un pion doublé à ce tour
squaryd-edit-mark-passed = l’autre camp vient de passer

# Pourquoi une position est refusée
squaryd-position-hole = le trou « # » est en d4, nulle part ailleurs, et l’on n’y pose rien
squaryd-position-pawns = { $side } a { $found } pions sur le plateau, il n’y en a que { $most }
squaryd-position-singles = la partie est finie : { $side } a un carré de pions simples, { $square }
squaryd-position-doubles = la partie est finie : { $side } a un carré de pions doublés, { $square }
squaryd-position-no-last = { $side } n’a pas pu poser son dernier pion simple en « { $found } » : il n’y en a pas là
squaryd-position-last-missing = { $side } a des pions simples sur le plateau : le texte doit dire lequel fut posé le dernier
squaryd-position-mark = « { $found } » n’est pas une marque ; c’est *, p ou -
squaryd-position-no-double = la marque * dit que { $side } vient de poser un pion doublé, mais il n’y en a aucun
squaryd-position-not-passed = la marque p dit que { $side } vient de passer, mais un pion simple pouvait être posé

# Pourquoi un coup est refusé
squaryd-move-malformed = ce n’est pas un coup ; un coup s’écrit c3 (pion simple), =d1c3 (avec les pions doublés dus), pass ; à la table aussi =d1, c3!, claim-a1a3c1c3, denounce-d1
squaryd-move-occupied = { $cell } est occupée
squaryd-move-no-pawn = { $side } n’a plus de pion à poser : il ne reste que « pass »
squaryd-move-no-two-pawns = { $side } n’a plus deux pions pour un pion doublé
squaryd-move-must-place = on ne passe que sans pion, ou sans case, pour un pion simple
squaryd-move-due = un pion doublé est dû en { $cell } et s’y pose de lui-même
squaryd-move-none-due = aucun pion doublé n’est dû
squaryd-move-not-the-due = ce ne sont pas les pions doublés dus : ils vont en { $cells }
squaryd-move-no-single = après les pions doublés dus, il faut poser un pion simple
squaryd-move-barred = pas de pion simple en { $cell } : un adversaire sans pion menace ce sommet
squaryd-move-only-at-the-table = on ne désigne et ne dénonce qu’avec l’option « à la table » : ici, l’arbitre voit tout
squaryd-move-one-by-one = à la table, chaque action est un coup à part
squaryd-move-no-threat = le dernier pion adverse n’a créé aucune menace en { $cell }
squaryd-move-closes-nothing = un pion simple en { $cell } ne ferme aucun carré à vous
squaryd-move-not-four-cells = on désigne les quatre sommets d’un carré, pas { $found } { $found ->
    [one] case
   *[other] cases
  }
squaryd-move-no-square = { $cells } ne sont pas les sommets d’un carré
squaryd-move-wrong-claim = { $cells } : ce ne sont ni quatre de vos pions simples, ni quatre pions doublés adverses
squaryd-move-not-just-put = l’adversaire ne vient pas de poser un pion simple en { $cell }
squaryd-move-too-late = trop tard pour dénoncer { $cell } : vous avez déjà posé un pion doublé
squaryd-move-no-error = votre dernier pion simple n’avait créé aucune menace en { $cell }
squaryd-move-closed-square = le pion posé en { $cell } a fermé un carré adverse : ce n’est pas une erreur

# Pourquoi une touche ne mène nulle part
squaryd-touch-hole = on ne pose rien dans le trou du milieu
squaryd-touch-reserve-not-yours = ces pions ne sont pas à vous
squaryd-touch-cell = touchez la case libre où le pion doit aller
squaryd-touch-cell-for-double = touchez la case libre où le pion doublé doit aller
squaryd-touch-vertices = touchez les quatre sommets du carré
squaryd-touch-doubles-come = les pions doublés se posent d’eux-mêmes là où ils sont dus
squaryd-touch-nothing-to-denounce = l’adversaire n’a encore posé aucun pion simple

# Ce qui a été joué
squaryd-deed-single = { $count ->
    [0] un pion simple en { $cell }
    [one] un pion doublé pare en { $parries }, puis un pion simple en { $cell }
   *[other] des pions doublés parent en { $parries }, puis un pion simple en { $cell }
  }
squaryd-deed-double = { $count ->
    [0] un pion doublé en { $cell }
    [one] un pion doublé pare en { $parries }, puis un autre va en { $cell }
   *[other] des pions doublés parent en { $parries }, puis un autre va en { $cell }
  }
squaryd-deed-pass = { $count ->
    [0] { $side } passe
    [one] un pion doublé pare en { $parries }, puis { $side } passe
   *[other] des pions doublés parent en { $parries }, puis { $side } passe
  }
squaryd-deed-close = un pion simple en { $cell }, et le carré qu’il ferme est désigné
squaryd-deed-claim = le carré { $square } est désigné
squaryd-deed-denounce = le pion simple en { $cell } est dénoncé
squaryd-deed-swap = échange : le pion simple en { $cell } change de camp

# Ce qui est dit avant le coup
squaryd-duty-parry = parade automatique en { $cells } : { $left ->
    [0] il ne restera aucun pion
    [one] il restera un pion
   *[other] il restera { $left } pions
  }
squaryd-duty-barred = pas de pion simple en { $cells } : un adversaire sans pion y menace
squaryd-duty-pass = rien ne peut être posé : il ne reste qu’à passer
squaryd-duty-pass-or-claim = plus de pion : passez, ou désignez un carré

# Pourquoi la partie est finie
squaryd-reason-singles = quatre pions simples en carré, { $square }
squaryd-reason-doubles = { $side } a fermé un carré de ses propres pions doublés, { $square }
squaryd-reason-forced-doubles = { $side } doit parer en { $vertices }, ce qui ferme un carré de ses propres pions doublés, { $square }
squaryd-reason-unpaid = { $side } doit parer en { $vertices } (carrés menacés : { $squares }), soit { $needed } pions, et { $left ->
    [0] n’en a plus
   *[other] n’en a plus que { $left }
  }
squaryd-reason-exhausted = personne ne peut plus rien poser et personne n’a fait de carré
squaryd-reason-closed = { $side } a fermé et désigné un carré de pions simples, { $square }
squaryd-reason-claimed-singles = { $side } a désigné un carré de pions simples, { $square }
squaryd-reason-claimed-doubles = { $side } a un carré de pions doublés, { $square }, et l’adversaire l’a désigné
squaryd-reason-denounced = { $side } a posé un pion simple sur le sommet menacé { $cell }, et l’adversaire l’a dénoncé
squaryd-reason-claimed = { $side } a désigné ou dénoncé à bon droit
squaryd-reason-passes = les deux joueurs ont passé de suite et personne n’a désigné de carré
