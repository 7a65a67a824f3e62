//! The emails of this feature.

use mail::{Block, Email, Language};

use crate::{
    Company,
    notices::thanks,
    queries::{Message, MessageId},
};

/// Every email of this feature with its name, as it would be sent, to look at; its links lead nowhere.
pub fn sample_letters(language: Language) -> Vec<(&'static str, Email)> {
    let link = "https://vitrine.example/newsletter/confirm?token=0123456789abcdef";
    let message = Message {
        id: MessageId::new(jiff::Timestamp::UNIX_EPOCH),
        name: "Zoé Martin".into(),
        email: "zoe@example.com".into(),
        company: Some("Chez Zoé".into()),
        phone: None,
        subject: "12 locations".into(),
        message: "Bonjour !".into(),
        budget: Some("500-1000".into()),
        timeline: Some("asap".into()),
        language: language.code().into(),
        suspicion: None,
        created_at: jiff::Timestamp::UNIX_EPOCH,
    };
    vec![
        ("NewsletterConfirm", confirmation(language, link)),
        ("NewsletterWelcome", welcome(language, link)),
        ("ContactForwarded", forwarded(&message, language)),
        ("ContactReceipt", receipt(language, true)),
    ]
}

/// Asks whether the newsletter was really wanted.
pub(crate) fn confirmation(language: Language, confirm: &str) -> Email {
    let button = |label: &str| Block::Button { label: label.into(), url: confirm.into() };
    match language {
        Language::English => Email {
            language,
            subject: "Confirm your subscription".into(),
            preview: "One click and you’re subscribed to our newsletter.".into(),
            blocks: vec![
                Block::Text("Thank you for subscribing! Confirm your email address to get our newsletter about local search. We won’t send anything until you do.".into()),
                button("Confirm my subscription"),
            ],
            reason: "You’re receiving this email because someone subscribed to the Vitrine newsletter with this address. If it wasn’t you, ignore this email. You won’t hear from us again, and we’ll delete the address after 30 days.".into(),
        },
        Language::French => Email {
            language,
            subject: "Confirmez votre inscription".into(),
            preview: "Un clic, et vous recevrez notre newsletter.".into(),
            blocks: vec![
                Block::Text("Merci pour votre inscription\u{202f}! Confirmez que cette adresse est la vôtre et vous recevrez notre lettre sur le référencement local. D’ici là, nous n’envoyons rien.".into()),
                button("Confirmer mon inscription"),
            ],
            reason: "Vous recevez ce message parce que cette adresse a été inscrite à la lettre d’information de Vitrine. Si ce n’était pas vous, ignorez-le\u{202f}: sans ce clic, vous ne recevrez plus rien de nous et l’adresse sera oubliée au bout de 30 jours.".into(),
        },
    }
}

/// Says that the newsletter will come; `stop` ends it.
pub(crate) fn welcome(language: Language, stop: &str) -> Email {
    let button = |label: &str| Block::Button { label: label.into(), url: stop.into() };
    match language {
        Language::English => Email {
            language,
            subject: "Your subscription is confirmed".into(),
            preview: "You’ll get our next newsletter.".into(),
            blocks: vec![
                Block::Text(
                    "Your subscription to the Vitrine newsletter is confirmed. You’ll get our next issue.".into(),
                ),
                Block::Text("Unsubscribe at any time with this button or the one in your email app.".into()),
                button("Unsubscribe"),
            ],
            reason: "You’re receiving this email because you confirmed your subscription.".into(),
        },
        Language::French => Email {
            language,
            subject: "Votre inscription est confirmée".into(),
            preview: "Vous recevrez notre prochaine newsletter.".into(),
            blocks: vec![
                Block::Text(
                    "Votre inscription à la lettre d’information de Vitrine est confirmée. Vous recevrez la prochaine."
                        .into(),
                ),
                Block::Text(
                    "Vous pouvez y mettre fin à tout moment, avec ce bouton ou avec celui de votre messagerie.".into(),
                ),
                button("Me désinscrire"),
            ],
            reason: "Vous recevez ce message parce que vous avez confirmé votre inscription.".into(),
        },
    }
}

