## Lessons: loaded with them

lessons-title = Lessons
lessons-about = Small steps, a board to touch, and a mahout who answers everything. Five minutes, and you are playing.
lessons-go-on = Go on where you were
lessons-begin = Begin with the first one
lessons-progress = { $done ->
    [0] { $of } steps
    [one] { $done } step of { $of }
   *[other] { $done } steps of { $of }
  }
lessons-whole = lesson done, to be taken again whenever you like
lesson-of = { $name }, { $place ->
    [1] the first
    [2] the second
    [3] the third
    [4] the fourth
    [5] the fifth
    [6] the sixth
    [7] the seventh
    [8] the eighth
    [9] the ninth
   *[other] lesson { $place }
  }
lesson-missing-title = No lesson here
lesson-missing-text = There is no such lesson, or no longer. The others are waiting for you.
lesson-teacher = The mahout
lesson-steps = Steps of the lesson
lesson-mark = Step { $step }, { $state ->
    [done] done
    [now] under way
   *[open] to come
  }
lesson-step = Step { $step } of { $of }.
lesson-tries = { $count ->
    [0] There is no hurry.
    [1] One try; there is no hurry.
    [2] Two tries; there is no hurry.
    [3] Three tries; there is no hurry.
    [4] Four tries; there is no hurry.
    [5] Five tries; there is no hurry.
   *[other] { $count } tries; there is no hurry.
  }
lesson-back = Back
lesson-hint = A hint
lesson-hint-short = Hint
lesson-show = Show me
lesson-watch = Watch
lesson-watch-next = Go on
lesson-watch-again = Watch it once more
lesson-mine = My turn
lesson-next = Next step
lesson-again = Once more
lesson-play = Play a game
lesson-next-lesson = Next lesson: { $name }
lesson-all = All lessons
lesson-rules = Read the rules
lesson-look = Watch first: the mahout shows you.
lesson-refuted = That is not the move we are after. Here is how it is answered ({ $side }).
lesson-back-again = Touch the board to try again.
lesson-go-on = Your turn.
lesson-late = Now you can no longer win in time: look for another move.
lesson-ended = That is not the end we are after; touch the board to try again.
lesson-not-won = Not won yet, and no move is left for it.
lesson-not-asked = This move is allowed, but it is not the one we are after.
lesson-nowhere = Nothing to take or to put here. Read the task again, then touch elsewhere.
exercise-open = Try it
exercise-close = Close the exercise
exercise-lesson = The whole lesson: { $name }
