//! Engines of others, as shell scripts: asked, and ended with whoever asks them.
#![cfg(unix)]

use siliam_ugi::{Breakdown, Driver};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Long enough for anything that is to come.
const PATIENCE: Duration = Duration::from_mins(1);

fn script(name: &str, lines: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, lines).expect("a folder to write in");
    path
}

fn start(path: &Path, patience: Duration) -> Result<Driver, Breakdown> {
    Driver::start("sh", &[path.display().to_string()], patience)
}

#[test]
fn an_engine_is_told_everything_in_the_order_of_the_protocol() {
    let heard = Path::new(env!("CARGO_TARGET_TMPDIR")).join("heard.txt");
    let lines = format!(
        "exec 3>\"{}\"\nwhile read -r line; do echo \"$line\" >&3; case \"$line\" in\n\
         ugi) echo noise; echo 'option name Level of play type spin default 1 min 1 max 3'; echo ugiok;;\n\
         isready) echo readyok;; stop) echo bestmove c;; ponderhit) echo 'bestmove d ponder';;\n\
         'go ponder'*) ;; go*) echo info depth 1; echo 'bestmove a ponder b c';; quit) exit;;\nesac; done\n",
        heard.display()
    );
    let mut driver = start(&script("orderly.sh", &lines), PATIENCE).expect("it starts");
    assert!(driver.has_option("level of play") && !driver.has_option("Game"));
    driver.set_option("Level of play", "2\n3");
    driver.begin_game().expect("it is ready");
    let best = driver.ask("startpos", "nodes 5", PATIENCE).expect("it moves");
    assert_eq!((&*best.mv, &best.replies[..]), ("a", &["b".to_owned(), "c".to_owned()][..]));
    driver.ponder("startpos moves a b c", "nodes 5").expect("it is ready");
    let best = driver.ponder_hit(PATIENCE).expect("it moves");
    assert_eq!((&*best.mv, best.replies.len()), ("d", 0));
    driver.ponder("startpos moves x", "nodes 5").expect("it is ready");
    driver.stop().expect("it stops");
    drop(driver);
    let expected = "ugi\nsetoption name Level of play value 2 3\nuginewgame\nisready\nposition startpos\nisready\n\
                    go nodes 5\nposition startpos moves a b c\nisready\ngo ponder nodes 5\nponderhit\n\
                    position startpos moves x\nisready\ngo ponder nodes 5\nstop\nquit\n";
    assert_eq!(fs::read_to_string(heard).expect("it wrote down what it heard"), expected);
}

#[test]
fn a_breakdown_says_what_is_known() {
    let speaks = |instead: &str| {
        format!(
            "while read -r line; do case \"$line\" in ugi) echo ugiok;; isready) echo readyok;; go*) {instead};; esac; done"
        )
    };
    let ask = |name: &str, instead: &str, within: Duration| {
        let mut driver = start(&script(name, &speaks(instead)), PATIENCE).expect("it starts");
        driver.ask("startpos", "depth 1", within).expect_err("it breaks down")
    };
    let remarking = ask("remarking.sh", "echo info string what is depth", Duration::from_secs(1));
    let remark = Some("what is depth".to_owned());
    assert_eq!(remarking, Breakdown::Silent { milliseconds: 1000, remark });
    assert_eq!(ask("ending.sh", "exit 7", PATIENCE), Breakdown::Ended(Some("exit status: 7".to_owned())));
    let nowhere = Driver::start("/nowhere/engine", &[], PATIENCE).err();
    assert!(matches!(nowhere, Some(Breakdown::NotStarted(_))), "{nowhere:?}");
    let mute = start(&script("mute.sh", "read -r line; read -r line"), Duration::from_millis(100)).err();
    assert_eq!(mute, Some(Breakdown::Silent { milliseconds: 100, remark: None }));
}

#[cfg(target_os = "linux")]
#[test]
fn an_engine_that_does_not_quit_is_ended_and_no_zombie_stays() {
    let number = Path::new(env!("CARGO_TARGET_TMPDIR")).join("stubborn.pid");
    let lines = format!("echo $$ > \"{}\"\necho ugiok\nwhile :; do :; done\n", number.display());
    let driver = start(&script("stubborn.sh", &lines), PATIENCE).expect("it starts");
    let number = fs::read_to_string(number).expect("it wrote down its number");
    let process = Path::new("/proc").join(number.trim());
    assert!(process.exists());
    drop(driver);
    assert!(!process.exists(), "{} is still there", process.display());
}
