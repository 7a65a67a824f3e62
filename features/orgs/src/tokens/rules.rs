//! Format of tokens and validation of new ones. Pure.

use api::FieldError;
use serde_json::json;

use super::types::NewToken;
use crate::{TokenScope, TokenScopes};

/// Prefix of every token, recognizable for people and secret scanners.
const BEGINNING: &str = "vtr_";
/// Prefix of the access tokens of connected assistants.
const ACCESS_BEGINNING: &str = "vta_";
const DIGITS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/// Number of base-62 digits of 256 bits.
const LENGTH: usize = 43;
/// Length of the prefix shown in lists.
const PREFIX_LENGTH: usize = BEGINNING.len() + 6;
/// Maximum characters of a name.
const MAX_NAME_LENGTH: usize = 100;
/// Allowed lifetimes in days.
const LIFETIMES_IN_DAYS: [i64; 4] = [7, 30, 90, 365];

/// Encodes 256 random bits as a token.
pub(super) fn write(bits: [u8; 32]) -> String {
    format!("{BEGINNING}{}", base_62(bits))
}

/// Encodes 256 random bits as an access token of an assistant.
pub(super) fn write_access(bits: [u8; 32]) -> String {
    format!("{ACCESS_BEGINNING}{}", base_62(bits))
}

fn base_62(mut bits: [u8; 32]) -> String {
    let mut digits = [0; LENGTH];
    for digit in digits.iter_mut().rev() {
        // Long division of the number by 62; the remainder is the digit.
        let mut remainder = 0;
        for byte in &mut bits {
            let value = remainder << 8 | u32::from(*byte);
            (*byte, remainder) = ((value / 62) as u8, value % 62);
        }
        *digit = DIGITS[remainder as usize];
    }
    digits.into_iter().map(char::from).collect()
}

/// Returns the prefix shown in lists.
pub(super) fn prefix(token: &str) -> String {
    token.chars().take(PREFIX_LENGTH).collect()
}

/// Returns true for texts in token format; only the hash shows whether the token exists.
pub(crate) fn is_token(text: &str) -> bool {
    text.starts_with(BEGINNING) || text.starts_with(ACCESS_BEGINNING)
}

/// Validates a new token; returns the cleaned name and the scopes, or the field errors.
pub(super) fn check(new: &NewToken) -> Result<(String, TokenScopes), Vec<FieldError>> {
    let mut errors = Vec::new();
    let name = text::clean(&new.name);
    if name.is_err() {
        let message = "It contains invalid characters.";
        errors.push(FieldError::new("name", "control_characters", message));
    }
    let name = name.unwrap_or_default().into_owned();
    if name.is_empty() && errors.is_empty() {
        errors.push(FieldError::new("name", "required", "Required."));
    }
    if name.chars().count() > MAX_NAME_LENGTH {
        let error = FieldError::new("name", "too_long", format!("Maximum {MAX_NAME_LENGTH} characters."));
        errors.push(error.with_params(json!({ "max": MAX_NAME_LENGTH })));
    }
    if new.expires_in_days.is_some_and(|days| !LIFETIMES_IN_DAYS.contains(&days)) {
        let message = "Choose 7, 30, 90, or 365 days, or no expiration.";
        errors.push(FieldError::new("expires_in_days", "invalid", message));
    }
    let scopes = match (&new.scopes, new.scope) {
        (Some(_), Some(_)) => {
            errors.push(FieldError::new("scope", "invalid", "Send scopes only."));
            TokenScopes::from_iter([])
        }
        (Some(scopes), None) => {
            let most = TokenScope::ALL.len();
            if scopes.len() > most {
                let error = FieldError::new("scopes", "too_many", format!("Maximum {most}."));
                errors.push(error.with_params(json!({ "max": most })));
            }
            scopes.iter().copied().collect()
        }
        (None, Some(access)) => access.scopes(),
        (None, None) => TokenScopes::from_iter([]),
    };
    if errors.is_empty() { Ok((name, scopes)) } else { Err(errors) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tokens::types::Access;

    #[test]
    fn a_token_is_its_bits_in_base_62() {
        assert_eq!(write([0; 32]), format!("vtr_{}", "0".repeat(43)));
        let mut small = [0; 32];
        small[31] = 61;
        assert!(write(small).ends_with("0z"));
        (small[30], small[31]) = (0, 62);
        assert!(write(small).ends_with("010"));
        // 2^256 - 1, calculated with another program.
        assert_eq!(write([255; 32]), "vtr_yhjskwdA6OZ1AL1YmHWZWm8LLG7HjnuCA2j5rOw8Xp1");
    }

    #[test]
    fn the_visible_token_prefix_reveals_36_bits_and_hides_220() {
        let token = write([7; 32]);
        assert_eq!(prefix(&token).len(), 10);
        assert!(token.starts_with(&prefix(&token)) && is_token(&token));
        assert!(is_token(&write_access([7; 32])) && !is_token("eyJhbGciOiJFUzI1NiJ9"));
    }

    #[test]
    fn a_new_token_has_a_name_and_an_offered_life() {
        let codes = |name: &str, expires_in_days| {
            let new = NewToken { name: name.into(), scopes: None, scope: None, expires_in_days };
            check(&new).map(|(name, _)| name).map_err(|errors| {
                errors.iter().map(|error| format!("{} {}", error.field, error.code)).collect::<Vec<_>>()
            })
        };
        assert_eq!(codes("  Store  locator ", Some(90)), Ok("Store locator".into()));
        assert_eq!(codes("Store locator", None), Ok("Store locator".into()));
        assert_eq!(codes(" ", Some(1)), Err(vec!["name required".into(), "expires_in_days invalid".into()]));
        assert_eq!(
            codes("a\u{0}", Some(-7)),
            Err(vec!["name control_characters".into(), "expires_in_days invalid".into()])
        );
        assert_eq!(codes(&"é".repeat(101), None), Err(vec!["name too_long".into()]));
    }

    #[test]
    fn a_new_token_reads_unless_more_is_asked_for_and_the_old_words_go_on() {
        let text = |scopes: Option<&[TokenScope]>, scope| {
            let new = NewToken { name: "a".into(), scopes: scopes.map(<[_]>::to_vec), scope, expires_in_days: None };
            check(&new).map(|(_, scopes)| scopes.text()).map_err(|errors| errors[0].field.clone())
        };
        assert_eq!(text(None, None), Ok("read".into()));
        assert_eq!(text(Some(&[TokenScope::Spend]), None), Ok("read spend".into()));
        assert_eq!(text(None, Some(Access::Read)), Ok("read".into()));
        assert_eq!(text(None, Some(Access::Write)), Ok("read write publish".into()));
        assert_eq!(text(Some(&[]), Some(Access::Write)), Err("scope".into()));
        assert_eq!(text(Some(&[TokenScope::Read; 5]), None), Err("scopes".into()));
        for access in Access::ALL {
            assert_eq!(Access::of(&access.scopes()), access);
        }
    }
}
