//! Two people at a table.

use super::socket::{Socket, cause, guest};
use siliam_room::wire::Ask;
use siliam_room::{Command, Event, GameId, Name, Pace, Room, Terms, Wish};
use std::net::SocketAddr;

/// Two people who sit down together and come back together.
pub(crate) struct Table {
    pub(crate) game: GameId,
    tokens: [String; 2],
    /// In playing order.
    pub(crate) people: [Socket; 2],
    commands: u32,
}

fn name() -> Name {
    Name::read("Léna").expect("a name")
}

impl Table {
    /// Lays a table of Siam and begins.
    pub(crate) async fn lay(address: SocketAddr, pace: Pace) -> Self {
        let tokens = [guest(address).await.expect("a guest"), guest(address).await.expect("a guest")];
        let mut people = connect(address, &tokens).await;
        let terms = Terms { pace, ..Terms::of("siam") };
        let (id, seats) = (cause("create"), vec![Wish::Me, Wish::Free]);
        let created = people[0].ask(&Ask::Create { id, name: name(), terms, seats }).await;
        let (game, _) = created.expect("a table is laid");
        let command = Command::Sit { seat: None, name: name(), after: None };
        people[1].ask(&Ask::Act { game, id: cause("sit"), command }).await.expect("a seat is free");
        Self { game, tokens, people, commands: 0 }
    }

    /// Both connect anew.
    pub(crate) async fn reconnect(&mut self, address: SocketAddr) {
        self.people = connect(address, &self.tokens).await;
    }

    pub(crate) async fn log(&mut self) -> Result<Vec<Event>, String> {
        self.people[0].log(self.game).await
    }

    /// Any move for whoever is to move, in a new command, and their place.
    pub(crate) async fn next_move(&mut self) -> Result<(usize, Ask), String> {
        let room = Room::fold(&self.log().await?).expect("what was told can be folded");
        let turn = room.turn().expect("the game goes on");
        let mv = room.table().moves().swap_remove(0);
        self.commands += 1;
        let id = cause(&format!("play{}", self.commands));
        let command = Command::Play { after: room.number(), mv };
        Ok((turn.into(), Ask::Act { game: self.game, id, command }))
    }

    /// Plays any move; the number of its event, or the code of a refusal.
    pub(crate) async fn play(&mut self) -> Result<u64, String> {
        let (turn, ask) = self.next_move().await?;
        self.people[turn].ask(&ask).await.map(|(_, number)| number)
    }
}

async fn connect(address: SocketAddr, tokens: &[String; 2]) -> [Socket; 2] {
    let [one, other] = tokens;
    let one = Socket::open(address, one).await.expect("a guest may connect");
    [one, Socket::open(address, other).await.expect("a guest may connect")]
}
