//! Job that gives the next occurrences of repeated posts their locations.

use api::App;
use jobs::{Failure, Job, Running};

use crate::{queries, steps};

/// Maximum number of posts that are planned in one turn.
const BATCH_SIZE: i64 = 200;

/// Plans the next occurrences.
pub(crate) struct PlanPosts {
    pub(crate) app: App,
}

impl Job for PlanPosts {
    const KIND: &'static str = "plan_posts";

    async fn run(&self, running: Running) -> Result<(), Failure> {
        let now = running.now();
        for (org, id) in queries::to_plan(running.db(), now, BATCH_SIZE).await? {
            let mut tx = running.db().begin().await?;
            let post = queries::lock_post(&mut tx, &org, &id).await?;
            // A member may have stopped or moved it meanwhile.
            let Some(mut post) = post.filter(|post| post.plan_at.is_some_and(|at| at <= now)) else { continue };
            let planned = steps::plan_next(&self.app, &mut tx, &org, &mut post, now).await;
            planned.map_err(|error| Failure::Retry(error.to_string()))?;
            tx.commit().await?;
        }
        Ok(())
    }
}
