//! Activity of the past weeks.

use db::Tx;
use jiff::{SignedDuration, Timestamp};
use locations::LocationEvent;
use orgs::{OrgId, UserId};

use super::shops::SampleLocation;

/// Events with their time before now, in hours, and the position of their location.
const EVENTS: [(i64, Happened, usize); 14] = [
    (41 * 24, Happened::Imported, 0),
    (40 * 24 + 3, Happened::Merged, 140),
    (36 * 24 + 5, Happened::BulkEdited(24), 0),
    (33 * 24 + 1, Happened::Updated, 151),
    (29 * 24 + 7, Happened::Created, 93),
    (24 * 24 + 2, Happened::BulkEdited(61), 0),
    (19 * 24 + 6, Happened::Updated, 128),
    (15 * 24 + 4, Happened::Updated, 77),
    (12 * 24 + 1, Happened::Created, 160),
    (8 * 24 + 3, Happened::BulkEdited(12), 0),
    (5 * 24 + 2, Happened::Updated, 169),
    (3 * 24 + 5, Happened::Updated, 84),
    (26, Happened::Updated, 145),
    (2, Happened::Updated, 101),
];

/// Kind of a past event.
#[derive(Clone, Copy)]
enum Happened {
    /// All locations were imported.
    Imported,
    /// A location was created.
    Created,
    /// A location was changed.
    Updated,
    /// A duplicate was merged into a location.
    Merged,
    /// This number of locations was edited at once.
    BulkEdited(i64),
}

/// Adds the events to the activity feed, by `user`.
pub(super) async fn add(
    tx: &mut Tx,
    org: &OrgId,
    user: &UserId,
    shops: &[SampleLocation],
    now: Timestamp,
) -> db::Result<()> {
    for (hours, happened, position) in EVENTS {
        let Some(shop) = shops.get(position) else { continue };
        let event = match happened {
            Happened::Imported => LocationEvent::Imported(shops.len() as i64),
            Happened::Created => LocationEvent::Created(&shop.location),
            Happened::Updated => LocationEvent::Updated(&shop.location),
            Happened::Merged => LocationEvent::Merged(&shop.location),
            Happened::BulkEdited(count) => LocationEvent::BulkEdited(count),
        };
        locations::seed_activity(&mut *tx, org, Some(user), now - SignedDuration::from_hours(hours), event).await?;
    }
    Ok(())
}
