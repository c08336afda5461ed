//! A copy of the database, of one moment, while a server goes on using it.

use crate::StoreError;
use crate::data_folder::DATABASE;
use crate::sqlite::{Looking, absolute, look, look_over, owned_only, sync_folder};
use sqlx::{Connection, Row as _};
use std::fs::{self, File};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How often progress is told.
const TELL: Duration = Duration::from_millis(200);

/// Copies the database under a data folder to a file that does not exist yet; the number of its bytes. `tell` hears how many
/// of about how many are written. When it returns, the copy is on disk; when it fails, there is none.
pub async fn backup(folder: &Path, file: &Path, tell: impl FnMut(u64, u64)) -> Result<u64, StoreError> {
    let unwritable = |error: std::io::Error| StoreError::Copy(file.to_owned(), error.to_string());
    let database = absolute(folder)?.join(DATABASE);
    let file = std::path::absolute(file).map_err(unwritable)?;
    let (Some(parent), Some(name)) = (file.parent(), file.file_name()) else {
        return Err(StoreError::Copy(file, "this names no file".to_owned()));
    };
    if file.symlink_metadata().is_ok() {
        return Err(StoreError::Exists(file));
    }
    // Under a name of its own until it is whole.
    let partial = parent.join(format!(".{}.{}.partial", name.display(), std::process::id()));
    let made = owned_only().write(true).create_new(true).open(&partial);
    made.map_err(|error| StoreError::Copy(file.clone(), error.to_string()))?;
    let copied = match copy(&database, &partial, tell).await {
        Ok(bytes) => publish(&partial, &file).map(|()| bytes),
        Err(error) => Err(error),
    };
    let _ = fs::remove_file(&partial);
    let bytes = copied?;
    sync_folder(parent)?;
    Ok(bytes)
}

/// Writes the copy and waits until it is on disk.
async fn copy(database: &Path, partial: &Path, mut tell: impl FnMut(u64, u64)) -> Result<u64, StoreError> {
    let unwritable = |why: String| StoreError::Copy(partial.to_owned(), why);
    let mut source = look(database, Looking::Beside).await?;
    // A copy without what the log has lost would look whole.
    look_over(database)?;
    let pages = sqlx::query("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size");
    let of = pages.fetch_one(&mut source).await?.try_get::<i64, _>(0)?.cast_unsigned();
    let name = partial.to_str().ok_or_else(|| unwritable("its name is not UTF-8".to_owned()))?.to_owned();
    let written = {
        let vacuum = sqlx::query("VACUUM INTO ?1").bind(name).execute(&mut source);
        tokio::pin!(vacuum);
        let mut ticks = tokio::time::interval(TELL);
        loop {
            tokio::select! {
                written = &mut vacuum => break written,
                _ = ticks.tick() => tell(fs::metadata(partial).map_or(0, |file| file.len()), of),
            }
        }
    };
    match written.map_err(StoreError::from) {
        Ok(_) => {}
        // Whatever could not be written is the copy; the database is only read.
        Err(StoreError::Full) => return Err(unwritable(StoreError::Full.to_string())),
        Err(StoreError::Io(why)) => return Err(unwritable(why)),
        Err(error) => return Err(error),
    }
    let _ = source.close().await;
    let synced = File::open(partial).and_then(|copy| copy.sync_all().and_then(|()| copy.metadata()));
    synced.map(|copy| copy.len()).map_err(|error| unwritable(error.to_string()))
}

/// Gives the whole copy its name, unless somebody has taken it in the meantime.
fn publish(partial: &Path, file: &Path) -> Result<(), StoreError> {
    let file = || PathBuf::from(file);
    match fs::hard_link(partial, file()) {
        Ok(()) => Ok(()),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Err(StoreError::Exists(file())),
        // A file system without links: between the look and the renaming is nothing but this line.
        Err(_) if file().symlink_metadata().is_err() => {
            fs::rename(partial, file()).map_err(|error| StoreError::Copy(file(), error.to_string()))
        }
        Err(_) => Err(StoreError::Exists(file())),
    }
}
