//! Real cities and categories, from which invented businesses are put together.

use std::sync::LazyLock;

use serde::Deserialize;

/// City with businesses.
#[derive(Debug, Deserialize)]
pub struct City {
    /// Name.
    #[serde(rename = "city")]
    pub name: String,
    /// State, region or province.
    pub admin: String,
    /// Country (ISO 3166-1).
    pub region: String,
    /// A postal code of the city.
    pub postal: String,
    /// Latitude of the center.
    pub lat: f64,
    /// Longitude of the center.
    pub lng: f64,
    /// Area code of telephone numbers.
    pub area: String,
}

/// Category of businesses.
#[derive(Debug, Deserialize)]
pub struct Category {
    /// Id, in words.
    pub id: String,
    /// English name.
    pub en: String,
    /// French name.
    pub fr: String,
    /// True when such a business serves food.
    #[serde(default)]
    pub food: bool,
    /// English searches that lead to such a business.
    #[serde(default)]
    pub keywords_en: Vec<String>,
    /// French searches that lead to such a business.
    #[serde(default)]
    pub keywords_fr: Vec<String>,
}

/// Cities of the United States, France and Canada.
pub static CITIES: LazyLock<Vec<City>> =
    LazyLock::new(|| serde_json::from_str(include_str!("../data/cities.json")).unwrap_or_default());

/// Categories of the businesses of a world.
pub static CATEGORIES: LazyLock<Vec<Category>> =
    LazyLock::new(|| serde_json::from_str(include_str!("../data/categories.json")).unwrap_or_default());

impl Category {
    /// Returns the name in a language.
    pub fn display(&self, french: bool) -> &str {
        if french { &self.fr } else { &self.en }
    }
}
