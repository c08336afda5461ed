import{t as e}from"./messages.svelte-CcKYPJKG.js";e.add({fr:`## Un ordinateur qui corrige\xA0: chargé avec sa première remarque

teaching-title = Le cornac vous retient
teaching-allowed = { $count ->
    [one] après { $move }, { $reply } gagne tout de suite
   *[other] après { $move }, { $reply } gagne en { $count } tours
  }
teaching-missed = { $count ->
    [one] au lieu de { $move }, vous pouviez gagner tout de suite
   *[other] au lieu de { $move }, vous pouviez gagner en { $count } tours
  }
teaching-why = à la fin\xA0: { $reason }
teaching-back = Essayer autre chose
teaching-on = Continuer
`,en:`## A computer that corrects: loaded with its first remark

teaching-title = The mahout stops you
teaching-allowed = { $count ->
    [one] after { $move }, { $reply } wins at once
   *[other] after { $move }, { $reply } wins in { $count } turns
  }
teaching-missed = { $count ->
    [one] instead of { $move } you could have won at once
   *[other] instead of { $move } you could have won in { $count } turns
  }
teaching-why = in the end: { $reason }
teaching-back = Try another move
teaching-on = Go on
`});