//! Validation and effect of emergency access. Pure.

use api::FieldError;
use jiff::{SignedDuration, Timestamp};
use serde_json::json;

use crate::Role;

/// Minimum characters of a reason: a single word is not enough.
const MIN_REASON_LENGTH: usize = 10;
/// Maximum characters of a reason.
pub(super) const MAX_REASON_LENGTH: usize = 500;
/// Allowed durations in hours.
const HOURS: [i64; 4] = [1, 4, 8, 24];
/// Default duration in hours.
pub(super) const USUAL_HOURS: i64 = 4;

/// Validates reason and hours; returns the cleaned reason and the duration, or the field errors.
pub(super) fn check(reason: &str, hours: i64) -> Result<(String, SignedDuration), Vec<FieldError>> {
    let reason = self::reason(reason);
    let is_offered = HOURS.contains(&hours);
    match reason {
        Ok(reason) if is_offered => Ok((reason, SignedDuration::from_hours(hours))),
        reason => {
            let wrong = FieldError::new("hours", "invalid", "Choose 1, 4, 8, or 24 hours.");
            Err(reason.err().into_iter().chain((!is_offered).then_some(wrong)).collect())
        }
    }
}

fn reason(text: &str) -> Result<String, FieldError> {
    let error = |code, message: String| FieldError::new("reason", code, message);
    let clean =
        text::clean_lines(text).map_err(|_| error("control_characters", "It contains invalid characters.".into()))?;
    let length = clean.chars().count();
    if length < MIN_REASON_LENGTH {
        let error = error("too_short", format!("Enter at least {MIN_REASON_LENGTH} characters."));
        return Err(error.with_params(json!({ "min": MIN_REASON_LENGTH })));
    }
    if length > MAX_REASON_LENGTH {
        let error = error("too_long", format!("Maximum {MAX_REASON_LENGTH} characters."));
        return Err(error.with_params(json!({ "max": MAX_REASON_LENGTH })));
    }
    Ok(clean.into_owned())
}

/// Returns true when an emergency access with this end is active.
pub(crate) fn is_running(ends_at: Option<Timestamp>, now: Timestamp) -> bool {
    ends_at.is_some_and(|at| now < at)
}

/// Returns the role and limits during an emergency: at least admin, without limits.
pub(crate) fn lifted<L>(role: Role, limits: Option<L>, is_running: bool) -> (Role, Option<L>) {
    if !is_running {
        return (role, limits);
    }
    (role.with(Role::Admin), None)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Limits, Permission,
        permissions::{MATRIX, permissions},
    };

    fn codes(reason: &str, hours: i64) -> Vec<String> {
        let errors = check(reason, hours).unwrap_err();
        errors.into_iter().map(|error| format!("{} {}", error.field, error.code)).collect()
    }

    #[test]
    fn an_emergency_needs_a_reason_and_lasts_an_hour_to_a_day() {
        for hours in HOURS {
            let (reason, lasts) = check(" The admin is out of reach ", hours).unwrap();
            assert_eq!((reason.as_str(), lasts.as_hours()), ("The admin is out of reach", hours));
        }
        assert_eq!(codes("  urgent   ", 4), ["reason too_short"]);
        assert_eq!(codes(&"é".repeat(501), 4), ["reason too_long"]);
        assert!(check(&"é".repeat(500), USUAL_HOURS).is_ok());
        for hours in [0, -4, 2, 25, i64::MAX] {
            assert_eq!(codes("a\u{7}", hours), ["reason control_characters", "hours invalid"]);
        }
    }

    #[test]
    fn emergency_access_makes_an_unlimited_admin_and_an_owner_stays_owner() {
        let limits = || Some(Limits { locations: vec!["a".into()], labels: Vec::new() });
        for role in Role::ALL {
            let expected = if role == Role::Owner { Role::Owner } else { Role::Admin };
            assert_eq!(lifted(role, limits(), true), (expected, None), "{role:?}");
            assert_eq!(lifted(role, limits(), false), (role, limits()), "{role:?}");
        }
    }

    #[test]
    fn an_emergency_is_over_at_its_time() {
        let at = |second| Timestamp::from_second(second).unwrap();
        assert!(is_running(Some(at(10)), at(9)));
        assert!(!is_running(Some(at(10)), at(10)) && !is_running(None, at(9)));
    }

    #[test]
    fn emergency_access_gives_admin_rights_without_lasting_ones() {
        use Permission::{
            ConnectGoogle, MakeTokens, ManageDomains, ManageIntegrations, ManageMembers, ManageOrganisation,
            ManagePortal, ManageWebhooks, ScheduleReports,
        };
        let outlasting = [
            MakeTokens,
            ConnectGoogle,
            ManageDomains,
            ManageIntegrations,
            ManageMembers,
            ManageOrganisation,
            ManagePortal,
            ManageWebhooks,
            ScheduleReports,
        ];
        for role in Role::ALL {
            let (own, admins) = (permissions(role, false, false), permissions(Role::Admin, false, false));
            let given = permissions(role, false, true);
            for row in MATRIX {
                let expected = own.contains(&row.permission)
                    || admins.contains(&row.permission) && !outlasting.contains(&row.permission);
                assert_eq!(given.contains(&row.permission), expected, "{role:?} {:?}", row.permission);
            }
        }
        let limited = permissions(Role::Manager, true, true);
        assert!(!limited.contains(&ConnectGoogle) && limited.contains(&Permission::AddLocations));
    }
}
