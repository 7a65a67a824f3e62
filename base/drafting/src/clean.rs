//! Texts on their way into a prompt, and out of an answer.

/// Opening mark of the reasoning that some local models put before their answer.
const THINK: &str = "<think>";
const THINK_END: &str = "</think>";

/// Returns the text without control, zero-width and bidirectional characters, cut to `max` characters. A cut is marked.
pub(crate) fn cleaned(text: &str, max: usize) -> String {
    let mut characters = text.chars().filter(|sign| is_kept(*sign));
    let mut clean: String = characters.by_ref().take(max).collect();
    if characters.next().is_some() {
        clean.push_str(" […]");
    }
    clean
}

fn is_kept(sign: char) -> bool {
    let is_hidden = matches!(
        sign,
        '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}'
    );
    sign == '\n' || !(sign.is_control() || is_hidden)
}

/// Returns the part of an answer that readers see: without leading blanks and reasoning. It only grows while an answer
/// grows, so that it can be streamed.
pub(crate) fn visible(answer: &str) -> &str {
    let text = answer.trim_start();
    if text.len() < THINK.len() && THINK.starts_with(text) {
        return "";
    }
    match text.strip_prefix(THINK) {
        None => text,
        Some(reasoning) => reasoning.split_once(THINK_END).map_or("", |(_, text)| text.trim_start()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hidden_characters_are_removed_and_long_texts_are_cut() {
        for (text, expected) in [
            ("Très\u{202e} bon\u{200b} service\u{7}.", "Très bon service."),
            ("two\nlines", "two\nlines"),
            ("tag\u{e0041}s \u{2066}x\u{2069}\u{ad}", "tags x"),
        ] {
            assert_eq!(cleaned(text, 100), expected, "{text}");
        }
        assert_eq!((cleaned("1234567", 5), cleaned("12345", 5)), ("12345 […]".into(), "12345".into()));
    }

    #[test]
    fn reasoning_is_never_visible() {
        for (answer, expected) in [
            ("", ""),
            ("  <th", ""),
            ("<think>They are", ""),
            ("<think>They are happy.</think>\n\nThank you", "Thank you"),
            ("<thanks", "<thanks"),
            (" Thank <think>", "Thank <think>"),
        ] {
            assert_eq!(visible(answer), expected, "{answer}");
        }
    }

    #[test]
    fn the_visible_part_only_grows() {
        let whole = " <think>a</think>\n Thank you.";
        let mut visible_length = 0;
        for (at, _) in whole.char_indices() {
            let now = visible(&whole[..at]).len();
            assert!(now >= visible_length);
            visible_length = now;
        }
    }
}
