//! Reviews of the shops that have a profile, as the simulated Google lists them.

use auth::Auth;
use db::Tx;
use jiff::Timestamp;
use orgs::OrgId;
use simulated_google::Sample;

use super::shops::Sampled;

/// Maximum number of reviews per shop; a sync reads the others.
const MAX_REVIEWS: usize = 12;

/// Adds the latest reviews of each verified shop. Google does not list the reviews of others.
pub(super) async fn add(
    tx: &mut Tx,
    org: &OrgId,
    (world, shops): (&Sample, &[Sampled]),
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
    shops: &[Sampled],
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

fn is_listed(shop: &Sampled) -> bool {
    shop.location.google_location_id.is_some() && shop.location.verified
}
