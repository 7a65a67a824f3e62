//! Content and appearance of an email.

use api::Error;
use askama::Template;
use serde::{Deserialize, Serialize};

use crate::Language;

/// Email as written by a feature.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Email {
    /// Language of all texts in the email.
    pub language: Language,
    /// Subject line.
    pub subject: String,
    /// Preview that mail programs list beside the subject: one sentence.
    pub preview: String,
    /// Content from top to bottom, below the subject as its title.
    pub blocks: Vec<Block>,
    /// Reason why the recipient gets the email, and what to do if it was sent by mistake.
    pub reason: String,
}

/// Branding of an email: the name at its top and the color of its buttons. Colors as `#rrggbb`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Look {
    /// Name at the top of the email.
    pub name: String,
    /// Colors in light mode.
    pub light: Shade,
    /// Colors in dark mode.
    pub dark: Shade,
}

/// Background color with its text color.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shade {
    /// Background color.
    pub colour: String,
    /// Text color.
    pub on_colour: String,
}

impl Default for Look {
    /// Returns Vitrine's branding.
    fn default() -> Self {
        let shade = |colour: &str, on_colour: &str| Shade { colour: colour.into(), on_colour: on_colour.into() };
        Self { name: "Vitrine".into(), light: shade("#12355b", "#ffffff"), dark: shade("#a9c8ee", "#0e2440") }
    }
}

/// Part of an email.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// Paragraph.
    Text(String),
    /// Call to action: a button, or its label and address in plain text.
    Button {
        /// Label of the button.
        label: String,
        /// Address that the button opens.
        url: String,
    },
    /// Code to type, shown large.
    Code(String),
    /// Labels and values, as a small table.
    Facts(Vec<(String, String)>),
    /// Labels and addresses of links, one per line.
    Links(Vec<(String, String)>),
}

/// Email ready to be sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rendered {
    /// Subject line.
    pub subject: String,
    /// HTML body.
    pub html: String,
    /// Plain-text body.
    pub text: String,
}

#[derive(Template)]
#[template(path = "email.html")]
struct Html<'a> {
    message: &'a Email,
    look: &'a Look,
    fallback: &'static str,
}

#[derive(Template)]
#[template(path = "email.txt", escape = "none")]
struct Text<'a> {
    message: &'a Email,
    look: &'a Look,
}

impl Email {
    /// Renders the email as HTML and plain text, with Vitrine's branding.
    ///
    /// # Errors
    /// Internal error when the template engine fails; no text can cause that.
    pub fn render(&self) -> api::Result<Rendered> {
        self.render_as(&Look::default())
    }

    /// Renders the email as HTML and plain text, with the branding of `look`.
    pub fn render_as(&self, look: &Look) -> api::Result<Rendered> {
        let fallback = match self.language {
            Language::English => "If the button doesn’t work, open this link:",
            Language::French => "Si le bouton ne fonctionne pas, ouvrez cette adresse\u{202f}:",
        };
        let html = Html { message: self, look, fallback }.render().map_err(Error::internal)?;
        let text = Text { message: self, look }.render().map_err(Error::internal)?;
        Ok(Rendered { subject: self.subject.clone(), html, text })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn email() -> Email {
        Email {
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
        let Rendered { subject, html, text } = email().render().unwrap();
        assert_eq!(subject, "Confirmez votre adresse");
        for part in
            ["Confirmez votre adresse", "Confirmer", "123456", "Appareil", "Firefox", "Vous avez créé un compte."]
        {
            assert!(html.contains(part), "{part} in HTML");
            assert!(text.contains(part), "{part} in text");
        }
        assert!(text.contains("https://vitrine.example/verify?a=1&b=\"2\""));
        assert!(html.contains(r#"<html lang="fr""#));
        assert!(html.contains("Un clic suffit."));
    }

    #[test]
    fn user_input_is_escaped_in_emails() {
        let html = email().render().unwrap().html;
        assert!(!html.contains("<b>Zo"));
        assert!(!html.contains(r#"b="2""#));
    }

    #[test]
    fn a_letter_looks_like_its_sender() {
        let shade = |colour: &str| Shade { colour: colour.into(), on_colour: "#000000".into() };
        let look = Look { name: "Le Roy & Fils".into(), light: shade("#e07a1f"), dark: shade("#f0a050") };
        let Rendered { html, text, .. } = email().render_as(&look).unwrap();
        for text in ["Le Roy &#38; Fils", "bgcolor=\"#e07a1f\"", "background-color: #f0a050", "color: #000000"] {
            assert!(html.contains(text), "{text}");
        }
        assert!(!html.contains("#12355b") && !html.contains("#a9c8ee"), "nothing of ours is left");
        assert!(text.contains("Le Roy & Fils"));
    }

    #[test]
    fn a_letter_fetches_nothing() {
        let html = email().render().unwrap().html;
        for fetching in ["<img", "<link", "<script", "url(", "@import", "src="] {
            assert!(!html.contains(fetching), "{fetching}");
        }
    }

    #[test]
    fn plain_text_has_no_markup_and_no_gaps() {
        let text = email().render().unwrap().text;
        assert!(text.contains("Bonjour <b>Zoé</b> & Cie"));
        assert!(!text.contains("\n\n\n"), "{text}");
    }
}
