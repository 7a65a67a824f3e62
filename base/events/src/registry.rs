//! Registry of all events of the program.

use serde_json::Value;
use utoipa::openapi::{RefOr, schema::Schema};

use crate::{Audited, EmailText, InFeed, Notified, Published};

/// All events of the program, in no particular order.
#[linkme::distributed_slice]
pub static EVENTS: [Declared];

/// Declaration of an event, with each reader that hears of it.
#[derive(Clone, Copy, Debug)]
pub struct Declared {
    /// Name of the event's type.
    pub name: &'static str,
    /// Module that declares it.
    pub module: &'static str,
    /// Audit log.
    pub audit: Option<Heard>,
    /// Activity feed.
    pub activity: Option<Heard>,
    /// Webhooks.
    pub webhook: Option<Heard>,
    /// Notifications.
    pub notification: Option<Heard>,
}

/// Event as one reader hears of it.
#[derive(Clone, Copy, Debug)]
pub struct Heard {
    /// Text of the event at this reader.
    pub text: &'static str,
    /// Data that the reader gets.
    pub data: Option<Data>,
    /// Text in emails, of a notification.
    pub email: Option<EmailText>,
    /// Name of the permission that a notification concerns, unless it is the usual one.
    pub permission: Option<&'static str>,
}

/// Data of an event.
#[derive(Clone, Copy, Debug)]
pub struct Data {
    /// Returns its schema.
    pub schema: fn() -> RefOr<Schema>,
    /// Adds the schemas that it refers to.
    pub schemas: fn(&mut Vec<(String, RefOr<Schema>)>),
    /// Reads the stored data as the current version of the program shows it.
    pub read: fn(Value) -> serde_json::Result<Value>,
}

impl Declared {
    /// Starts a declaration without readers.
    pub const fn new(name: &'static str, module: &'static str) -> Self {
        Self { name, module, audit: None, activity: None, webhook: None, notification: None }
    }

    /// Adds the audit log.
    #[must_use]
    pub const fn audit<E: Audited>(mut self) -> Self {
        self.audit = Some(Heard { text: E::ACTION, data: None, email: None, permission: None });
        self
    }

    /// Adds the activity feed.
    #[must_use]
    pub const fn activity<E: InFeed>(mut self) -> Self {
        self.activity = Some(Heard { text: E::KIND, data: None, email: None, permission: None });
        self
    }

    /// Adds webhooks.
    #[must_use]
    pub const fn webhook<E: Published>(mut self) -> Self {
        let data = Data { schema: E::schema, schemas: E::schemas, read: Ok };
        self.webhook = Some(Heard { text: E::TYPE, data: Some(data), email: None, permission: None });
        self
    }

    /// Adds notifications.
    #[must_use]
    pub const fn notification<E: Notified>(mut self) -> Self {
        let data = Data { schema: E::schema, schemas: E::schemas, read: read::<E> };
        self.notification =
            Some(Heard { text: E::KIND, data: Some(data), email: Some(E::EMAIL), permission: E::PERMISSION });
        self
    }
}

fn read<E: Notified>(stored: Value) -> serde_json::Result<Value> {
    serde_json::to_value(serde_json::from_value::<E>(stored)?)
}

/// Returns the events that a reader hears of, in alphabetical order of their texts.
pub fn heard(reader: fn(&Declared) -> Option<Heard>) -> Vec<Heard> {
    let mut heard: Vec<Heard> = EVENTS.iter().filter_map(reader).collect();
    heard.sort_unstable_by_key(|heard| heard.text);
    heard
}
