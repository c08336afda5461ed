//! Prepares the front end when the program is built, so that the server only hands out bytes: the type, the packed form and
//! the tags of each file of `web/dist` are written into a table, `OUT_DIR/files.rs`, which `assets.rs` includes.

use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() -> io::Result<()> {
    let folder = |variable| PathBuf::from(env::var_os(variable).expect("cargo sets it"));
    let dist = folder("CARGO_MANIFEST_DIR").join("../../web/dist");
    let out = folder("OUT_DIR");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={}", dist.display());

    let mut names = Vec::new();
    collect(&dist, "", &mut names)?;
    // Sorted, for the search in the table.
    names.sort();
    let mut table = String::from("[\n");
    for (index, name) in names.iter().enumerate() {
        table += &row(name, &dist.join(name), &out.join(format!("{index}.gz")))?;
    }
    fs::write(out.join("files.rs"), table + "]\n")
}

/// The names of all files under a folder, with `/` on every system.
fn collect(folder: &Path, prefix: &str, names: &mut Vec<String>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            collect(&entry.path(), &format!("{name}/"), names)?;
        } else {
            names.push(name);
        }
    }
    Ok(())
}

/// The table's row for a file, whose packed form is written to `packed` where it is notably smaller.
fn row(name: &str, path: &Path, packed: &Path) -> io::Result<String> {
    let plain = fs::read(path)?;
    // The header holds no time and no name, so the same file always gives the same bytes.
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(&plain)?;
    let small = encoder.finish()?;
    // Pictures and fonts are packed already: a tenth is not worth the unpacking.
    let packed = if small.len() < plain.len() / 10 * 9 {
        fs::write(packed, &small)?;
        format!("Some({})", form(&small, packed))
    } else {
        "None".to_owned()
    };
    let content_type = content_type(name);
    let plain = form(&plain, path);
    Ok(format!(
        "File {{ name: {name:?}, content_type: {content_type:?}, plain: {plain}, packed: {packed} }},\n"
    ))
}

/// One form of a file, with a strong tag of its bytes.
fn form(bytes: &[u8], path: &Path) -> String {
    let mut tag = String::new();
    for byte in &Sha256::digest(bytes)[..12] {
        let _ = write!(tag, "{byte:02x}");
    }
    let tag = format!("\"{tag}\"");
    let path = path.to_string_lossy();
    format!("Form {{ tag: {tag:?}, bytes: include_bytes!({path:?}) }}")
}

fn content_type(name: &str) -> String {
    let guessed = mime_guess::from_path(name).first_or_octet_stream();
    if guessed.type_() == "text" { format!("{guessed}; charset=utf-8") } else { guessed.to_string() }
}
