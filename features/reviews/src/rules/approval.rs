//! Rules about the approval of replies by another member.

use api::FieldError;
use reply_guard::Profile;

use super::profession::profession;
use crate::types::{Approval, Draft};

/// Maximum characters of the comment with which a reply is sent back.
const MAX_COMMENT: usize = 500;

/// Returns true when replies at a location of this category wait for approval, unless their author may approve replies.
pub(crate) fn is_approval_on(approval: Approval, category: Option<&str>) -> bool {
    match approval {
        Approval::On => true,
        Approval::Off => false,
        Approval::Auto => profession(category) != Profile::General,
    }
}

/// Returns true for a text that was approved before: a draft of a template of the organization, or the reply that the
/// review already has.
pub(crate) fn is_approved_text(text: &str, reply: Option<&str>, drafts: &[Draft]) -> bool {
    let is_own_template = |draft: &Draft| draft.name.is_some() && draft.text == text;
    reply == Some(text) || drafts.iter().any(is_own_template)
}

/// Checks the comment with which a reply is sent back, and returns it without surrounding blanks.
pub(crate) fn check_comment(comment: &str) -> Result<String, FieldError> {
    let comment = comment.trim();
    if comment.is_empty() {
        return Err(FieldError::new("comment", "required", "Describe what to change."));
    }
    if comment.chars().count() > MAX_COMMENT {
        return Err(FieldError::new("comment", "too_long", "Use at most 500 characters."));
    }
    if comment.chars().any(|sign| sign.is_control() && sign != '\n') {
        return Err(FieldError::new("comment", "invalid", "This comment contains a character that can’t be stored."));
    }
    Ok(comment.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn approval_is_on_for_guarded_professions_unless_the_organization_chose_otherwise() {
        for (approval, category, expected) in [
            (Approval::Auto, Some("Dentist"), true),
            (Approval::Auto, Some("Cabinet d’avocats"), true),
            (Approval::Auto, Some("Bakery"), false),
            (Approval::Auto, Some("Clinique vétérinaire"), false),
            (Approval::Auto, None, false),
            (Approval::On, Some("Bakery"), true),
            (Approval::On, None, true),
            (Approval::Off, Some("Dentist"), false),
        ] {
            assert_eq!(is_approval_on(approval, category), expected, "{approval:?} {category:?}");
        }
    }

    #[test]
    fn an_unchanged_template_of_the_organization_was_approved_before_and_a_suggestion_was_not() {
        let draft = |name: Option<&str>, text: &str| Draft { name: name.map(str::to_owned), text: text.into() };
        let drafts = [draft(Some("Thanks"), "Thank you, Ann!"), draft(None, "Thanks for your visit!")];
        for (text, reply, expected) in [
            ("Thank you, Ann!", None, true),
            ("Thank you, Ann", None, false),
            ("Thanks for your visit!", None, false),
            ("See you soon", Some("See you soon"), true),
            ("See you soon!", Some("See you soon"), false),
        ] {
            assert_eq!(is_approved_text(text, reply, &drafts), expected, "{text}");
        }
    }

    #[test]
    fn a_comment_has_1_to_500_characters() {
        assert_eq!(check_comment(" Too long.\nShorten it. ").as_deref(), Ok("Too long.\nShorten it."));
        assert_eq!(check_comment(&"é".repeat(500)).map(|text| text.chars().count()), Ok(500));
        for (comment, code) in [(" \n", "required"), (&*"é".repeat(501), "too_long"), ("a\u{0}", "invalid")] {
            assert_eq!(check_comment(comment).map_err(|error| error.code.clone()), Err(code.into()), "{comment}");
        }
    }
}
