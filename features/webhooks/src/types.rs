//! Endpoints and deliveries as the API shows them.

use jiff::Timestamp;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use utoipa::{IntoParams, ToSchema};

use crate::event::EventType;

db::id!(
    /// Names an endpoint.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    EndpointId
);
db::id!(
    /// Names an event: the same for every endpoint and every try, so that receivers know what they have seen.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    EventId
);
db::id!(
    /// Names a try.
    AttemptId
);

/// Where an organization is told of events.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = Webhook)]
pub(crate) struct Endpoint {
    /// Names the endpoint.
    pub(crate) id: EndpointId,
    /// Where messages are sent.
    pub(crate) url: String,
    /// What it is for, in the words of whoever made it; may be empty.
    pub(crate) description: String,
    /// What it is told.
    pub(crate) events: Vec<EventType>,
    /// False while it is told nothing; what waits for it goes on waiting.
    pub(crate) is_active: bool,
    /// Why it was switched off by itself.
    #[schema(required)]
    pub(crate) disabled_reason: Option<DisabledReason>,
    /// Every try since then has failed.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) failing_since: Option<Timestamp>,
    /// Until then messages are also signed with the secret before.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) previous_secret_until: Option<Timestamp>,
    /// When it was made.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) created_at: Timestamp,
}

/// Why an endpoint was switched off by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = WebhookDisabledReason)]
pub(crate) enum DisabledReason {
    /// It answered 410.
    Gone,
    /// Every try of three days failed.
    Failing,
}

/// All endpoints.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Webhooks)]
pub(crate) struct Endpoints {
    /// The oldest first.
    pub(crate) items: Vec<Endpoint>,
}

/// An endpoint to be made.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[schema(as = NewWebhook)]
pub(crate) struct NewEndpoint {
    /// Where messages are sent: `https://`, at most 2,000 characters, an address of the public internet.
    #[schema(min_length = 1, max_length = 2000)]
    pub(crate) url: String,
    /// What it is for; at most 200 characters.
    #[serde(default)]
    #[schema(max_length = 200)]
    pub(crate) description: String,
    /// What it is told, at least one.
    #[schema(min_items = 1)]
    pub(crate) events: Vec<EventType>,
}

/// What is to change; what is left out stays.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
#[schema(as = WebhookChange)]
pub(crate) struct EndpointChange {
    /// Where messages are sent.
    #[schema(min_length = 1, max_length = 2000)]
    pub(crate) url: Option<String>,
    /// What it is for.
    #[schema(max_length = 200)]
    pub(crate) description: Option<String>,
    /// What it is told.
    #[schema(min_items = 1)]
    pub(crate) events: Option<Vec<EventType>>,
    /// Whether it is told anything. Switched on again, it gets what waits for it.
    pub(crate) is_active: Option<bool>,
}

/// An endpoint just made, or with a new secret.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = WebhookWithSecret)]
pub(crate) struct WithSecret {
    /// The endpoint.
    #[serde(flatten)]
    pub(crate) endpoint: Endpoint,
    /// What messages are signed with: `whsec_…`. It is shown this once.
    pub(crate) secret: String,
}

/// Where a delivery is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = WebhookDeliveryState)]
pub(crate) enum DeliveryState {
    /// To be tried, for the first time or again.
    Waiting,
    /// Taken.
    Delivered,
    /// Given up.
    Failed,
}

/// What went wrong with a try.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = WebhookError)]
pub(crate) enum AttemptError {
    /// No answer within 10 seconds.
    Timeout,
    /// No host, no connection, or no encryption that holds.
    Unreachable,
    /// The address leads into a private network.
    AddressNotAllowed,
    /// It sent us elsewhere, and we do not go.
    Redirected,
    /// 410: it wants nothing more.
    Gone,
    /// Another status than 2xx.
    Status,
}

/// An event on its way to an endpoint, or there.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = WebhookDelivery)]
pub(crate) struct Delivery {
    /// The event: `webhook-id` of the message.
    pub(crate) id: EventId,
    /// What happened.
    pub(crate) r#type: EventType,
    /// Where it is.
    pub(crate) state: DeliveryState,
    /// Tries since it was last asked for.
    pub(crate) tries: i64,
    /// When it is tried next.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) next_at: Option<Timestamp>,
    /// When it happened.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) created_at: Timestamp,
    /// The latest try.
    #[schema(required)]
    pub(crate) last: Option<Attempt>,
}

/// One try.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = WebhookAttempt)]
pub(crate) struct Attempt {
    /// When it was sent.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) at: Timestamp,
    /// Milliseconds until the answer was there, or there was none.
    pub(crate) duration_ms: i64,
    /// HTTP status of the answer; null without one.
    #[schema(required)]
    pub(crate) status: Option<i64>,
    /// What went wrong; null when the message was taken.
    #[schema(required)]
    pub(crate) error: Option<AttemptError>,
    /// The first kilobyte of the answer.
    pub(crate) response: String,
}

/// A delivery in full.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = WebhookDeliveryDetails)]
pub(crate) struct DeliveryDetails {
    /// The delivery.
    #[serde(flatten)]
    pub(crate) delivery: Delivery,
    /// Every try, the latest first.
    pub(crate) attempts: Vec<Attempt>,
    /// What is sent, to the byte.
    pub(crate) body: String,
}

/// Which deliveries to list.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct Listing {
    /// Only those that are there.
    pub(crate) state: Option<DeliveryState>,
    /// Where the page before ended.
    pub(crate) cursor: Option<String>,
    /// Rows of the page, 1 to 200.
    #[param(value_type = Option<i64>, minimum = 1, maximum = 200)]
    pub(crate) limit: api::Limit,
}

/// Enums that are stored by the name they have in JSON.
macro_rules! stored_by_name {
    ($($name:ident),*) => {$(
        impl $name {
            /// As in the database and in JSON.
            pub(crate) fn name(self) -> String {
                serde_json::to_value(self).ok().and_then(|value| value.as_str().map(Into::into)).unwrap_or_default()
            }
        }

        impl db::Column for $name {
            fn read(row: &db::Row, at: usize) -> db::Result<Self> {
                serde_json::from_value(String::read(row, at)?.into()).map_err(unreadable)
            }
        }
    )*};
}
stored_by_name!(EventType, DisabledReason, DeliveryState, AttemptError);

/// The value that a name in a column that may be null stands for.
pub(crate) fn named<T: DeserializeOwned>(name: Option<String>) -> db::Result<Option<T>> {
    name.map(|name| serde_json::from_value(name.into()).map_err(unreadable)).transpose()
}

#[expect(clippy::needless_pass_by_value, reason = "what map_err gives")]
fn unreadable(error: serde_json::Error) -> db::Error {
    db::Error::Unreadable(error.to_string())
}
