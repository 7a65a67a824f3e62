//! Activity of the past weeks.

use db::Tx;
use jiff::{SignedDuration, Timestamp};
use locations::LocationEvent;
use orgs::{OrgId, UserId};

use super::shops::SampleLocation;

/// Events with their time before now, in hours, and the position of their location.
const EVENTS: [(i64, PastEvent, usize); 14] = [
    (41 * 24, PastEvent::Imported, 0),
    (40 * 24 + 3, PastEvent::Merged, 140),
    (36 * 24 + 5, PastEvent::BulkEdited(24), 0),
    (33 * 24 + 1, PastEvent::Updated, 151),
    (29 * 24 + 7, PastEvent::Created, 93),
    (24 * 24 + 2, PastEvent::BulkEdited(61), 0),
    (19 * 24 + 6, PastEvent::Updated, 128),
    (15 * 24 + 4, PastEvent::Updated, 77),
    (12 * 24 + 1, PastEvent::Created, 160),
    (8 * 24 + 3, PastEvent::BulkEdited(12), 0),
    (5 * 24 + 2, PastEvent::Updated, 169),
    (3 * 24 + 5, PastEvent::Updated, 84),
    (26, PastEvent::Updated, 145),
    (2, PastEvent::Updated, 101),
];

/// Kind of a past event.
#[derive(Clone, Copy)]
enum PastEvent {
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
            PastEvent::Imported => LocationEvent::Imported(shops.len() as i64),
            PastEvent::Created => LocationEvent::Created(&shop.location),
            PastEvent::Updated => LocationEvent::Updated(&shop.location),
            PastEvent::Merged => LocationEvent::Merged(&shop.location),
            PastEvent::BulkEdited(count) => LocationEvent::BulkEdited(count),
        };
        locations::seed_activity(&mut *tx, org, Some(user), now - SignedDuration::from_hours(hours), event).await?;
    }
    Ok(())
}
