//! Byte ranges of a file (RFC 9110, 14). Pure.

/// Part of a file to send.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Slice {
    /// Whole file.
    Whole,
    /// Bytes from `start` to `end`, both included.
    Part {
        /// First byte.
        start: u64,
        /// Last byte.
        end: u64,
    },
    /// Range that begins after the end of the file.
    Beyond,
}

/// Returns the part that the headers `Range` and `If-Range` ask for. The whole file answers several ranges, a malformed
/// range, and a condition on another version.
pub(super) fn slice(range: Option<&str>, condition: Option<&str>, tag: &str, length: u64) -> Slice {
    let range = range.filter(|_| condition.is_none_or(|condition| condition == tag));
    let Some((first, last)) = range.and_then(|range| range.strip_prefix("bytes=")?.trim().split_once('-')) else {
        return Slice::Whole;
    };
    let number = |text: &str| {
        (!text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())).then(|| text.parse().unwrap_or(u64::MAX))
    };
    match (number(first), number(last)) {
        (Some(start), Some(end)) if end < start => Slice::Whole,
        (Some(start), _) if start >= length && (last.is_empty() || number(last).is_some()) => Slice::Beyond,
        (Some(start), Some(end)) => Slice::Part { start, end: end.min(length - 1) },
        (Some(start), None) if last.is_empty() => Slice::Part { start, end: length - 1 },
        (None, Some(0)) if first.is_empty() => Slice::Beyond,
        (None, Some(size)) if first.is_empty() && length > 0 => {
            Slice::Part { start: length.saturating_sub(size), end: length - 1 }
        }
        _ => Slice::Whole,
    }
}

/// Returns true when a list of tags, as in `If-None-Match`, contains `tag` or is `*`.
pub(super) fn lists(tags: &[u8], tag: &str) -> bool {
    let tags = std::str::from_utf8(tags).unwrap_or_default().split(',').map(str::trim);
    tags.map(|tag_in_list| tag_in_list.strip_prefix("W/").unwrap_or(tag_in_list))
        .any(|tag_in_list| tag_in_list == "*" || tag_in_list == tag)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_range_is_a_part_and_everything_else_the_whole_file() {
        let part = |start, end| Slice::Part { start, end };
        for (range, expected) in [
            ("bytes=0-99", part(0, 99)),
            ("bytes=0-16383", part(0, 999)),
            ("bytes=990-", part(990, 999)),
            ("bytes=-10", part(990, 999)),
            ("bytes=-5000", part(0, 999)),
            ("bytes=999-999", part(999, 999)),
            ("bytes=1000-", Slice::Beyond),
            ("bytes=1000-1001", Slice::Beyond),
            ("bytes=99999999999999999999-", Slice::Beyond),
            ("bytes=-0", Slice::Beyond),
            ("bytes=0-1,5-6", Slice::Whole),
            ("bytes=9-1", Slice::Whole),
            ("bytes=+1-2", Slice::Whole),
            ("bytes=-", Slice::Whole),
            ("items=0-1", Slice::Whole),
            ("", Slice::Whole),
        ] {
            assert_eq!(slice(Some(range), None, "\"a\"", 1000), expected, "{range}");
        }
        assert_eq!(slice(None, None, "\"a\"", 1000), Slice::Whole);
        assert_eq!(slice(Some("bytes=0-1"), None, "\"a\"", 0), Slice::Beyond);
    }

    #[test]
    fn a_range_of_another_version_is_the_whole_file() {
        let slice_if = |condition| slice(Some("bytes=0-1"), Some(condition), "\"a\"", 1000);
        assert_eq!(slice_if("\"a\""), Slice::Part { start: 0, end: 1 });
        for other in ["\"b\"", "W/\"a\"", "Wed, 25 Nov 2026 12:00:00 GMT"] {
            assert_eq!(slice_if(other), Slice::Whole, "{other}");
        }
    }

    #[test]
    fn a_list_of_tags_contains_the_tag_or_all() {
        for (tags, expected) in [("\"a\"", true), ("\"b\", W/\"a\"", true), ("*", true), ("\"b\"", false), ("", false)]
        {
            assert_eq!(lists(tags.as_bytes(), "\"a\""), expected, "{tags}");
        }
    }
}
