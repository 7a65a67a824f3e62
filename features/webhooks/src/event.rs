//! Webhook events and their JSON format. The format is a promise to receivers: fields are added, never renamed or
//! removed; any other change needs a new version.

use ::events::{Published, heard};
use jiff::Timestamp;
use orgs::OrgId;
use serde::Serialize;
use serde_json::Value;
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{
        RefOr,
        schema::{AllOfBuilder, KnownFormat, ObjectBuilder, Schema, SchemaFormat, Type},
    },
};

use crate::events::WebhookTested;

/// Version of the message format.
const VERSION: i64 = 1;

db::id!(
    /// Id of an event, identical for every endpoint and attempt, so that receivers can skip duplicates.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    EventId
);

::events::text_of! {
    /// Type of a webhook event.
    pub EventType of webhook as "WebhookEventType";
}

db::stored!(EventType);

impl EventType {
    /// Returns the type of an event.
    pub const fn of<E: Published>() -> Self {
        Self(E::TYPE)
    }

    /// Returns the types that an endpoint can subscribe to: all but the test.
    pub(crate) fn to_choose() -> impl Iterator<Item = Self> {
        Self::all().filter(|event_type| *event_type != Self::of::<WebhookTested>())
    }
}

/// Event to be published, with its data.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct WebhookEvent {
    /// Type of the event.
    #[serde(rename = "type")]
    pub event_type: EventType,
    /// Data of the event.
    pub data: Value,
}

/// Message that webhooks deliver.
#[derive(Serialize)]
pub(crate) struct Message<'a> {
    id: &'a EventId,
    version: i64,
    created_at: Timestamp,
    organisation: &'a OrgId,
    #[serde(flatten)]
    event: &'a WebhookEvent,
}

impl WebhookEvent {
    /// Returns an event with its data as JSON.
    ///
    /// # Errors
    /// Fails when the data has no JSON form.
    pub fn of<E: Published>(event: &E) -> db::Result<Self> {
        let data = serde_json::to_value(event).map_err(|error| db::Error::Unreadable(error.to_string()))?;
        Ok(Self { event_type: EventType::of::<E>(), data })
    }

    /// Serializes the exact body that is sent and signed.
    pub(crate) fn body(&self, id: &EventId, org: &OrgId, now: Timestamp) -> serde_json::Result<String> {
        serde_json::to_string(&Message { id, version: VERSION, created_at: now, organisation: org, event: self })
    }
}

impl PartialSchema for Message<'_> {
    fn schema() -> RefOr<Schema> {
        let text = |description| ObjectBuilder::new().schema_type(Type::String).description(Some(description));
        let version = ObjectBuilder::new().schema_type(Type::Integer).description(Some("Version of the format: 1."));
        let time = text("Time of the event.").format(Some(SchemaFormat::KnownFormat(KnownFormat::DateTime)));
        let envelope = ObjectBuilder::new()
            .property("id", text("Id of the event, the same in every attempt."))
            .property("version", version)
            .property("created_at", time)
            .property("organisation", text("Id of the organization."));
        let envelope =
            ["id", "version", "created_at", "organisation"].into_iter().fold(envelope, ObjectBuilder::required);
        AllOfBuilder::new()
            .description(Some("Message that webhooks deliver."))
            .item(envelope)
            .item(::events::tagged(&heard(|event| event.webhook), "type", "data"))
            .into()
    }
}

impl ToSchema for Message<'_> {
    fn name() -> std::borrow::Cow<'static, str> {
        "WebhookMessage".into()
    }

    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        for data in heard(|event| event.webhook).into_iter().filter_map(|event| event.data) {
            (data.schemas)(schemas);
        }
    }
}
