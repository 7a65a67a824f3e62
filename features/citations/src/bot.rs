//! Page that tells operators of directories about the program that reads them.

use api::App;
use axum::{
    Router,
    http::{HeaderMap, StatusCode, header},
    response::Response,
    routing::get,
};
use mail::Language;
use notice::Page;

/// Returns the page, to be mounted at the root: the agent of each request names its address.
pub fn pages() -> Router<App> {
    Router::new().route("/bot", get(show))
}

async fn show(headers: HeaderMap) -> Response {
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let language = accepted.map(Language::accepted).unwrap_or_default();
    let (title, text) = words(language);
    Page::new(language, title, text).answer(StatusCode::OK)
}

fn words(language: Language) -> (&'static str, &'static str) {
    match language {
        Language::English => (
            "About VitrineBot",
            "VitrineBot reads a page of a directory when a business that uses this site asks whether its own name, address, \
             and phone number are correct there. It follows robots.txt, asks a host at most once every 10 seconds, never \
             signs in, and keeps no copy of a page. To keep it out, disallow the user agent VitrineBot in your robots.txt; \
             it is read again within 30 days.",
        ),
        Language::French => (
            "À propos de VitrineBot",
            "VitrineBot lit une page d’annuaire lorsqu’une entreprise qui utilise ce site veut savoir si son nom, son adresse \
             et son téléphone y sont exacts. Il respecte le fichier robots.txt, interroge un hôte au plus une fois toutes les \
             10\u{a0}secondes, ne se connecte jamais et ne conserve aucune copie des pages. Pour l’exclure, interdisez \
             l’agent VitrineBot dans votre robots.txt\u{202f}; ce fichier est relu sous 30\u{a0}jours.",
        ),
    }
}
