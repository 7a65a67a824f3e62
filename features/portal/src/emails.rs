//! Email with the link to sign in.

use mail::{Block, Email, Language, MAX_NAME, quotable};

/// Returns the email with the link and the code. `name` is that of the brand.
pub(crate) fn email(name: &str, language: Language, (url, code): (String, String)) -> Email {
    let name = quotable(name, MAX_NAME);
    let (subject, text, label, or_code, reason) = match language {
        Language::English => (
            name.map_or("Sign in to your reports".to_owned(), |name| format!("Sign in to your reports from {name}")),
            "Open this link in the browser where you requested it. It expires in 15 minutes and works once.",
            "Sign in",
            "Or enter this code in that browser:",
            "You’re receiving this email because someone entered this address to sign in. If it wasn’t you, ignore it.",
        ),
        Language::French => (
            name.map_or("Connexion à vos rapports".to_owned(), |name| format!("Connexion à vos rapports, par {name}")),
            "Ouvrez ce lien dans le navigateur où vous l’avez demandé. Il sert une seule fois, pendant 15 minutes.",
            "Se connecter",
            "Ou saisissez-y ce code\u{202f}:",
            "Vous recevez cet e-mail parce que cette adresse a été saisie pour une connexion. Si ce n’était pas vous, ignorez-le.",
        ),
    };
    Email {
        language,
        subject,
        preview: text.into(),
        blocks: vec![
            Block::Text(text.into()),
            Block::Button { label: label.into(), url },
            Block::Text(or_code.into()),
            Block::Code(code),
        ],
        reason: reason.into(),
    }
}
