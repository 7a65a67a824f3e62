//! Recovery codes, for users who lose their second factor. Pure except for randomness.

/// Number of recovery codes per user.
const RECOVERY_CODES: usize = 10;

/// Letters and digits without 0, 1, i and o.
const ALPHABET: &[u8; 32] = b"23456789abcdefghjklmnpqrstuvwxyz";

/// Creates recovery codes in the form that users see: four groups of four letters and digits, 80 bits.
pub(crate) fn generate() -> Vec<String> {
    (0..RECOVERY_CODES)
        .map(|_| {
            let bytes: [u8; 10] = rand::random();
            // 16 characters of 5 bits: no padding, and no characters that look alike.
            let letters: String = bits(bytes).into_iter().map(|five| char::from(ALPHABET[usize::from(five)])).collect();
            format!("{}-{}-{}-{}", &letters[..4], &letters[4..8], &letters[8..12], &letters[12..])
        })
        .collect()
}

fn bits(bytes: [u8; 10]) -> [u8; 16] {
    let all = bytes.iter().fold(0_u128, |all, byte| all << 8 | u128::from(*byte));
    std::array::from_fn(|at| (all >> (75 - 5 * at)) as u8 & 31)
}

/// Returns the significant characters of a recovery code, in lower case.
pub(crate) fn text(code: &str) -> String {
    code.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn recovery_codes_are_read_however_they_are_typed() {
        let codes = generate();
        assert_eq!(codes.len(), 10);
        assert!(codes.iter().all(|code| code.len() == 19), "{codes:?}");
        let all: std::collections::HashSet<_> = codes.iter().collect();
        assert_eq!(all.len(), 10);
        let typed = codes[0].to_uppercase().replace('-', " ");
        assert_eq!(text(&typed), text(&codes[0]));
        assert_ne!(text(&codes[0]), text(&codes[1]));
    }
}
