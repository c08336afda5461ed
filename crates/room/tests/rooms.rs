//! What happens at an online table, one sentence a test.

use siliam_room::{
    Act, Cause, Command, Event, GameId, Leaving, MOST_LAG, Moment, Name, Offer, PURSE, Pace, PersonId, Phase,
    Room, RoomRefusal, Sitter, Terms, What, Who, Wish,
};

/// A table with people at it, and a clock that the test turns.
struct At {
    room: Room,
    log: Vec<Event>,
    now: u64,
}

fn person(number: u8) -> PersonId {
    PersonId::of_bytes([number + 1; 8])
}

fn name(number: u8) -> Name {
    Name::read(["Léna", "Tao", "Naree", "Boon"][usize::from(number)]).expect("a name")
}

const CLOCK: Pace = Pace::Clock { base: 60_000, increment: 1000 };

impl At {
    /// A table with a person in every seat.
    fn of(game: &str, pace: Pace) -> Self {
        Self::laid(Terms { pace, ..Terms::of(game) })
    }

    fn laid(terms: Terms) -> Self {
        let players = siliam_catalog::entry(&terms.game).expect("a game").facts.players.len();
        let mut wishes = vec![Wish::Free; players];
        wishes[0] = Wish::Me;
        let mut at = Self::with(terms, &wishes);
        for number in 1..u8::try_from(players).expect("at most four") {
            at.does(number, &Command::Sit { seat: None, name: name(number), after: None });
        }
        at
    }

    fn with(terms: Terms, wishes: &[Wish]) -> Self {
        let log = Room::create(&Act::at(Moment(0)), (person(0), &name(0)), terms, wishes).expect("a table");
        Self { room: Room::fold(&log).expect("a new game"), log, now: 0 }
    }

    fn tries(&mut self, who: Who, command: &Command) -> Result<Vec<What>, RoomRefusal> {
        let act = Act { fresh: Some(GameId::of_bytes([9; 8])), ..Act::at(Moment(self.now)) };
        self.acts(&act, who, command)
    }

    fn acts(&mut self, act: &Act, who: Who, command: &Command) -> Result<Vec<What>, RoomRefusal> {
        let events = self.room.decide(act, &who, command)?;
        for event in &events {
            self.room.apply(event).expect("what was decided");
        }
        self.log.extend(events.clone());
        Ok(events.into_iter().map(|event| event.what).collect())
    }

    fn does(&mut self, number: u8, command: &Command) -> Vec<What> {
        self.tries(Who::Person(person(number)), command)
            .unwrap_or_else(|refusal| panic!("{command:?}: {refusal}"))
    }

    fn refused(&mut self, number: u8, command: &Command) -> &'static str {
        use siliam_core::Refusal;
        self.tries(Who::Person(person(number)), command).expect_err("this must be refused").code()
    }

    /// Whoever is to move plays after so many milliseconds.
    fn plays(&mut self, after: u64, mv: &str) -> Vec<What> {
        self.now += after;
        let turn = self.room.turn().expect("the game runs");
        let command = self.play(mv);
        self.does(turn, &command)
    }

    fn play(&self, mv: &str) -> Command {
        Command::Play { after: self.room.number(), mv: mv.to_owned() }
    }

    fn left(&self, seat: usize) -> u64 {
        self.room.seats()[seat].left.expect("a clock")
    }

    fn ended(&self) -> (&str, &str) {
        match self.room.phase() {
            Phase::Over { result, reason } => (result, reason),
            phase => panic!("{phase:?}"),
        }
    }
}

#[test]
fn a_game_begins_when_the_last_seat_is_taken() {
    let mut at = At::with(Terms::of("samliam-3p"), &[Wish::Me, Wish::Free, Wish::Free]);
    assert_eq!(at.refused(0, &at.play("a1ne")), "room-waiting");
    at.does(1, &Command::Sit { seat: Some(2), name: name(1), after: None });
    assert_eq!(at.refused(1, &Command::Sit { seat: None, name: name(1), after: None }), "room-seated");
    assert_eq!(at.refused(2, &Command::Sit { seat: Some(2), name: name(2), after: None }), "room-taken");
    let last = at.does(2, &Command::Sit { seat: None, name: name(2), after: None });
    assert!(matches!(last[..], [What::Seated { seat: 1, .. }, What::Started]));
    assert_eq!(at.refused(3, &Command::Sit { seat: None, name: name(3), after: None }), "room-begun");
}

