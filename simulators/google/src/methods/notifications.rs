//! Notification settings of an account: types and topic.

use serde_json::json;

use crate::{
    call::Call,
    error::{Outcome, Refusal},
};

pub(super) fn get(call: &Call) -> Outcome {
    let account = call.account(call.name().trim_end_matches("/notificationSetting"))?;
    let stored = call.sim.store().settings.get(&account.id).cloned();
    Ok(stored.unwrap_or_else(|| json!({ "name": call.name() })))
}

pub(super) fn update(call: &Call) -> Outcome {
    let account = call.account(call.name().trim_end_matches("/notificationSetting"))?;
    let mask = call.mask("updateMask", "NotificationSetting")?;
    let mut store = call.sim.store();
    let setting = store.settings.entry(account.id.clone()).or_insert_with(|| json!({ "name": call.name() }));
    let mut changed = setting.clone();
    for path in mask.paths() {
        if path == "name" {
            return Err(Refusal::field("update_mask", "Field name cannot be changed."));
        }
        changed[&path] = call.body[&path].clone();
    }
    let topic = changed["pubsubTopic"].as_str().unwrap_or_default();
    let parts: Vec<&str> = topic.split('/').collect();
    if !topic.is_empty()
        && !matches!(parts[..], ["projects", project, "topics", name] if !project.is_empty() && !name.is_empty())
    {
        return Err(Refusal::field(
            "notification_setting.pubsub_topic",
            "The topic must look like projects/{project}/topics/{topic}.",
        ));
    }
    *setting = changed;
    Ok(setting.clone())
}
