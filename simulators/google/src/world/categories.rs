//! Categories of Google: those of the simulated businesses, and others.

use std::sync::LazyLock;

use serde_json::{Value, json};
use simulated_world::Category;

use super::hours::HOURS_TYPES;

static OTHERS: LazyLock<Vec<Category>> =
    LazyLock::new(|| serde_json::from_str(include_str!("../../data/categories.json")).unwrap_or_default());

/// Returns all categories; those of the simulated businesses come first.
pub(crate) fn categories() -> impl Iterator<Item = &'static Category> {
    simulated_world::CATEGORIES.iter().chain(OTHERS.iter())
}

/// Returns the resource name: `categories/gcid:…`.
fn name(category: &Category) -> String {
    format!("categories/gcid:{}", category.id)
}

/// Returns the category with a resource name.
pub(crate) fn category(name: &str) -> Option<&'static Category> {
    let id = name.strip_prefix("categories/gcid:")?;
    categories().find(|category| category.id == id)
}

/// Returns the resource of a category; `full` adds its types of hours and services.
pub(crate) fn category_value(category: &Category, french: bool, full: bool) -> Value {
    let mut value = json!({ "name": name(category), "displayName": category.display(french) });
    if full {
        let hours_type = |(id, english, local): &(&str, &str, &str)| {
            let localized = if french { local } else { english };
            json!({ "hoursTypeId": id, "displayName": english, "localizedDisplayName": localized })
        };
        value["moreHoursTypes"] = HOURS_TYPES.iter().map(hours_type).collect();
        value["serviceTypes"] = json!([
            { "serviceTypeId": format!("job_type_id:{}", category.id), "displayName": category.display(french) },
        ]);
    }
    value
}
