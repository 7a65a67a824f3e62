//! Made-up crisis, for demos.

use crypto::Sealer;
use db::Tx;
use jiff::Timestamp;
use locations::Location;
use orgs::{OrgId, UserId};

use super::{entry_context, seal};
use crate::{
    queries,
    rules::{Totals, new_row},
    spikes::check_spike,
    types::{CrisisEntryKind, CrisisEntryRow, CrisisRow, FoundReview, Origin, ReviewId, Row, Source},
};

/// Bad reviews of the last 24 hours, and the work on the crisis that they begin.
#[derive(Clone, Debug)]
pub struct SeedCrisis<'a> {
    /// Location.
    pub location: &'a Location,
    /// Member who leads the work, and author of the note.
    pub user: &'a UserId,
    /// Reviews of a site that no source reads.
    pub reviews: &'a [FoundReview],
    /// Note on the time line.
    pub note: &'a str,
}

/// Adds reviews of a location that begin a crisis, with a lead and a note.
///
/// # Errors
/// When the database fails. The transaction cannot be used after an error.
pub async fn seed_crisis(
    tx: &mut Tx,
    sealer: &Sealer,
    org: &OrgId,
    SeedCrisis { location, user, reviews, note }: SeedCrisis<'_>,
    now: Timestamp,
) -> api::Result<()> {
    let place = &location.id;
    let row = |of| new_row(ReviewId::new(now), place.clone(), (Source::Other, Origin::Manual), of, now);
    let rows: Vec<Row> = reviews.iter().map(row).collect();
    let changes = queries::add(tx, org, &rows).await?;
    let totals = rows.iter().map(Totals::of).fold(Totals::default(), Totals::and);
    queries::add_totals(tx, org, place, Source::Other, totals).await?;
    changes.record(tx, org).await?;
    check_spike(tx, org, location, now).await?;
    let Some(begun) = queries::crises(&mut *tx, org, Some(vec![place.to_string()]), Some(true)).await?.pop() else {
        return Ok(());
    };
    let led = CrisisRow { led_by: Some(user.clone()), ..begun };
    queries::put_crisis(tx, org, &led).await?;
    let entry = |kind| CrisisEntryRow::new(kind, Some(user), now);
    let named = CrisisEntryRow { led_by: Some(user.clone()), ..entry(CrisisEntryKind::Lead) };
    queries::add_crisis_entry(tx, org, &led.id, &named).await?;
    let mut written = entry(CrisisEntryKind::Note);
    written.text = Some(seal(sealer, &entry_context(org, &written.id), note)?);
    Ok(queries::add_crisis_entry(tx, org, &led.id, &written).await?)
}
