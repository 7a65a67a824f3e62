//! Rules of logged text, signed content and pruning. Pure.

use std::fmt::Write;

use sha2::{Digest, Sha256};

use crate::types::AuditRow;

/// Placeholder of withheld text.
pub(crate) const WITHHELD: &str = "[withheld]";
/// Maximum characters of a text.
const MAX_CHARS: usize = 200;
/// Prefixes of Vitrine's tokens and of other services' secrets.
const BEGINNINGS: [&str; 12] =
    ["vtr_", "whsec_", "$argon2", "eyJ", "ya29.", "1//", "GOCSPX-", "sk_", "xox", "ghp_", "AKIA", "-----BEGIN"];
/// Names of fields whose values are never logged; a longer name that contains one matches too.
const SECRET_FIELDS: [&str; 9] =
    ["password", "secret", "token", "hash", "private", "credential", "nonce", "otp", "recovery_code"];
/// Minimum length of a word that counts as a key, with letters and digits in mixed case or in hexadecimal.
const LIKE_A_KEY: usize = 32;
/// Version of the signed content.
const FORM: &str = "vitrine audit 1";

/// Returns a text as the log may contain it: one line, cut, with secrets withheld.
pub(crate) fn redacted(text: &str) -> String {
    let mut clear = String::new();
    for part in text.split_inclusive(|c: char| c.is_whitespace() || c.is_control() || "\"'`,;=&?#<>()[]{}|".contains(c))
    {
        let word = part.trim_end_matches(|c: char| !c.is_alphanumeric() && !"-_+/.$".contains(c));
        if is_like_a_secret(word) {
            clear.push_str(WITHHELD);
            clear.push_str(&part[word.len()..]);
        } else {
            clear.push_str(part);
        }
    }
    let line: String = clear.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let line = line.trim();
    if line.chars().count() <= MAX_CHARS {
        line.to_owned()
    } else {
        line.chars().take(MAX_CHARS).chain(['…']).collect()
    }
}

fn is_like_a_secret(word: &str) -> bool {
    if BEGINNINGS.iter().any(|beginning| word.starts_with(beginning) && word.len() > beginning.len() + 3) {
        return true;
    }
    // A path is checked part by part, because a long URL is not a key.
    word.split('/').any(|part| {
        let is_key_text = part.chars().all(|c| c.is_ascii_alphanumeric() || "-_+=".contains(c));
        let has = |test: fn(char) -> bool| part.chars().any(test);
        let is_mixed =
            has(|c| c.is_ascii_uppercase()) && has(|c| c.is_ascii_lowercase()) && has(|c| c.is_ascii_digit());
        let is_hex = part.chars().all(|c| c.is_ascii_hexdigit());
        part.len() >= LIKE_A_KEY && is_key_text && (is_mixed || is_hex)
    })
}

/// Returns true for a field whose value is never logged.
pub(crate) fn is_secret(field: &str) -> bool {
    let field = field.to_ascii_lowercase();
    SECRET_FIELDS.iter().any(|secret| field.contains(secret))
}

