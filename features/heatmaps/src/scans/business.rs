//! The business of a location, as the rules compare it with answers.

use locations::Details;

use crate::rules::identity::Business;

/// Returns the business of a location as answers are compared with it.
pub(crate) fn business_of(location: &Details) -> Business {
    // The address of a business that visits its customers is not on the map: it is recognized by ids only.
    let is_on_map = !location.service_area_business;
    Business {
        name: location.name.clone(),
        place_ids: Vec::new(),
        cids: Vec::new(),
        latitude: location.latitude.filter(|_| is_on_map),
        longitude: location.longitude.filter(|_| is_on_map),
    }
}
