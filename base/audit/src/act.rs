//! Audit entry to be recorded: the action, its object and the changed fields.

use db::{Query, Result, Tx};
use jiff::Timestamp;
use serde::Serialize;
use serde_json::{Map, Value};

use crate::{Action, Actor, EntryId, queries, rules};

/// Value in the log: a boolean, a number or a short text. Conversions are the only way to make one. Each conversion of
/// a text withholds anything that looks like a secret and cuts the text to 200 characters, so this type cannot hold a
/// token or a whole document.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[serde(transparent)]
pub struct Fact(Value);

macro_rules! fact {
    ($($type:ty),+) => {$(
        impl From<$type> for Fact {
            fn from(value: $type) -> Self { Self(value.into()) }
        }
    )+};
}
fact!(bool, i64, usize);

impl From<&str> for Fact {
    fn from(text: &str) -> Self {
        Self(rules::redacted(text).into())
    }
}

impl From<&String> for Fact {
    fn from(text: &String) -> Self {
        text.as_str().into()
    }
}

impl From<&Value> for Fact {
    /// Converts lists and objects to their JSON text.
    fn from(value: &Value) -> Self {
        match value {
            Value::Null | Value::Bool(_) | Value::Number(_) => Self(value.clone()),
            Value::String(text) => text.into(),
            Value::Array(_) | Value::Object(_) => value.to_string().as_str().into(),
        }
    }
}

impl<T: Into<Self>> From<Option<T>> for Fact {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self(Value::Null), Into::into)
    }
}

/// Action to be recorded.
#[derive(Clone, Debug)]
#[must_use = "nothing is written until it is recorded"]
pub struct Act {
    action: Action,
    object: Option<(&'static str, String)>,
    name: Option<String>,
    person: Option<String>,
    changes: Vec<Change>,
    facts: Map<String, Value>,
}

/// Old and new value of a field.
#[derive(Clone, Debug, Serialize)]
struct Change {
    field: String,
    before: Fact,
    after: Fact,
}

impl Act {
    /// Creates an entry for an action.
    pub fn new(action: impl Into<Action>) -> Self {
        Self { action: action.into(), object: None, name: None, person: None, changes: Vec::new(), facts: Map::new() }
    }

    /// Sets the object of the action.
    #[expect(clippy::needless_pass_by_value, reason = "ids and references to ids alike")]
    pub fn on(mut self, kind: &'static str, id: impl ToString) -> Self {
        self.object = Some((kind, id.to_string()));
        self
    }

    /// Sets the name of the object, for readers once the object is gone. For people use [`Act::about`].
    pub fn named(mut self, name: &str) -> Self {
        self.name = Some(rules::redacted(name));
        self
    }

    /// Sets the name or email address of the person affected. It is erased with that person's data.
    pub fn about(mut self, person: &str) -> Self {
        self.person = Some(rules::redacted(person));
        self
    }

    /// Adds a changed field; equal values are skipped. For a field named like a secret, only the change itself is
    /// recorded.
    pub fn changed(mut self, field: &str, before: impl Into<Fact>, after: impl Into<Fact>) -> Self {
        let (mut before, mut after) = (before.into(), after.into());
        if before != after {
            if rules::is_secret(field) {
                (before, after) = (Fact(rules::WITHHELD.into()), Fact(rules::WITHHELD.into()));
            }
            self.changes.push(Change { field: field.into(), before, after });
        }
        self
    }

    /// Adds a figure or text about the action.
    pub fn with(mut self, name: &'static str, fact: impl Into<Fact>) -> Self {
        self.facts.insert(name.into(), fact.into().0);
        self
    }

    /// Records the entry in the transaction of the action, so that an action is logged exactly when it is committed.
    ///
    /// # Errors
    /// When the database fails. The transaction cannot be used after an error.
    pub async fn record(self, tx: &mut Tx, by: &Actor, now: Timestamp) -> Result<()> {
        self.row(by, now).run(tx).await.map(drop)
    }

    /// Returns the statement that records the entry, to be run with those of the action: see
    /// [`Db::run_all`](db::Db::run_all).
    pub fn row(self, by: &Actor, now: Timestamp) -> Query<()> {
        let Self { action, object, name, person, changes, mut facts } = self;
        if let Some(access) = &by.emergency {
            facts.insert("emergency_access".into(), access.as_str().into());
        }
        let (object_kind, object_id) = object.unzip();
        let row = queries::New {
            id: EntryId::new(now),
            at: now,
            action,
            object_kind,
            object_id,
            object_name: name,
            person,
            changes: serde_json::json!(changes),
            facts: Value::Object(facts),
        };
        queries::adding(by, row)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    ::events::declare! {
        /// Settings changed.
        SettingsChanged => audit "organisation.updated";
    }

    #[test]
    fn a_field_that_stayed_is_no_change_and_a_secret_one_says_nothing() {
        let act = Act::new(SettingsChanged)
            .changed("name", "A", "B")
            .changed("country", Some("US"), Some("US"))
            .changed("password", "hunter2", "hunter3")
            .changed("limit", None::<i64>, 3i64);
        assert_eq!(
            json!(act.changes),
            json!([
                { "field": "name", "before": "A", "after": "B" },
                { "field": "password", "before": "[withheld]", "after": "[withheld]" },
                { "field": "limit", "before": null, "after": 3 },
            ])
        );
    }

    #[test]
    fn a_fact_of_a_list_is_its_text_and_of_a_long_text_its_beginning() {
        assert_eq!(Fact::from(&json!(["a", 1])), Fact(json!("[\"a\",1]")));
        let long = Fact::from("é".repeat(500).as_str());
        assert_eq!(long.0.as_str().unwrap().chars().count(), 201);
    }
}
