//! Types of the portal, as the API and the database have them.

use jiff::Timestamp;
use orgs::{Limits, OrgId, Scope};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

db::id!(
    /// Id of a person of the portal.
    #[derive(ToSchema)]
    #[schema(value_type = String, as = PortalPersonId)]
    PersonId
);

db::stored! {
    /// Language of a person.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = PortalLanguage)]
    pub(crate) enum Language {
        /// English.
        #[default]
        En = "en",
        /// French.
        Fr = "fr",
    }
}

impl From<Language> for mail::Language {
    fn from(language: Language) -> Self {
        match language {
            Language::En => Self::English,
            Language::Fr => Self::French,
        }
    }
}

/// Person in the database.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct PersonRow {
    pub(crate) org_id: OrgId,
    pub(crate) id: PersonId,
    pub(crate) name: String,
    pub(crate) email: String,
    pub(crate) language: Language,
    pub(crate) limits: Option<serde_json::Value>,
    pub(crate) is_paused: bool,
    pub(crate) last_seen_at: Option<Timestamp>,
    pub(crate) created_at: Timestamp,
}

impl PersonRow {
    /// Returns the part of the organization that the person sees. Limits that cannot be read match nothing.
    pub(crate) fn scope(&self) -> Scope {
        match &self.limits {
            None => Scope::Whole(self.org_id.clone()),
            Some(limits) => {
                let limits = serde_json::from_value(limits.clone()).unwrap_or_default();
                Scope::Part(self.org_id.clone(), limits)
            }
        }
    }
}

/// New person, or the changed content of one.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[schema(as = NewPortalPerson)]
pub(crate) struct NewPerson {
    /// Name.
    #[schema(min_length = 1, max_length = 80)]
    pub(crate) name: String,
    /// Email address, to which the links are sent.
    #[schema(max_length = 254)]
    pub(crate) email: String,
    /// Language of the emails.
    #[serde(default)]
    pub(crate) language: Language,
    /// Locations and labels that the person is limited to; null for all locations.
    #[serde(default)]
    pub(crate) limits: Option<Limits>,
    /// True when the person cannot sign in for now.
    #[serde(default)]
    pub(crate) is_paused: bool,
}

/// Person who signs in to the portal.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = PortalPerson)]
pub(crate) struct Person {
    /// Id.
    pub(crate) id: PersonId,
    /// Name.
    pub(crate) name: String,
    /// Email address.
    pub(crate) email: String,
    /// Language of the emails.
    pub(crate) language: Language,
    /// Locations and labels that the person is limited to; null for all locations.
    #[schema(required)]
    pub(crate) limits: Option<Limits>,
    /// True when the person cannot sign in for now.
    pub(crate) is_paused: bool,
    /// Time of the last visit.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) last_seen_at: Option<Timestamp>,
    /// Time at which the person was added.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) created_at: Timestamp,
}

impl Person {
    pub(crate) fn of(row: PersonRow) -> Self {
        Self {
            limits: match row.scope() {
                Scope::Whole(_) => None,
                Scope::Part(_, limits) => Some(limits),
            },
            id: row.id,
            name: row.name,
            email: row.email,
            language: row.language,
            is_paused: row.is_paused,
            last_seen_at: row.last_seen_at,
            created_at: row.created_at,
        }
    }
}

/// People of the portal, and its address.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = PortalPeople)]
pub(crate) struct People {
    /// People, by name.
    pub(crate) items: Vec<Person>,
    /// Address at which they sign in.
    pub(crate) url: String,
}

/// Mailed link in the database.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct LinkRow {
    pub(crate) id: String,
    pub(crate) email: String,
    pub(crate) domain_org: Option<OrgId>,
    pub(crate) code_hash: String,
    pub(crate) browser_hash: String,
    pub(crate) attempts: i64,
    pub(crate) expires_at: Timestamp,
}
