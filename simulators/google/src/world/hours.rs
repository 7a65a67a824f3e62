//! Opening hours in Google's format.

use serde_json::{Value, json};
use simulated_world::{OpeningPeriod, SpecialDay};

const DAYS: [&str; 7] = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"];

/// Types of the hours of parts of a business: id, English, French.
pub(crate) const HOURS_TYPES: [(&str, &str, &str); 13] = [
    ("ACCESS", "Access", "Accès"),
    ("BREAKFAST", "Breakfast", "Petit-déjeuner"),
    ("BRUNCH", "Brunch", "Brunch"),
    ("DELIVERY", "Delivery", "Livraison"),
    ("DINNER", "Dinner", "Dîner"),
    ("DRIVE_THROUGH", "Drive through", "Service au volant"),
    ("HAPPY_HOUR", "Happy hours", "Happy hours"),
    ("KITCHEN", "Kitchen", "Cuisine"),
    ("LUNCH", "Lunch", "Déjeuner"),
    ("ONLINE_SERVICE_HOURS", "Online service hours", "Service en ligne"),
    ("PICKUP", "Pickup", "Retrait"),
    ("SENIOR_HOURS", "Senior hours", "Horaires pour les seniors"),
    ("TAKEOUT", "Takeout", "Vente à emporter"),
];

fn time(minutes: usize) -> Value {
    json!({ "hours": minutes / 60, "minutes": minutes % 60 })
}

/// Returns the periods of a week.
pub(super) fn periods(periods: &[OpeningPeriod]) -> Value {
    let value = |period: &OpeningPeriod| {
        json!({
            "openDay": DAYS[period.open_day],
            "openTime": time(period.open),
            "closeDay": DAYS[period.close_day],
            "closeTime": time(period.close),
        })
    };
    periods.iter().map(value).collect()
}

/// Returns the periods of special days.
pub(super) fn special(days: &[SpecialDay]) -> Value {
    let value = |day: &SpecialDay| {
        let date = json!({ "year": day.date.year(), "month": day.date.month(), "day": day.date.day() });
        let mut value = json!({ "startDate": date, "endDate": date });
        match day.open {
            None => value["closed"] = json!(true),
            Some((open, close)) => {
                value["openTime"] = time(open);
                value["closeTime"] = time(close);
            }
        }
        value
    };
    days.iter().map(value).collect()
}
