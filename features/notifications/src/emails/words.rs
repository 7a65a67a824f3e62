//! Texts of emails about notifications, and of the page that turns them off.

use jiff::Timestamp;
use mail::{Block, Email, Language, MAX_NAME};
use serde_json::json;

use super::{
    rules::{self, MAX_LINES},
    types::Waiting,
};
use crate::types::{Delivery, Kind};

/// Addresses in an email.
pub(super) struct Links<'a> {
    pub(super) site: &'a str,
    /// Page with a button that turns these emails off.
    pub(super) page: String,
    /// Target of one-click unsubscription.
    pub(super) one_click: String,
}

impl<'a> Links<'a> {
    /// Returns the addresses for a token, which has no characters that need escaping.
    pub(super) fn new(site: &'a str, language: Language, token: &str) -> Self {
        let page = format!("{site}{}?token={token}", page_path(language));
        Self { site, page, one_click: format!("{site}/api/v1/notifications/unsubscribe?token={token}") }
    }
}

/// Returns the path of the page that turns emails off.
pub(super) fn page_path(language: Language) -> &'static str {
    match language {
        Language::English => "/notifications/unsubscribe",
        Language::French => "/fr/notifications/unsubscribe",
    }
}

/// Content of an email.
pub(super) struct Content<'a> {
    pub(super) organisation: &'a str,
    pub(super) delivery: Delivery,
    /// At least one event, sorted.
    pub(super) waiting: &'a [Waiting],
    pub(super) links: &'a Links<'a>,
}

/// Returns the email.
pub(super) fn email(language: Language, content: &Content<'_>) -> Email {
    let Content { waiting, links, .. } = content;
    let lines = waiting
        .iter()
        .take(MAX_LINES)
        .map(|event| (rules::sentence(event, language), format!("{}{}", links.site, event.link)));
    let lines: Vec<(String, String)> = lines.collect();
    let preview = lines.first().map(|(sentence, _)| sentence.clone()).unwrap_or_default();
    let Texts { subject, intro, more, settings, stop, reason } = texts(language, content, &lines);
    // The subject is the sentence about the only event: the button opens it.
    let only = lines.first().filter(|(sentence, _)| *sentence == subject).map(|(_, url)| url.clone());
    let target = only.clone().unwrap_or_else(|| format!("{}/dashboard", links.site));
    let mut blocks = vec![Block::Text(intro)];
    blocks.extend(only.is_none().then_some(Block::Links(lines)));
    blocks.extend((waiting.len() > MAX_LINES).then_some(Block::Text(more)));
    let open = match language {
        Language::English => "Open Vitrine",
        Language::French => "Ouvrir Vitrine",
    };
    blocks.push(Block::Button { label: open.into(), url: target });
    let all_settings = format!("{}/dashboard/settings/notifications", links.site);
    blocks.push(Block::Links(vec![(settings.into(), all_settings), (stop.into(), links.page.clone())]));
    Email { language, subject, preview, blocks, reason: reason.into() }
}

struct Texts {
    subject: String,
    intro: String,
    more: String,
    settings: &'static str,
    stop: &'static str,
    reason: &'static str,
}

fn texts(language: Language, content: &Content<'_>, lines: &[(String, String)]) -> Texts {
    let count = content.waiting.len();
    let more = count.saturating_sub(MAX_LINES);
    let organisation = mail::quotable(content.organisation, MAX_NAME);
    let only = lines.first().filter(|_| count == 1).map(|(sentence, _)| sentence.clone());
    match language {
        Language::English => {
            let organisation = organisation.unwrap_or("your organization");
            let counted = if count == 1 { "1 notification".to_owned() } else { format!("{count} notifications") };
            let (subject, intro, stop, reason) = match content.delivery {
                Delivery::Daily => (
                    format!("Your daily digest: {counted}"),
                    format!("At {organisation} since the last digest:"),
                    "Turn off the daily digest",
                    "You’re receiving this email because you get a daily notification digest.",
                ),
                Delivery::Weekly => (
                    format!("Your weekly digest: {counted}"),
                    format!("At {organisation} since the last digest:"),
                    "Turn off the weekly digest",
                    "You’re receiving this email because you get a weekly notification digest.",
                ),
                Delivery::AtOnce | Delivery::Off => (
                    only.unwrap_or_else(|| format!("{counted} from {organisation}")),
                    format!("Just now at {organisation}:"),
                    "Turn off these emails",
                    "You’re receiving this email because you chose to get these notifications by email right away.",
                ),
            };
            Texts { subject, intro, more: format!("And {more} more."), settings: "Notification settings", stop, reason }
        }
        Language::French => {
            let organisation = organisation.map_or("Dans votre organisation".to_owned(), |name| format!("Chez {name}"));
            let counted = if count == 1 { "1 notification".to_owned() } else { format!("{count} notifications") };
            let (subject, intro, stop, reason) = match content.delivery {
                Delivery::Daily => (
                    format!("Votre récapitulatif quotidien\u{202f}: {counted}"),
                    format!("{organisation}, depuis le dernier récapitulatif\u{202f}:"),
                    "Désactiver le récapitulatif quotidien",
                    "Vous recevez ce message parce que vous recevez un récapitulatif quotidien de vos notifications.",
                ),
                Delivery::Weekly => (
                    format!("Votre récapitulatif hebdomadaire\u{202f}: {counted}"),
                    format!("{organisation}, depuis le dernier récapitulatif\u{202f}:"),
                    "Désactiver le récapitulatif hebdomadaire",
                    "Vous recevez ce message parce que vous recevez un récapitulatif hebdomadaire de vos notifications.",
                ),
                Delivery::AtOnce | Delivery::Off => (
                    only.unwrap_or_else(|| format!("{counted} de votre organisation")),
                    format!("{organisation}, à l’instant\u{202f}:"),
                    "Désactiver ces e-mails",
                    "Vous recevez ce message parce que vous avez choisi de recevoir ces notifications par e-mail sans attendre.",
                ),
            };
            let more = if more == 1 { "Et 1 autre.".to_owned() } else { format!("Et {more} autres.") };
            Texts { subject, intro, more, settings: "Réglages des notifications", stop, reason }
        }
    }
}

