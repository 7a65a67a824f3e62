//! Image type by the first bytes of a file, and the memory needed to decode it.

use super::{MAX_PIXELS, MEMORY};

/// Supported image type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Jpeg,
    Png,
    WebP,
}

impl Kind {
    /// Number of bytes that identify the type.
    pub(crate) const SIGNATURE_LENGTH: usize = 12;

    /// Returns the type of a file by its first bytes. Its name and declared type are ignored.
    pub(crate) fn of(start: &[u8]) -> Option<Self> {
        match start {
            [0xff, 0xd8, 0xff, ..] => Some(Self::Jpeg),
            [0x89, b'P', b'N', b'G', b'\r', b'\n', 0x1a, b'\n', ..] => Some(Self::Png),
            [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..] => Some(Self::WebP),
            _ => None,
        }
    }

    /// Returns the decoder's own memory per pixel, in bytes, besides its output. A progressive JPEG is held as
    /// coefficients, 2 bytes for each of 3 or 4 components; an animated WebP needs two more pictures.
    fn decoder_bytes(self, is_progressive: bool) -> u64 {
        match self {
            Self::Jpeg if is_progressive => 8,
            Self::Jpeg | Self::Png => 0,
            Self::WebP => 8,
        }
    }
}

/// Returns the memory needed for decoding, in bytes, with `pixel_bytes` per pixel of the decoded image.
pub(crate) fn memory(kind: Kind, is_progressive: bool, pixels: u64, pixel_bytes: u8) -> u64 {
    pixels * (u64::from(pixel_bytes) + kind.decoder_bytes(is_progressive))
}

/// Returns the maximum number of pixels of an image.
pub(crate) fn max_pixels(kind: Kind, is_progressive: bool, pixel_bytes: u8) -> u64 {
    MAX_PIXELS.min(MEMORY / memory(kind, is_progressive, 1, pixel_bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_type_is_detected_by_the_first_bytes() {
        for (start, kind) in [
            (&b"\xff\xd8\xff\xe0\0\x10JFIF"[..], Some(Kind::Jpeg)),
            (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", Some(Kind::Png)),
            (b"RIFF\x10\0\0\0WEBPVP8 ", Some(Kind::WebP)),
            (b"RIFF\x10\0\0\0WAVEfmt ", None),
            (b"GIF89a\x01\0\x01\0\0\0", None),
            (b"<svg xmlns=\"http://www.w3.org/2000/svg\">", None),
            (b"<?xml version=\"1.0\"?>", None),
            (b"\0\0\0\x1cftypavif", None),
            (b"%PDF-1.7\n", None),
            (b"PK\x03\x04", None),
            (b"\xff\xd8", None),
            (b"", None),
        ] {
            assert_eq!(Kind::of(start), kind, "{start:?}");
        }
    }

    #[test]
    fn fifty_megapixels_are_taken_where_memory_allows_it() {
        for (kind, is_progressive, pixel_bytes, most) in [
            (Kind::Jpeg, false, 3, 50_000_000),
            (Kind::Png, false, 4, 50_000_000),
            (Kind::Png, false, 8, 29_360_128),
            (Kind::WebP, false, 4, 19_573_418),
            (Kind::Jpeg, true, 3, 21_352_820),
        ] {
            assert_eq!(max_pixels(kind, is_progressive, pixel_bytes), most, "{kind:?}");
            assert!(memory(kind, is_progressive, most, pixel_bytes) <= MEMORY);
        }
    }
}
