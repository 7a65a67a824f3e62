//! The shops of the demo, and figures for them that look like a real month. Pure: the same every time.

use serde::Deserialize;

/// The real shops, from open data (see NOTICE).
const SHOPS: &str = include_str!("../data/locations.csv");

/// A shop as the open data has it.
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
    /// What kind of business it is.
    pub category: Option<String>,
    /// Telephone number.
    pub phone: Option<String>,
    /// Website.
    pub website: Option<String>,
    /// The owner's number for it.
    pub external_id: Option<String>,
    /// Degrees north.
    pub latitude: f64,
    /// Degrees east.
    pub longitude: f64,
}

/// How a shop's profile is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// By hand, with no Business Profile behind it.
    ByHand,
    /// In line with its Business Profile.
    Synced,
    /// The last sync failed.
    Failed,
}

/// Made-up figures of one shop.
#[derive(Clone, Debug, PartialEq)]
pub struct Figures {
    /// How it is kept.
    pub kept: Kept,
    /// Whether its Business Profile is verified.
    pub is_verified: bool,
    /// Whether somebody wrote down a telephone number.
    pub has_phone: bool,
    /// Whether somebody wrote a description.
    pub has_description: bool,
    /// Whether somebody entered opening hours.
    pub has_hours: bool,
    /// Average rating to one decimal; `None` for one that nobody rated.
    pub rating: Option<f64>,
    /// Number of reviews.
    pub reviews: i64,
    /// Hours since the last sync; `None` for one that never synced.
    pub synced_hours_ago: Option<i64>,
    /// Views of each of the last 30 days, oldest first.
    pub views: Vec<i64>,
}

/// Every shop of the demo.
///
/// # Errors
/// When the shipped file is not the CSV it should be; a test reads it.
pub fn shops() -> Result<Vec<Shop>, csv::Error> {
    csv::Reader::from_reader(SHOPS.as_bytes()).deserialize().collect()
}

/// The figures of the shop at position `number` in the list.
pub fn figures(number: usize) -> Figures {
    let mut dice = Dice(number as u64 + 1);
    let kept = match dice.roll(100) {
        0..8 => Kept::ByHand,
        8..11 => Kept::Failed,
        _ => Kept::Synced,
    };
    let is_verified = kept != Kept::ByHand && dice.roll(100) < 88;
    let is_rated = kept != Kept::ByHand && dice.roll(100) < 96;
    let reviews = if is_rated { 3 + dice.roll(60) * dice.roll(14) } else { 0 };
    let rating = is_rated.then(|| (31 + dice.roll(19)) as f64 / 10.0);
    let synced_hours_ago = (kept != Kept::ByHand).then(|| dice.roll(60));
    let [has_phone, has_description, has_hours] = [90, 80, 88].map(|share| dice.roll(100) < share);
    let daily = 40 + dice.roll(420);
    let views = month(daily, &mut dice);
    Figures { kept, is_verified, has_phone, has_description, has_hours, rating, reviews, synced_hours_ago, views }
}

/// A telephone number that belongs to nobody, for a shop whose own the open data does not have: the ranges that are
/// kept free for fiction (NANPA 555-0100 to 555-0199, Arcep 01 99 00 …).
pub fn phone(country: &str, number: usize) -> String {
    match country {
        "FR" => format!("01 99 00 {:02} {:02}", number / 100 % 100, number % 100),
        _ => format!("({}) 555-01{:02}", 201 + number / 100, number % 100),
    }
}

/// A description in the language of the place.
pub fn description(shop: &Shop) -> String {
    let Shop { name, city, address, .. } = shop;
    match shop.country.as_str() {
        "US" => format!("{name} in {city}: groceries, home and garden, every day. Find us at {address}."),
        _ => format!("{name} vous accueille à {city}, {address}. Sur place ou à emporter."),
    }
}

/// Thirty days around `daily` views: busier at weekends, growing a little, never the same twice.
fn month(daily: i64, dice: &mut Dice) -> Vec<i64> {
    (0..30)
        .map(|day| {
            let weekend = if day % 7 >= 5 { 125 } else { 100 };
            daily * weekend * (90 + day) / 10_000 + dice.roll(1 + daily / 8)
        })
        .collect()
}

/// Numbers that look random and are not (splitmix64, Steele et al. 2014).
struct Dice(u64);

impl Dice {
    /// 0 to `sides` - 1.
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
    fn figures_are_within_their_ranges_and_the_same_every_time() {
        for number in 0..200 {
            let figures = figures(number);
            assert_eq!(figures, super::figures(number));
            assert!(figures.rating.is_none_or(|rating| (1.0..=5.0).contains(&rating)));
            assert_eq!(figures.rating.is_none(), figures.reviews == 0);
            assert_eq!(figures.views.len(), 30);
            assert!(figures.views.iter().all(|views| *views > 0));
        }
    }
}
