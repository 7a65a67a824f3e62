//! Signature of webhooks.

use std::fmt::Write;

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

/// Returns the value of `Stripe-Signature`: the time and the HMAC of time and body with each secret.
pub(crate) fn header(secrets: &[&str], at: i64, body: &[u8]) -> String {
    let mut header = format!("t={at}");
    for secret in secrets {
        let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(secret.as_bytes()) else { continue };
        mac.update(format!("{at}.").as_bytes());
        mac.update(body);
        header.push_str(",v1=");
        for byte in mac.finalize().into_bytes() {
            // Writing to a text cannot fail.
            let _ = write!(header, "{byte:02x}");
        }
    }
    header
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Computed with Python's hmac.
    #[test]
    fn the_signature_is_the_hmac_of_time_and_body() {
        let table = [
            ("whsec_test", 1_700_000_000, "{}", "35495024f4ef3f94e5a93e22221544c4b75e9a42300cd965ab81cb85cd994e91"),
            ("whsec_é", 0, "{\"id\":\"évt\"}", "58b9e561e2e4e2908faf3db633c650720364b6389a955d7a7756a44690278313"),
        ];
        for (secret, at, body, expected) in table {
            assert_eq!(header(&[secret], at, body.as_bytes()), format!("t={at},v1={expected}"));
        }
    }

    #[test]
    fn two_secrets_give_two_signatures_while_one_is_rolled() {
        let (old, new) = (header(&["a"], 5, b"x"), header(&["b"], 5, b"x"));
        assert_eq!(header(&["a", "b"], 5, b"x"), format!("{old}{}", &new["t=5".len()..]));
    }
}
