//! Emails to owners and admins about the removal of their organization.

use api::App;
use auth::Auth;
use db::Tx;
use jiff::{Timestamp, tz::TimeZone};
use mail::{Block, Email, Language};
use orgs::{OrgId, Permission, removal};

/// Reason for an email.
#[derive(Clone, Debug)]
pub(crate) enum Occasion {
    /// Removal was requested; the organization is removed at this time.
    Requested(Timestamp),
    /// Reminder that the organization is removed at this time.
    Near(Timestamp),
    /// Removal was canceled.
    Canceled,
}

/// Sample email for previews.
pub fn sample(language: Language) -> Email {
    let at = Timestamp::from_second(1_790_000_000).unwrap_or_default();
    email("Boulangerie Le Roy", &Occasion::Requested(at), language, "https://vitrine.example/dashboard/settings/data")
}

/// Queues an email to every owner and admin of an organization, within the transaction.
pub(crate) async fn write(tx: &mut Tx, auth: &Auth, app: &App, org: &OrgId, occasion: &Occasion) -> api::Result<()> {
    let Some(leaving) = removal::leaving(&mut *tx, org).await? else { return Ok(()) };
    let link = format!("{}/dashboard/settings/data", app.site.url);
    let mut people = removal::people(&mut *tx, org).await?;
    people.retain(|person| person.role.may(Permission::ManageOrganisation));
    for person in people {
        let message = email(&leaving.name, occasion, orgs::language_of(tx, org, &person.id).await?, &link);
        mail::enqueue(tx, auth.sealer(), &person.email, &message, app.now()).await?;
    }
    Ok(())
}

fn email(name: &str, occasion: &Occasion, language: Language, link: &str) -> Email {
    let name = mail::quotable(name, mail::MAX_NAME).unwrap_or(match language {
        Language::English => "Your organization",
        Language::French => "Votre organisation",
    });
    let (subject, text) = match (language, occasion) {
        (Language::English, Occasion::Requested(at)) => (
            format!("{name} will be deleted on {}", day(*at, language)),
            "An owner requested the deletion of this organization. Until then, you can view and export it, but not change it. \
             After that, everything in it will be deleted: locations, photos, history, and statistics. An owner can still cancel \
             the deletion.",
        ),
        (Language::English, Occasion::Near(at)) => (
            format!("{name} will be deleted in three days, on {}", day(*at, language)),
            "Everything in this organization will be deleted: locations, photos, history, and statistics. This is the last \
             reminder. Export what you want to keep. An owner can still cancel the deletion.",
        ),
        (Language::English, Occasion::Canceled) => (
            format!("{name} will not be deleted"),
            "An owner canceled the deletion of this organization. Nothing was deleted, and it’s no longer read-only.",
        ),
        (Language::French, Occasion::Requested(at)) => (
            format!("{name} sera supprimée le {}", day(*at, language)),
            "Un propriétaire a demandé la suppression de cette organisation. D’ici là, elle reste consultable et exportable, mais \
             ne peut plus être modifiée. Ensuite, tout ce qu’elle contient sera effacé\u{a0}: établissements, photos, historique, \
             statistiques. Un propriétaire peut encore décider de la conserver.",
        ),
        (Language::French, Occasion::Near(at)) => (
            format!("{name} sera supprimée dans trois jours, le {}", day(*at, language)),
            "Tout ce que contient cette organisation sera alors effacé\u{a0}: établissements, photos, historique, statistiques. \
             C’est le dernier rappel. Exportez ce que vous souhaitez garder\u{202f}; un propriétaire peut encore décider de la conserver.",
        ),
        (Language::French, Occasion::Canceled) => (
            format!("{name} est conservée"),
            "Un propriétaire a décidé de conserver cette organisation. Rien n’a été effacé, et elle peut de nouveau être modifiée.",
        ),
    };
    let (button, reason) = match language {
        Language::English => (
            "Open settings",
            "You’re receiving this email because you’re an owner or administrator of this organization.",
        ),
        Language::French => (
            "Ouvrir les paramètres",
            "Vous recevez ce message parce que vous êtes propriétaire ou administrateur de cette organisation.",
        ),
    };
    Email {
        language,
        preview: subject.clone(),
        subject,
        blocks: vec![Block::Text(text.into()), Block::Button { label: button.into(), url: link.into() }],
        reason: reason.into(),
    }
}

/// Formats the date of a time in words.
fn day(at: Timestamp, language: Language) -> String {
    let date = at.to_zoned(TimeZone::UTC).date();
    match language {
        Language::English => dates::english(date),
        Language::French => dates::french(date),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_names_the_organisation_the_day_and_the_way_back() {
        let at: Timestamp = "2026-12-01T12:00:00Z".parse().unwrap();
        for (language, date) in [(Language::English, "December 1, 2026"), (Language::French, "1er décembre 2026")] {
            for occasion in [Occasion::Requested(at), Occasion::Near(at)] {
                let text = email("Le Roy", &occasion, language, "https://a.example/x").render().unwrap().text;
                assert!(["Le Roy", date, "https://a.example/x"].iter().all(|part| text.contains(part)), "{text}");
            }
            assert!(email("Le Roy", &Occasion::Canceled, language, "x").subject.contains("Le Roy"));
        }
    }
}
