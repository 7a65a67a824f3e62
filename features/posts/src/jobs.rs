//! Background jobs: sending, and the next occurrences of repeated posts.

use api::App;
use jiff::SignedDuration;
use jobs::Registry;

use crate::{
    delivery::{PlanPosts, SendPosts, WakePosts},
    posts::Posts,
};

/// Interval at which due posts are looked up.
const WAKE_INTERVAL: SignedDuration = SignedDuration::from_secs(30);
/// Interval at which the next occurrences are planned.
const PLAN_INTERVAL: SignedDuration = SignedDuration::from_mins(1);

/// Returns the handlers of this feature's jobs.
pub fn jobs(app: &App, posts: &Posts) -> Registry {
    Registry::new()
        .with(SendPosts { app: app.clone(), posts: posts.clone() })
        .every(WAKE_INTERVAL, WakePosts { app: app.clone() })
        .every(PLAN_INTERVAL, PlanPosts { app: app.clone() })
}