/// Adds the sender’s name and postal address to an email, as laws on newsletters require.
pub(crate) fn signed(message: Email, company: &Company) -> Email {
    match company.line() {
        Some(line) => Email { reason: format!("{} {line}", message.reason), ..message },
        None => message,
    }
}

/// Email to the operator with a visitor's message. A reply goes to the visitor.
pub(crate) fn forwarded(message: &Message, language: Language) -> Email {
    let (subject, names, reason) = match language {
        Language::English => (
            format!("Contact: {}", message.subject),
            ["Name", "Email", "Company", "Phone", "Budget", "Timeline"],
            "This message was sent through your site’s contact form. Reply to this email to reply to the visitor.",
        ),
        Language::French => (
            format!("Contact\u{202f}: {}", message.subject),
            ["Nom", "Adresse e-mail", "Entreprise", "Téléphone", "Budget", "Échéance"],
            "Ce message vient du formulaire de contact de votre site. Répondez à cet e-mail pour répondre au visiteur.",
        ),
    };
    let values = [
        Some(&message.name),
        Some(&message.email),
        message.company.as_ref(),
        message.phone.as_ref(),
        message.budget.as_ref(),
        message.timeline.as_ref(),
    ];
    let facts = names.into_iter().zip(values).filter_map(|(name, value)| Some((name.to_owned(), value?.clone())));
    let mut blocks = vec![Block::Facts(facts.collect())];
    blocks.extend(message.message.lines().filter(|line| !line.is_empty()).map(|line| Block::Text(line.to_owned())));
    let preview = message.message.lines().next().unwrap_or_default().to_owned();
    Email { language, subject, preview, blocks, reason: reason.into() }
}

/// Receipt for a visitor's message. It repeats no part of the message, because the visitor may have entered another
/// person's address. `promises_answers` adds when it will be answered.
pub(crate) fn receipt(language: Language, promises_answers: bool) -> Email {
    let thanks = thanks(language, promises_answers);
    match language {
        Language::English => Email {
            language,
            subject: "We got your message".into(),
            preview: thanks.into(),
            blocks: vec![Block::Text(thanks.into())],
            reason: "You’re receiving this email because someone entered this address in our contact form. If it wasn’t you, ignore this email.".into(),
        },
        Language::French => Email {
            language,
            subject: "Nous avons bien reçu votre message".into(),
            preview: thanks.into(),
            blocks: vec![Block::Text(thanks.into())],
            reason: "Vous recevez ce message parce que notre formulaire de contact a été envoyé avec cette adresse. Si ce n’était pas vous, ignorez-le.".into(),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_newsletter_names_its_sender_and_their_address() {
        let message = |company: &Company| signed(welcome(Language::English, "https://a.example"), company).reason;
        let nobody = message(&Company::default());
        let name = Some("Shop & Sons".to_owned());
        let company = Company { name, address: Some("1 Main Street".into()), ..Company::default() };
        assert_eq!(message(&company), format!("{nobody} Shop & Sons, 1 Main Street"));
    }

    #[test]
    fn every_letter_is_written_in_both_languages() {
        let emails_in = |language| {
            [
                confirmation(language, "https://a.example"),
                welcome(language, "https://a.example"),
                receipt(language, true),
            ]
        };
        for (english, french) in emails_in(Language::English).into_iter().zip(emails_in(Language::French)) {
            assert_ne!(english.subject, french.subject);
            assert_eq!(english.blocks.len(), french.blocks.len());
            for text in [&french.subject, &french.preview, &french.reason] {
                assert!(!text.contains('\'') && !text.contains(" !") && !text.contains(" :"), "{text}");
            }
        }
    }
}
