//! The words of the small pages.

use mail::Language;

use super::Notice;

/// Texts of a page.
pub(crate) struct Words {
    pub(crate) title: &'static str,
    pub(crate) text: &'static str,
    /// On the button, where there is one.
    pub(crate) button: &'static str,
    /// Above what the visitor wrote.
    pub(crate) message_label: &'static str,
}

/// The words of a notice.
pub(crate) fn notice(language: Language, notice: Notice, promises_answers: bool) -> Words {
    let (title, text, button) = match (language, notice) {
        (Language::English, Notice::Subscribed) => {
            ("Thank you for subscribing!", "We sent you an email. Open the link in it to confirm your address.", "")
        }
        (Language::French, Notice::Subscribed) => (
            "Merci pour votre inscription!",
            "Nous vous avons envoyé un e-mail. Ouvrez le lien qu’il contient pour confirmer votre adresse.",
            "",
        ),
        (Language::English, Notice::Confirm) => (
            "Confirm your subscription",
            "One click and you’re subscribed to our newsletter.",
            "Confirm my subscription",
        ),
        (Language::French, Notice::Confirm) => {
            ("Confirmez votre inscription", "Un clic, et vous recevrez notre newsletter.", "Confirmer mon inscription")
        }
        (Language::English, Notice::Confirmed) => {
            ("You’re subscribed", "You’ll get our next newsletter. Every issue has an unsubscribe link.", "")
        }
        (Language::French, Notice::Confirmed) => (
            "Votre inscription est confirmée",
            "Vous recevrez notre prochaine lettre. Chacune contient un lien de désinscription.",
            "",
        ),
        (Language::English, Notice::Unsubscribe) => {
            ("Unsubscribe from our newsletter", "One click and we’ll stop emailing you.", "Unsubscribe")
        }
        (Language::French, Notice::Unsubscribe) => (
            "Se désinscrire de notre lettre d’information",
            "Un clic, et vous ne recevrez plus nos e-mails.",
            "Me désinscrire",
        ),
        (Language::English, Notice::Unsubscribed) => {
            ("You’re unsubscribed", "You won’t get any more emails. You can subscribe again at any time.", "")
        }
        (Language::French, Notice::Unsubscribed) => (
            "Vous êtes désinscrit",
            "Vous ne recevrez plus nos e-mails. Vous pourrez vous réinscrire à tout moment.",
            "",
        ),
        (Language::English, Notice::Sent) => (thanks(language, promises_answers), "Your message was sent.", ""),
        (Language::French, Notice::Sent) => (thanks(language, promises_answers), "Votre message est bien arrivé.", ""),
    };
    of(language, title, text, button)
}

/// Returns the answer to a message; `promises_answers` adds when it will be answered.
pub(crate) fn thanks(language: Language, promises_answers: bool) -> &'static str {
    match (language, promises_answers) {
        (Language::English, true) => "Thank you for your message! We’ll get back to you within 24 hours.",
        (Language::English, false) => "Thank you for your message!",
        (Language::French, true) => "Merci pour votre message\u{202f}! Nous vous répondrons sous 24 heures.",
        (Language::French, false) => "Merci pour votre message\u{202f}!",
    }
}

/// The words for a form that could not be taken, by the stable code of the failure.
pub(crate) fn failure(language: Language, code: &str) -> Words {
    let (title, text) = match (language, code) {
        (Language::English, "validation_failed") => {
            ("Something’s missing", "Go back in your browser (your text is still there) and fix this:")
        }
        (Language::French, "validation_failed") => (
            "Il manque quelque chose",
            "Revenez en arrière dans votre navigateur, votre texte y est encore, et corrigez ceci\u{202f}:",
        ),
        (Language::English, "rate_limited") => {
            ("Too many requests", "Wait a few minutes, then go back in your browser and send the form again.")
        }
        (Language::French, "rate_limited") => (
            "Trop d’envois à la fois",
            "Patientez quelques minutes, revenez en arrière dans votre navigateur et renvoyez le formulaire.",
        ),
        (Language::English, "invalid_link") => {
            ("This link is incomplete", "Open the link in our email again, or copy all of it.")
        }
        (Language::French, "invalid_link") => {
            ("Ce lien est incomplet", "Ouvrez de nouveau le lien de notre e-mail, ou copiez-le en entier.")
        }
        (Language::English, _) => (
            "Sorry, there was an error sending your message. Please try again.",
            "Nothing was saved. Go back in your browser (your text is still there) and send it again.",
        ),
        (Language::French, _) => (
            "Désolé, une erreur s’est produite lors de l’envoi. Veuillez réessayer.",
            "Rien n’a été enregistré. Revenez en arrière dans votre navigateur, votre texte y est encore, et renvoyez-le.",
        ),
    };
    of(language, title, text, "")
}

fn of(language: Language, title: &'static str, text: &'static str, button: &'static str) -> Words {
    let message_label = match language {
        Language::English => "Your message",
        Language::French => "Votre message",
    };
    Words { title, text, button, message_label }
}

/// Returns the message for an invalid field.
pub(crate) fn problem(language: Language, field: &str, code: &str) -> String {
    let (field, colon) = match language {
        Language::English => (
            match field {
                "name" => "Name",
                "email" => "Email address",
                "company" => "Company",
                "phone" => "Phone",
                "subject" => "Subject",
                "message" => "Message",
                "budget" => "Budget",
                _ => "Timeline",
            },
            ":",
        ),
        Language::French => (
            match field {
                "name" => "Nom",
                "email" => "Adresse e-mail",
                "company" => "Entreprise",
                "phone" => "Téléphone",
                "subject" => "Objet",
                "message" => "Message",
                "budget" => "Budget",
                _ => "Échéance",
            },
            "\u{202f}:",
        ),
    };
    let problem = match (language, code) {
        (Language::English, "required") => "required",
        (Language::French, "required") => "à remplir",
        (Language::English, "too_long") => "too long",
        (Language::French, "too_long") => "trop long",
        (Language::English, _) => "invalid",
        (Language::French, _) => "non valide",
    };
    format!("{field}{colon} {problem}")
}
