//! Open crisis at a shop: bad reviews within a few hours, and a message that asks for money.

use ::reviews::{FoundReview, SeedCrisis};
use auth::Auth;
use db::Tx;
use jiff::{SignedDuration, Timestamp};
use orgs::{OrgId, UserId};

use super::shops::SampleLocation;

/// Position of the shop.
const SHOP: usize = 31;
/// Hours since each review, its stars, and its author.
const REVIEWS: [(i64, f64, &str); 5] =
    [(9, 1.0, "J. Marlowe"), (8, 1.0, "Kim P."), (8, 2.0, "T. Okafor"), (6, 1.0, "Review Lover"), (5, 1.0, "A. Roux")];
const ENGLISH: [&str; 5] = [
    "Waited forty minutes, and nobody said a word.",
    "",
    "The prices at the till were not the ones on the shelf.",
    "Never again.",
    "",
];
const FRENCH: [&str; 5] = [
    "Quarante minutes d’attente, et personne n’a dit un mot.",
    "",
    "Les prix en caisse n’étaient pas ceux affichés en rayon.",
    "Plus jamais.",
    "",
];
const ENGLISH_NOTE: &str =
    "At 10 a.m. a message on our page offered to remove the reviews for 300 euros. We keep it, and we don’t answer it.";
const FRENCH_NOTE: &str = "À 10 h, un message sur notre page proposait de retirer les avis pour 300 euros. Nous le conservons et n’y répondons pas.";

/// Adds the reviews, which begin a crisis led by the visitor.
pub(super) async fn add(
    tx: &mut Tx,
    auth: &Auth,
    (org, user): (&OrgId, &UserId),
    shops: &[SampleLocation],
    now: Timestamp,
) -> api::Result<()> {
    let Some(shop) = shops.get(SHOP) else { return Ok(()) };
    let is_french = shop.location.details.country.as_deref() == Some("FR");
    let (texts, note) = if is_french { (FRENCH, FRENCH_NOTE) } else { (ENGLISH, ENGLISH_NOTE) };
    let review = |((number, (hours, stars, author)), text): ((usize, (i64, f64, &str)), &str)| {
        let at = now - SignedDuration::from_hours(hours);
        FoundReview {
            external_id: format!("demo-{number}"),
            rating: Some(stars),
            text: text.to_owned(),
            author: author.to_owned(),
            url: None,
            written_at: at,
            changed_at: at,
            reply: None,
        }
    };
    let reviews: Vec<FoundReview> = REVIEWS.into_iter().enumerate().zip(texts).map(review).collect();
    let crisis = SeedCrisis { location: &shop.location, user, reviews: &reviews, note };
    ::reviews::seed_crisis(tx, auth.sealer(), org, crisis, now).await
}
