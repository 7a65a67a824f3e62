//! Job that does the due tasks of an organization, a batch at a time.

use std::{
    collections::{BTreeSet, HashMap},
    sync::Arc,
};

use api::App;
use jiff::SignedDuration;
use jobs::{Failure, Job, Running};
use locations::{Location, LocationId};
use orgs::{OrgId, plans};
use tokio::task::JoinSet;

use super::{
    completion::FinishedTarget,
    content::Content,
    finish,
    next::{TaskResult, next},
    task::Work,
};
use crate::{
    posts::Posts,
    publisher::Publisher,
    queries, queue,
    types::{PostId, TargetRow, Task},
};

/// Maximum duration of a job; a new one, queued behind others, continues.
const SLICE: SignedDuration = SignedDuration::from_secs(20);
/// Targets in a batch.
const BATCH: i64 = 128;
/// Calls that are under way at once.
const CONCURRENCY: usize = 32;

/// Does the due tasks of an organization.
pub(crate) struct SendPosts {
    pub(crate) app: App,
    pub(crate) posts: Posts,
}

impl Job for SendPosts {
    const KIND: &'static str = queue::JOB;

    async fn run(&self, running: Running) -> Result<(), Failure> {
        let org: OrgId =
            running.org().and_then(|org| org.parse().ok()).ok_or_else(|| Failure::Fail("no org".into()))?;
        let Some(publisher) = self.posts.publisher() else { return Ok(()) };
        // After the end of a plan, posts wait until there is another one.
        if !plans::is_running(running.db(), &self.app.site, &org, running.now()).await? {
            return Ok(());
        }
        let until = running.now() + SLICE;
        while self.batch(&org, publisher).await? {
            if running.now() >= until {
                let mut tx = running.db().begin().await?;
                queue::enqueue(&mut tx, &org, running.now()).await?;
                running.complete(&mut tx).await?;
                return Ok(tx.commit().await?);
            }
        }
        Ok(())
    }
}

#[expect(clippy::needless_pass_by_value, reason = "what map_err calls")]
fn retry(error: api::Error) -> Failure {
    Failure::Retry(error.to_string())
}

impl SendPosts {
    /// Does a batch of due tasks. Returns whether there may be more.
    async fn batch(&self, org: &OrgId, publisher: &Arc<dyn Publisher>) -> Result<bool, Failure> {
        let (db, now) = (&self.app.db, self.app.now());
        let mut tx = db.begin().await?;
        let due = queries::claim(&mut tx, org, now, BATCH).await?;
        if due.is_empty() {
            return Ok(false);
        }
        let begun: Vec<TargetRow> = due.iter().filter(|target| target.task == Some(Task::Publish)).cloned().collect();
        finish::note_begun(&mut tx, org, &begun, now).await?;
        tx.commit().await?;
        let is_full = due.len() as i64 == BATCH;
        let works = self.works(org, publisher, due).await.map_err(retry)?;
        let outcomes = run_all(works, &self.app).await;
        finish::write(&self.app, org, outcomes).await.map_err(retry)?;
        Ok(is_full)
    }

    /// Returns the works of targets. What has no location or post any more has none, and is ended.
    async fn works(
        &self,
        org: &OrgId,
        publisher: &Arc<dyn Publisher>,
        due: Vec<TargetRow>,
    ) -> api::Result<Vec<(TargetRow, Option<Work>)>> {
        let db = &self.app.db;
        let country = orgs::default_country(db, org).await?;
        let mut contents: HashMap<PostId, Arc<Content>> = HashMap::new();
        for id in due.iter().map(|target| &target.post_id).collect::<BTreeSet<_>>() {
            let Some(post) = queries::find_post(db, org, id).await? else { continue };
            let photo = match &post.photo_id {
                Some(photo) => queries::find_photo(db, org, photo).await?,
                None => None,
            };
            contents.insert(id.clone(), Arc::new(Content::new(&self.app, post, photo.as_ref(), country.clone())));
        }
        let ids = due.iter().map(|target| target.location_id.to_string()).collect::<BTreeSet<_>>();
        let places = locations::by_ids(db, org, ids.into_iter().collect()).await?;
        let places: HashMap<LocationId, Location> = places.into_iter().map(|place| (place.id.clone(), place)).collect();
        let work = |target: TargetRow| {
            let place = places.get(&target.location_id).cloned();
            let content = contents.get(&target.post_id).cloned();
            let work = place.zip(content).map(|(place, content)| Work {
                app: self.app.clone(),
                publisher: publisher.clone(),
                org: org.clone(),
                target: target.clone(),
                place,
                content,
            });
            (target, work)
        };
        Ok(due.into_iter().map(work).collect())
    }
}

/// Does works, some at once. They are tasks of their own, so that none of them waits for the others.
async fn run_all(works: Vec<(TargetRow, Option<Work>)>, app: &App) -> Vec<FinishedTarget> {
    let (mut ended, mut running, mut waiting) = (Vec::new(), JoinSet::new(), Vec::new());
    for (target, work) in works {
        if let Some(work) = work {
            waiting.push(work);
        } else {
            let after = next(&target, TaskResult::Gone, None, app.now());
            ended.push(FinishedTarget { before: target, after, content: None });
        }
    }
    waiting.reverse();
    loop {
        while running.len() < CONCURRENCY
            && let Some(work) = waiting.pop()
        {
            running.spawn(async move {
                let done = work.run().await;
                let after = next(&work.target, done, work.ends_at(), work.app.now());
                FinishedTarget { before: work.target, after, content: Some(work.content) }
            });
        }
        match running.join_next().await {
            None => return ended,
            Some(Ok(outcome)) => ended.push(outcome),
            // The target stays as it is: the next run looks at the source first.
            Some(Err(error)) => tracing::error!(%error, "a post could not be sent"),
        }
    }
}

/// Queues the jobs of organizations with due tasks.
pub(crate) struct WakePosts {
    pub(crate) app: App,
}

impl Job for WakePosts {
    const KIND: &'static str = "wake_posts";

    async fn run(&self, running: Running) -> Result<(), Failure> {
        for (org,) in queries::due_orgs(running.db(), running.now()).await? {
            if !plans::is_running(running.db(), &self.app.site, &org, running.now()).await? {
                continue;
            }
            let mut tx = running.db().begin().await?;
            queue::enqueue(&mut tx, &org, running.now()).await?;
            tx.commit().await?;
        }
        Ok(())
    }
}