#[test]
fn against_computers_alone_it_begins_at_once() {
    let at = At::with(Terms::of("siam"), &[Wish::Computer { level: 3 }, Wish::Me]);
    assert_eq!(*at.room.phase(), Phase::Running);
    assert_eq!(at.room.computer_to_move(), Some(3));
}

#[test]
fn a_table_is_laid_with_possible_seats_times_and_games() {
    let lay = |terms: Terms, wishes: &[Wish]| {
        use siliam_core::Refusal;
        let laid = Room::create(&Act::at(Moment(0)), (person(0), &name(0)), terms, wishes);
        laid.err().map(|refusal| refusal.code())
    };
    let two = [Wish::Me, Wish::Free];
    assert_eq!(lay(Terms::of("siam"), &two), None);
    assert_eq!(lay(Terms::of("chess"), &two), Some("name-unknown-game"));
    assert_eq!(lay(Terms::of("siam"), &[Wish::Me]), Some("room-seats"));
    assert_eq!(lay(Terms::of("siam"), &[Wish::Me, Wish::Me]), Some("room-seats"));
    assert_eq!(lay(Terms::of("siam"), &[Wish::Me, Wish::Computer { level: 11 }]), Some("room-seats"));
    for pace in [
        Pace::Clock { base: 9999, increment: 0 },
        Pace::Clock { base: u64::MAX, increment: 0 },
        Pace::Clock { base: 60_000, increment: 600_001 },
        Pace::Days { days: 0 },
        Pace::Days { days: 31 },
    ] {
        assert_eq!(lay(Terms { pace, ..Terms::of("siam") }, &two), Some("room-pace"), "{pace:?}");
    }
}

#[test]
fn whoever_laid_the_table_may_change_it_while_they_are_alone() {
    let mut at = At::with(Terms::of("siam"), &[Wish::Me, Wish::Free]);
    let change =
        Command::Change { terms: Terms::of("samliam-3p"), seats: vec![Wish::Free, Wish::Me, Wish::Free] };
    assert_eq!(at.refused(1, &change), "room-not-yours");
    at.does(0, &change);
    assert_eq!(at.room.seats().len(), 3);
    assert_eq!(at.room.seat_of(person(0)), Some(1));
    let unseen = Command::Sit { seat: None, name: name(1), after: Some(1) };
    assert_eq!(at.refused(1, &unseen), "room-stale", "nobody agrees to what they have not seen");
    at.does(1, &Command::Sit { seat: None, name: name(1), after: Some(2) });
    assert_eq!(at.refused(0, &change), "room-taken");
    at.does(1, &Command::Stand);
    at.does(0, &change);
}

#[test]
fn the_first_turn_is_free_and_every_turn_adds_its_increment() {
    let mut at = At::of("siam", CLOCK);
    at.plays(100_000, "@c1n");
    at.plays(100_000, "@c5s");
    assert_eq!((at.left(0), at.left(1)), (61_000, 61_000));
    at.plays(5000, "c1c2n");
    assert_eq!(at.left(0), 57_000);
    at.plays(1500, "c5c4s");
    assert_eq!(at.left(1), 60_500);
}

#[test]
fn a_turn_of_several_actions_adds_its_increment_once() {
    let mut at = At::of("squaryd:table", CLOCK);
    for mv in ["a1", "g7", "a3", "g6", "c3"] {
        at.plays(0, mv);
    }
    let before = at.left(1);
    at.plays(3000, "=c1");
    assert_eq!(at.left(1), before - 3000);
    at.plays(2000, "g5");
    assert_eq!(at.left(1), before - 5000 + 1000);
}

