//! From what was said about a location to the location, and back.

use jiff::Timestamp;

use crate::{
    Location, LocationId, OpeningHours, Photos, SyncStatus,
    queries::NewRow,
    rules::{Audited, Details, Keys, health_and_issues},
};

impl Location {
    /// A new location with these details, kept by hand.
    pub fn by_hand(id: LocationId, details: Details, now: Timestamp) -> Self {
        Self {
            id,
            name: details.name,
            address: details.address,
            city: details.city,
            state: details.state,
            postal_code: details.postal_code,
            country: details.country,
            category: details.category,
            phone: details.phone,
            phone_e164: details.phone_e164,
            website: details.website,
            description: details.description,
            external_id: details.external_id,
            latitude: details.latitude,
            longitude: details.longitude,
            opening_hours: OpeningHours::default(),
            photos: Photos::default(),
            verified: false,
            service_area_business: details.service_area_business,
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
    pub(crate) fn with_health(mut self) -> Self {
        (self.health, self.issues) = health_and_issues(self.sync_status, &Audited::of(&self));
        self
    }

    /// Takes over what somebody says about it.
    pub(crate) fn set(&mut self, details: Details) {
        self.name = details.name;
        self.address = details.address;
        self.city = details.city;
        self.state = details.state;
        self.postal_code = details.postal_code;
        self.country = details.country;
        self.category = details.category;
        self.phone = details.phone;
        self.phone_e164 = details.phone_e164;
        self.website = details.website;
        self.description = details.description;
        self.external_id = details.external_id;
        self.latitude = details.latitude;
        self.longitude = details.longitude;
        self.service_area_business = details.service_area_business;
    }

    /// What whoever keeps it can say about it.
    pub(crate) fn details(&self) -> Details {
        let of = self.clone();
        Details {
            name: of.name,
            address: of.address,
            city: of.city,
            state: of.state,
            postal_code: of.postal_code,
            country: of.country,
            category: of.category,
            phone: of.phone,
            phone_e164: of.phone_e164,
            website: of.website,
            description: of.description,
            external_id: of.external_id,
            latitude: of.latitude,
            longitude: of.longitude,
            service_area_business: of.service_area_business,
        }
    }
}

impl From<Location> for NewRow {
    fn from(location: Location) -> Self {
        Self { keys: Keys::of(&location.details()), location, import_id: None }
    }
}
