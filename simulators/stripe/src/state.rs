//! All objects of a simulator. Fields that begin with an underscore are facts that no answer shows.

use std::{
    collections::{BTreeMap, BTreeSet, VecDeque},
    sync::Arc,
};

use serde_json::{Map, Value};

use crate::error::{Error, Result};

mod diff;
mod events;
mod file;
mod ids;
mod schedule;

pub(crate) use events::Outgoing;

/// Stripe's version that the simulator speaks.
pub(crate) const VERSION: &str = "2026-10-28.endive";
/// Maximum number of events that are kept.
const MAX_EVENTS: usize = 20_000;

static NULL: Value = Value::Null;

/// Objects, times and events that wait for their delivery.
#[derive(Debug, Default)]
pub(crate) struct State {
    seed: u64,
    serial: u64,
    objects: BTreeMap<String, Arc<Value>>,
    /// Ids by type, the oldest first.
    ids: BTreeMap<String, VecDeque<String>>,
    /// Objects before the changes of the request in progress.
    journal: Vec<(String, Option<Arc<Value>>)>,
    /// Number of changes.
    pub(crate) changes: u64,
    /// Objects that changed since the schedule was brought up to date.
    changed: Vec<String>,
    /// Times at which objects have work to do.
    pub(crate) schedule: schedule::Schedule,
    /// The clock's time, in Unix seconds.
    pub(crate) wall: i64,
    /// Address of the simulator, as the last client wrote it.
    pub(crate) base: String,
    /// Id and idempotency key of the request in progress.
    pub(crate) request: Option<(String, Option<String>)>,
    /// Status of a subscription whose payment failed for the last time: `canceled`, `unpaid` or `past_due`.
    pub(crate) after_retries: &'static str,
    /// Events to deliver.
    pub(crate) outgoing: Vec<Outgoing>,
}

/// Position in the journal to which changes can be taken back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mark {
    journal: usize,
    outgoing: usize,
    serial: u64,
}

impl State {
    /// Creates a state without objects.
    pub(crate) fn new(seed: u64) -> Self {
        Self { seed, after_retries: "canceled", ..Self::default() }
    }

    /// Returns an id that no object has.
    pub(crate) fn new_id(&mut self, prefix: &str, length: usize) -> String {
        self.serial += 1;
        format!("{prefix}{}", ids::letters(self.seed, self.serial, length))
    }

    /// Adds an object with an id of its own, and returns the id.
    pub(crate) fn add(&mut self, object: &str, fields: Value, at: i64) -> String {
        let (prefix, length) = ids::form(object);
        let id = self.new_id(prefix, length);
        self.add_with_id(&id, object, fields, at);
        id
    }

    /// Adds an object with a chosen id.
    pub(crate) fn add_with_id(&mut self, id: &str, object: &str, fields: Value, at: i64) {
        let mut fields = if let Value::Object(fields) = fields { fields } else { Map::new() };
        fields.insert("id".into(), id.into());
        fields.insert("object".into(), object.into());
        fields.entry("created").or_insert_with(|| at.into());
        fields.insert("livemode".into(), false.into());
        self.put(id, Some(Value::Object(fields)));
        let ids = self.ids.entry(object.to_owned()).or_default();
        ids.push_back(id.to_owned());
        if object == "event" && ids.len() > MAX_EVENTS {
            ids.pop_front().into_iter().for_each(|oldest| drop(self.objects.remove(&oldest)));
        }
    }

    fn put(&mut self, id: &str, object: Option<Value>) {
        let before = match object {
            Some(object) => self.objects.insert(id.to_owned(), Arc::new(object)),
            None => self.objects.remove(id),
        };
        self.journal.push((id.to_owned(), before));
        self.changed.push(id.to_owned());
        self.changes += 1;
    }

    /// Removes an object.
    pub(crate) fn remove(&mut self, id: &str) {
        let object = self.get(id)["object"].as_str().unwrap_or_default().to_owned();
        self.put(id, None);
        if let Some(ids) = self.ids.get_mut(&object) {
            ids.retain(|other| other != id);
        }
    }

    /// Returns an object, or null.
    pub(crate) fn get(&self, id: &str) -> &Value {
        self.objects.get(id).map_or(&NULL, AsRef::as_ref)
    }

