//! Notifications about accounts, as their settings ask for them.

use jiff::Timestamp;
use serde_json::json;

use crate::{
    sim::Sim,
    world::{Account, location_name},
};

/// Notifies an account about a location, if its setting asks for that type.
pub(crate) fn publish(sim: &Sim, account: &Account, kind: &str, location: usize, review: Option<&str>, now: Timestamp) {
    let Some(setting) = sim.store().settings.get(&account.id).cloned() else { return };
    let topic = setting["pubsubTopic"].as_str().unwrap_or_default();
    let is_subscribed =
        setting["notificationTypes"].as_array().is_some_and(|types| types.iter().any(|subscribed| subscribed == kind));
    if topic.is_empty() || !is_subscribed {
        return;
    }
    let name = format!("accounts/{}/{}", account.id, location_name(&sim.world, location));
    let mut data = json!({ "type": kind, "location": name });
    if let Some(review) = review {
        data["review"] = json!(format!("{name}/reviews/{review}"));
    }
    sim.push.deliver(&sim.grants.keys, topic, &data, now);
}
