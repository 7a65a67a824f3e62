//! What a letter says, and how it looks.

use api::Error;
use askama::Template;
use serde::{Deserialize, Serialize};

use crate::Language;

/// A letter, as a feature writes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letter {
    /// The language of everything in it.
    pub language: Language,
    /// The subject line.
    pub subject: String,
    /// What a list of mails shows beside the subject: one sentence.
    pub preview: String,
    /// What it says, from top to bottom; the subject stands above as its title.
    pub blocks: Vec<Block>,
    /// Why this person gets it, and what to do if it was not meant for them.
    pub reason: String,
}

/// A part of a letter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A paragraph.
    Text(String),
    /// What to do: a button, in plain text its label and address.
    Button {
        /// What it does.
        label: String,
        /// Where it leads.
        url: String,
    },
    /// A code to type, large.
    Code(String),
    /// Names and what they are, as a small table.
    Facts(Vec<(String, String)>),
}

/// A letter ready to be sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rendered {
    /// The subject line.
    pub subject: String,
    /// As HTML.
    pub html: String,
    /// As plain text.
    pub text: String,
}

#[derive(Template)]
#[template(path = "letter.html")]
struct Html<'a> {
    letter: &'a Letter,
    fallback: &'static str,
}

#[derive(Template)]
#[template(path = "letter.txt", escape = "none")]
struct Text<'a> {
    letter: &'a Letter,
}

impl Letter {
    /// Both forms of the letter.
    ///
    /// # Errors
    /// None that a text could cause; what the template engine reports is internal.
    pub fn render(&self) -> api::Result<Rendered> {
        let fallback = match self.language {
            Language::English => "If the button does not work, open this address:",
            Language::French => "Si le bouton ne fonctionne pas, ouvrez cette adresse\u{202f}:",
        };
        let html = Html { letter: self, fallback }.render().map_err(Error::internal)?;
        let text = Text { letter: self }.render().map_err(Error::internal)?;
        Ok(Rendered { subject: self.subject.clone(), html, text })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn letter() -> Letter {
        Letter {
            language: Language::French,
            subject: "Confirmez votre adresse".into(),
            preview: "Un clic suffit.".into(),
            blocks: vec![
                Block::Text("Bonjour <b>Zoé</b> & Cie".into()),
                Block::Button { label: "Confirmer".into(), url: "https://vitrine.example/verify?a=1&b=\"2\"".into() },
                Block::Code("123456".into()),
                Block::Facts(vec![("Appareil".into(), "Firefox".into())]),
            ],
            reason: "Vous avez créé un compte.".into(),
        }
    }

    #[test]
    fn both_forms_say_everything() {
        let Rendered { subject, html, text } = letter().render().unwrap();
        assert_eq!(subject, "Confirmez votre adresse");
        for said in
            ["Confirmez votre adresse", "Confirmer", "123456", "Appareil", "Firefox", "Vous avez créé un compte."]
        {
            assert!(html.contains(said), "{said} in HTML");
            assert!(text.contains(said), "{said} in text");
        }
        assert!(text.contains("https://vitrine.example/verify?a=1&b=\"2\""));
        assert!(html.contains(r#"<html lang="fr""#));
        assert!(html.contains("Un clic suffit."));
    }

    #[test]
    fn what_people_typed_is_text_and_never_markup() {
        let html = letter().render().unwrap().html;
        assert!(!html.contains("<b>Zo"));
        assert!(!html.contains(r#"b="2""#));
    }

    #[test]
    fn a_letter_fetches_nothing() {
        let html = letter().render().unwrap().html;
        for fetching in ["<img", "<link", "<script", "url(", "@import", "src="] {
            assert!(!html.contains(fetching), "{fetching}");
        }
    }

    #[test]
    fn plain_text_has_no_markup_and_no_gaps() {
        let text = letter().render().unwrap().text;
        assert!(text.contains("Bonjour <b>Zoé</b> & Cie"));
        assert!(!text.contains("\n\n\n"), "{text}");
    }
}
