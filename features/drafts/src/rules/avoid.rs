//! Words and topics that are never drafted.

/// Returns true when a text has one of the words or topics, as whole words, whatever their case and accents.
pub(crate) fn mentions(text: &str, avoided: &[String]) -> bool {
    let text = spaced(text);
    avoided.iter().map(|word| spaced(word)).any(|word| word.len() > 2 && text.contains(&word))
}

/// Returns folded words with one blank around each.
fn spaced(text: &str) -> String {
    let folded = text::fold(text);
    let words = folded.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty());
    let mut spaced = String::from(" ");
    for word in words {
        spaced.push_str(word);
        spaced.push(' ');
    }
    spaced
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_found_in_any_case_and_with_any_accents() {
        let avoided = ["Délais".to_owned(), "team spirit".to_owned(), " ".to_owned()];
        for (text, expected) in [
            ("Nos delais sont courts.", true),
            ("Our team spirit!", true),
            ("Our team-spirit", true),
            ("Our team", false),
            ("delaisser", false),
            ("", false),
        ] {
            assert_eq!(mentions(text, &avoided), expected, "{text}");
        }
    }
}
