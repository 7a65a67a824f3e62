//! Real cities and categories, from which made-up businesses are put together.

use std::sync::LazyLock;

use serde::Deserialize;
use serde_json::{Value, json};

/// A city in which businesses are.
#[derive(Debug, Deserialize)]
pub(crate) struct City {
    #[serde(rename = "city")]
    pub(crate) name: String,
    pub(crate) admin: String,
    pub(crate) region: String,
    pub(crate) postal: String,
    pub(crate) lat: f64,
    pub(crate) lng: f64,
    /// What its telephone numbers begin with.
    pub(crate) area: String,
}

/// A kind of business.
#[derive(Debug, Deserialize)]
pub(crate) struct Category {
    pub(crate) id: String,
    pub(crate) en: String,
    pub(crate) fr: String,
    #[serde(default)]
    pub(crate) food: bool,
    /// Searches that lead to such a business; none for a category that no seeded location has.
    #[serde(default)]
    pub(crate) keywords_en: Vec<String>,
    #[serde(default)]
    pub(crate) keywords_fr: Vec<String>,
}

/// Cities of the United States, France and Canada.
pub(crate) static CITIES: LazyLock<Vec<City>> =
    LazyLock::new(|| serde_json::from_str(include_str!("../../data/cities.json")).unwrap_or_default());

/// Categories with their English and French names. Those of seeded locations come first.
pub(crate) static CATEGORIES: LazyLock<Vec<Category>> =
    LazyLock::new(|| serde_json::from_str(include_str!("../../data/categories.json")).unwrap_or_default());

/// Returns the categories that seeded locations have.
pub(crate) fn seeded_categories() -> &'static [Category] {
    let end = CATEGORIES.partition_point(|category| !category.keywords_en.is_empty());
    &CATEGORIES[..end]
}

impl Category {
    /// `categories/gcid:…`
    pub(crate) fn name(&self) -> String {
        format!("categories/gcid:{}", self.id)
    }

    /// Its name in a language.
    pub(crate) fn display(&self, french: bool) -> &str {
        if french { &self.fr } else { &self.en }
    }
}

/// The category of that name.
pub(crate) fn category(name: &str) -> Option<&'static Category> {
    CATEGORIES.iter().find(|category| category.name() == name)
}

/// A category as the API shows it; `full` adds what else may be said in it.
pub(crate) fn category_value(category: &Category, french: bool, full: bool) -> Value {
    let mut value = json!({ "name": category.name(), "displayName": category.display(french) });
    if full {
        let (access, delivery) = if french { ("Accès", "Livraison") } else { ("Access", "Delivery") };
        value["moreHoursTypes"] = json!([
            { "hoursTypeId": "ACCESS", "displayName": "Access", "localizedDisplayName": access },
            { "hoursTypeId": "DELIVERY", "displayName": "Delivery", "localizedDisplayName": delivery },
        ]);
        value["serviceTypes"] = json!([
            { "serviceTypeId": format!("job_type_id:{}", category.id), "displayName": category.display(french) },
        ]);
    }
    value
}
