//! Email to owners and admins about a new emergency access.

use api::App;
use auth::Auth;
use db::Tx;
use jiff::{Timestamp, tz::TimeZone};
use mail::{Block, Email, Language, MAX_NAME};

use super::{
    rules::MAX_REASON_LENGTH,
    types::{EmergencyAccessId, EmergencyBegan},
};
use crate::{OrgId, Permission, brand, removal};

/// Returns a sample of the email for previews.
pub fn sample(language: Language) -> Email {
    let until = Timestamp::from_second(1_790_000_000).unwrap_or_default();
    let reason = match language {
        Language::English => {
            "Water damage at the shop. The hours need to change right away, and the owner can’t be reached."
        }
        Language::French => {
            "Dégât des eaux\u{202f}: les horaires doivent changer tout de suite et la gérante est injoignable."
        }
    };
    let id = EmergencyAccessId::new(until);
    let began = EmergencyBegan { id, name: "Mia Roux".into(), reason: reason.into(), until };
    email("Boulangerie Le Roy", &began, language, "https://vitrine.example/dashboard/settings/members")
}

/// Enqueues an email to every owner and admin of an organization, within the transaction.
pub(super) async fn write(tx: &mut Tx, auth: &Auth, app: &App, org: &OrgId, began: &EmergencyBegan) -> api::Result<()> {
    let Some(organization) = removal::leaving(&mut *tx, org).await? else { return Ok(()) };
    let look = brand::style(&mut *tx, org).await?.letter_look(&organization.name);
    let link = format!("{}/dashboard/settings/members", app.site.url);
    let mut people = removal::people(&mut *tx, org).await?;
    people.retain(|person| person.role.may(Permission::ManageMembers));
    for person in people {
        let message = email(&organization.name, began, crate::language_of(tx, org, &person.id).await?, &link);
        mail::enqueue_as(tx, auth.sealer(), &person.email, &message, &look, app.now()).await?;
    }
    Ok(())
}

fn email(organisation: &str, began: &EmergencyBegan, language: Language, link: &str) -> Email {
    let EmergencyBegan { name, reason, until, .. } = began;
    let until = moment(*until, language);
    let (a_member, the_organization, in_the_log) = match language {
        Language::English => ("A member", "your organization", "See the audit log"),
        Language::French => ("Un membre", "votre organisation", "Voir le journal d’audit"),
    };
    let name = mail::quotable(name, MAX_NAME).unwrap_or(a_member);
    let organisation = mail::quotable(organisation, MAX_NAME).unwrap_or(the_organization);
    // Joins the lines of the reason into one, because the quoted text must be a single line.
    let reason = reason.lines().collect::<Vec<_>>().join(" ");
    let reason = mail::quotable(&reason, MAX_REASON_LENGTH).unwrap_or(in_the_log).to_owned();
    let (subject, preview, text, facts, button, why) = match language {
        Language::English => (
            format!("{name} started emergency access to {organisation}"),
            format!("Until {until}, unless someone ends it sooner."),
            format!(
                "Until it ends, {name} can do what an administrator can, except change members, settings, webhooks, API tokens \
                 and Google accounts. Everything is recorded in the audit log. If you didn’t expect this, end the access now."
            ),
            [("Member", name.to_owned()), ("Reason", reason), ("Until", until)],
            "View members",
            "You’re receiving this email because you’re an owner or administrator of this organization.",
        ),
        Language::French => (
            format!("{name} utilise un accès d’urgence dans {organisation}"),
            format!("Jusqu’au {until}, sauf si quelqu’un y met fin avant."),
            format!(
                "Jusque-là, {name} dispose des droits d’administration, sauf sur les membres, les réglages, les webhooks, les \
                 jetons d’API et les comptes Google. Tout est consigné dans le journal d’audit. Si cet accès n’est pas justifié, \
                 mettez-y fin dès maintenant."
            ),
            [("Qui", name.to_owned()), ("Motif", reason), ("Jusqu’au", until)],
            "Voir les membres",
            "Vous recevez ce message parce que vous êtes propriétaire ou administrateur de cette organisation.",
        ),
    };
    let facts = facts.map(|(fact, value)| (fact.to_owned(), value)).into();
    Email {
        language,
        subject,
        preview,
        blocks: vec![Block::Text(text), Block::Facts(facts), Block::Button { label: button.into(), url: link.into() }],
        reason: why.into(),
    }
}

/// Formats a time in digits and UTC, because recipients may be in any time zone.
fn moment(at: Timestamp, language: Language) -> String {
    let at = at.to_zoned(TimeZone::UTC);
    let format = match language {
        Language::English => "%Y-%m-%d, %H:%M UTC",
        Language::French => "%d/%m/%Y à %H:%M UTC",
    };
    at.strftime(format).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_letter_quotes_no_words_that_hold_an_address() {
        let until = Timestamp::from_second(1_790_000_000).unwrap();
        let (name, reason) = ("Go to evil.example".into(), "Sign in at\nhttps://evil.example now".into());
        let began = EmergencyBegan { id: EmergencyAccessId::new(until), name, reason, until };
        for language in [Language::English, Language::French] {
            let rendered = email("evil.example", &began, language, "https://vitrine.example/").render().unwrap();
            assert!(!rendered.html.contains("evil") && !rendered.text.contains("evil"), "{}", rendered.text);
        }
    }

    #[test]
    fn the_email_names_the_user_the_reason_and_the_end_in_both_languages() {
        for (language, until) in [(Language::English, "2026-09-21, 14:13"), (Language::French, "21/09/2026 à 14:13")] {
            let text = sample(language).render().unwrap().text;
            for part in ["Boulangerie Le Roy", "Mia Roux", until, "/dashboard/settings/members"] {
                assert!(text.contains(part), "{part} in {text}");
            }
        }
    }
}
