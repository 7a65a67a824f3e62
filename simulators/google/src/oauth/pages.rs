//! Pages of the sign-in service, in English and French. Each says that it is simulated.

use axum::response::{IntoResponse, Response};
use http::{
    StatusCode,
    header::{CACHE_CONTROL, CONTENT_TYPE},
};

use super::{SCOPES, consent_request::ConsentRequest};
use crate::world::Person;

const STYLE: &str = "
:root{color-scheme:light dark;--ink:#1b1f27;--soft:#535b6b;--line:#c9cfda;--paper:#fff;--ground:#eef1f6;--accent:#1a56c4;--note:#fff4d6;--note-ink:#5a4300}
@media(prefers-color-scheme:dark){:root{--ink:#eceff5;--soft:#b0b8c8;--line:#414a5c;--paper:#1c212b;--ground:#12151c;--accent:#9dbeff;--note:#3a2f10;--note-ink:#ffe3a1}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1rem;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{width:100%;max-width:30rem;background:var(--paper);border:1px solid var(--line);border-radius:1rem;padding:2rem}
h1{font-size:1.5rem;line-height:1.25;margin:1rem 0 .5rem}p{margin:.5rem 0}.soft{color:var(--soft)}
.note{background:var(--note);color:var(--note-ink);border-radius:.5rem;padding:.5rem .75rem;margin:0;font-weight:600}
ul{list-style:none;margin:1rem 0;padding:0;border-top:1px solid var(--line)}li{border-bottom:1px solid var(--line)}
a.account{display:block;padding:.75rem .5rem;color:inherit;text-decoration:none}a.account:hover strong{text-decoration:underline}
a.account span{display:block;color:var(--soft);font-size:.9rem}label{display:flex;gap:.75rem;padding:.75rem .5rem;align-items:start}
input{width:1.25rem;height:1.25rem;margin:.125rem 0 0;flex:none;accent-color:var(--accent)}
.row{display:flex;gap:.75rem;justify-content:flex-end;flex-wrap:wrap;margin-top:1.5rem}
button{font:inherit;font-weight:600;min-height:2.75rem;padding:0 1.25rem;border-radius:.5rem;border:1px solid var(--line);background:transparent;color:var(--ink);cursor:pointer}
button.first{background:var(--accent);border-color:var(--accent);color:var(--paper)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}a{color:var(--accent)}";

/// Texts of the page that lists accounts.
struct ChooserTexts {
    title: &'static str,
    /// Stands before the name of the client.
    to_client: &'static str,
    accounts: &'static str,
}

const CHOOSER_EN: ChooserTexts =
    ChooserTexts { title: "Choose an account", to_client: "to continue to", accounts: "Accounts" };
const CHOOSER_FR: ChooserTexts =
    ChooserTexts { title: "Choisissez un compte", to_client: "pour continuer vers", accounts: "Comptes" };

/// Texts of the consent page.
struct ConsentTexts {
    /// Stands after the name of the client.
    wants_access: &'static str,
    select_scopes: &'static str,
    cancel: &'static str,
    allow: &'static str,
    other_account: &'static str,
}

const CONSENT_EN: ConsentTexts = ConsentTexts {
    wants_access: "wants to access your Google Account",
    select_scopes: "Select what this app can access",
    cancel: "Cancel",
    allow: "Continue",
    other_account: "Use another account",
};
const CONSENT_FR: ConsentTexts = ConsentTexts {
    wants_access: "souhaite accéder à votre compte Google",
    select_scopes: "Sélectionnez ce à quoi cette application peut accéder",
    cancel: "Annuler",
    allow: "Continuer",
    other_account: "Utiliser un autre compte",
};

/// Page that lists the accounts to choose from.
pub(super) fn chooser(request: &ConsentRequest, people: &[Person]) -> Response {
    let texts = if request.french { CHOOSER_FR } else { CHOOSER_EN };
    let list: Vec<String> = people
        .iter()
        .map(|person| {
            let mut query: Vec<(String, String)> =
                url::form_urlencoded::parse(request.raw.as_bytes()).into_owned().collect();
            query.retain(|(name, _)| name != "authuser");
            query.push(("authuser".into(), person.email.into()));
            let query = url::form_urlencoded::Serializer::new(String::new()).extend_pairs(query).finish();
            format!(
                "<li><a class=account href=\"?{}\"><strong>{}</strong><span>{}</span><span>{}</span></a>",
                escape(&query),
                escape(&person.name()),
                escape(person.email),
                escape(person.about[usize::from(request.french)])
            )
        })
        .collect();
    let body = format!(
        "<h1>{}</h1><p class=soft>{} <strong>{}</strong></p><ul aria-label=\"{}\">{}</ul>",
        texts.title,
        texts.to_client,
        escape(&request.client),
        texts.accounts,
        list.concat()
    );
    page(StatusCode::OK, request.french, texts.title, &body)
}

/// Page that asks for consent to the scopes of a request.
pub(super) fn consent(request: &ConsentRequest, person: &Person) -> Response {
    let texts = if request.french { CONSENT_FR } else { CONSENT_EN };
    let checkboxes: Vec<String> = request
        .scopes
        .iter()
        .filter_map(|scope| SCOPES.iter().find(|(name, _)| name == scope))
        .filter_map(|(name, texts)| Some((name, texts.as_ref()?[usize::from(request.french)])))
        .map(|(name, text)| {
            format!(
                "<li><label><input type=checkbox name=scope value=\"{}\" checked>{}</label>",
                escape(name),
                escape(text)
            )
        })
        .collect();
    let without_account: Vec<(String, String)> = url::form_urlencoded::parse(request.raw.as_bytes())
        .into_owned()
        .filter(|(name, _)| name != "authuser" && name != "login_hint")
        .collect();
    let chooser_query = url::form_urlencoded::Serializer::new(String::new()).extend_pairs(without_account).finish();
    let checkboxes = checkboxes.concat();
    let title = format!("{} {}", request.client, texts.wants_access);
    let body = format!(
        "<h1>{}</h1><p>{} · {}</p><p><a href=\"?{}\">{}</a></p><form method=post action=\"?{}\"><input type=hidden name=account value=\"{}\"><p id=what class=soft>{}</p><ul aria-labelledby=what>{checkboxes}</ul><div class=row><button name=decision value=deny>{}</button><button class=first name=decision value=allow>{}</button></div></form>",
        escape(&title),
        escape(&person.name()),
        escape(person.email),
        escape(&chooser_query),
        texts.other_account,
        escape(&request.raw),
        escape(person.email),
        texts.select_scopes,
        texts.cancel,
        texts.allow
    );
    page(StatusCode::OK, request.french, &title, &body)
}

/// Page about an error in the request of a client.
pub(super) fn error_page(status: StatusCode, code: &str, reason: &str, french: bool) -> Response {
    let title =
        if french { "Accès bloqué\u{202f}: erreur d’autorisation" } else { "Access blocked: Authorization Error" };
    let error = if french { "Erreur" } else { "Error" };
    let body = format!(
        "<h1>{title}</h1><p>{}</p><p class=soft>{error} {}: {}</p>",
        escape(reason),
        status.as_u16(),
        escape(code)
    );
    page(status, french, title, &body)
}

fn page(status: StatusCode, french: bool, title: &str, body: &str) -> Response {
    let (language, note) = if french { ("fr", "Compte Google simulé") } else { ("en", "Simulated Google account") };
    let text = format!(
        "<!DOCTYPE html><html lang={language}><meta charset=utf-8><meta name=viewport content=\"width=device-width,initial-scale=1\"><meta name=robots content=noindex><title>{} – {note}</title><style>{STYLE}</style><main><p class=note>{note}</p>{body}</main>",
        escape(title)
    );
    (status, [(CONTENT_TYPE, "text/html; charset=utf-8"), (CACHE_CONTROL, "no-store")], text).into_response()
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;").replace('\'', "&#39;")
}
