//! Finds markup, hidden characters and placeholders.

/// Returns true for tags, links and pictures of Markdown, scripts, and characters that are not visible.
pub(crate) fn has_markup(text: &str) -> bool {
    let lower = text.to_lowercase();
    let has_tag = text.char_indices().any(|(at, c)| {
        c == '<'
            && text[at + 1..].starts_with(|next: char| next.is_ascii_alphabetic() || matches!(next, '/' | '!' | '|'))
    });
    has_tag
        || text.contains("](")
        || text.contains("![")
        || lower.contains("javascript:")
        || text.chars().any(is_hidden)
}

fn is_hidden(c: char) -> bool {
    let is_control = c.is_control() && !matches!(c, '\n' | '\r' | '\t');
    // Joiners belong to emoji, but no reply needs them, and they hide text as well as the others.
    is_control
        || matches!(c, '\u{AD}' | '\u{61C}' | '\u{180E}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}'
            | '\u{FEFF}' | '\u{E0000}'..='\u{E007F}')
}

/// Returns true for `{{…}}`, `{name}`, `[Business…]`, `%NAME%` and `<nom …>`.
pub(crate) fn has_placeholder(text: &str) -> bool {
    text.contains("{{")
        || text.contains("}}")
        || enclosed(text, '{', '}').any(|inside| is_word(inside, |c| c.is_alphanumeric() || c == '_'))
        || enclosed(text, '[', ']').any(|inside| is_word(inside, |c| c.is_alphanumeric() || " _-'’".contains(c)))
        || enclosed(text, '<', '>').any(|inside| is_word(inside, |c| c.is_alphanumeric() || " _-'’".contains(c)))
        || enclosed(text, '%', '%').any(|inside| is_word(inside, |c| c.is_ascii_uppercase() || c == '_'))
}

fn is_word(text: &str, is_part: impl Fn(char) -> bool) -> bool {
    text.starts_with(char::is_alphabetic) && text.chars().all(is_part)
}

/// Returns the texts between two characters, up to the next closing one.
fn enclosed(text: &str, open: char, close: char) -> impl Iterator<Item = &str> {
    text.match_indices(open)
        .filter_map(move |(at, _)| text[at + open.len_utf8()..].split_once(close))
        .map(|(inside, _)| inside)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markup_and_hidden_characters_are_found() {
        for text in ["a <b>", "</review>", "![x](y)", "[x](y)", "JavaScript:x", "a\u{200b}b", "\u{202e}", "a\u{0}"] {
            assert!(has_markup(text), "{text:?}");
        }
        for text in ["I <3 it", "a < b", "line\nline", "Merci\u{202f}! À\u{a0}bientôt", "(yes) [yes]"] {
            assert!(!has_markup(text), "{text:?}");
        }
    }

    #[test]
    fn placeholders_are_found() {
        for text in
            ["Dear {{name}}", "Dear {name}", "at [Business Name]", "Hi %NAME%,", "Bonjour <nom du client>", "x }}"]
        {
            assert!(has_placeholder(text), "{text}");
        }
        for text in ["100 % and 20 %", "a [1]", "{}", "I <3 you >"] {
            assert!(!has_placeholder(text), "{text}");
        }
    }
}
