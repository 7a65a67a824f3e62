//! Shops of the demo, and their generated state. Pure: the results never change.

use serde::Deserialize;

/// Real shops, from open data (see NOTICE).
const SHOPS: &str = include_str!("../data/locations.csv");

/// Shop in the open data.
#[derive(Clone, Debug, Deserialize, PartialEq)]
pub struct Shop {
    /// Name above the door.
    pub name: String,
    /// Street and number.
    pub address: String,
    /// City.
    pub city: String,
    /// State or province; none in France.
    pub state: Option<String>,
    /// Postal code.
    pub postal_code: String,
    /// ISO 3166 alpha-2.
    pub country: String,
    /// Kind of business.
    pub category: Option<String>,
    /// Telephone number.
    pub phone: Option<String>,
    /// Website.
    pub website: Option<String>,
    /// Store code of the owner.
    pub external_id: Option<String>,
    /// Degrees north.
    pub latitude: f64,
    /// Degrees east.
    pub longitude: f64,
}

/// State of the profile of a shop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProfileState {
    /// Edited by hand, without a Business Profile.
    ByHand,
    /// In sync with its Business Profile.
    Synced,
    /// The last sync failed.
    Failed,
}

/// Generated state of one shop.
#[derive(Clone, Debug, PartialEq)]
pub struct Figures {
    /// State of the profile.
    pub profile_state: ProfileState,
    /// True when the Business Profile is verified.
    pub is_verified: bool,
    /// True when the shop has a phone number.
    pub has_phone: bool,
    /// True when the shop has a description.
    pub has_description: bool,
    /// True when the shop has opening hours.
    pub has_hours: bool,
    /// Hours since the last sync; `None` for one that never synced.
    pub synced_hours_ago: Option<i64>,
}

/// Returns every shop of the demo.
///
/// # Errors
/// When the shipped file is not valid CSV; a test checks it.
pub fn shops() -> Result<Vec<Shop>, csv::Error> {
    csv::Reader::from_reader(SHOPS.as_bytes()).deserialize().collect()
}

/// Returns the figures of the shop at position `number` in the list.
pub fn figures(number: usize) -> Figures {
    let mut dice = Dice(number as u64 + 1);
    let profile_state = match dice.roll(100) {
        0..8 => ProfileState::ByHand,
        8..11 => ProfileState::Failed,
        _ => ProfileState::Synced,
    };
    let is_verified = profile_state != ProfileState::ByHand && dice.roll(100) < 88;
    let synced_hours_ago = (profile_state != ProfileState::ByHand).then(|| dice.roll(60));
    let [has_phone, has_description, has_hours] = [90, 80, 88].map(|share| dice.roll(100) < share);
    Figures { profile_state, is_verified, has_phone, has_description, has_hours, synced_hours_ago }
}

/// Returns a fictitious phone number, from the ranges that are reserved for fiction (NANPA 555-0100 to 555-0199, Arcep
/// 01 99 00 …). Used for shops without one in the open data.
pub fn phone(country: &str, number: usize) -> String {
    match country {
        "FR" => format!("01 99 00 {:02} {:02}", number / 100 % 100, number % 100),
        _ => format!("({}) 555-01{:02}", 201 + number / 100, number % 100),
    }
}

/// Returns a description in the language of the place.
pub fn description(shop: &Shop) -> String {
    let Shop { name, city, address, .. } = shop;
    match shop.country.as_str() {
        "US" => format!("{name} in {city}: groceries, home and garden, every day. Find us at {address}."),
        _ => format!("{name} vous accueille à {city}, {address}. Sur place ou à emporter."),
    }
}

/// Returns a new description of a shop, in the language of the place.
pub fn news(shop: &Shop) -> String {
    let Shop { name, city, .. } = shop;
    match shop.country.as_str() {
        "US" => format!("New at {name} in {city}: longer hours on weekends, and pickup within the hour."),
        _ => format!("Nouveau chez {name} à {city} : une terrasse, et le retrait des commandes en moins d’une heure."),
    }
}

/// Deterministic numbers that look random (splitmix64, Steele et al. 2014).
struct Dice(u64);

impl Dice {
    /// Returns a number from 0 to `sides` - 1.
    fn roll(&mut self, sides: i64) -> i64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % sides.max(1) as u64) as i64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shops_are_in_three_countries() {
        let shops = shops().expect("the shipped file is right");
        for country in ["US", "CA", "FR"] {
            assert!(shops.iter().filter(|shop| shop.country == country).count() >= 50, "{country}");
        }
        assert!(shops.iter().any(|shop| shop.city == "Montréal"));
    }

    #[test]
    fn figures_are_the_same_every_time() {
        for number in 0..200 {
            let figures = figures(number);
            assert_eq!(figures, super::figures(number));
            assert_eq!(figures.synced_hours_ago.is_none(), figures.profile_state == ProfileState::ByHand);
        }
    }
}
