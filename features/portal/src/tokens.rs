//! Random tokens and codes, and their hashes.

use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use sha2::{Digest, Sha256};

/// Length of a token.
const TOKEN: usize = 22;

/// Returns a new token: 128 bits in 22 characters.
pub(crate) fn new_token() -> String {
    BASE64_URL_SAFE_NO_PAD.encode(rand::random::<[u8; 16]>())
}

/// Returns a new code of six digits.
pub(crate) fn new_code() -> String {
    format!("{:06}", rand::random::<u32>() % 1_000_000)
}

/// Returns true for what can be a token.
pub(crate) fn is_token(text: &str) -> bool {
    text.len() == TOKEN && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte))
}

/// Returns the hash by which a token is found.
pub(crate) fn hash(token: &str) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(Sha256::digest(token))
}

/// Returns the hash of a code, which holds for one browser only.
pub(crate) fn code_hash(browser: &str, code: &str) -> String {
    hash(&format!("{browser}/{code}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_and_codes_have_their_form() {
        assert!(is_token(&new_token()) && !is_token("short") && !is_token("../../../../etc/passwd"));
        assert!(new_code().len() == 6 && code_hash("a", "123456") != code_hash("b", "123456"));
    }
}
