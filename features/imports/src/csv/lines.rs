//! Line numbers as text editors count them.

/// Counts line ends (LF, CRLF or CR) in text that arrives in pieces.
#[derive(Debug, Clone, Copy)]
pub(super) struct Lines {
    current: u64,
    after_return: bool,
}

impl Lines {
    /// Returns a counter at the beginning of line `first`.
    pub(super) fn starting_at(first: u64) -> Self {
        Self { current: first, after_return: false }
    }

    /// Returns the line of the next byte.
    pub(super) fn current(self) -> u64 {
        self.current
    }

    /// Counts the line ends of these bytes.
    pub(super) fn advance(&mut self, bytes: &[u8]) {
        let mut behind = 0;
        for at in memchr::memchr2_iter(b'\n', b'\r', bytes) {
            let within_pair =
                bytes[at] == b'\n' && if at == 0 { self.after_return } else { at == behind && self.after_return };
            self.after_return = bytes[at] == b'\r';
            behind = at + 1;
            if !within_pair {
                self.current += 1;
            }
        }
        if behind < bytes.len() {
            self.after_return = false;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Lines;
    use proptest::prelude::*;

    #[test]
    fn each_kind_of_line_end_counts_once() {
        for (text, line) in [
            ("", 1),
            ("a", 1),
            ("a\nb", 2),
            ("a\r\nb", 2),
            ("a\rb", 2),
            ("\r\n\r\n", 3),
            ("\n\r", 3),
            ("\r\r\n\n", 4),
            ("\ra\n", 3),
        ] {
            let mut lines = Lines::starting_at(1);
            lines.advance(text.as_bytes());
            assert_eq!(lines.current(), line, "{text:?}");
        }
    }

    proptest! {
        #[test]
        fn pieces_do_not_matter(text in "[a\r\n]{0,20}", cut in 0_usize..20) {
            let mut whole = Lines::starting_at(1);
            whole.advance(text.as_bytes());
            let (start, end) = text.split_at(cut.min(text.len()));
            let mut pieces = Lines::starting_at(1);
            pieces.advance(start.as_bytes());
            pieces.advance(end.as_bytes());
            prop_assert_eq!(pieces.current(), whole.current());
        }
    }
}
