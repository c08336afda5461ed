## Trois à la suite, pour les tests

toy-name = Trois à la suite
toy-tagline = Trois pierres à soi sur une même ligne.
toy-player-x = Croix
toy-player-o = Ronds
toy-stone = pierre
toy-move-malformed = ce n’est pas une case du plateau
toy-move-occupied = { $cell } est prise
toy-reason-line = trois à la suite
toy-reason-full = le plateau est plein
toy-touch-cell = touchez une case libre
toy-deed-place = une pierre en { $cell }
