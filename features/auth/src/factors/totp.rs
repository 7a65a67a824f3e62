//! Second factors: time-based codes (RFC 6238) and recovery codes. Pure except for randomness: no clock, no database.

use jiff::Timestamp;
use qrcode::{QrCode, render::svg};
use totp_rs::{Builder, Secret, Totp};

use crate::error::{Error, Result};

/// Issuer of the codes, as the user's app shows it.
const ISSUER: &str = "Vitrine";
/// Width of the QR code, in pixels.
const PICTURE: u32 = 220;

/// New secret, in the three forms that apps accept.
pub(crate) struct Enrolment {
    /// Secret to seal and store.
    pub(crate) secret: Vec<u8>,
    /// Secret to type.
    pub(crate) base32: String,
    /// Secret to open in an app.
    pub(crate) uri: String,
    /// Secret to scan: an SVG.
    pub(crate) picture: String,
}

/// Creates a secret for the app of `account` (an address), which shows `issuer`.
pub(crate) fn enrol(account: &str, issuer: Option<&str>) -> Result<Enrolment> {
    // 160 bits, as RFC 4226 recommends.
    let secret: [u8; 20] = rand::random();
    let issuer = issuer.filter(|issuer| !issuer.is_empty() && !issuer.contains(':')).unwrap_or(ISSUER);
    let account = if account.is_empty() { ISSUER.to_owned() } else { account.replace(':', "") };
    let totp = Builder::new().with_secret(secret.to_vec()).with_issuer(Some(issuer)).with_account_name(account);
    let totp = totp.build().map_err(api::Error::internal)?;
    let uri = totp.to_url().map_err(api::Error::internal)?;
    let code = QrCode::new(uri.as_bytes()).map_err(api::Error::internal)?;
    let picture = code.render::<svg::Color<'_>>().min_dimensions(PICTURE, PICTURE).build();
    // The client puts it after `data:image/svg+xml;utf-8,`, where a # would begin a fragment.
    let picture = picture.replace("#000000", "black").replace("#ffffff", "white");
    let picture = picture.replace("#000", "black").replace("#fff", "white");
    Ok(Enrolment { base32: totp.secret().to_base32(), secret: secret.to_vec(), uri, picture })
}

/// Returns the time step of a code that is valid now, or within 30 seconds before or after.
pub(crate) fn step(secret: Vec<u8>, code: &str, now: Timestamp) -> Option<i64> {
    let totp: Totp = Builder::new().with_secret(Secret::from(secret)).with_skew(1).build_noncompliant();
    let time = u64::try_from(now.as_second()).ok()?;
    i64::try_from(totp.check(code.trim(), time)?).ok()
}

/// Returns the name of a factor, trimmed; 400 when it is too long.
pub(crate) fn name(requested: Option<String>) -> Result<String> {
    let name = requested.unwrap_or_default().trim().to_owned();
    if name.chars().count() > MAX_NAME_LENGTH || name.chars().any(char::is_control) {
        return Err(Error::invalid(format!("Friendly name cannot be longer than {MAX_NAME_LENGTH} characters")));
    }
    Ok(name)
}

/// Maximum length of a factor's name, in characters.
const MAX_NAME_LENGTH: usize = 100;

/// Returns the context that a factor's secret is sealed for.
pub(crate) fn context(factor: &str) -> String {
    format!("mfa_factors/{factor}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_right_for_its_time_and_thirty_seconds_around() {
        // RFC 6238, appendix B: SHA-1, secret "12345678901234567890", time 59, 94287082.
        let secret = b"12345678901234567890".to_vec();
        let at = |second| step(secret.clone(), "287082", Timestamp::from_second(second).unwrap());
        assert_eq!(at(59), Some(1));
        assert_eq!(at(30), Some(1));
        assert_eq!(at(29), Some(1));
        assert_eq!(at(89), Some(1));
        assert_eq!(at(90), None);
        for wrong in ["287083", "", "28708", "2870820", "abcdef", "287 082x"] {
            assert_eq!(step(secret.clone(), wrong, Timestamp::from_second(59).unwrap()), None, "{wrong:?}");
        }
    }

    #[test]
    fn a_new_secret_can_be_typed_opened_and_scanned() {
        let enrolment = enrol("zoe@example.com", None).unwrap();
        assert_eq!(enrolment.secret.len(), 20);
        assert_eq!(enrolment.base32.len(), 32);
        assert!(enrolment.uri.starts_with("otpauth://totp/Vitrine:zoe"), "{}", enrolment.uri);
        assert!(enrolment.uri.contains(&enrolment.base32));
        assert!(enrolment.picture.contains("<svg"));
        assert!(!enrolment.picture.contains('#'), "{}", &enrolment.picture[..300]);
        assert_ne!(enrolment.secret, enrol("zoe@example.com", None).unwrap().secret);
    }
}
