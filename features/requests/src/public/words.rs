//! Words of the public pages.

use mail::Language;

use super::form::Problem;
use crate::types::ScoreGroup;

/// Words of the page of a recipient or a location.
pub(super) struct Words {
    pub(super) title: String,
    pub(super) thanks: &'static str,
    pub(super) private_title: &'static str,
    pub(super) private_text: String,
    pub(super) text: &'static str,
    pub(super) score: &'static str,
    pub(super) name: &'static str,
    pub(super) email: &'static str,
    pub(super) wants_reply: &'static str,
    pub(super) send: &'static str,
    pub(super) stop: &'static str,
}

/// Returns the words of the page of a business.
pub(super) fn landing(language: Language, business: &str) -> Words {
    match language {
        Language::English => Words {
            title: format!("Your visit to {business}"),
            thanks: "Thank you. Your message has arrived.",
            private_title: "Tell us privately",
            private_text: format!("Only {business} reads this. You can also do both."),
            text: "Your message",
            score: "How likely are you to recommend us, from 0 to 10? (optional)",
            name: "Your name (optional)",
            email: "Your email address (optional)",
            wants_reply: "I’d like a reply",
            send: "Send privately",
            stop: "Don’t ask me again",
        },
        Language::French => Words {
            title: format!("Votre visite chez {business}"),
            thanks: "Merci. Votre message est bien arrivé.",
            private_title: "Nous écrire en privé",
            private_text: format!("Seul l’établissement {business} lit ce message. Vous pouvez aussi faire les deux."),
            text: "Votre message",
            score: "Nous recommanderiez-vous, de 0 à 10\u{202f}? (facultatif)",
            name: "Votre nom (facultatif)",
            email: "Votre adresse e-mail (facultatif)",
            wants_reply: "Je souhaite une réponse",
            send: "Envoyer en privé",
            stop: "Ne plus me solliciter",
        },
    }
}

/// Returns the heading and the text above the public links. They depend on nothing but the language.
pub(super) fn public(language: Language) -> (&'static str, &'static str) {
    match language {
        Language::English => ("Write a public review", "Good or bad: choose where you would like to publish it."),
        Language::French => ("Publier un avis", "En bien ou en mal\u{202f}: choisissez où vous souhaitez le publier."),
    }
}

/// Returns the description of a problem of the form.
pub(super) fn problem(language: Language, problem: Problem) -> &'static str {
    match (language, problem) {
        (Language::English, Problem::NoText) => "Write a message.",
        (Language::English, Problem::TooLong) => {
            "Use up to 4,000 characters for your message and up to 120 for your name."
        }
        (Language::English, Problem::InvalidEmail) => "This isn’t a valid email address.",
        (Language::English, Problem::NoEmail) => "Add your email address to get a reply.",
        (Language::French, Problem::NoText) => "Écrivez un message.",
        (Language::French, Problem::TooLong) => {
            "Le message compte au plus 4\u{202f}000 caractères, le nom au plus 120."
        }
        (Language::French, Problem::InvalidEmail) => "Cette adresse e-mail n’est pas valide.",
        (Language::French, Problem::NoEmail) => "Ajoutez votre adresse e-mail pour recevoir une réponse.",
    }
}

/// Words of the page that stops requests.
pub(super) struct StopWords {
    pub(super) title: &'static str,
    pub(super) text: &'static str,
    pub(super) button: &'static str,
    pub(super) done: &'static str,
    pub(super) done_text: &'static str,
}

/// Returns the words of the page that stops requests.
pub(super) fn stop(language: Language) -> StopWords {
    match language {
        Language::English => StopWords {
            title: "Stop requests?",
            text: "This business won’t ask you for feedback again, by email or any other channel.",
            button: "Don’t ask me again",
            done: "You won’t be asked again",
            done_text: "This takes effect right away. You don’t need to do anything else.",
        },
        Language::French => StopWords {
            title: "Ne plus être sollicité\u{202f}?",
            text: "Cette entreprise ne vous demandera plus votre avis, par aucun canal.",
            button: "Ne plus me solliciter",
            done: "Vous ne serez plus sollicité",
            done_text: "C’est effectif dès maintenant. Vous n’avez rien d’autre à faire.",
        },
    }
}

/// Returns heading and text of the page of an unknown address.
pub(super) fn unknown(language: Language) -> (&'static str, &'static str) {
    match language {
        Language::English => ("This page doesn’t exist", "The link is incomplete, or its page was removed."),
        Language::French => ("Cette page n’existe pas", "Le lien est incomplet, ou sa page a été supprimée."),
    }
}

/// Returns heading and text of the page of an error.
pub(super) fn failure(language: Language) -> (&'static str, &'static str) {
    match language {
        Language::English => ("That didn’t work", "Nothing was saved. Please try again in a moment."),
        Language::French => ("Cela n’a pas fonctionné", "Rien n’a été enregistré. Réessayez dans un instant."),
    }
}

/// Words of the proof.
pub(super) struct ProofWords {
    pub(super) title: &'static str,
    pub(super) text: &'static str,
    pub(super) group: &'static str,
    pub(super) pages: &'static str,
    pub(super) share: &'static str,
    pub(super) hashes: &'static str,
    pub(super) empty: &'static str,
}

/// Returns the words of the proof.
pub(super) fn proof(language: Language) -> ProofWords {
    match language {
        Language::English => ProofWords {
            title: "Everyone sees the same links",
            text: "Whatever score visitors give, they see the same public links, in the same order and size. These \
                   numbers are counted from the pages as they were sent.",
            group: "Score",
            pages: "Pages",
            share: "With all public links",
            hashes: "SHA-256 of each set of public links that was sent:",
            empty: "No pages have been sent yet.",
        },
        Language::French => ProofWords {
            title: "Tout le monde voit les mêmes liens",
            text: "Quelle que soit la note donnée, les visiteurs voient les mêmes liens publics, dans le même ordre et à la \
                   même taille. Ces chiffres sont comptés sur les pages telles qu’elles ont été envoyées.",
            group: "Note",
            pages: "Pages",
            share: "Avec tous les liens publics",
            hashes: "SHA-256 de chaque série de liens publics envoyée\u{202f}:",
            empty: "Aucune page n’a encore été envoyée.",
        },
    }
}

/// Returns the name of a group of scores.
pub(super) fn group(language: Language, group: ScoreGroup) -> &'static str {
    match (language, group) {
        (Language::English, ScoreGroup::None) => "None",
        (Language::French, ScoreGroup::None) => "Sans note",
        (_, ScoreGroup::Low) => "0–6",
        (_, ScoreGroup::Middle) => "7–8",
        (_, ScoreGroup::High) => "9–10",
    }
}

/// Returns a percentage.
pub(super) fn percent(language: Language, percent: f64) -> String {
    match language {
        Language::English => format!("{percent:.1}%"),
        Language::French => format!("{percent:.1}\u{a0}%").replace('.', ","),
    }
}
