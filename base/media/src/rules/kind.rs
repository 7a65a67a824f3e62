//! What a file is, by its first bytes, and how much memory it takes to decode.

use super::{MAX_PIXELS, MEMORY};

/// What is taken in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Jpeg,
    Png,
    WebP,
}

impl Kind {
    /// So many bytes are enough to tell.
    pub(crate) const TOLD_BY: usize = 12;

    /// What a file that begins with these bytes is; its name and type are not asked.
    pub(crate) fn of(start: &[u8]) -> Option<Self> {
        match start {
            [0xff, 0xd8, 0xff, ..] => Some(Self::Jpeg),
            [0x89, b'P', b'N', b'G', b'\r', b'\n', 0x1a, b'\n', ..] => Some(Self::Png),
            [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..] => Some(Self::WebP),
            _ => None,
        }
    }

    /// Bytes a pixel that the decoder takes for itself, beside what it hands out: a progressive JPEG is kept whole as
    /// coefficients, 2 bytes for each of 3 or 4 components; a WebP as two more pictures when it moves.
    fn decoder_bytes(self, is_progressive: bool) -> u64 {
        match self {
            Self::Jpeg if is_progressive => 8,
            Self::Jpeg | Self::Png => 0,
            Self::WebP => 8,
        }
    }
}

/// Memory that decoding takes, in bytes, when a pixel of the decoded image has `pixel_bytes`.
pub(crate) fn memory(kind: Kind, is_progressive: bool, pixels: u64, pixel_bytes: u8) -> u64 {
    pixels * (u64::from(pixel_bytes) + kind.decoder_bytes(is_progressive))
}

/// How many pixels an image may have.
pub(crate) fn max_pixels(kind: Kind, is_progressive: bool, pixel_bytes: u8) -> u64 {
    MAX_PIXELS.min(MEMORY / memory(kind, is_progressive, 1, pixel_bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_what_its_first_bytes_say() {
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
