//! Consents of contacts, by channel.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

db::stored! {
    /// Channel of messages to a contact.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = ContactChannel)]
    pub(crate) enum Channel {
        /// Email.
        Email = "email",
        /// Text message.
        Sms = "sms",
    }
}

db::stored! {
    /// State of a consent.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    pub(crate) enum ConsentState {
        /// The person agreed, with a proof.
        Granted = "granted",
        /// The person is a customer, and was told when the address was collected.
        Implied = "implied",
        /// Nothing is known.
        #[default]
        None = "none",
        /// The person does not want to be asked.
        Withdrawn = "withdrawn",
    }
}

/// Consent of a contact for a channel.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = ContactConsent)]
pub(crate) struct Consent {
    /// Channel.
    pub(crate) channel: Channel,
    /// State.
    pub(crate) state: ConsentState,
    /// Origin, such as `web form`; null for none.
    #[schema(required)]
    pub(crate) source: Option<String>,
    /// Sentence that the person agreed to, or reference of the document.
    #[schema(required)]
    pub(crate) proof: Option<String>,
    /// Time at which it was given, or withdrawn.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) given_at: Option<Timestamp>,
    /// Time from which it is not valid any more.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) expires_at: Option<Timestamp>,
}

/// New consent of a contact for a channel.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = NewContactConsent)]
pub(crate) struct NewConsent {
    /// Channel.
    pub(crate) channel: Channel,
    /// State. `withdrawn` is a stop: it holds for all channels and cannot be undone by a member.
    pub(crate) state: ConsentState,
    /// Origin, such as `web form`, at most 100 characters.
    #[serde(default)]
    pub(crate) source: Option<String>,
    /// Sentence that the person agreed to, or reference of the document, at most 1,000 characters. Required for `granted`.
    #[serde(default)]
    pub(crate) proof: Option<String>,
    /// Time at which it was given; now when left out.
    #[serde(default)]
    #[schema(value_type = Option<String>, format = DateTime)]
    pub(crate) given_at: Option<Timestamp>,
    /// Time from which it is not valid any more.
    #[serde(default)]
    #[schema(value_type = Option<String>, format = DateTime)]
    pub(crate) expires_at: Option<Timestamp>,
}
