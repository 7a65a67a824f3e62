//! Email to the owners when one of them signs in without single sign-on where it is enforced.

use audit::{Act, Actor, Origin};
use auth::UserId;
use crypto::Sealer;
use db::Tx;
use jiff::Timestamp;
use mail::{Block, Email, Language, MAX_NAME};
use orgs::Role;

use crate::{events::SsoGlassBroken, queries};

/// Returns a sample of the email for previews.
pub fn sample(language: Language) -> Email {
    email("Boulangerie Le Roy", "Mia Roux", language, "https://vitrine.example/dashboard/settings/single-sign-on")
}

/// Records that an owner broke the glass, and enqueues an email to every owner, within the transaction.
pub(crate) async fn write(tx: &mut Tx, sealer: &Sealer, site: &str, user: &UserId, now: Timestamp) -> api::Result<()> {
    let link = format!("{site}/dashboard/settings/single-sign-on");
    for org in queries::glass_of(tx, user).await? {
        let by = Actor::user(user, Origin::default()).in_log_of(&org);
        Act::new(SsoGlassBroken).on("member", user).record(tx, &by, now).await?;
        let names = orgs::names(&mut *tx, &org, std::slice::from_ref(user)).await?;
        let name = names.get(user).cloned().unwrap_or_default();
        for (owner, ..) in orgs::members(&mut *tx, &org).await?.into_iter().filter(|(_, role, _)| *role == Role::Owner)
        {
            let Some(to) = orgs::recipient(tx, &org, &owner, now).await? else { continue };
            let message = email(&to.organisation, &name, to.language, &link);
            mail::enqueue_as(tx, sealer, &to.email, &message, &to.look, now).await?;
        }
    }
    Ok(())
}

fn email(organisation: &str, name: &str, language: Language, link: &str) -> Email {
    let (an_owner, the_organization) = match language {
        Language::English => ("An owner", "your organization"),
        Language::French => ("Une personne propriétaire", "votre organisation"),
    };
    let name = mail::quotable(name, MAX_NAME).unwrap_or(an_owner);
    let organisation = mail::quotable(organisation, MAX_NAME).unwrap_or(the_organization);
    let (subject, preview, text, button, reason) = match language {
        Language::English => (
            format!("{name} signed in to {organisation} without single sign-on"),
            "They used a passkey as a break-glass owner.",
            format!(
                "{name} used a passkey to sign in, although {organisation} requires single sign-on. If this wasn’t planned, \
                 check the audit log and remove the passkey."
            ),
            "View single sign-on",
            "You’re receiving this email because you’re an owner of this organization.",
        ),
        Language::French => (
            format!("{name} s’est connecté à {organisation} sans authentification unique"),
            "Avec une clé d’accès, au titre de l’accès de secours.",
            format!(
                "{name} s’est connecté avec une clé d’accès, alors que {organisation} impose l’authentification unique. Si \
                 ce n’était pas prévu, consultez le journal d’audit et supprimez la clé d’accès."
            ),
            "Voir l’authentification unique",
            "Vous recevez ce message parce que vous êtes propriétaire de cette organisation.",
        ),
    };
    let blocks = vec![Block::Text(text), Block::Button { label: button.into(), url: link.into() }];
    Email { language, subject, preview: preview.into(), blocks, reason: reason.into() }
}
