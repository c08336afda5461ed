## A computer that corrects: loaded with its first remark

teaching-title = The mahout holds you back
teaching-allowed = { $count ->
    [one] after { $move }, { $reply } wins at once
   *[other] after { $move }, { $reply } wins in { $count } turns
  }
teaching-missed = { $count ->
    [one] instead of { $move } you could win at once
   *[other] instead of { $move } you could win in { $count } turns
  }
teaching-why = in the end: { $reason }
teaching-back = Try another move
teaching-on = Go on
