//! Pictures.

use std::{fmt, sync::Arc};

use krilla::image::Image;

/// Bytes of a picture: PNG, JPEG or WebP. A picture that cannot be decoded becomes a gray box with its description.
///
/// JPEG is written as it is; PNG and WebP grow to their packed pixels. A document of photos is best given JPEG of the size in
/// which it is shown, about 150 pixels per inch.
#[derive(Clone, PartialEq, Eq)]
pub struct Picture {
    pub(crate) data: Arc<Vec<u8>>,
}

impl Picture {
    /// Makes a picture of the bytes of a file.
    pub fn new(data: Vec<u8>) -> Self {
        Self { data: Arc::new(data) }
    }

    /// Reads the header; `None` if the format is another or the picture has no area.
    pub(crate) fn image(&self) -> Option<Image> {
        let data = || Arc::clone(&self.data).into();
        let image = match self.data.get(..12)? {
            [0x89, b'P', b'N', b'G', ..] => Image::from_png(data(), false),
            [0xFF, 0xD8, 0xFF, ..] => Image::from_jpeg(data(), false),
            [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P'] => Image::from_webp(data(), false),
            _ => return None,
        };
        image.ok().filter(|image| image.size().0 > 0 && image.size().1 > 0)
    }
}

impl fmt::Debug for Picture {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "Picture({} bytes)", self.data.len())
    }
}

/// Picture with its description.
#[derive(Debug, Clone, PartialEq)]
pub struct Photo {
    /// Bytes.
    pub picture: Picture,
    /// Description for readers who do not see it.
    pub alt: String,
    /// Words below; empty for none.
    pub caption: String,
}
