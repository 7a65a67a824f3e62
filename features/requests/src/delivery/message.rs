//! Message of a request.

use api::Result;
use db::Tx;
use jiff::Timestamp;
use mail::{Block, Email, Headers, MAX_NAME, Purpose, quotable};
use orgs::OrgId;

use crate::{
    last_look::REQUESTS,
    queries::SettingsRow,
    requests::Requests,
    rules::wording::{filled, harmless},
    types::{Language, RequestId, Wording},
};

/// Message of a request, or its reminder.
pub(super) struct Message {
    pub(super) request: RequestId,
    pub(super) to: String,
    pub(super) name: String,
    pub(super) business: String,
    pub(super) language: Language,
    pub(super) wording: Wording,
    pub(super) is_reminder: bool,
    /// Address of the page.
    pub(super) link: String,
    /// Address by which the recipient is not asked again.
    pub(super) stop: String,
}

impl Message {
    /// Queues the message in the transaction.
    pub(super) async fn enqueue(
        &self,
        tx: &mut Tx,
        requests: &Requests,
        org: &OrgId,
        settings: &SettingsRow,
        now: Timestamp,
    ) -> Result<()> {
        let email = self.email(settings);
        let look = orgs::email_look(&mut *tx, org, &self.business).await?;
        let headers =
            Headers { unsubscribe: Some(self.stop.clone()), sender: Some(self.business.clone()), ..Headers::default() };
        let purpose = Purpose { org: org.as_str(), list: REQUESTS, about: self.request.as_str() };
        mail::enqueue_bulk(tx, requests.sealer(), purpose, (&self.to, &email, &look, headers), now).await
    }

    /// Returns the message with its variables filled in, and the sender with the postal address below.
    fn email(&self, settings: &SettingsRow) -> Email {
        let words = words(self.language);
        let name = quotable(&self.name, MAX_NAME).unwrap_or(words.no_name);
        let business = quotable(&self.business, MAX_NAME).unwrap_or(words.no_business);
        let names = [(name, business), (words.no_name, business), (words.no_name, words.no_business)];
        let (name, business) = harmless(&self.wording, names);
        let subject = filled(&self.wording.subject, name, business);
        let subject = if self.is_reminder { format!("{}{subject}", words.reminder) } else { subject };
        let body = filled(&self.wording.body, name, business);
        let (before, after) = body.split_once("{link}").unwrap_or((&body, ""));
        let mut blocks = paragraphs(before);
        blocks.push(Block::Button { label: words.button.into(), url: self.link.clone() });
        blocks.extend(paragraphs(after));
        let lines = [settings.sender_name.as_deref(), settings.postal_address.as_deref()];
        let address = lines.into_iter().flatten().collect::<Vec<_>>().join("\n").replace('\n', ", ");
        blocks.push(Block::Text(address));
        blocks.push(Block::Links(vec![(words.stop.into(), self.stop.clone())]));
        Email {
            language: self.language.into(),
            preview: before.split_whitespace().collect::<Vec<_>>().join(" "),
            subject,
            blocks,
            reason: words.reason.replace("{business}", business),
        }
    }
}

fn paragraphs(text: &str) -> Vec<Block> {
    let paragraphs = text.split("\n\n").map(str::trim).filter(|paragraph| !paragraph.is_empty());
    paragraphs.map(|paragraph| Block::Text(paragraph.to_owned())).collect()
}

struct Words {
    no_name: &'static str,
    no_business: &'static str,
    reminder: &'static str,
    button: &'static str,
    stop: &'static str,
    reason: &'static str,
}

fn words(language: Language) -> Words {
    match language {
        Language::En => Words {
            no_name: "there",
            no_business: "our business",
            reminder: "Reminder: ",
            button: "Tell us about your visit",
            stop: "Don’t ask me again",
            reason: "You get this email because you were a customer of {business}. There is at most one reminder.",
        },
        Language::Fr => Words {
            no_name: "à vous",
            no_business: "notre entreprise",
            reminder: "Rappel\u{a0}: ",
            button: "Parler de votre visite",
            stop: "Ne plus me solliciter",
            reason: "Vous recevez cet e-mail parce que vous avez été client de {business}. Vous recevrez une seule relance au plus.",
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(name: &str) -> Message {
        Message {
            request: RequestId::new("2026-06-01T12:00:00Z".parse().unwrap()),
            to: "zoe@example.com".into(),
            name: name.into(),
            business: "Chez Nous".into(),
            language: Language::Fr,
            wording: Wording {
                subject: "Votre avis sur {business}".into(),
                body: "Bonjour {name},\n\nVotre visite\u{202f}? {link}\n\nMerci".into(),
            },
            is_reminder: false,
            link: "https://vitrine.example/r/abc".into(),
            stop: "https://vitrine.example/u/abc".into(),
        }
    }

    fn settings() -> SettingsRow {
        let (sender_name, postal_address) = (Some("Chez Nous SARL".into()), Some("1 rue X\n69002 Lyon".into()));
        SettingsRow { sender_name, postal_address, ..SettingsRow::default() }
    }

    #[test]
    fn a_message_has_its_link_the_sender_with_address_and_a_way_out() {
        let rendered = message("Zoé").email(&settings()).render().unwrap();
        assert_eq!(rendered.subject, "Votre avis sur Chez Nous");
        for text in [&rendered.html, &rendered.text] {
            for expected in [
                "Bonjour Zoé,",
                "https://vitrine.example/r/abc",
                "https://vitrine.example/u/abc",
                "Chez Nous SARL, 1 rue X, 69002 Lyon",
                "Merci",
            ] {
                assert!(text.contains(expected), "{expected}: {text}");
            }
        }
        let reminder = Message { is_reminder: true, ..message("Zoé") }.email(&settings());
        assert_eq!(reminder.subject, "Rappel\u{a0}: Votre avis sur Chez Nous");
    }

    #[test]
    fn a_name_with_an_address_or_markup_is_not_quoted() {
        for name in ["evil.example", "<b>Zoé</b>", "Zoé http://evil.example"] {
            let rendered = message(name).email(&settings()).render().unwrap();
            assert!(rendered.text.contains("Bonjour à vous,"), "{}", rendered.text);
            assert!(!rendered.html.contains("evil") && !rendered.html.contains("<b>"));
        }
    }
}
