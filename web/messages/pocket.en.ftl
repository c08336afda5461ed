## The page in the pocket

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
