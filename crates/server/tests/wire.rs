//! Every exchange in `docs/online.md`, as it stands there.

use crate::house::{Client, House};
use serde_json::Value;
use std::collections::HashMap;

/// Fields whose values are of the moment.
const OF_THE_MOMENT: [&str; 4] = ["at", "now", "changed", "deadline"];

/// Which of the page's ids stands for which real one.
#[derive(Default)]
struct Ids(HashMap<String, String>);

fn is_id(text: &str) -> bool {
    let plain = text.replace('-', "");
    plain.len() == 12 && plain.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
}

impl Ids {
    /// The frame with real ids in the place of the page's.
    fn real(&self, page: &str) -> String {
        self.0.iter().fold(page.to_owned(), |text, (page, real)| text.replace(page, real))
    }

    /// Whether a frame is the one of the page, whose new ids become known by it.
    fn same(&mut self, page: &Value, real: &Value) -> bool {
        match (page, real) {
            (Value::Object(page), Value::Object(real)) => {
                page.len() == real.len()
                    && page.iter().all(|(key, value)| {
                        real.get(key).is_some_and(|real| {
                            OF_THE_MOMENT.contains(&key.as_str()) && real.is_number()
                                || self.same(value, real)
                        })
                    })
            }
            (Value::Array(page), Value::Array(real)) => {
                page.len() == real.len() && page.iter().zip(real).all(|(page, real)| self.same(page, real))
            }
            (Value::String(page), Value::String(real)) if is_id(page) && is_id(real) => {
                self.0.entry(page.clone()).or_insert_with(|| real.clone()) == real
            }
            (page, real) => page == real,
        }
    }
}

#[tokio::test]
async fn every_exchange_of_the_page_is_as_it_says() {
    let page = include_str!("../../../docs/online.md").replace('\r', "");
    let house = House::open().await;
    let mut ids = Ids::default();
    ids.0.insert("2222-2222-2222".to_owned(), "2222-2222-2222".to_owned());
    let mut clients: HashMap<&str, Client> = HashMap::new();
    let mut lines = 0;
    for line in
        page.split("```wire\n").skip(1).flat_map(|part| part.split("```").next().unwrap_or_default().lines())
    {
        lines += 1;
        if let Some((who, text)) =
            line.split_once("> ").filter(|(who, _)| who.chars().all(char::is_alphabetic))
        {
            clients.get_mut(who).expect("a client that is there").raw(&ids.real(text)).await;
            continue;
        }
        let (who, text) = line.split_once("< ").expect("a line that is sent or received");
        let expected: Value = serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {line}"));
        let found = if let Some(client) = clients.get_mut(who) {
            client.next().await
        } else {
            let (client, hello) = house.client().await;
            clients.insert(who, client);
            hello
        };
        assert!(ids.same(&expected, &found), "the page says\n{line}\nbut it is\n{found}");
    }
    assert!(lines > 20, "the page has exchanges");
}
