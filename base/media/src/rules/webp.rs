//! Completeness check of WebP chunks. A decoder allocates memory for the size that a chunk declares.

/// Returns true when every chunk ends within the file.
pub(crate) fn has_all_chunks(file: &[u8]) -> bool {
    let length = |at: usize| {
        let bytes = file.get(at..at + 4)?;
        Some(u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]) as usize)
    };
    let Some(end) = length(4).map(|bytes| bytes + 8).filter(|end| *end <= file.len()) else { return false };
    let mut at = 12;
    while at < end {
        // Chunks begin at even offsets.
        match length(at + 4).map(|bytes| at + 8 + bytes.next_multiple_of(2)) {
            Some(next) if next <= end => at = next,
            _ => return false,
        }
    }
    at > 12
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(says: u32, chunks: &[u8]) -> Vec<u8> {
        [b"RIFF", &says.to_le_bytes()[..], b"WEBP", chunks].concat()
    }

    #[test]
    fn a_chunk_that_is_larger_than_the_file_is_not_there() {
        assert!(has_all_chunks(&file(16, b"VP8 \x03\0\0\0abc\0")));
        assert!(has_all_chunks(&file(24, b"VP8 \x03\0\0\0abc\0EXIF\0\0\0\0")));
        for (says, chunks) in [
            (4, &b""[..]),
            (16, b"VP8 \x03\0\0\0ab"),
            (16, b"VP8 \xff\xff\xff\xffabcd"),
            (u32::MAX, b"VP8 \x04\0\0\0abcd"),
            (15, b"VP8 \x02\0\0\0abE"),
        ] {
            assert!(!has_all_chunks(&file(says, chunks)), "{chunks:?}");
        }
        assert!(!has_all_chunks(b"RIFF"));
    }
}
