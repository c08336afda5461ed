//! Prints the link of each record on standard input, with the record as it is written: how `tests/links-1.txt` was made.

use siliam_record::{Reader, short, write};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut between = "";
    for record in Reader::new(std::io::stdin().lock()) {
        let record = record?;
        print!("{between}{}\n{}", short::write(&record)?, write(&record));
        between = "---\n";
    }
    Ok(())
}
