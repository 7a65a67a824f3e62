//! API types of endpoints and deliveries.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::event::{EventId, EventType};

db::id!(
    /// Id of an endpoint.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    EndpointId
);
db::id!(
    /// Id of an attempt.
    AttemptId
);

/// Webhook endpoint of an organization.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = Webhook)]
pub(crate) struct Endpoint {
    /// Id of the endpoint.
    pub(crate) id: EndpointId,
    /// Address that receives the messages.
    pub(crate) url: String,
    /// Description of the purpose; may be empty.
    pub(crate) description: String,
    /// Event types the endpoint subscribes to.
    pub(crate) events: Vec<EventType>,
    /// False while the endpoint is switched off; waiting deliveries stay in the queue.
    pub(crate) is_active: bool,
    /// Reason for the automatic switch-off; null when the endpoint was not switched off automatically.
    #[schema(required)]
    pub(crate) disabled_reason: Option<DisabledReason>,
    /// Start of the current series of failed attempts; null while attempts succeed.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) failing_since: Option<Timestamp>,
    /// Expiry of the previous secret. Until then, messages are signed with both secrets.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) previous_secret_until: Option<Timestamp>,
    /// Time of creation.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) created_at: Timestamp,
}

db::stored! {
    /// Reasons for switching an endpoint off automatically.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = WebhookDisabledReason)]
    pub(crate) enum DisabledReason {
        /// The endpoint answered 410.
        Gone = "gone",
        /// Every attempt of the last three days failed.
        Failing = "failing",
    }
}

/// Webhook endpoints of an organization.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Webhooks)]
pub(crate) struct Endpoints {
    /// Endpoints, oldest first.
    pub(crate) items: Vec<Endpoint>,
}

/// New endpoint.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[schema(as = NewWebhook)]
pub(crate) struct NewEndpoint {
    /// Address that receives the messages: `https://`, at most 2,000 characters, on the public internet.
    #[schema(min_length = 1, max_length = 2000)]
    pub(crate) url: String,
    /// Description of the purpose; at most 200 characters.
    #[serde(default)]
    #[schema(max_length = 200)]
    pub(crate) description: String,
    /// Event types to subscribe to; at least one.
    #[schema(min_items = 1)]
    pub(crate) events: Vec<EventType>,
}

/// Change of an endpoint. Absent fields stay unchanged.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
#[schema(as = WebhookChange)]
pub(crate) struct EndpointChange {
    /// Address that receives the messages.
    #[schema(min_length = 1, max_length = 2000)]
    pub(crate) url: Option<String>,
    /// Description of the purpose.
    #[schema(max_length = 200)]
    pub(crate) description: Option<String>,
    /// Event types to subscribe to.
    #[schema(min_items = 1)]
    pub(crate) events: Option<Vec<EventType>>,
    /// State of the endpoint: on or off. When it is switched on, waiting deliveries are sent.
    pub(crate) is_active: Option<bool>,
}

/// Endpoint with a newly issued secret.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = WebhookWithSecret)]
pub(crate) struct WithSecret {
    /// The endpoint.
    #[serde(flatten)]
    pub(crate) endpoint: Endpoint,
    /// Secret that signs the messages: `whsec_…`. It is shown only once.
    pub(crate) secret: String,
}

db::stored! {
    /// State of a delivery.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = WebhookDeliveryState)]
    pub(crate) enum DeliveryState {
        /// An attempt is due, now or later.
        Waiting = "waiting",
        /// The receiver accepted the message.
        Delivered = "delivered",
        /// The last attempt failed; no more follow.
        Failed = "failed",
    }
}

db::stored! {
    /// Error of an attempt.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = WebhookError)]
    pub(crate) enum AttemptError {
        /// No answer within 10 seconds.
        Timeout = "timeout",
        /// Unknown host, failed connection or invalid TLS.
        Unreachable = "unreachable",
        /// The address resolves to a private network.
        AddressNotAllowed = "address_not_allowed",
        /// The receiver answered with a redirect, which is not followed.
        Redirected = "redirected",
        /// The receiver answered 410: it wants no more messages.
        Gone = "gone",
        /// The receiver answered with a status other than 2xx.
        Status = "status",
    }
}

/// Delivery of an event to an endpoint.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = WebhookDelivery)]
pub(crate) struct Delivery {
    /// Id of the event: `webhook-id` of the message.
    pub(crate) id: EventId,
    /// Event type.
    pub(crate) r#type: EventType,
    /// State of the delivery.
    pub(crate) state: DeliveryState,
    /// Attempts since the event or the latest replay request.
    pub(crate) tries: i64,
    /// Time of the next attempt; null when none is planned.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) next_at: Option<Timestamp>,
    /// Time of the event.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) created_at: Timestamp,
    /// Latest attempt; null before the first.
    #[schema(required)]
    pub(crate) last: Option<Attempt>,
}

/// Delivery attempt.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = WebhookAttempt)]
pub(crate) struct Attempt {
    /// Time of sending.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) at: Timestamp,
    /// Milliseconds until the answer or the error.
    pub(crate) duration_ms: i64,
    /// HTTP status of the answer; null without an answer.
    #[schema(required)]
    pub(crate) status: Option<i64>,
    /// Error of the attempt; null when the receiver accepted the message.
    #[schema(required)]
    pub(crate) error: Option<AttemptError>,
    /// First kilobyte of the answer.
    pub(crate) response: String,
}

/// Delivery with its message and attempts.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = WebhookDeliveryDetails)]
pub(crate) struct DeliveryDetails {
    /// The delivery.
    #[serde(flatten)]
    pub(crate) delivery: Delivery,
    /// Attempts, latest first.
    pub(crate) attempts: Vec<Attempt>,
    /// Exact body of the message.
    pub(crate) body: String,
}

/// Filter and page of a list of deliveries.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct Listing {
    /// State to filter by.
    pub(crate) state: Option<DeliveryState>,
    /// Cursor from the previous page.
    pub(crate) cursor: Option<String>,
    /// Page size, 1 to 200.
    #[param(value_type = Option<i64>, minimum = 1, maximum = 200)]
    pub(crate) limit: api::Limit,
}
