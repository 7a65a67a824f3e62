//! Scan of JPEG segments, to detect progressive images and truncated files. Decoders fill the missing part of a
//! truncated file with gray; Vitrine refuses the file instead.

/// Returns true for a progressive JPEG, which must be held in memory whole while it is decoded; `None` for a truncated
/// file.
pub(crate) fn is_progressive(file: &[u8]) -> Option<bool> {
    let mut is_progressive = false;
    let mut at = 2;
    loop {
        // Any number of 0xff bytes may precede a marker.
        at += file.get(at..)?.iter().position(|byte| *byte == 0xff)?;
        at += file.get(at..)?.iter().position(|byte| *byte != 0xff)?;
        let marker = file[at];
        at += 1;
        match marker {
            0xd9 => return Some(is_progressive),
            // A 0xff of the data itself, a restart marker, or another marker without a length.
            0x00 | 0x01 | 0xd0..=0xd8 => {}
            _ => {
                is_progressive |= matches!(marker, 0xc2 | 0xc6 | 0xca | 0xce);
                let length = file.get(at..at + 2)?;
                at += usize::from(u16::from_be_bytes([length[0], length[1]])).max(2);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &[u8] = b"\xff\xd8\xff\xe1\0\x06\xff\xd9xx";

    fn file(parts: &[&[u8]]) -> Vec<u8> {
        [&[START], parts].concat().concat()
    }

    #[test]
    fn the_end_of_an_embedded_thumbnail_is_not_the_end() {
        assert_eq!(is_progressive(START), None);
        assert_eq!(is_progressive(&file(&[b"\xff\xda\0\x02data\xff\0data"])), None);
        assert!(is_progressive(&file(&[b"\xff\xda\0\x02data\xff\0\xff\xd3data\xff\xd9"])).is_some());
    }

    #[test]
    fn a_progressive_file_is_detected_by_its_frame() {
        let end: &[u8] = b"\xff\xda\0\x02data\xff\xd9";
        assert_eq!(is_progressive(&file(&[b"\xff\xc0\0\x02", end])), Some(false));
        assert_eq!(is_progressive(&file(&[b"\xff\xc2\0\x02", end])), Some(true));
    }

    #[test]
    fn no_file_makes_it_read_beyond_the_end_or_for_ever() {
        for wrong in
            [&b""[..], b"\xff", b"\xff\xd8", b"\xff\xd8\xff\xe1", b"\xff\xd8\xff\xe1\0", b"\xff\xd8\xff\xe1\xff\xff"]
        {
            assert_eq!(is_progressive(wrong), None, "{wrong:?}");
        }
        assert_eq!(is_progressive(&file(&[&[0xff; 1000]])), None);
        assert_eq!(is_progressive(&file(&[b"\xff\xe2\0\0\xff\xe2\0\0"])), None);
    }
}
