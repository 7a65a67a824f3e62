//! Finds addresses of websites, email addresses and phone numbers in texts.

use crate::types::Location;

/// Digits of a phone number at least, and of its comparison.
const MIN_DIGITS: usize = 8;
/// Digits of a phone number at most.
const MAX_DIGITS: usize = 15;
/// Ends of host names that people write without `http` or `www`.
const DOMAINS: [&str; 38] = [
    "com", "net", "org", "fr", "ca", "co", "uk", "us", "eu", "io", "info", "biz", "shop", "app", "dev", "me", "de",
    "be", "ch", "ly", "gl", "gg", "xyz", "online", "site", "store", "top", "ru", "cn", "paris", "quebec", "example",
    "test", "link", "club", "es", "it", "tv",
];

/// Contacts in a text.
#[derive(Debug, Default)]
pub(crate) struct Contacts {
    pub(crate) hosts: Vec<String>,
    pub(crate) emails: Vec<String>,
    pub(crate) phones: Vec<String>,
}

impl Contacts {
    pub(crate) fn of(text: &str) -> Self {
        let lower = text.to_lowercase();
        let mut contacts = Self { phones: phones(&lower), ..Self::default() };
        let is_between = |c: char| {
            c.is_whitespace() || matches!(c, '(' | ')' | '[' | ']' | '<' | '>' | '"' | ',' | ';' | '«' | '»' | '\'')
        };
        for part in lower.split(is_between) {
            let part = part.trim_matches(|c: char| matches!(c, '.' | '!' | '?' | ':' | '…'));
            if let Some((user, host)) = part.split_once('@')
                && !user.is_empty()
                && host.contains('.')
            {
                contacts.emails.push(part.to_owned());
            } else if let Some(host) = host(part) {
                contacts.hosts.push(host.to_owned());
            }
        }
        contacts
    }

    /// Keeps what does not belong to the location.
    pub(crate) fn foreign(self, location: &Location) -> Self {
        let own_site = location.website.map(str::to_lowercase).unwrap_or_default();
        let own_host = host(&own_site).unwrap_or(&own_site).to_owned();
        let own_email = location.email.map(str::to_lowercase).unwrap_or_default();
        let own_phone: String = location.phone.unwrap_or_default().chars().filter(char::is_ascii_digit).collect();
        let is_own_host =
            |host: &str| !own_host.is_empty() && host.trim_start_matches("www.") == own_host.trim_start_matches("www.");
        let end = |digits: &str| digits[digits.len().saturating_sub(MIN_DIGITS)..].to_owned();
        let is_own_phone = |phone: &str| own_phone.len() >= MIN_DIGITS && end(phone) == end(&own_phone);
        Self {
            hosts: self.hosts.into_iter().filter(|host| !is_own_host(host)).collect(),
            emails: self.emails.into_iter().filter(|email| *email != own_email).collect(),
            phones: self.phones.into_iter().filter(|phone| !is_own_phone(phone)).collect(),
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.hosts.is_empty() && self.emails.is_empty() && self.phones.is_empty()
    }
}

/// Returns the host of a word that is the address of a website.
fn host(part: &str) -> Option<&str> {
    let (has_scheme, rest) = match part.split_once("://") {
        Some((_, rest)) => (true, rest),
        None => (part.starts_with("www."), part),
    };
    let host = rest.split(['/', '?', '#', ':']).next().unwrap_or_default();
    let (name, domain) = host.rsplit_once('.')?;
    let is_name = !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || c == '-' || c == '.');
    (is_name && (has_scheme || DOMAINS.contains(&domain))).then_some(host)
}

/// Returns the digits of runs that are long enough for a phone number.
fn phones(text: &str) -> Vec<String> {
    let mut phones = Vec::new();
    let mut digits = String::new();
    let mut separators = 0;
    for c in text.chars().chain(['\n']) {
        if c.is_ascii_digit() {
            digits.push(c);
            separators = 0;
        } else if !digits.is_empty()
            && separators < 2
            && matches!(c, ' ' | '.' | '-' | '(' | ')' | '/' | '\u{a0}' | '\u{202f}')
        {
            separators += 1;
        } else {
            if (MIN_DIGITS..=MAX_DIGITS).contains(&digits.len()) {
                phones.push(digits.clone());
            }
            digits.clear();
            separators = 0;
        }
    }
    phones
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contacts_are_found_in_texts() {
        for (text, hosts, emails, phones) in [
            ("Visit https://Evil.example/a?b.", 1, 0, 0),
            ("See evil.com or www.evil.zz", 2, 0, 0),
            ("Merci.Nous sommes là, 4.5 étoiles", 0, 0, 0),
            ("Write to a.b@evil.example!", 0, 1, 0),
            ("Call 06 12 34 56 78 or +1 (514) 555-0199", 0, 0, 2),
            ("It was 12.50 on 3/4", 0, 0, 0),
        ] {
            let contacts = Contacts::of(text);
            assert_eq!(
                (contacts.hosts.len(), contacts.emails.len(), contacts.phones.len()),
                (hosts, emails, phones),
                "{text}: {contacts:?}"
            );
        }
    }

    #[test]
    fn contacts_of_the_location_are_not_foreign() {
        let location = Location {
            phone: Some("+33 1 99 00 11 22"),
            website: Some("https://shop.example/contact"),
            email: Some("Hello@shop.example"),
            ..Location::default()
        };
        let own = "Call 01 99 00 11 22, write to hello@shop.example or visit www.shop.example/menu";
        assert!(Contacts::of(own).foreign(&location).is_empty());
        let foreign = "Call 01 99 00 11 23, write to hi@shop.example or visit shop.example.com";
        let contacts = Contacts::of(foreign).foreign(&location);
        assert_eq!((contacts.hosts.len(), contacts.emails.len(), contacts.phones.len()), (1, 1, 1));
    }
}
