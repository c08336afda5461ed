//! Where the data are.

use crate::StoreError;
use etcetera::BaseStrategy;
use std::path::PathBuf;

/// The name of the database in the data folder.
pub const DATABASE: &str = "siliam.db";
/// The name of the file that a server locks.
pub(crate) const LOCK: &str = "siliam.lock";

/// Where data are kept when nobody says so: `$XDG_DATA_HOME/siliam` or `~/.local/share/siliam` on Linux, elsewhere where the
/// system wants them.
pub fn data_folder() -> Result<PathBuf, StoreError> {
    let places = etcetera::base_strategy::choose_native_strategy().map_err(|_| StoreError::NoHome)?;
    Ok(places.data_dir().join("siliam"))
}
