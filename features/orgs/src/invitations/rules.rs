//! Limits and validation of invitations. Pure.

use api::FieldError;
use jiff::SignedDuration;

/// Validity of an invitation.
pub(crate) const INVITATION_LIFETIME: SignedDuration = SignedDuration::from_hours(7 * 24);
/// Minimum interval between invitations to one address, so that its mailbox is not flooded.
pub(super) const RESEND_INTERVAL: SignedDuration = SignedDuration::from_mins(1);
/// Maximum pending invitations per organization.
pub(super) const MAX_PENDING: i64 = 200;
/// Maximum invitations per organization and day.
pub(super) const MAX_PER_DAY: i64 = 50;
/// Maximum invitations a day from one user, in all organizations: an agency invites for several clients.
pub(super) const MAX_A_DAY_BY_USER: i64 = 100;

/// Returns the address in lower case, without surrounding spaces.
pub(super) fn email(text: &str) -> Result<String, FieldError> {
    let email = text::email::normalise_public(text);
    email.ok_or_else(|| FieldError::new("email", "invalid_email", "This isn’t an email address."))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_kept_in_lower_case() {
        assert_eq!(email(" Zoé.LeRoy@Example.com ").map_err(|error| error.code), Err("invalid_email".into()));
        assert_eq!(email(" Zoe.LeRoy@Example.com ").ok().as_deref(), Some("zoe.leroy@example.com"));
    }

    #[test]
    fn malformed_email_addresses_are_refused() {
        let long = format!("{}@example.com", "a".repeat(250));
        for text in ["", "a", "a@b", "@example.com", "a@.com", "a b@example.com", "a@example.com\r\nBcc: b@c.d", &long]
        {
            assert!(email(text).is_err(), "{text}");
        }
    }
}