#[test]
fn a_move_that_comes_too_late_loses_by_time() {
    let mut at = At::of("siam", CLOCK);
    at.plays(0, "@c1n");
    at.plays(0, "@c5s");
    let late = at.plays(61_001, "c1c2n");
    assert!(matches!(late[..], [What::Flagged { seat: 0, instead: None }, What::Ended { .. }]), "{late:?}");
    assert_eq!(at.ended(), ("0-1", "table-flagged"));
    assert_eq!(at.refused(1, &at.play("c5c4s")), "room-over");
}

#[test]
fn the_house_flags_when_no_move_on_its_way_could_be_in_time() {
    let mut at = At::of("siam", CLOCK);
    at.plays(0, "@c1n");
    assert_eq!(at.room.deadline(), None, "a first turn is free");
    at.plays(0, "@c5s");
    assert_eq!(at.room.deadline(), Some(Moment(61_000 + MOST_LAG + 1)));
    at.now = 61_000 + MOST_LAG;
    assert!(at.tries(Who::House, &Command::Flag).is_err());
    at.now += 1;
    at.tries(Who::House, &Command::Flag).expect("time has run out");
    assert_eq!(at.ended(), ("0-1", "table-flagged"));
}

#[test]
fn nobody_but_the_house_flags_and_pauses() {
    let mut at = At::of("siam", CLOCK);
    assert_eq!(at.refused(0, &Command::Flag), "room-house");
    assert_eq!(at.refused(0, &Command::Pause(1)), "room-house");
    assert!(serde_json::from_str::<Command>(r#"{"do":"flag"}"#).is_err());
}

#[test]
fn lag_is_put_down_to_the_network_within_a_purse() {
    let mut at = At::of("siam", Pace::Clock { base: 3_600_000, increment: 0 });
    at.plays(0, "@a1n");
    at.plays(0, "@e5s");
    let mut credited = 0;
    for turn in 0..30_u64 {
        at.now += 2000;
        let number = u8::try_from(turn % 2).expect("0 or 1");
        let from = [["a1e", "a1n"], ["e5w", "e5s"]][usize::from(number)][usize::from(turn % 4 > 1)];
        let act = Act { lag: 5000, ..Act::at(Moment(at.now)) };
        let command = at.play(from);
        // Positions repeat; the purse is what is looked at.
        let Ok(whats) = at.acts(&act, Who::Person(person(number)), &command) else { break };
        if let (0, What::Played { lag, spent, .. }) = (number, &whats[0]) {
            assert!(*lag <= MOST_LAG);
            assert_eq!(lag + spent, 2000);
            credited += lag;
        }
    }
    assert!(credited > 0 && credited <= PURSE);
}

#[test]
fn days_are_for_each_turn_anew() {
    let day = 24 * 60 * 60 * 1000;
    let mut at = At::of("siam", Pace::Days { days: 2 });
    at.plays(2 * day - 1, "@c1n");
    at.plays(2 * day - 1, "@c5s");
    assert_eq!(at.left(0), 2 * day);
    at.plays(2 * day + 1, "c1c2n");
    assert_eq!(at.ended(), ("0-1", "table-flagged"));
}

#[test]
fn clocks_stand_still_while_the_server_sleeps() {
    let mut at = At::of("siam", CLOCK);
    at.plays(0, "@c1n");
    at.plays(0, "@c5s");
    at.now += 500_000;
    at.tries(Who::House, &Command::Pause(498_000)).expect("it slept");
    at.plays(0, "c1c2n");
    assert_eq!(at.left(0), 61_000 - 2000 + 1000);
}

#[test]
fn a_servers_clock_that_goes_back_gives_no_time() {
    let mut at = At::of("siam", CLOCK);
    at.plays(1000, "@c1n");
    at.now = 0;
    at.plays(0, "@c5s");
    assert!(at.log.is_sorted_by_key(|event| event.at));
    at.plays(5000, "c1c2n");
    assert_eq!(at.left(0), 61_000 - 4000 + 1000);
}

#[test]
fn a_move_names_the_position_it_answers() {
    let mut at = At::of("siam", Pace::Free);
    let early = at.play("@c1n");
    at.does(0, &Command::Offer { offer: Offer::Draw });
    at.does(0, &early);
    let stale = early;
    assert_eq!(at.refused(0, &stale), "room-not-your-turn");
    let answer = at.play("@c5s");
    at.does(1, &answer);
    assert_eq!(at.refused(0, &Command::Play { after: 1, mv: "c1c2n".to_owned() }), "room-stale");
    assert_eq!(at.refused(0, &Command::Play { after: 99, mv: "c1c2n".to_owned() }), "room-stale");
}

#[test]
fn what_the_rules_refuse_is_refused_with_its_ruling() {
    use siliam_core::Refusal;
    let mut at = At::of("siam", Pace::Free);
    let command = at.play("@c3n");
    let refusal = at.tries(Who::Person(person(0)), &command).expect_err("no edge cell");
    assert_eq!(refusal.ruling(), Some("S1"));
}

#[test]
fn a_spectator_can_do_nothing() {
    let mut at = At::of("siam", CLOCK);
    let play = at.play("@c1n");
    for command in [
        play,
        Command::Resign,
        Command::Abort,
        Command::Offer { offer: Offer::Draw },
        Command::Answer { offer: Offer::Draw, accept: true },
    ] {
        assert_eq!(at.refused(3, &command), "room-no-seat", "{command:?}");
    }
}

#[test]
fn a_command_that_comes_twice_is_known() {
    let mut at = At::of("siam", Pace::Free);
    let cause = Cause::read("k-1").expect("an id");
    let act = Act { cause: Some(cause.clone()), ..Act::at(Moment(0)) };
    let play = at.play("@c1n");
    assert_eq!(at.room.answered(person(0), &cause), None);
    at.acts(&act, Who::Person(person(0)), &play).expect("a move");
    assert_eq!(at.room.answered(person(0), &cause), Some(at.room.number()));
    assert_eq!(at.room.answered(person(1), &cause), None, "another's command of the same name is another");
    let again = Room::fold(&at.log).expect("the log");
    assert_eq!(again.answered(person(0), &cause), Some(at.room.number()));
}

#[test]
fn a_draw_needs_everybody() {
    let mut at = At::of("samliam-3p", Pace::Free);
    at.does(0, &Command::Offer { offer: Offer::Draw });
    assert_eq!(at.refused(0, &Command::Answer { offer: Offer::Draw, accept: true }), "room-no-offer");
    at.does(1, &Command::Answer { offer: Offer::Draw, accept: true });
    assert_eq!(*at.room.phase(), Phase::Running);
    // Whoever proposes what stands agrees to it.
    at.does(2, &Command::Offer { offer: Offer::Draw });
    assert_eq!(at.ended(), ("1/3-1/3-1/3", "table-agreed"));
}

#[test]
fn a_declined_draw_is_not_proposed_again_before_a_move() {
    let mut at = At::of("siam", Pace::Free);
    at.does(0, &Command::Offer { offer: Offer::Draw });
    at.does(1, &Command::Answer { offer: Offer::Draw, accept: false });
    assert_eq!(at.refused(0, &Command::Offer { offer: Offer::Draw }), "room-offered");
    at.plays(0, "@c1n");
    at.does(0, &Command::Offer { offer: Offer::Draw });
    // A move says no.
    at.plays(0, "@c5s");
    assert_eq!(at.refused(1, &Command::Answer { offer: Offer::Draw, accept: true }), "room-no-offer");
}

#[test]
fn a_computer_is_asked_about_a_draw_and_never_about_taking_back() {
    let mut at = At::with(Terms::of("siam"), &[Wish::Me, Wish::Computer { level: 2 }]);
    at.plays(0, "@c1n");
    at.does(0, &Command::Offer { offer: Offer::Draw });
    assert_eq!(at.room.computers_asked(), [1]);
    at.tries(Who::Computer(1), &Command::Answer { offer: Offer::Draw, accept: false })
        .expect("a computer answers");
    assert!(at.room.computers_asked().is_empty());
    at.does(0, &Command::Offer { offer: Offer::TakeBack });
    assert_eq!((at.room.plies(), at.room.turn()), (0, Some(0)));
}

#[test]
fn taking_back_goes_to_before_the_proposers_last_move() {
    let mut at = At::of("siam", Pace::Free);
    assert_eq!(at.refused(0, &Command::Offer { offer: Offer::TakeBack }), "room-nothing-back");
    for mv in ["@c1n", "@c5s", "c1c2n", "c5c4s"] {
        at.plays(0, mv);
    }
    at.does(0, &Command::Offer { offer: Offer::TakeBack });
    at.does(1, &Command::Answer { offer: Offer::TakeBack, accept: true });
    assert_eq!((at.room.plies(), at.room.turn()), (2, Some(0)));
    at.plays(0, "c1e");
    assert_eq!(at.room.position(), "2s2/5/1###1/5/2E2 r 3 00");
}

#[test]
fn of_three_all_others_must_agree_to_a_move_taken_back() {
    let mut at = At::of("samliam-3p", Pace::Free);
    let offer = Command::Offer { offer: Offer::TakeBack };
    let answer = |accept| Command::Answer { offer: Offer::TakeBack, accept };
    at.plays(0, "a1ne");
    at.does(0, &offer);
    at.does(2, &answer(true));
    assert_eq!((at.room.plies(), at.room.turn()), (1, Some(1)), "one has not answered");
    at.does(1, &answer(true));
    assert_eq!((at.room.plies(), at.room.turn()), (0, Some(0)));
    at.plays(0, "a1ne");
    at.does(0, &offer);
    at.does(1, &answer(false));
    assert_eq!(at.refused(2, &answer(true)), "room-no-offer");
    assert_eq!((at.room.plies(), at.room.turn()), (1, Some(1)));
}

#[test]
fn of_four_two_are_replaced_and_the_others_play_on() {
    let mut at = At::of("samliam-4p", CLOCK);
    at.plays(0, "a1ne");
    for seat in [3, 1] {
        let left = at.does(seat, &Command::Resign);
        assert!(matches!(left[..], [What::Resigned { instead: Some(_), .. }]), "{left:?}");
    }
    let by_computer = at.play("c3ne");
    assert_eq!(at.refused(1, &by_computer), "room-no-seat");
    at.tries(Who::Computer(1), &by_computer).expect("its turn");
    at.plays(1000, "e5ne");
    let by_computer = at.play("b4ne");
    at.tries(Who::Computer(3), &by_computer).expect("its turn");
    assert_eq!(at.room.turn(), Some(0));
    at.does(2, &Command::Offer { offer: Offer::Draw });
    at.does(0, &Command::Answer { offer: Offer::Draw, accept: true });
    assert_eq!((at.room.phase(), at.room.computers_asked()), (&Phase::Running, vec![1, 3]));
    for seat in [1, 3] {
        let accept = Command::Answer { offer: Offer::Draw, accept: true };
        at.tries(Who::Computer(seat), &accept).expect("it was asked");
    }
    assert_eq!(at.ended(), ("1/4-1/4-1/4-1/4", "table-agreed"));
}

#[test]
fn who_leaves_a_table_of_three_is_replaced_until_the_last_person_goes() {
    let mut at = At::of("samliam-3p", Pace::Free);
    at.plays(0, "a1ne");
    let left = at.does(1, &Command::Resign);
    assert!(matches!(left[..], [What::Resigned { seat: 1, instead: Some(_) }]), "{left:?}");
    assert!(at.room.computer_to_move().is_some());
    assert_eq!(at.refused(1, &Command::Resign), "room-no-seat");
    assert!(at.room.summary().people().any(|known| known == person(1)), "it stays among their games");
    let command = at.play("c3ne");
    at.tries(Who::Computer(1), &command).expect("a computer goes on");
    at.does(2, &Command::Resign);
    let last = at.does(0, &Command::Resign);
    assert!(matches!(last[..], [What::Resigned { seat: 0, instead: None }, What::Ended { .. }]), "{last:?}");
    assert_eq!(at.ended().1, "table-all-left");
}

#[test]
fn a_table_of_three_may_have_agreed_to_end_there() {
    let mut at = At::laid(Terms { leaving: Leaving::Ends, ..Terms::of("samliam-3p") });
    at.does(1, &Command::Resign);
    assert_eq!(at.ended(), ("1/2-0-1/2", "table-resigned-shared"));
}

#[test]
fn a_game_is_called_off_only_until_everybody_has_had_a_turn() {
    let mut at = At::of("siam", CLOCK);
    at.plays(0, "@c1n");
    at.does(1, &Command::Abort);
    assert_eq!(at.ended(), ("*", "room-aborted"));
    let mut at = At::of("siam", CLOCK);
    at.plays(0, "@c1n");
    at.plays(0, "@c5s");
    assert_eq!(at.refused(0, &Command::Abort), "room-no-abort");
}

#[test]
fn a_rematch_moves_everybody_one_seat_on() {
    let mut at = At::of("samliam-3p", CLOCK);
    assert_eq!(at.refused(0, &Command::Offer { offer: Offer::Rematch }), "room-running");
    at.does(0, &Command::Abort);
    at.does(2, &Command::Offer { offer: Offer::Rematch });
    at.does(0, &Command::Answer { offer: Offer::Rematch, accept: true });
    at.does(1, &Command::Answer { offer: Offer::Rematch, accept: true });
    assert_eq!(at.room.next(), Some(GameId::of_bytes([9; 8])));
    assert_eq!(at.room.proposed().count(), 0, "it is no proposal any more");
    assert_eq!(at.refused(1, &Command::Offer { offer: Offer::Rematch }), "room-offered");
    let next = Room::fold(&at.room.rematch(&Act::at(Moment(at.now)))).expect("another game");
    assert_eq!(*next.phase(), Phase::Running);
    let sitters: Vec<_> = next.seats().iter().map(|seat| seat.sitter.clone()).collect();
    let sits = |number| Some(Sitter::Person { id: person(number), name: name(number) });
    assert_eq!(sitters, [sits(1), sits(2), sits(0)]);
}

#[test]
fn claims_and_announcements_are_moves_of_the_game() {
    let mut at = At::of("squaryd:table", Pace::Free);
    for mv in ["a1", "g7", "a3", "g6", "c3", "c1", "denounce-c1"] {
        at.plays(0, mv);
    }
    assert_eq!(at.ended().0, "1-0");
    let mut at = At::of("samliam-7:announce", Pace::Free);
    for mv in ["a1sw", "d4ne", "a2nw", "d5ne", "b2ne", "g7ne", "b1se", "forbid"] {
        at.plays(0, mv);
    }
    assert_eq!(at.room.turn(), Some(0));
}

#[test]
fn an_event_that_cannot_have_happened_is_named() {
    let at = At::of("siam", CLOCK);
    let with = |what: What| {
        let mut log = at.log.clone();
        log.push(Event { at: Moment(5), by: None, cause: None, what });
        Room::fold(&log).map(|_| ()).expect_err("it cannot have happened")
    };
    let played = |seat, mv: &str| What::Played { seat, mv: mv.to_owned(), spent: 0, lag: 0 };
    assert_eq!(with(played(0, "c3")).to_string(), "event 4: this move is not legal");
    assert_eq!(with(played(1, "@c1n")).to_string(), "event 4: it was not their turn");
    assert_eq!(with(What::TookBack { plies: 1 }).to_string(), "event 4: there are not so many moves");
    assert_eq!(with(What::Started).to_string(), "event 4: this cannot happen at this stage of a game");
    assert_eq!(with(What::Resigned { seat: 7, instead: None }).to_string(), "event 4: there is no such seat");
    assert_eq!(Room::fold(&[]).map(|_| ()).expect_err("nothing").to_string(), "event 1: there is no event");
}