/// Texts of the page that turns emails off.
pub(super) struct PageWords {
    pub(super) title: &'static str,
    pub(super) text: &'static str,
    pub(super) button: &'static str,
    pub(super) done: &'static str,
    pub(super) done_text: &'static str,
    pub(super) settings: &'static str,
    pub(super) invalid: &'static str,
    pub(super) invalid_text: &'static str,
}

/// Returns the texts of the page.
pub(super) fn page(language: Language) -> PageWords {
    match language {
        Language::English => PageWords {
            title: "Turn off these emails?",
            text: "You’ll still see notifications in Vitrine, and you can turn emails back on in Settings.",
            button: "Turn off",
            done: "Emails turned off",
            done_text: "We won’t send you these emails anymore. You can turn them back on in Settings.",
            settings: "Open notification settings",
            invalid: "This link is incomplete",
            invalid_text: "Open the link in our email again, or copy all of it.",
        },
        Language::French => PageWords {
            title: "Désactiver ces e-mails\u{202f}?",
            text: "Vous verrez toujours les notifications dans Vitrine, et vous pourrez réactiver les e-mails dans les réglages.",
            button: "Désactiver",
            done: "E-mails désactivés",
            done_text: "Vous ne recevrez plus ces e-mails. Vous pouvez les réactiver dans les réglages.",
            settings: "Ouvrir les réglages des notifications",
            invalid: "Ce lien est incomplet",
            invalid_text: "Ouvrez de nouveau le lien de notre e-mail, ou copiez-le en entier.",
        },
    }
}

/// Returns the emails with invented events, for previews.
pub fn samples(language: Language) -> Vec<(&'static str, Email)> {
    let event = |at: usize, kind: Kind| Waiting {
        kind,
        params: json!({ "name": "Boulangerie Le Roy", "from": 4.5, "to": 4.2, "filename": "Stores" }),
        link: "/dashboard/locations".into(),
        delivery: Delivery::Daily,
        created_at: Timestamp::from_second(at as i64).unwrap_or_default(),
    };
    let mut waiting: Vec<Waiting> = Kind::all().enumerate().map(|(at, kind)| event(at, kind)).collect();
    rules::sort(&mut waiting);
    let links = Links::new("https://vitrine.example", language, "0123456789abcdef");
    let email = |delivery, waiting| {
        email(language, &Content { organisation: "Boulangerie Le Roy", delivery, waiting, links: &links })
    };
    let first = &waiting[..waiting.len().min(1)];
    vec![
        ("NotificationAtOnce", email(Delivery::AtOnce, first)),
        ("NotificationsDaily", email(Delivery::Daily, &waiting)),
        ("NotificationsWeekly", email(Delivery::Weekly, &waiting)),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(language: Language, delivery: Delivery, names: &[&str]) -> String {
        let event = |name: &&str| Waiting {
            kind: Kind::all().next().unwrap(),
            params: json!({ "name": name }),
            link: "/dashboard/locations/1".into(),
            delivery,
            created_at: Timestamp::UNIX_EPOCH,
        };
        let waiting: Vec<Waiting> = names.iter().map(event).collect();
        let links = Links::new("https://vitrine.example", language, "token");
        let content = Content { organisation: "evil.example", delivery, waiting: &waiting, links: &links };
        email(language, &content).render().unwrap().text
    }

    #[test]
    fn the_button_of_an_email_about_one_event_opens_it() {
        for (language, button) in [(Language::English, "Open Vitrine"), (Language::French, "Ouvrir Vitrine")] {
            let email = text(language, Delivery::AtOnce, &["Zoé"]);
            assert!(email.contains(&format!("{button}\nhttps://vitrine.example/dashboard/locations/1")), "{email}");
            let two = text(language, Delivery::AtOnce, &["Zoé", "Mia"]);
            assert!(two.contains(&format!("{button}\nhttps://vitrine.example/dashboard\n")), "{two}");
        }
    }

    #[test]
    fn names_that_mail_programs_turn_into_links_are_not_quoted() {
        for language in Language::ALL {
            for delivery in [Delivery::AtOnce, Delivery::Daily, Delivery::Weekly] {
                let text = text(language, delivery, &["evil.example", "Go to evil.example"]);
                assert!(!text.contains("evil"), "{text}");
            }
        }
    }
}
