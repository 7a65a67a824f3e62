//! From what was said about a location to the location, and back.

use jiff::Timestamp;

use crate::{
    Details, Labels, Location, LocationId, Photos, SyncStatus,
    queries::NewRow,
    rules::{Audited, Keys, health_and_issues},
};

impl Location {
    /// A new location with these details, kept by hand.
    pub fn by_hand(id: LocationId, details: Details, now: Timestamp) -> Self {
        Self {
            id,
            details,
            photos: Photos::default(),
            labels: Labels::default(),
            verified: false,
            rating: None,
            reviews: 0,
            health: 0,
            issues: 0,
            sync_status: SyncStatus::Manual,
            last_sync: None,
            google_location_id: None,
            created_at: now,
            updated_at: now,
            version: 1,
            deleted_at: None,
        }
        .with_health()
    }

    /// The same with health and issues worked out.
    #[must_use]
    pub fn with_health(mut self) -> Self {
        (self.health, self.issues) = health_and_issues(self.sync_status, &Audited::of(&self));
        self
    }
}

impl From<Location> for NewRow {
    fn from(location: Location) -> Self {
        Self { keys: Keys::of(&location.details), location, import_id: None }
    }
}
