//! The words of the pages that links in emails open.

use mail::Language;

/// Texts of a page.
pub(super) struct Words {
    pub(super) title: &'static str,
    pub(super) text: &'static str,
    /// Label of the button, or of the link.
    pub(super) button: &'static str,
}

/// Returns the page of a valid link of this type.
pub(super) fn ask(language: Language, kind: &str) -> Words {
    let (title, text, button) = match (language, kind) {
        (Language::English, "signup") => (
            "Confirm your email address",
            "One click and your Vitrine account is ready. If you didn’t sign up, close this page and no account will be created.",
            "Confirm my email",
        ),
        (Language::French, "signup") => (
            "Confirmez votre adresse e-mail",
            "Un clic, et votre compte Vitrine est prêt. Si vous ne vous êtes pas inscrit, fermez cette page\u{202f}: aucun compte n’est ouvert.",
            "Confirmer mon adresse",
        ),
        (Language::English, "invite") => {
            ("Accept your invitation", "One click, then choose your password.", "Accept invitation")
        }
        (Language::French, "invite") => {
            ("Acceptez votre invitation", "Un clic, et vous choisissez votre mot de passe.", "Accepter l’invitation")
        }
        (Language::English, "recovery") => (
            "Choose a new password",
            "One click, then choose a new password for your Vitrine account.",
            "Choose a new password",
        ),
        (Language::French, "recovery") => (
            "Choisissez un nouveau mot de passe",
            "Un clic, et vous choisissez un nouveau mot de passe pour votre compte Vitrine.",
            "Choisir un nouveau mot de passe",
        ),
        (Language::English, "email_change") => (
            "Confirm your email change",
            "The change takes effect once both addresses are confirmed.",
            "Confirm change",
        ),
        (Language::French, "email_change") => (
            "Confirmez le changement d’adresse e-mail",
            "Votre compte reçoit sa nouvelle adresse dès que les deux adresses l’ont confirmée.",
            "Confirmer le changement",
        ),
        (Language::English, _) => ("Sign in to Vitrine", "One click and you’re signed in on this device.", "Sign in"),
        (Language::French, _) => {
            ("Connectez-vous à Vitrine", "Un clic, et vous êtes connecté sur cet appareil.", "Se connecter")
        }
    };
    Words { title, text, button }
}

/// Returns the page of an expired or used link.
pub(super) fn expired(language: Language) -> Words {
    match language {
        Language::English => Words {
            title: "This link no longer works",
            text: "It was already used or has expired. Links expire in one hour and work once. If you have a newer email, use the link in it.",
            button: "Continue to Vitrine",
        },
        Language::French => Words {
            title: "Ce lien ne fonctionne plus",
            text: "Il a expiré, ou il a déjà servi. Un lien fonctionne une seule fois, dans l’heure qui suit l’e-mail. Si un e-mail plus récent est arrivé, utilisez le lien qu’il contient.",
            button: "Continuer vers Vitrine",
        },
    }
}
