//! Rules about internal notes.

use api::FieldError;
use orgs::UserId;

/// Maximum characters of a note.
const MAX_NOTE: usize = 2_000;
/// Maximum number of members that a note mentions.
const MAX_MENTIONS: usize = 20;

/// Checks a note, and returns it without surrounding blanks.
pub(crate) fn check_note(text: &str) -> Result<String, FieldError> {
    let text = text.trim();
    if text.is_empty() {
        return Err(FieldError::new("text", "required", "Write a note."));
    }
    if text.chars().count() > MAX_NOTE {
        return Err(FieldError::new("text", "too_long", "Use at most 2,000 characters."));
    }
    if text.chars().any(|sign| sign.is_control() && sign != '\n') {
        return Err(FieldError::new("text", "invalid", "This note contains a character that can’t be stored."));
    }
    if mentions(text).len() > MAX_MENTIONS {
        return Err(FieldError::new("text", "too_many_mentions", "Mention at most 20 members."));
    }
    Ok(text.to_owned())
}

/// Returns the members that a text mentions as `@[id]`, each once, in order.
pub(crate) fn mentions(text: &str) -> Vec<UserId> {
    let mut found: Vec<UserId> = Vec::new();
    for part in text.split("@[").skip(1) {
        let id = part.split_once(']').and_then(|(id, _)| id.parse().ok());
        if let Some(id) = id.filter(|id| !found.contains(id)) {
            found.push(id);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_has_1_to_2_000_characters() {
        assert_eq!(check_note(" Call her.\nToday. ").as_deref(), Ok("Call her.\nToday."));
        assert_eq!(check_note(&"é".repeat(2_000)).map(|text| text.chars().count()), Ok(2_000));
        for (text, code) in [(" \n", "required"), (&*"é".repeat(2_001), "too_long"), ("a\u{0}", "invalid")] {
            assert_eq!(check_note(text).map_err(|error| error.code.clone()), Err(code.into()), "{text}");
        }
    }

    #[test]
    fn mentions_are_ids_in_brackets_each_once() {
        let [ann, bob] = ["018f0000-0000-7000-8000-000000000000", "018f0000-0000-7000-8000-000000000001"];
        let text = format!("@[{bob}] and @[{ann}], see @[{bob}], @[nobody], @ann, @[{ann}");
        let expected: Vec<UserId> = [bob, ann].map(|id| id.parse().unwrap()).into();
        assert_eq!(mentions(&text), expected);
        let many: Vec<String> = (0..21).map(|at| format!("@[018f0000-0000-7000-8000-0000000000{at:02}]")).collect();
        assert_eq!(check_note(&many.concat()).map_err(|error| error.code.clone()), Err("too_many_mentions".into()));
    }
}
