//! Validation of the hours of parts of a business.

use hours::{GivenHours, Problem};

use crate::types::{GivenPartHours, MoreHours, PartHours};

/// Problem of submitted hours of parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum MoreHoursProblem {
    /// There are more than [`MoreHours::MAX`] types.
    TooMany,
    /// The type is not a name in lower case.
    InvalidType,
    /// Two entries have the same type.
    RepeatedType,
    /// The periods of a type are invalid.
    Periods(Vec<Problem>),
}

/// Checks submitted hours. Types without a period are left out.
///
/// # Errors
/// The first problem.
pub(super) fn more_hours(given: &[GivenPartHours]) -> Result<MoreHours, MoreHoursProblem> {
    if given.len() > MoreHours::MAX {
        return Err(MoreHoursProblem::TooMany);
    }
    let mut parts: Vec<PartHours> = Vec::new();
    for part in given {
        if !PartHours::is_type(&part.kind) {
            return Err(MoreHoursProblem::InvalidType);
        }
        if parts.iter().any(|other| other.kind == part.kind) {
            return Err(MoreHoursProblem::RepeatedType);
        }
        let week = GivenHours { regular: part.periods.clone(), special: Vec::new() };
        let periods = week.check().map_err(MoreHoursProblem::Periods)?.regular;
        parts.push(PartHours { kind: part.kind.clone(), periods });
    }
    Ok(MoreHours::of(parts))
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn checked(given: Value) -> Result<Value, MoreHoursProblem> {
        let given: Vec<GivenPartHours> = serde_json::from_value(given).unwrap();
        more_hours(&given).map(|hours| serde_json::to_value(hours).unwrap())
    }

    fn monday(from: &str, to: &str) -> Value {
        json!({ "open_day": "monday", "open_time": from, "close_day": "monday", "close_time": to })
    }

    #[test]
    fn each_type_has_a_week_and_types_without_one_are_left_out() {
        let given = json!([
            { "type": "takeout", "periods": [monday("12:00", "14:00")] },
            { "type": "brunch", "periods": [] },
            { "type": "access" },
            { "type": "delivery", "periods": [monday("18:00", "22:00"), monday("11:00", "14:00")] },
        ]);
        let expected = json!([
            { "type": "delivery", "periods": [monday("11:00", "14:00"), monday("18:00", "22:00")] },
            { "type": "takeout", "periods": [monday("12:00", "14:00")] },
        ]);
        assert_eq!(checked(given), Ok(expected.clone()));
        assert_eq!(checked(expected.clone()), Ok(expected), "stored hours can be submitted again");
    }

    #[test]
    fn invalid_types_and_periods_are_refused() {
        let part = |kind: &str| json!({ "type": kind, "periods": [monday("09:00", "17:00")] });
        assert_eq!(checked(json!([part("Kitchen")])), Err(MoreHoursProblem::InvalidType));
        assert_eq!(checked(json!([part("kitchen"), part("kitchen")])), Err(MoreHoursProblem::RepeatedType));
        let many: Vec<Value> = (0..=MoreHours::MAX).map(|number| part(&format!("type_{number}"))).collect();
        assert_eq!(checked(json!(many[1..])).unwrap().as_array().unwrap().len(), MoreHours::MAX);
        assert_eq!(checked(json!(many)), Err(MoreHoursProblem::TooMany));
        let overlap = json!([{ "type": "kitchen", "periods": [monday("09:00", "17:00"), monday("12:00", "18:00")] }]);
        let Err(MoreHoursProblem::Periods(problems)) = checked(overlap) else { panic!("the periods overlap") };
        assert_eq!(problems.iter().map(Problem::code).collect::<Vec<_>>(), ["hours_overlap"]);
    }
}
