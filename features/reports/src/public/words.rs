//! Words of the public pages.

use mail::Language;

use crate::types::ShareKind;

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

/// Returns the words of the form for the password of a link to this kind of object.
pub(super) fn password(language: Language, kind: ShareKind) -> (ConfirmationWords, &'static str, &'static str) {
    let (title, button) = match (language, kind) {
        (Language::English, ShareKind::Report) => ("This report is password-protected", "Open the report"),
        (Language::English, ShareKind::Heatmap) => ("This heatmap is password-protected", "Open the heatmap"),
        (Language::French, ShareKind::Report) => ("Ce rapport est protégé", "Ouvrir le rapport"),
        (Language::French, ShareKind::Heatmap) => ("Cette carte de positions est protégée", "Ouvrir la carte"),
    };
    match language {
        Language::English => (
            ConfirmationWords { title, text: "Enter the password you were given.", button },
            "Password",
            "This isn’t the right password.",
        ),
        Language::French => (
            ConfirmationWords { title, text: "Saisissez le mot de passe qui vous a été donné.", button },
            "Mot de passe",
            "Ce n’est pas le bon mot de passe.",
        ),
    }
}

/// Words of the page of a heatmap.
pub(super) struct HeatmapWords {
    pub(super) business: &'static str,
    pub(super) shared: &'static str,
    pub(super) download: &'static str,
    pub(super) map: &'static str,
    pub(super) figures: &'static str,
    pub(super) found: &'static str,
    pub(super) rivals: &'static str,
    pub(super) columns: [&'static str; 6],
    pub(super) own: &'static str,
    pub(super) reading: &'static str,
}

/// Returns the words of the page of a heatmap.
pub(super) fn heatmap(language: Language) -> HeatmapWords {
    match language {
        Language::English => HeatmapWords {
            business: "Business",
            shared: "Shared on",
            download: "Download the image",
            map: "Map",
            figures: "Metrics",
            found: "Found in",
            rivals: "Competitors",
            columns: ["Business", "SoLV", "ARP", "Found in", "Rating", "Reviews"],
            own: "measured here",
            reading: "How to read this heatmap",
        },
        Language::French => HeatmapWords {
            business: "Établissement",
            shared: "Partagée le",
            download: "Télécharger l’image",
            map: "Carte",
            figures: "Chiffres",
            found: "Présent sur",
            rivals: "Concurrents",
            columns: ["Établissement", "SoLV", "ARP", "Présent sur", "Note", "Avis"],
            own: "établissement mesuré",
            reading: "Comment lire cette carte",
        },
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
