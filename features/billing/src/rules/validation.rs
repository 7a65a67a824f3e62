//! Validation of what a caller wants to buy.

use api::{Error, FieldError};
use jiff::{SignedDuration, Timestamp};
use orgs::plans::{Interval, Plan, PlanList};
use serde_json::json;

use crate::types::Choice;

/// Maximum number of additional locations.
const MAX_EXTRA: i64 = 10_000;
/// Age after which a preview is no longer true.
const PREVIEW_LIFETIME: SignedDuration = SignedDuration::from_hours(1);
/// Shortest trial that Stripe accepts, with a reserve for the time that the checkout takes.
const MIN_TRIAL: SignedDuration = SignedDuration::from_hours(49);

/// Checks a choice.
///
/// # Errors
/// 422 with the fields.
pub(crate) fn check(choice: &Choice) -> api::Result<()> {
    let mut errors = Vec::new();
    if !(0..=MAX_EXTRA).contains(&choice.extra_locations) {
        let error = FieldError::new("extra_locations", "out_of_range", "Choose a number from 0 to 10,000.");
        errors.push(error.with_params(json!({ "min": 0, "max": MAX_EXTRA })));
    } else if choice.plan == Plan::Enterprise && choice.extra_locations > 0 {
        let message = "The Enterprise plan includes any number of locations.";
        errors.push(FieldError::new("extra_locations", "not_needed", message));
    }
    if choice.list == PlanList::Profile && choice.interval == Interval::Year {
        let message = "Business Profile plans are billed monthly.";
        errors.push(FieldError::new("interval", "not_sold", message));
    }
    if errors.is_empty() { Ok(()) } else { Err(Error::invalid(errors)) }
}

/// Checks the time of a preview.
pub(crate) fn is_recent(proration_at: Timestamp, now: Timestamp) -> bool {
    proration_at <= now && now.duration_since(proration_at) <= PREVIEW_LIFETIME
}

/// Returns the end of the trial that a checkout keeps; `None` when the trial is over, or too near to its end.
pub(crate) fn trial_left(trial_end: Option<Timestamp>, now: Timestamp) -> Option<Timestamp> {
    trial_end.filter(|end| end.duration_since(now) >= MIN_TRIAL)
}

/// Returns true for an id of Stripe with this prefix.
pub(crate) fn is_id(text: &str, prefix: &str) -> bool {
    let is_plain = text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    text.len() <= 255 && is_plain && text.strip_prefix(prefix).is_some_and(|suffix| !suffix.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::Currency;

    #[test]
    fn choices_that_are_not_sold_are_refused() {
        let fine = Choice {
            plan: Plan::Starter,
            list: PlanList::Everything,
            interval: Interval::Year,
            currency: Currency::Eur,
            extra_locations: 0,
            custom_reporting: true,
            premium_support: true,
        };
        assert!(check(&fine).is_ok());
        for (choice, code) in [
            (Choice { extra_locations: -1, ..fine }, "out_of_range"),
            (Choice { extra_locations: 10_001, ..fine }, "out_of_range"),
            (Choice { plan: Plan::Enterprise, extra_locations: 1, ..fine }, "not_needed"),
            (Choice { list: PlanList::Profile, ..fine }, "not_sold"),
        ] {
            assert_eq!(check(&choice).unwrap_err().problem().errors[0].code, code, "{choice:?}");
        }
    }

    #[test]
    fn a_trial_shorter_than_two_days_is_not_kept_and_a_preview_holds_for_an_hour() {
        let now: Timestamp = "2026-03-01T12:00:00Z".parse().unwrap();
        let hours = |hours| now + SignedDuration::from_hours(hours);
        assert_eq!(trial_left(Some(hours(49)), now), Some(hours(49)));
        assert_eq!(trial_left(Some(hours(48)), now), None);
        assert_eq!(trial_left(None, now), None);
        assert!(is_recent(hours(-1), now) && !is_recent(hours(-2), now) && !is_recent(hours(1), now));
    }

    #[test]
    fn ids_of_stripe_are_plain() {
        assert!(is_id("cs_test_a1B2", "cs_"));
        for wrong in ["cs_", "in_1", "cs_a/../b", "cs_é", "cs_a b", "cs_\0"] {
            assert!(!is_id(wrong, "cs_"), "{wrong}");
        }
    }
}
