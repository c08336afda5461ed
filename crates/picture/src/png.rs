//! Pixels made of a picture. Our pictures hold paths and symbols alone, so nothing is read from the system.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use std::error::Error;
use std::fmt;

/// Why no pixels could be made of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PngError {
    /// It is no SVG.
    NoSvg(String),
    /// It is too large, or of no size at all.
    Size,
    /// The pixels could not be packed.
    Packing(String),
}

impl fmt::Display for PngError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSvg(why) => write!(f, "this is no SVG: {why}"),
            Self::Size => f.write_str("this picture has no size that can be drawn"),
            Self::Packing(why) => write!(f, "the pixels cannot be packed: {why}"),
        }
    }
}

impl Error for PngError {}

/// An SVG file of ours as a PNG file of the same size.
pub fn png(svg: &str) -> Result<Vec<u8>, PngError> {
    let tree =
        Tree::from_str(svg, &Options::default()).map_err(|error| PngError::NoSvg(error.to_string()))?;
    let size = tree.size().to_int_size();
    // Twice the widest picture, as a board may be higher than wide.
    let most = 2 * *crate::PIXELS.end();
    if size.width() > most || size.height() > most {
        return Err(PngError::Size);
    }
    let mut pixels = Pixmap::new(size.width(), size.height()).ok_or(PngError::Size)?;
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| PngError::Packing(error.to_string()))
}
