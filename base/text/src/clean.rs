//! Cleaning of typed or imported text before it is stored.

use std::borrow::Cow;

/// Error: the text holds a control character other than white space (bell, escape, NUL …).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ControlCharacter(pub char);

/// Cleans one line of text: trims it, turns each run of white space (also tabs and line ends) into one space, and
/// removes characters that only hide or reorder text. Right-to-left text and emoji stay whole.
///
/// # Errors
/// The first control character that is not white space.
pub fn clean(text: &str) -> Result<Cow<'_, str>, ControlCharacter> {
    if is_clean_ascii(text.as_bytes()) {
        return Ok(Cow::Borrowed(text));
    }
    let mut out = String::with_capacity(text.len());
    let mut gap = false;
    for c in text.chars() {
        if is_space(c) {
            gap = !out.is_empty();
        } else if c.is_control() {
            return Err(ControlCharacter(c));
        } else if !is_stripped(c) {
            if gap {
                out.push(' ');
                gap = false;
            }
            out.push(c);
        }
    }
    Ok(if out == text { Cow::Borrowed(text) } else { Cow::Owned(out) })
}

/// Cleans several lines of text: cleans each line, ends lines with `\n`, and keeps at most one empty line in a row.
///
/// # Errors
/// The first control character that is not white space.
pub fn clean_lines(text: &str) -> Result<Cow<'_, str>, ControlCharacter> {
    if !text.contains(['\n', '\r', '\u{85}', '\u{2028}', '\u{2029}']) {
        return clean(text);
    }
    let unix = text.replace("\r\n", "\n").replace(['\r', '\u{85}', '\u{2028}'], "\n").replace('\u{2029}', "\n\n");
    let mut out = String::with_capacity(unix.len());
    let mut empty_lines = 0;
    for line in unix.split('\n') {
        let line = clean(line)?;
        if line.is_empty() {
            empty_lines += 1;
            continue;
        }
        if !out.is_empty() {
            out.push_str(if empty_lines > 0 { "\n\n" } else { "\n" });
        }
        empty_lines = 0;
        out.push_str(&line);
    }
    Ok(Cow::Owned(out))
}

fn is_clean_ascii(bytes: &[u8]) -> bool {
    let mut after_space = true;
    for &byte in bytes {
        match byte {
            b' ' if after_space => return false,
            b' ' => after_space = true,
            0x21..=0x7E => after_space = false,
            _ => return false,
        }
    }
    bytes.is_empty() || !after_space
}

fn is_space(c: char) -> bool {
    c.is_whitespace()
}

/// Matches zero-width characters and text-direction controls, which serve to spoof names. The joiners U+200C and U+200D
/// stay, because Persian words and family emoji need them.
fn is_stripped(c: char) -> bool {
    matches!(c, '\u{00AD}' | '\u{061C}' | '\u{200B}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}'
        | '\u{2060}'..='\u{2064}' | '\u{2066}'..='\u{206F}' | '\u{FEFF}')
}

#[cfg(test)]
mod tests {
    use super::{ControlCharacter, clean, clean_lines};
    use proptest::prelude::*;
    use std::borrow::Cow;

    #[test]
    fn cleans() {
        for (text, cleaned) in [
            ("", ""),
            ("   ", ""),
            ("Main Street", "Main Street"),
            ("  Main \t Street\r\n", "Main Street"),
            ("Joe\nBar", "Joe Bar"),
            ("a\u{a0}\u{3000}b\u{b}c", "a b c"),
            ("مطعم الشرق", "مطعم الشرق"),
            ("👩‍👩‍👧 Family", "👩‍👩‍👧 Family"),
            ("می‌خواهم", "می‌خواهم"),
            ("\u{202E}evil\u{202C} \u{2066}name\u{2069}", "evil name"),
            ("\u{FEFF}zero\u{200B}width", "zerowidth"),
            ("a \u{200B} b", "a b"),
        ] {
            assert_eq!(clean(text).as_deref(), Ok(cleaned), "{text:?}");
        }
    }

    #[test]
    fn control_characters_are_refused() {
        for (text, c) in [
            ("a\0b", '\0'),
            ("bell\u{7}", '\u{7}'),
            ("\u{1b}[31m", '\u{1b}'),
            ("\u{7f}", '\u{7f}'),
            ("é\u{81}", '\u{81}'),
        ] {
            assert_eq!(clean(text), Err(ControlCharacter(c)), "{text:?}");
            assert_eq!(clean_lines(text), Err(ControlCharacter(c)), "{text:?}");
        }
    }

    #[test]
    fn lines_are_kept_where_they_are_wanted() {
        assert_eq!(clean_lines("  one  two ").as_deref(), Ok("one two"));
        assert_eq!(clean_lines("\r\n one \r\n two\rthree\n\n\n\nfour \n").as_deref(), Ok("one\ntwo\nthree\n\nfour"));
    }

    #[test]
    fn clean_text_is_not_copied() {
        assert!(matches!(clean("Main Street 12"), Ok(Cow::Borrowed(_))));
        assert!(matches!(clean("Rue de l’Œuf"), Ok(Cow::Borrowed(_))));
    }

    proptest! {
        #[test]
        fn cleaning_twice_changes_nothing(text in any::<String>()) {
            if let Ok(once) = clean(&text) {
                prop_assert_eq!(clean(&once), Ok(Cow::Borrowed(&*once)));
                prop_assert_eq!(once.trim(), &*once);
            }
            if let Ok(once) = clean_lines(&text) {
                prop_assert_eq!(clean_lines(&once), Ok(once.clone()));
            }
        }

        #[test]
        fn ascii_and_unicode_paths_agree(text in "[ -~]{0,30}") {
            let accented = format!("é {text}");
            let cleaned = clean(&text).unwrap_or_default();
            let expected = if cleaned.is_empty() { "é".to_owned() } else { format!("é {cleaned}") };
            prop_assert_eq!(clean(&accented), Ok(Cow::Owned(expected)));
        }
    }
}
