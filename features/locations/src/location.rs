//! From what was said about a location to the location, and back.

use jiff::Timestamp;

use crate::{
    Labels, Location, LocationId, Photos, SyncStatus,
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
            address2: details.address2,
            city: details.city,
            state: details.state,
            postal_code: details.postal_code,
            country: details.country,
            category: details.category,
            phone: details.phone,
            phone_e164: details.phone_e164,
            additional_phones: details.additional_phones,
            website: details.website,
            description: details.description,
            external_id: details.external_id,
            latitude: details.latitude,
            longitude: details.longitude,
            coordinates_source: details.coordinates_source,
            opening_hours: details.opening_hours,
            photos: Photos::default(),
            labels: Labels::default(),
            verified: false,
            service_area_business: details.service_area_business,
            rating: None,
            reviews: 0,
            health: 0,
            issues: 0,
            sync_status: SyncStatus::Manual,
            is_sync_paused: details.is_sync_paused,
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

    /// Takes over what somebody says about it.
    pub fn set(&mut self, details: Details) {
        self.name = details.name;
        self.address = details.address;
        self.address2 = details.address2;
        self.city = details.city;
        self.state = details.state;
        self.postal_code = details.postal_code;
        self.country = details.country;
        self.category = details.category;
        self.phone = details.phone;
        self.phone_e164 = details.phone_e164;
        self.additional_phones = details.additional_phones;
        self.website = details.website;
        self.description = details.description;
        self.external_id = details.external_id;
        self.latitude = details.latitude;
        self.longitude = details.longitude;
        self.coordinates_source = details.coordinates_source;
        self.opening_hours = details.opening_hours;
        self.service_area_business = details.service_area_business;
        self.is_sync_paused = details.is_sync_paused;
    }

    /// What whoever keeps it can say about it.
    pub fn details(&self) -> Details {
        let of = self.clone();
        Details {
            name: of.name,
            address: of.address,
            address2: of.address2,
            city: of.city,
            state: of.state,
            postal_code: of.postal_code,
            country: of.country,
            category: of.category,
            phone: of.phone,
            phone_e164: of.phone_e164,
            additional_phones: of.additional_phones,
            website: of.website,
            description: of.description,
            external_id: of.external_id,
            latitude: of.latitude,
            longitude: of.longitude,
            coordinates_source: of.coordinates_source,
            opening_hours: of.opening_hours,
            service_area_business: of.service_area_business,
            is_sync_paused: of.is_sync_paused,
        }
    }
}

impl From<Location> for NewRow {
    fn from(location: Location) -> Self {
        Self { keys: Keys::of(&location.details()), location, import_id: None }
    }
}
