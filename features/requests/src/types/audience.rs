//! Choice of the contacts of a campaign.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::ContactId;
use crate::rules::text_fields::{MAX_TAG, MAX_TAGS};

/// Contacts of a campaign. There are these choices and no other: the type cannot express a choice by rating, score or
/// mood, because asking only the people who are likely to be happy is forbidden.
///
/// ```compile_fail
/// let happy = requests::Audience::MinScore(9);
/// ```
///
/// ```compile_fail
/// let happy = requests::Audience::All { min_rating: 4 };
/// ```
///
/// ```
/// let all = requests::Audience::All;
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Audience {
    /// Contacts by their ids.
    Contacts(Vec<String>),
    /// Contacts with at least one of these tags.
    Tags(Vec<String>),
    /// All contacts.
    All,
}

/// Contacts of a campaign: exactly one of the fields. Other fields are refused, such as one by rating or score.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[schema(as = CampaignAudience)]
pub(crate) struct AudienceChoice {
    /// Contacts by their ids, at most 10,000.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) contact_ids: Option<Vec<ContactId>>,
    /// Contacts with at least one of these tags, at most 20.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) tags: Option<Vec<String>>,
    /// True for all contacts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) all: Option<bool>,
}

/// Maximum number of contacts chosen by their ids.
const MAX_CONTACTS: usize = 10_000;

impl AudienceChoice {
    /// Returns the audience; `None` unless exactly one valid choice is made.
    pub(crate) fn audience(&self) -> Option<Audience> {
        match (&self.contact_ids, &self.tags, self.all) {
            (Some(ids), None, None) if (1..=MAX_CONTACTS).contains(&ids.len()) => {
                Some(Audience::Contacts(ids.iter().map(ToString::to_string).collect()))
            }
            (None, Some(tags), None) if (1..=MAX_TAGS).contains(&tags.len()) => {
                let tags: Option<Vec<String>> = tags.iter().map(|tag| text::clean(tag).ok().map(Into::into)).collect();
                tags.filter(|tags| tags.iter().all(|tag| (1..=MAX_TAG).contains(&tag.chars().count())))
                    .map(Audience::Tags)
            }
            (None, None, Some(true)) => Some(Audience::All),
            _ => None,
        }
    }
}