    /// Returns an object of a type, or the refusal that names the parameter.
    pub(crate) fn find(&self, object: &str, id: &str, param: &str) -> Result<&Value> {
        let stored = self.get(id);
        if stored["object"] == object && stored["deleted"] != true {
            return Ok(stored);
        }
        let noun = match object {
            "payment_method" => "PaymentMethod",
            other => other.rsplit_once('.').map_or(other, |(_, noun)| noun),
        };
        Err(Error::missing(&noun.replace('_', " "), id, param))
    }

    /// Returns the objects of a type, the oldest first.
    pub(crate) fn all(&self, object: &str) -> impl DoubleEndedIterator<Item = &Value> {
        self.ids.get(object).into_iter().flatten().map(|id| self.get(id))
    }

    /// Changes an object without an event.
    pub(crate) fn edit(&mut self, id: &str, change: impl FnOnce(&mut Value)) {
        if let Some(object) = self.objects.get(id) {
            let mut object = Value::clone(object);
            change(&mut object);
            self.put(id, Some(object));
        }
    }

    /// Returns the objects that changed since the last call, each once.
    pub(crate) fn take_changed(&mut self) -> BTreeSet<String> {
        std::mem::take(&mut self.changed).into_iter().collect()
    }

    /// Starts a request, whose changes can be taken back.
    pub(crate) fn begin(&mut self) -> Mark {
        self.journal.clear();
        self.mark()
    }

    /// Returns the present position.
    pub(crate) fn mark(&self) -> Mark {
        Mark { journal: self.journal.len(), outgoing: self.outgoing.len(), serial: self.serial }
    }

    /// Takes back all changes since a mark.
    pub(crate) fn take_back(&mut self, mark: Mark) {
        for (id, before) in self.journal.split_off(mark.journal.min(self.journal.len())).into_iter().rev() {
            let after = match before {
                Some(before) => self.objects.insert(id.clone(), before),
                None => self.objects.remove(&id),
            };
            self.changed.push(id.clone());
            let now = self.objects.get(&id);
            let (is_new, is_gone) = (after.is_none() && now.is_some(), after.is_some() && now.is_none());
            let object =
                after.as_ref().or(now).and_then(|value| value["object"].as_str()).unwrap_or_default().to_owned();
            let ids = self.ids.entry(object).or_default();
            if is_gone {
                ids.retain(|other| *other != id);
            } else if is_new {
                ids.push_back(id);
            }
        }
        self.outgoing.truncate(mark.outgoing);
        self.serial = mark.serial;
    }

    /// Returns the time of a customer: that of its test clock, or the clock's.
    pub(crate) fn now_of(&self, customer: &str) -> i64 {
        self.time_of_clock(self.get(customer)["test_clock"].as_str())
    }

    /// Returns the time of a test clock, or the clock's.
    pub(crate) fn time_of_clock(&self, clock: Option<&str>) -> i64 {
        clock.and_then(|clock| self.get(clock)["frozen_time"].as_i64()).unwrap_or(self.wall)
    }
}

/// Returns an object as answers show it.
pub(crate) fn visible(object: &Value) -> Value {
    match object {
        Value::Object(fields) => {
            let visible_fields = fields.iter().filter(|(name, _)| !name.starts_with('_'));
            Value::Object(visible_fields.map(|(name, value)| (name.clone(), visible(value))).collect())
        }
        Value::Array(entries) => Value::Array(entries.iter().map(visible).collect()),
        other => other.clone(),
    }
}

/// Returns a text of an object.
pub(crate) fn text<'a>(object: &'a Value, name: &str) -> &'a str {
    object[name].as_str().unwrap_or_default()
}

/// Returns a number of an object; 0 without it.
pub(crate) fn number(object: &Value, name: &str) -> i64 {
    object[name].as_i64().unwrap_or_default()
}

/// Returns the entries of a list object.
pub(crate) fn entries<'a>(object: &'a Value, name: &str) -> &'a [Value] {
    object[name]["data"].as_array().map_or(&[], Vec::as_slice)
}

/// Returns a list object with entries.
pub(crate) fn list_of(url: &str, entries: Vec<Value>) -> Value {
    let mut list = serde_json::json!({ "object": "list", "url": url, "has_more": false });
    list["data"] = entries.into();
    list
}
