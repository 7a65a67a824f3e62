//! `vitrine rules health`

use locations::{Audited, Rule, SyncStatus, health_and_problems};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A location as the API shows it; absent fields are empty.
#[derive(Deserialize)]
pub(super) struct Case {
    #[serde(default = "by_hand")]
    sync_status: SyncStatus,
    #[serde(default)]
    phone: Value,
    #[serde(default)]
    website: Value,
    #[serde(default)]
    category: Value,
    #[serde(default)]
    description: Value,
    #[serde(default)]
    photos: Value,
    #[serde(default)]
    opening_hours: Value,
    #[serde(default)]
    verified: bool,
    rating: Option<f64>,
}

#[derive(Serialize)]
pub(super) struct Answer {
    health: i64,
    issues: Vec<Rule>,
}

fn by_hand() -> SyncStatus {
    SyncStatus::Manual
}

pub(super) fn answer(case: &Case) -> Answer {
    let audited = Audited {
        has_phone: is_given(&case.phone),
        has_website: is_given(&case.website),
        has_category: is_given(&case.category),
        has_description: is_given(&case.description),
        has_photos: is_given(&case.photos),
        has_opening_hours: is_given(&case.opening_hours),
        is_verified: case.verified,
        rating: case.rating,
    };
    let (health, issues) = health_and_problems(case.sync_status, &audited);
    Answer { health, issues }
}

/// Returns true for a value that a location can have.
fn is_given(value: &Value) -> bool {
    match value {
        Value::Null => false,
        Value::Bool(is_given) => *is_given,
        Value::Number(count) => count.as_f64().is_some_and(|count| count > 0.0),
        Value::String(text) => !text.trim().is_empty(),
        Value::Array(list) => !list.is_empty(),
        Value::Object(fields) => !fields.is_empty(),
    }
}
