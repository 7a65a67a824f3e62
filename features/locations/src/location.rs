//! Conversion of the given details to a location, and back.

use jiff::Timestamp;

use crate::{
    AuditIssues, Details, Labels, Location, LocationId, OpenStatus, Photos, SyncStatus,
    queries::NewRow,
    rules::{Audited, Keys, health_and_issues, issue_bits},
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
            open_status: OpenStatus::Open,
            rating: None,
            reviews: 0,
            health: 0,
            issues: 0,
            audit_issues: AuditIssues::default(),
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

    /// Returns the same location with its health and both numbers of issues computed.
    #[must_use]
    pub fn with_health(mut self) -> Self {
        let audited = Audited::of(&self);
        (self.health, self.issues) = health_and_issues(self.sync_status, &audited);
        self.audit_issues = AuditIssues::of_bits(issue_bits(&audited));
        self
    }
}

impl From<Location> for NewRow {
    fn from(location: Location) -> Self {
        Self { keys: Keys::of(&location.details), location, import_id: None }
    }
}
