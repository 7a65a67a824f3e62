//! Reviews of the shops that have a profile, as the simulated Google lists them.

use ::reviews::{SeedNote, SeedWork};
use auth::Auth;
use db::Tx;
use jiff::{SignedDuration, Timestamp};
use orgs::{OrgId, UserId};
use simulated_google::Sample;

use super::shops::SampleLocation;

/// Maximum number of reviews per shop; a sync reads the others.
const MAX_REVIEWS: usize = 12;

/// Adds the latest reviews of each verified shop. Google does not list the reviews of others.
pub(super) async fn add(
    tx: &mut Tx,
    org: &OrgId,
    (world, shops): (&Sample, &[SampleLocation]),
    now: Timestamp,
) -> api::Result<()> {
    for (number, shop) in shops.iter().enumerate().filter(|(_, shop)| is_listed(shop)) {
        let is_french = shop.location.details.country.as_deref() == Some("FR");
        let latest = world.latest_reviews(number, is_french, MAX_REVIEWS);
        google::seed_reviews(tx, org, &shop.location, latest, now).await?;
    }
    Ok(())
}

/// Adds a reply that waits for approval.
pub(super) async fn add_waiting_reply(
    tx: &mut Tx,
    auth: &Auth,
    org: &OrgId,
    shops: &[SampleLocation],
    now: Timestamp,
) -> api::Result<()> {
    let text = |language: &str| {
        if language == "fr" {
            "Merci de nous avoir fait part de votre visite. Nous aimerions en savoir plus\u{202f}: appelez-nous, nous prendrons le temps d’en parler."
        } else {
            "Thank you for telling us about your visit. We would like to hear more: please call us so that we can talk about it."
        }
    };
    match shops.iter().find(|shop| is_listed(shop)) {
        Some(shop) => ::reviews::seed_request(tx, auth.sealer(), org, &shop.location.id, text, now).await,
        None => Ok(()),
    }
}

/// Work for the visitor of the demo: hours until it is due, and the note about it.
const WORK: [(i64, Option<SeedNote>); 5] =
    [(-20, Some(call_note)), (28, Some(refund_note)), (72, None), (30, None), (120, None)];

/// Assigns reviews to the visitor, one of them overdue.
pub(super) async fn add_work(
    tx: &mut Tx,
    auth: &Auth,
    (org, user): (&OrgId, &UserId),
    shops: &[SampleLocation],
    now: Timestamp,
) -> api::Result<()> {
    for (shop, (hours, note)) in shops.iter().filter(|shop| is_listed(shop)).zip(WORK) {
        let due_at = now + SignedDuration::from_hours(hours);
        let work = SeedWork { location: &shop.location.id, user, due_at, note };
        ::reviews::seed_work(tx, auth.sealer(), org, work, now).await?;
    }
    Ok(())
}

fn call_note(language: &str) -> &'static str {
    if language == "fr" {
        "J’ai demandé au responsable du magasin ce qui s’est passé. Réponse attendue demain."
    } else {
        "I asked the store manager what happened. She will tell us tomorrow."
    }
}

fn refund_note(language: &str) -> &'static str {
    if language == "fr" {
        "Le remboursement est parti ce matin. Nous pouvons le mentionner sans donner le montant."
    } else {
        "The refund went out this morning. We can mention it without the amount."
    }
}

fn is_listed(shop: &SampleLocation) -> bool {
    shop.location.google_location_id.is_some() && shop.location.verified
}
