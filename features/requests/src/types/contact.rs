//! Contacts: people who may be asked for a review.

use std::collections::HashMap;

use jiff::Timestamp;
use locations::LocationId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Consent, ContactId, NewConsent};

db::stored! {
    /// Language in which a contact is addressed.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = ContactLanguage)]
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

/// Contact in the database. Name, email address and phone number are sealed.
#[derive(Clone, Debug)]
pub(crate) struct ContactRow {
    pub(crate) id: ContactId,
    pub(crate) name: String,
    pub(crate) email: Option<String>,
    pub(crate) phone: Option<String>,
    pub(crate) email_hash: Option<String>,
    pub(crate) phone_hash: Option<String>,
    pub(crate) language: Language,
    pub(crate) last_visit: Option<String>,
    pub(crate) last_asked_at: Option<Timestamp>,
    pub(crate) created_at: Timestamp,
    pub(crate) updated_at: Timestamp,
}

/// Contact.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub(crate) struct Contact {
    /// Id of the contact.
    pub(crate) id: ContactId,
    /// Name.
    pub(crate) name: String,
    /// Email address.
    #[schema(required)]
    pub(crate) email: Option<String>,
    /// Phone number in E.164 form.
    #[schema(required)]
    pub(crate) phone: Option<String>,
    /// Language.
    pub(crate) language: Language,
    /// Locations that the person visited.
    #[schema(value_type = Vec<String>)]
    pub(crate) location_ids: Vec<LocationId>,
    /// Tags, in alphabetical order.
    pub(crate) tags: Vec<String>,
    /// Date of the last visit, such as `2026-11-26`.
    #[schema(required, value_type = Option<String>, format = Date)]
    pub(crate) last_visit: Option<String>,
    /// Consents, one per channel.
    pub(crate) consents: Vec<Consent>,
    /// Time at which the person asked not to be asked again; null if they did not.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) opted_out_at: Option<Timestamp>,
    /// Time of the last request.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) last_asked_at: Option<Timestamp>,
    /// Time at which it was added.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) created_at: Timestamp,
}

/// New contact. One with the same email address, or else the same phone number, is completed instead.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
pub(crate) struct NewContact {
    /// Name, at most 120 characters.
    pub(crate) name: String,
    /// Email address. An email address or a phone number is required.
    #[serde(default)]
    pub(crate) email: Option<String>,
    /// Phone number, in E.164 form or as it is written in the country of the location.
    #[serde(default)]
    pub(crate) phone: Option<String>,
    /// Language.
    #[serde(default)]
    pub(crate) language: Language,
    /// Locations that the person visited, at most 50.
    #[serde(default)]
    #[schema(value_type = Vec<String>)]
    pub(crate) location_ids: Vec<LocationId>,
    /// Tags, at most 20 of at most 40 characters.
    #[serde(default)]
    pub(crate) tags: Vec<String>,
    /// Date of the last visit, such as `2026-11-26`.
    #[serde(default)]
    #[schema(value_type = Option<String>, format = Date)]
    pub(crate) last_visit: Option<String>,
    /// Consents, one per channel.
    #[serde(default)]
    pub(crate) consents: Vec<NewConsent>,
}

/// Change of a contact. A field that is left out stays.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
pub(crate) struct ContactPatch {
    /// Name, at most 120 characters.
    pub(crate) name: Option<String>,
    /// Email address; an empty text removes it.
    pub(crate) email: Option<String>,
    /// Phone number; an empty text removes it.
    pub(crate) phone: Option<String>,
    /// Language.
    pub(crate) language: Option<Language>,
    /// Locations that the person visited, at most 50.
    #[schema(value_type = Option<Vec<String>>)]
    pub(crate) location_ids: Option<Vec<LocationId>>,
    /// Tags, at most 20 of at most 40 characters.
    pub(crate) tags: Option<Vec<String>>,
    /// Date of the last visit; an empty text removes it.
    pub(crate) last_visit: Option<String>,
    /// Consents to write; those of other channels stay.
    pub(crate) consents: Option<Vec<NewConsent>>,
}

/// Many new contacts.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(crate) struct NewContacts {
    /// Contacts, at most 1,000.
    pub(crate) items: Vec<NewContact>,
}

/// Outcome of one contact of many.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = ContactBatchRow)]
pub(crate) struct BatchRow {
    /// Position in the request, from 0.
    pub(crate) index: usize,
    /// `created`, `joined` with an existing contact, or `refused`.
    pub(crate) outcome: &'static str,
    /// Id of the contact; null for a refused one.
    #[schema(required)]
    pub(crate) id: Option<ContactId>,
    /// Problems of a refused one.
    pub(crate) problems: Vec<ImportProblem>,
}

/// Outcomes of many new contacts, in the order of the request.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = ContactBatch)]
pub(crate) struct BatchAnswer {
    /// Outcomes.
    pub(crate) items: Vec<BatchRow>,
}

/// Problem of a row.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = ContactProblem)]
pub(crate) struct ImportProblem {
    /// Line of the file, from 1; null outside of files.
    #[schema(required)]
    pub(crate) line: Option<u64>,
    /// Field.
    pub(crate) field: String,
    /// Stable code.
    pub(crate) code: String,
    /// English description.
    pub(crate) message: String,
}

/// Column of a file, with the field that it holds.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = ContactImportColumn)]
pub(crate) struct ImportColumn {
    /// Header.
    pub(crate) header: String,
    /// Field: `name`, `email`, `phone`, `language`, `location`, `tags`, `last_visit`, `consent`, `consent_source`,
    /// `consent_proof`, `consent_date`; null for a column that is not read.
    #[schema(required)]
    pub(crate) field: Option<String>,
}

/// Import of a CSV file.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[schema(as = NewContactImport)]
pub(crate) struct NewImport {
    /// File: its first line names the columns. Separated by commas, semicolons or tabs.
    pub(crate) csv: String,
    /// Field of each header that is not recognized, or null for a column that is not read.
    #[serde(default)]
    #[schema(value_type = std::collections::HashMap<String, Option<String>>)]
    pub(crate) mapping: HashMap<String, Option<String>>,
    /// True to write nothing.
    #[serde(default)]
    pub(crate) is_dry_run: bool,
    /// Location of the rows that name none.
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    pub(crate) location_id: Option<LocationId>,
    /// Consent of the rows that have none of their own.
    #[serde(default)]
    pub(crate) consent: Option<NewConsent>,
}

/// Outcome of an import, or of its dry run.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = ContactImport)]
pub(crate) struct ImportAnswer {
    /// True when nothing was written.
    pub(crate) is_dry_run: bool,
    /// Columns of the file.
    pub(crate) columns: Vec<ImportColumn>,
    /// Number of rows.
    pub(crate) rows: u64,
    /// Contacts that are new.
    pub(crate) created: u64,
    /// Rows that complete an existing contact.
    pub(crate) joined: u64,
    /// Rows that are refused.
    pub(crate) refused: u64,
    /// Rows of people who do not want to be asked. They are imported, and never asked.
    pub(crate) opted_out: u64,
    /// Problems, at most 500.
    pub(crate) problems: Vec<ImportProblem>,
}
