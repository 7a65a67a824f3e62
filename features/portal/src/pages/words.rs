//! Words of the pages.

use mail::Language;

/// Words in one language.
pub(super) struct Words {
    pub(super) title: &'static str,
    pub(super) text: &'static str,
    pub(super) email: &'static str,
    pub(super) send: &'static str,
    pub(super) sent: &'static str,
    pub(super) code: &'static str,
    pub(super) enter: &'static str,
    pub(super) wrong_code: &'static str,
    pub(super) link: &'static str,
    pub(super) sign_in: &'static str,
    pub(super) other_browser: &'static str,
    pub(super) unknown: &'static str,
    pub(super) new_link: &'static str,
    pub(super) failed: &'static str,
    pub(super) too_many: &'static str,
    pub(super) overview: &'static str,
    pub(super) sign_out: &'static str,
    pub(super) reports: &'static str,
    pub(super) no_reports: &'static str,
    pub(super) locations: &'static str,
    pub(super) reviews: &'static str,
    pub(super) figures: [&'static str; 3],
}

const ENGLISH: Words = Words {
    title: "Sign in",
    text: "Enter your email address. We’ll send you a link; you don’t need a password.",
    email: "Email address",
    send: "Send link",
    sent: "If this address has access, an email with a link is on its way. The link works for 15 minutes.",
    code: "Code from the email",
    enter: "Sign in",
    wrong_code: "This code is incorrect or has expired.",
    link: "Press the button to sign in.",
    sign_in: "Sign in",
    other_browser: "Open the link in the browser where you requested it, or enter the code from the email there.",
    unknown: "This link isn’t valid. It may have expired or already been used. If you need help, contact the people who send you your reports.",
    new_link: "Request a new link",
    failed: "That didn’t work. Try again in a moment.",
    too_many: "Too many attempts. Try again in a few minutes.",
    overview: "Overview",
    sign_out: "Sign out",
    reports: "Reports",
    no_reports: "No reports have been released to you yet.",
    locations: "Locations",
    reviews: "Latest reviews",
    figures: ["Locations", "Average rating", "Reviews in the last 30 days"],
};

const FRENCH: Words = Words {
    title: "Connexion",
    text: "Saisissez votre adresse e-mail. Nous vous enverrons un lien\u{202f}; aucun mot de passe n’est nécessaire.",
    email: "Adresse e-mail",
    send: "Envoyer le lien",
    sent: "Si cette adresse a un accès, un e-mail avec un lien est en route. Il est valable 15 minutes.",
    code: "Code reçu par e-mail",
    enter: "Se connecter",
    wrong_code: "Ce code n’est pas le bon, ou il a expiré.",
    link: "Appuyez sur le bouton pour vous connecter.",
    sign_in: "Se connecter",
    other_browser: "Ouvrez le lien dans le navigateur où vous l’avez demandé, ou saisissez-y le code reçu par e-mail.",
    unknown: "Ce lien n’est pas valable. Il a peut-être déjà servi, ou il a expiré. Besoin d’aide\u{202f}? Adressez-vous aux personnes qui vous envoient vos rapports.",
    new_link: "Demander un nouveau lien",
    failed: "Cela n’a pas fonctionné. Réessayez dans un instant.",
    too_many: "Trop de tentatives. Réessayez dans quelques minutes.",
    overview: "Vue d’ensemble",
    sign_out: "Se déconnecter",
    reports: "Rapports",
    no_reports: "Aucun rapport ne vous a encore été transmis.",
    locations: "Établissements",
    reviews: "Derniers avis",
    figures: ["Établissements", "Note moyenne", "Avis des 30 derniers jours"],
};

/// Returns the words of a language.
pub(super) fn words(language: Language) -> &'static Words {
    match language {
        Language::English => &ENGLISH,
        Language::French => &FRENCH,
    }
}
