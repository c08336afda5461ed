## A computer that corrects: loaded with its first remark

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
