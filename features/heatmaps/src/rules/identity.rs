//! Decides whether an item of an answer is the business that is measured.
//!
//! A known place id or cid decides; an unknown id of a kind that is known of the business means another one (branches of a
//! chain have the same name). Without ids to compare, it is the business if the name is equal and the distance at most
//! 300 m. A business without an address, which serves an area, is recognized by ids only.

use serde::Deserialize;

use super::{name::comparable, point::Point};

/// Maximum distance in meters between the business and an item of the same name.
const MAX_DISTANCE: f64 = 300.0;
/// Maximum distance in meters at which an item of the same name with another id may be the business with a new id.
const MAX_DISTANCE_OF_NEW_ID: f64 = 50.0;

/// Item of an answer.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Item {
    /// Position among the organic results.
    pub(crate) rank: std::num::NonZeroU32,
    /// Name.
    pub(crate) name: String,
    /// Place id of Google.
    pub(crate) place_id: Option<String>,
    /// Customer id of Google.
    pub(crate) cid: Option<String>,
    /// Degrees north.
    #[serde(rename = "lat")]
    pub(crate) latitude: Option<f64>,
    /// Degrees east.
    #[serde(rename = "lng")]
    pub(crate) longitude: Option<f64>,
    /// Paid result.
    #[serde(default, rename = "ad")]
    pub(crate) is_ad: bool,
}

/// Business that is measured.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Business {
    /// Name.
    pub(crate) name: String,
    /// Known place ids.
    #[serde(default)]
    pub(crate) place_ids: Vec<String>,
    /// Known cids.
    #[serde(default)]
    pub(crate) cids: Vec<String>,
    /// Degrees north.
    #[serde(rename = "lat")]
    pub(crate) latitude: Option<f64>,
    /// Degrees east.
    #[serde(rename = "lng")]
    pub(crate) longitude: Option<f64>,
}

/// Result of comparing an item with the business.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Identity {
    /// It is the business.
    Same,
    /// It has the name and place of the business under another id: the user decides, and until then it does not count.
    Unsure,
    /// It is another business.
    Other,
}

impl Item {
    /// Returns the coordinates, if both are known.
    pub(crate) fn point(&self) -> Option<Point> {
        point(self.latitude, self.longitude)
    }
}

impl Business {
    /// Compares an item of an answer with this business.
    pub(crate) fn identify(&self, item: &Item) -> Identity {
        let ids = [(&self.place_ids, &item.place_id), (&self.cids, &item.cid)];
        let ids = ids.map(|(business_id, id)| {
            id.as_ref().filter(|id| !business_id.is_empty() && !id.is_empty()).map(|id| business_id.contains(id))
        });
        if ids.contains(&Some(true)) {
            return Identity::Same;
        }
        let has_other_id = ids.contains(&Some(false));
        let limit = if has_other_id { MAX_DISTANCE_OF_NEW_ID } else { MAX_DISTANCE };
        match (self.has_name_and_place_of(item, limit), has_other_id) {
            (true, false) => Identity::Same,
            (true, true) => Identity::Unsure,
            (false, _) => Identity::Other,
        }
    }

    fn has_name_and_place_of(&self, item: &Item, limit: f64) -> bool {
        let Some((own_point, item_point)) = point(self.latitude, self.longitude).zip(item.point()) else {
            return false;
        };
        let name = comparable(&self.name);
        own_point.meters_to(item_point) <= limit && !name.is_empty() && name == comparable(&item.name)
    }
}

fn point(latitude: Option<f64>, longitude: Option<f64>) -> Option<Point> {
    latitude.zip(longitude).map(Point::from).filter(|point| point.is_on_earth())
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn identify(business: &Value, item: &Value) -> Identity {
        let (mut ours, mut result) = (json!({ "name": "Chez Léo" }), json!({ "rank": 1, "name": "CHEZ LEO SARL" }));
        ours.as_object_mut().unwrap().extend(business.as_object().unwrap().clone());
        result.as_object_mut().unwrap().extend(item.as_object().unwrap().clone());
        let business: Business = serde_json::from_value(ours).unwrap();
        business.identify(&serde_json::from_value(result).unwrap())
    }

    #[test]
    fn an_id_decides_before_a_name() {
        let business = json!({ "place_ids": ["A", "B"], "cids": ["1"], "lat": 48.0, "lng": 2.0 });
        let here = |ids: Value| {
            let mut item = json!({ "lat": 48.0, "lng": 2.0 });
            item.as_object_mut().unwrap().extend(ids.as_object().unwrap().clone());
            item
        };
        for (item, identity) in [
            (json!({ "place_id": "B", "name": "Renamed" }), Identity::Same),
            (json!({ "cid": "1", "name": "Renamed" }), Identity::Same),
            (json!({ "place_id": "Z", "cid": "1" }), Identity::Same),
            (here(json!({ "place_id": "Z" })), Identity::Unsure),
            (here(json!({ "cid": "9" })), Identity::Unsure),
            (here(json!({ "cid": "9", "name": "Another" })), Identity::Other),
            (here(json!({ "place_id": "Z", "lat": 48.000_9 })), Identity::Other),
            (here(json!({ "place_id": "" })), Identity::Same),
            (here(json!({})), Identity::Same),
        ] {
            assert_eq!(identify(&business, &item), identity, "{item}");
        }
    }

    #[test]
    fn an_id_of_a_kind_that_is_unknown_of_the_business_leaves_the_decision_to_name_and_distance() {
        let business = json!({ "place_ids": ["A"], "lat": 48.0, "lng": 2.0 });
        for (item, identity) in [
            (json!({ "cid": "9", "lat": 48.002_6, "lng": 2.0 }), Identity::Same),
            (json!({ "cid": "9", "lat": 48.002_8, "lng": 2.0 }), Identity::Other),
            (json!({ "cid": "9" }), Identity::Other),
            (json!({ "cid": "9", "lat": 999.0, "lng": 2.0 }), Identity::Other),
        ] {
            assert_eq!(identify(&business, &item), identity, "{item}");
        }
    }

    #[test]
    fn a_business_without_an_address_is_recognized_by_ids_only() {
        let item = json!({ "lat": 48.0, "lng": 2.0 });
        assert_eq!(identify(&json!({ "place_ids": ["A"] }), &item), Identity::Other);
        assert_eq!(identify(&json!({ "place_ids": ["A"] }), &json!({ "place_id": "A" })), Identity::Same);
    }

    #[test]
    fn names_that_are_only_signs_are_not_equal() {
        let named = |name: &str| json!({ "name": name, "lat": 48.0, "lng": 2.0 });
        assert_eq!(identify(&named("…"), &named("!")), Identity::Other);
    }
}
