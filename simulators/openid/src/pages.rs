//! Pages that people see: plain, accessible, and clear about being simulated.

use axum::response::{IntoResponse, Response};
use http::{
    HeaderMap, StatusCode,
    header::{ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_TYPE},
};

use crate::{CLIENT_ID, CLIENT_SECRET, people::PEOPLE, provider::Provider};

const STYLE: &str = "
:root{color-scheme:light dark}*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1rem;font:1rem/1.5 system-ui,sans-serif}
main{width:100%;max-width:34rem;border:1px solid;border-radius:1rem;padding:2rem;overflow-wrap:anywhere}
h1{font-size:1.5rem;line-height:1.25;margin:1rem 0 .5rem}.note{font-weight:600;margin:0}
fieldset{border:1px solid;border-radius:.5rem;margin:1rem 0;padding:.75rem 1rem}legend{font-weight:600}
label{display:flex;gap:.75rem;padding:.5rem 0;align-items:center;min-height:2.75rem}input{width:1.25rem;height:1.25rem;flex:none}
button{font:inherit;font-weight:600;min-height:2.75rem;padding:0 1.25rem;border-radius:.5rem;cursor:pointer}
dt{font-weight:600}dd{margin:0 0 .5rem}";

/// Which person signs in, with which groups?
pub(crate) fn choose(provider: &Provider, query: &str, headers: &HeaderMap) -> Response {
    let is_french = is_french(headers);
    let [title, person, groups, button] = if is_french {
        ["Se connecter", "Personne", "Groupes", "Continuer"]
    } else {
        ["Sign in", "Person", "Groups", "Continue"]
    };
    let domain = &provider.0.options.domain;
    let people: Vec<String> = PEOPLE
        .iter()
        .enumerate()
        .map(|(at, person)| {
            let checked = if at == 0 { " checked" } else { "" };
            let (subject, name, local) = (person.subject, escape(person.name), person.local);
            let address = escape(&format!("{local}@{domain}"));
            format!("<label><input type=radio name=person value=\"{subject}\"{checked}>{name}, {address}</label>")
        })
        .collect();
    let all = ["vitrine-admins", "vitrine-managers", "vitrine-viewers", "paris"];
    let boxes = all.map(|group| {
        let checked = if PEOPLE.first().is_some_and(|person| person.groups.contains(&group)) { " checked" } else { "" };
        format!("<label><input type=checkbox name=group value=\"{group}\"{checked}>{group}</label>")
    });
    let body = format!(
        "<h1>{title}</h1><form method=post action=\"?{}\"><fieldset><legend>{person}</legend>{}</fieldset><fieldset>\
         <legend>{groups}</legend>{}</fieldset><button>{button}</button></form>",
        escape(query),
        people.concat(),
        boxes.concat()
    );
    page(is_french, title, &body)
}

/// Values to enter in the settings.
pub(crate) fn home(provider: &Provider, base: &str, headers: &HeaderMap) -> Response {
    let is_french = is_french(headers);
    let [title, issuer, client, secret, claim, domain, button] = if is_french {
        [
            "Fournisseur d’identité simulé",
            "Émetteur",
            "ID client",
            "Secret client",
            "Attribut des groupes",
            "Domaine des adresses",
            "Déconnecter tout le monde",
        ]
    } else {
        [
            "Simulated identity provider",
            "Issuer",
            "Client ID",
            "Client secret",
            "Groups claim",
            "Domain of addresses",
            "Sign everyone out",
        ]
    };
    let facts = [
        (issuer, base),
        (client, CLIENT_ID),
        (secret, CLIENT_SECRET),
        (claim, "groups"),
        (domain, provider.0.options.domain.as_str()),
    ];
    let facts = facts.map(|(name, value)| format!("<dt>{name}</dt><dd><code>{}</code></dd>", escape(value)));
    let body = format!(
        "<h1>{title}</h1><dl>{}</dl><form method=post action=\"{}/sim/sign-out\"><button>{button}</button></form>",
        facts.concat(),
        escape(base)
    );
    page(is_french, title, &body)
}

fn page(is_french: bool, title: &str, body: &str) -> Response {
    let (language, note) =
        if is_french { ("fr", "Fournisseur d’identité simulé") } else { ("en", "Simulated identity provider") };
    let text = format!(
        "<!DOCTYPE html><html lang={language}><meta charset=utf-8><meta name=viewport \
         content=\"width=device-width,initial-scale=1\"><meta name=robots content=noindex><title>{} – {note}</title>\
         <style>{STYLE}</style><main><p class=note>{note}</p>{body}</main>",
        escape(title)
    );
    (StatusCode::OK, [(CONTENT_TYPE, "text/html; charset=utf-8"), (CACHE_CONTROL, "no-store")], text).into_response()
}

fn is_french(headers: &HeaderMap) -> bool {
    let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    accepted.trim_start().to_ascii_lowercase().starts_with("fr")
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;").replace('\'', "&#39;")
}
