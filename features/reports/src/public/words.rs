//! Words of the public pages.

use mail::Language;

/// Words of a page with one button.
pub(super) struct ConfirmationWords {
    pub(super) title: &'static str,
    pub(super) text: &'static str,
    pub(super) button: &'static str,
}

/// Returns the words of the page of an unknown, expired or revoked link.
pub(super) fn unknown(language: Language) -> (&'static str, &'static str) {
    match language {
        Language::English => (
            "This link doesn’t work",
            "It may have expired or been withdrawn. Ask the person who sent it for a new one.",
        ),
        Language::French => (
            "Ce lien ne fonctionne pas",
            "Il a peut-être expiré ou été retiré. Demandez-en un nouveau à la personne qui vous l’a envoyé.",
        ),
    }
}

/// Returns the words of the page of a failure.
pub(super) fn failure(language: Language) -> (&'static str, &'static str) {
    match language {
        Language::English => ("This didn’t work", "Try again in a few minutes."),
        Language::French => ("Cela n’a pas fonctionné", "Réessayez dans quelques minutes."),
    }
}

/// Returns the words of the form for the password.
pub(super) fn password(language: Language) -> (ConfirmationWords, &'static str, &'static str) {
    match language {
        Language::English => (
            ConfirmationWords {
                title: "This report is password-protected",
                text: "Enter the password you were given.",
                button: "Open the report",
            },
            "Password",
            "This isn’t the right password.",
        ),
        Language::French => (
            ConfirmationWords {
                title: "Ce rapport est protégé",
                text: "Saisissez le mot de passe qui vous a été donné.",
                button: "Ouvrir le rapport",
            },
            "Mot de passe",
            "Ce n’est pas le bon mot de passe.",
        ),
    }
}

/// Returns the words of the page that stops emails, and of its answer.
pub(super) fn stop(language: Language) -> (ConfirmationWords, (&'static str, &'static str)) {
    match language {
        Language::English => (
            ConfirmationWords {
                title: "Stop these emails",
                text: "You won’t get reports from this sender by email anymore. Other recipients still will.",
                button: "Stop these emails",
            },
            ("Done", "You won’t get reports from this sender by email anymore."),
        ),
        Language::French => (
            ConfirmationWords {
                title: "Ne plus recevoir ces e-mails",
                text: "Vous ne recevrez plus de rapports de cet expéditeur par e-mail. Les autres destinataires continuent de les recevoir.",
                button: "Ne plus recevoir ces e-mails",
            },
            ("C’est fait", "Vous ne recevrez plus de rapports de cet expéditeur par e-mail."),
        ),
    }
}