/// Returns the salted digest of a row's personal data. The digest stays when that data is erased.
pub(crate) fn personal(row: &AuditRow, salt: &str) -> String {
    let mut covered = String::new();
    for part in [Some(salt), row.ip.as_deref(), row.user_agent.as_deref(), row.person.as_deref()] {
        put(&mut covered, part);
    }
    Sha256::digest(covered.as_bytes()).iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Returns the content that the signature of the row at position `seq` covers, including the previous row's signature.
/// Each part has a length prefix, so that no other parts give the same content.
pub(crate) fn covered(row: &AuditRow, seq: i64, before: &str, personal: &str) -> String {
    let mut covered = String::from(FORM);
    let (seq, at) = (seq.to_string(), row.at.as_millisecond().to_string());
    for part in [
        Some(before),
        Some(&seq),
        Some(&row.org_id),
        Some(row.id.as_str()),
        Some(&at),
        Some(&row.action),
        Some(&row.area),
        Some(&row.actor),
        row.user_id.as_deref(),
        row.token_id.as_deref(),
        row.object_kind.as_deref(),
        row.object_id.as_deref(),
        row.object_name.as_deref(),
        Some(&row.changes),
        Some(&row.facts),
        Some(personal),
    ] {
        put(&mut covered, part);
    }
    covered
}

/// Returns the content that the signature of a chain's end covers.
pub(crate) fn end(count: i64, hash: &str, pruned: i64, pruned_hash: &str) -> String {
    let mut covered = String::from(FORM);
    for part in [&count.to_string(), hash, &pruned.to_string(), pruned_hash] {
        put(&mut covered, Some(part));
    }
    covered
}

fn put(to: &mut String, part: Option<&str>) {
    // Writing to a string cannot fail.
    let _ = match part {
        Some(part) => write!(to, "|{}:{part}", part.len()),
        None => write!(to, "|-"),
    };
}

/// Returns a bound before every id made at this millisecond or later, and after every earlier id.
pub(crate) fn first_id(milliseconds: i64) -> String {
    let at = milliseconds.clamp(0, (1 << 48) - 1);
    format!("{:08x}-{:04x}", at >> 16, at & 0xffff)
}

/// Counts the oldest rows of a chain that can be pruned: those made before `oldest`, up to the first newer one.
pub(crate) fn prunable(times: impl IntoIterator<Item = i64>, oldest: i64) -> usize {
    times.into_iter().take_while(|at| *at < oldest).count()
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;

    use super::*;
    use crate::EntryId;

    #[test]
    fn secrets_are_withheld_and_other_values_are_stored() {
        for (text, expected) in [
            ("Café de la Paix, Paris", "Café de la Paix, Paris"),
            ("vtr_0123456789abcdefghij", "[withheld]"),
            ("Authorization: Bearer eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln", "Authorization: Bearer [withheld]"),
            (
                "https://a.example/cb?code=4/0AeanS0aBcDeFgHiJkLmNoPqRsTuVwXyZ012345",
                "https://a.example/cb?code=[withheld]",
            ),
            ("$argon2id$v=19$m=19456", "[withheld]=19$m=19456"),
            ("whsec_MfKQ9r8GKYqrTwjU", "[withheld]"),
            ("018f0000-0000-7000-8000-000000000000", "018f0000-0000-7000-8000-000000000000"),
            ("9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08", "[withheld]"),
            ("ChIJN1t_tDeuEmsRUsoyG83frY4", "ChIJN1t_tDeuEmsRUsoyG83frY4"),
            (
                "https://www.example.com/stores/montreal/rue-sainte-catherine-ouest",
                "https://www.example.com/stores/montreal/rue-sainte-catherine-ouest",
            ),
            ("two\r\nlines\u{1b}[31m", "two  lines [31m"),
            ("", ""),
        ] {
            assert_eq!(redacted(text), expected);
        }
    }

    #[test]
    fn secret_field_names_are_recognized_in_any_spelling() {
        for field in ["password", "client_secret", "Token", "token_hash", "privateKey", "recovery_codes"] {
            assert!(is_secret(field), "{field}");
        }
        for field in ["name", "role", "phone", "opening_hours"] {
            assert!(!is_secret(field), "{field}");
        }
    }

    fn row() -> AuditRow {
        AuditRow {
            org_id: "o".into(),
            id: EntryId::new(Timestamp::UNIX_EPOCH),
            at: Timestamp::UNIX_EPOCH,
            action: "location.updated".into(),
            area: "location".into(),
            actor: "user".into(),
            user_id: Some("u".into()),
            token_id: None,
            object_kind: None,
            object_id: None,
            object_name: None,
            changes: "[]".into(),
            facts: "{}".into(),
            ip: Some("192.0.2.1".into()),
            user_agent: None,
            person: None,
            salt: None,
            personal: None,
            seq: None,
            hash: None,
        }
    }

    #[test]
    fn each_part_of_a_row_its_place_and_the_row_before_are_covered() {
        let covers = |change: fn(&mut AuditRow)| {
            let mut other = row();
            change(&mut other);
            covered(&row(), 1, "h", "p") != covered(&other, 1, "h", "p")
        };
        let changes: [fn(&mut AuditRow); 12] = [
            |row| row.org_id.push('x'),
            |row| row.id = EntryId::new(Timestamp::MAX),
            |row| row.at = Timestamp::from_millisecond(1).unwrap(),
            |row| row.action.push('x'),
            |row| row.area.push('x'),
            |row| row.actor = "job".into(),
            |row| row.user_id = None,
            |row| row.token_id = Some(String::new()),
            |row| row.object_kind = Some("location".into()),
            |row| (row.object_id, row.object_name) = (None, Some("a".into())),
            |row| row.changes.push(' '),
            |row| row.facts.push(' '),
        ];
        for (at, change) in changes.into_iter().enumerate() {
            assert!(covers(change), "part {at}");
        }
        assert_ne!(covered(&row(), 1, "h", "p"), covered(&row(), 2, "h", "p"));
        assert_ne!(covered(&row(), 1, "h", "p"), covered(&row(), 1, "i", "p"));
        assert_ne!(covered(&row(), 1, "h", "p"), covered(&row(), 1, "h", "q"));
    }

    #[test]
    fn parts_cannot_run_into_one_another() {
        let with =
            |kind: &str, id: &str| AuditRow { object_kind: Some(kind.into()), object_id: Some(id.into()), ..row() };
        assert_ne!(covered(&with("ab", "c"), 1, "", ""), covered(&with("a", "bc"), 1, "", ""));
        assert_ne!(covered(&with("a|1:b", "c"), 1, "", ""), covered(&with("a", "b|1:c"), 1, "", ""));
    }

    #[test]
    fn the_personal_digest_depends_on_each_field_and_on_the_salt() {
        let digest = personal(&row(), "s");
        assert_eq!(digest, personal(&row(), "s"));
        assert_eq!(digest.len(), 64);
        assert_ne!(digest, personal(&row(), "t"));
        assert_ne!(digest, personal(&AuditRow { ip: None, ..row() }, "s"));
        assert_ne!(digest, personal(&AuditRow { ip: None, user_agent: row().ip, ..row() }, "s"));
        assert_ne!(digest, personal(&AuditRow { person: Some("a@b.c".into()), ..row() }, "s"));
    }

    #[test]
    fn ids_are_bounded_by_the_time_they_were_made_at() {
        let at = |milliseconds| Timestamp::from_millisecond(milliseconds).unwrap();
        for milliseconds in [1, 65_535, 65_536, 1_763_800_000_000] {
            let id = EntryId::new(at(milliseconds));
            assert!(first_id(milliseconds).as_str() <= id.as_str(), "{milliseconds}");
            assert!(id.as_str() < first_id(milliseconds + 1).as_str(), "{milliseconds}");
        }
        assert_eq!(first_id(-5), "00000000-0000");
    }

    #[test]
    fn only_the_oldest_rows_go_up_to_the_first_that_stays() {
        for (times, oldest, expected) in
            [(vec![1, 2, 3], 3, 2), (vec![1, 5, 2], 3, 1), (vec![4, 1], 3, 0), (vec![], 3, 0), (vec![1, 2], 9, 2)]
        {
            assert_eq!(prunable(times.clone(), oldest), expected, "{times:?}");
        }
    }
}
