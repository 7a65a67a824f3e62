//! People of the simulated provider.

use serde_json::{Map, Value, json};

/// Person who can sign in.
#[derive(Clone, Copy, Debug)]
pub struct Person {
    /// Identifier at the provider.
    pub subject: &'static str,
    /// Full name.
    pub name: &'static str,
    /// Part of the address before the `@`.
    pub local: &'static str,
    /// Groups.
    pub groups: &'static [&'static str],
    /// False for an address that the provider has not verified.
    pub is_verified: bool,
}

/// People of the simulated provider.
pub const PEOPLE: &[Person] = &[
    Person { subject: "p-1", name: "Ada Martin", local: "ada", groups: &["vitrine-admins"], is_verified: true },
    Person {
        subject: "p-2",
        name: "Ben Okafor",
        local: "ben",
        groups: &["vitrine-managers", "paris"],
        is_verified: true,
    },
    Person { subject: "p-3", name: "Chloé Petit", local: "chloe", groups: &["vitrine-viewers"], is_verified: true },
    Person { subject: "p-4", name: "Dan Weiss", local: "dan", groups: &[], is_verified: true },
    Person { subject: "p-5", name: "Eve Unverified", local: "eve", groups: &["vitrine-admins"], is_verified: false },
];

impl Person {
    /// Returns the claims about the person.
    pub(crate) fn claims(&self, domain: &str, groups: &[String]) -> Map<String, Value> {
        let claims = json!({
            "sub": self.subject, "name": self.name, "email": format!("{}@{domain}", self.local),
            "email_verified": self.is_verified, "groups": groups,
        });
        claims.as_object().cloned().unwrap_or_default()
    }
}
