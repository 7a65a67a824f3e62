//! The emails of this feature.

mod en;
mod fr;
pub(crate) mod notices;
mod occasion;

use mail::{Block, Email, Language};
use serde_json::Value;

use crate::queries::Device;

pub use occasion::Occasion;

/// Text of an email in one language.
struct Words {
    subject: &'static str,
    preview: &'static str,
    text: &'static [&'static str],
    /// Label of the link, if there is one.
    button: Option<&'static str>,
    /// Text above the code, if there is one.
    code: Option<&'static str>,
    reason: &'static str,
}

impl Occasion {
    /// All occasions.
    pub const ALL: [Self; 15] = [
        Self::Confirm,
        Self::AlreadyJoined,
        Self::Invite,
        Self::Recover,
        Self::SignIn,
        Self::ChangeCurrent,
        Self::ChangeNew,
        Self::AddressTaken,
        Self::Reauthenticate,
        Self::PasswordChanged,
        Self::EmailChanged,
        Self::FactorAdded,
        Self::FactorRemoved,
        Self::CodesTurnedOff,
        Self::CodesGuessed,
    ];

    /// Link type in the protocol; `None` for emails without a link.
    pub(crate) fn link_type(self) -> Option<&'static str> {
        match self {
            Self::Confirm => Some("signup"),
            Self::Invite => Some("invite"),
            Self::Recover => Some("recovery"),
            Self::SignIn | Self::AlreadyJoined => Some("magiclink"),
            Self::ChangeCurrent | Self::ChangeNew => Some("email_change"),
            _ => None,
        }
    }

    fn words(self, language: Language) -> Words {
        match language {
            Language::English => en::words(self),
            Language::French => fr::words(self),
        }
    }
}

/// Returns a sample email, with a link and a code that are not valid.
pub fn sample(occasion: Occasion, language: Language) -> Email {
    let link = "https://vitrine.example/auth/v1/verify?token=0123456789abcdef&type=signup";
    email(occasion, language, Some(link), Some("123456"))
}

pub(crate) fn email(occasion: Occasion, language: Language, link: Option<&str>, code: Option<&str>) -> Email {
    let words = occasion.words(language);
    let mut blocks: Vec<Block> = words.text.iter().map(|text| Block::Text((*text).into())).collect();
    if let (Some(label), Some(url)) = (words.button, link) {
        blocks.push(Block::Button { label: label.into(), url: url.into() });
    }
    if let (Some(above), Some(code)) = (words.code, code) {
        blocks.push(Block::Text(above.into()));
        blocks.push(Block::Code(code.into()));
    }
    Email {
        language,
        subject: words.subject.into(),
        preview: words.preview.into(),
        blocks,
        reason: words.reason.into(),
    }
}

/// Returns the language of an email: the user's setting, else the language of the page, else the browser's.
pub(crate) fn language(metadata: &Value, redirect_to: &str, device: &Device) -> Language {
    chosen_language(metadata).unwrap_or_else(|| page_language(redirect_to).unwrap_or(device.language))
}

/// Returns the language that a user chose.
fn chosen_language(metadata: &Value) -> Option<Language> {
    metadata.get("language").and_then(|tag| tag.as_str()).and_then(Language::of_tag)
}

/// Returns the language of a page of ours. French pages are below `/fr`.
pub(crate) fn page_language(redirect_to: &str) -> Option<Language> {
    let url = url::Url::parse(redirect_to).ok()?;
    let first = url.path_segments()?.next()?;
    (first == "fr").then_some(Language::French)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_is_written_in_both_languages() {
        for occasion in Occasion::ALL {
            let [english, french] = Language::ALL.map(|language| sample(occasion, language));
            assert_eq!(english.blocks.len(), french.blocks.len(), "{occasion:?}");
            assert_ne!(english.subject, french.subject);
            assert!(english.render().unwrap().text.lines().count() > 4);
            let has_link = english.blocks.iter().any(|block| matches!(block, Block::Button { .. }));
            assert_eq!(has_link, occasion.link_type().is_some(), "{occasion:?}");
        }
    }

    #[test]
    fn french_letters_keep_the_rules_of_french_type() {
        for occasion in Occasion::ALL {
            let text = sample(occasion, Language::French).render().unwrap().text;
            let text: String = text.lines().filter(|line| !line.contains("://")).collect();
            for (at, mark) in text.char_indices().filter(|(_, c)| ";:!?»".contains(*c)) {
                let before = text[..at].chars().next_back();
                assert!(matches!(before, Some('\u{202f}' | '\u{a0}')), "{mark} in {text}");
            }
            assert!(!text.contains('\''), "{text}");
        }
    }

    #[test]
    fn a_page_below_fr_is_french() {
        assert_eq!(page_language("https://vitrine.example/fr/reset-password"), Some(Language::French));
        assert_eq!(page_language("https://vitrine.example/frites"), None);
        assert_eq!(page_language("https://vitrine.example/"), None);
    }
}
