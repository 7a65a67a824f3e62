//! Ids.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

db::id!(
    /// Id of a listing.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    ListingId
);

db::id!(
    /// Id of a piece of evidence.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    EvidenceId
);

db::id!(
    /// Id of a task.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    TaskId
);

db::id!(
    /// Id of a step of a task.
    StepId
);

db::id!(
    /// Id of an audit.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    AuditId
);

/// Maximum length of an id of a directory.
const MAX_ID: usize = 64;

/// Id of a directory: a word for those of the program's list, such as `yelp-fr`; a UUID for an organization's own.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(value_type = String, pattern = "^[a-z0-9-]{1,64}$")]
pub(crate) struct DirectoryId(String);

impl DirectoryId {
    /// Returns the id as text.
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

/// The text is no id of a directory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NotADirectory;

impl std::fmt::Display for NotADirectory {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("an id of a directory has 1 to 64 lower-case letters, digits and hyphens")
    }
}

impl std::error::Error for NotADirectory {}

impl std::str::FromStr for DirectoryId {
    type Err = NotADirectory;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let is_allowed = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        let is_id = (1..=MAX_ID).contains(&text.len()) && text.bytes().all(is_allowed);
        if is_id { Ok(Self(text.to_owned())) } else { Err(NotADirectory) }
    }
}

impl TryFrom<String> for DirectoryId {
    type Error = NotADirectory;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl std::fmt::Display for DirectoryId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

db::stored!(DirectoryId);
