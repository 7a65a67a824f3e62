//! The state as a file keeps it.

use std::{collections::VecDeque, sync::Arc};

use serde_json::{Map, Value, json};

use super::State;

impl State {
    /// Returns all objects with their order.
    pub(crate) fn stored(&self) -> Value {
        let objects: Map<String, Value> =
            self.objects.iter().map(|(id, object)| (id.clone(), Value::clone(object))).collect();
        json!({ "serial": self.serial, "ids": self.ids, "objects": objects })
    }

    /// Takes the objects of an earlier run; false if the file is not one of this program.
    pub(crate) fn restore(&mut self, stored: &Value) -> bool {
        let (Some(serial), Some(ids), Some(objects)) =
            (stored["serial"].as_u64(), stored["ids"].as_object(), stored["objects"].as_object())
        else {
            return false;
        };
        self.serial = serial;
        self.objects = objects.iter().map(|(id, object)| (id.clone(), Arc::new(object.clone()))).collect();
        self.ids.clear();
        for (object, ids) in ids {
            let ids = ids.as_array().into_iter().flatten().filter_map(Value::as_str);
            self.ids.insert(object.clone(), ids.map(str::to_owned).collect::<VecDeque<_>>());
        }
        self.changed = self.objects.keys().cloned().collect();
        true
    }
}
