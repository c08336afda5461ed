//! Nothing that is secret or private gets into the log, however much is logged.

use crate::hosted::Host;
use crate::hosted::socket::{Socket, cause, guest};
use siliam_room::wire::Ask;
use siliam_room::{Name, Terms, Wish};

#[tokio::test]
async fn no_token_and_nothing_that_people_say_is_in_the_log() {
    let host = Host::new().logging("trace");
    let server = host.start();
    let token = guest(host.address).await.expect("a guest");
    let mut socket = Socket::open(host.address, &token).await.expect("a guest may connect");
    let wrong = "x".repeat(43);
    assert!(Socket::open(host.address, &wrong).await.is_err(), "nobody has this token");
    let name = Name::read("Persephone").expect("a name");
    socket.say(&Ask::Rename { name: name.clone() }).await.expect("it reads");
    let (id, seats) = (cause("c"), vec![Wish::Me, Wish::Computer { level: 1 }]);
    let created = socket.ask(&Ask::Create { id, name, terms: Terms::of("siam"), seats }).await;
    let (game, _) = created.expect("a table is laid");
    socket.say(&Ask::Say { game, text: "pomegranates".to_owned() }).await.expect("it reads");
    socket.log(game).await.expect("it can be read");
    assert!(server.stop().success());
    let logged = host.logged();
    assert!(logged.contains(&game.to_string()), "something is logged: {logged}");
    let lower = logged.to_lowercase();
    for secret in [token.as_str(), &wrong, "Persephone", "pomegranates", "bearer", "cookie", "authorization"]
    {
        assert!(!lower.contains(&secret.to_lowercase()), "{secret} is in the log:\n{logged}");
    }
}
