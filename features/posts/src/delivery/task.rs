//! One task of a target: the calls that it needs.

use std::{collections::HashSet, sync::Arc};

use api::App;
use jiff::{SignedDuration, Timestamp};
use locations::Location;
use orgs::OrgId;

use super::{content::Content, next::TaskResult};
use crate::{
    publisher::{LocationRef, OutgoingPost, Publisher, SendFailure, SourcePost},
    queries,
    types::{TargetRow, TargetState, Task},
};

/// Difference between our clock and that of the source.
const CLOCK_SKEW: SignedDuration = SignedDuration::from_mins(5);

/// Time after which a call that a process left behind has had its effect, or never will.
const SETTLED: SignedDuration = SignedDuration::from_secs(20);

/// A target whose task is done, with all that it needs.
pub(super) struct Work {
    pub(super) app: App,
    pub(super) publisher: Arc<dyn Publisher>,
    pub(super) org: OrgId,
    pub(super) target: TargetRow,
    pub(super) place: Location,
    pub(super) content: Arc<Content>,
}

impl Work {
    /// Returns the end of its event or offer.
    pub(super) fn ends_at(&self) -> Option<Timestamp> {
        self.content.ends_at(&self.place, self.target.occurrence)
    }

    /// Does the task.
    pub(super) async fn run(&self) -> TaskResult {
        let result = match self.target.task {
            Some(Task::Publish) => self.publish().await,
            Some(Task::Edit) => self.edit().await,
            Some(Task::Delete) => self.delete().await,
            Some(Task::Expire) => Ok(TaskResult::Over),
            Some(Task::Check) | None => self.check().await,
        };
        match result {
            Ok(done) => done,
            Err(SendFailure::Gone) => TaskResult::Gone,
            Err(failure) => TaskResult::Failed(failure),
        }
    }

    fn at(&self) -> LocationRef<'_> {
        LocationRef { org: &self.org, location: &self.place.id }
    }

    fn outgoing(&self) -> OutgoingPost {
        self.content.of(&self.place.details, self.target.language, self.target.occurrence)
    }

    async fn publish(&self) -> Result<TaskResult, SendFailure> {
        let post = self.outgoing();
        if self.target.state == TargetState::Sending && self.target.updated_at + SETTLED > self.app.now() {
            return Err(SendFailure::Unknown("google_unavailable".into()));
        }
        if self.target.sending_at.is_some()
            && let Some(sent) = self.sent_before(&post).await?
        {
            return Ok(TaskResult::There(sent));
        }
        if self.ends_at().is_some_and(|end| end <= self.app.now()) {
            return Ok(TaskResult::Over);
        }
        self.publisher.create(self.at(), &post).await.map(TaskResult::There)
    }

    /// Returns the post that a call without an answer has created. Other posts of this location do not count.
    async fn sent_before(&self, post: &OutgoingPost) -> Result<Option<SourcePost>, SendFailure> {
        let Some(since) = self.target.sending_at else { return Ok(None) };
        // Read before the list: a post that another target takes over meanwhile is not in both.
        let others = queries::targets_at(&self.app.db, &self.org, self.place.id.as_str()).await;
        let others = others.map_err(|_| SendFailure::Unknown("unavailable".into()))?;
        let taken_names: HashSet<&str> = others.iter().filter_map(|target| target.source_name.as_deref()).collect();
        let is_taken = |name: &str| taken_names.iter().any(|taken_name| last_part(taken_name) == last_part(name));
        let listed = self.publisher.list(self.at()).await.map_err(|failure| match failure {
            // Without the list, the result of the earlier request stays unknown.
            SendFailure::Later(code) => SendFailure::Unknown(code),
            other => other,
        })?;
        let is_recent = |source_post: &SourcePost| source_post.created_at.is_none_or(|at| at + CLOCK_SKEW >= since);
        Ok(listed
            .into_iter()
            .find(|source_post| source_post.is_like(post) && is_recent(source_post) && !is_taken(&source_post.name)))
    }

    async fn edit(&self) -> Result<TaskResult, SendFailure> {
        let Some(name) = &self.target.source_name else { return Ok(TaskResult::Gone) };
        self.publisher.edit(self.at(), name, &self.outgoing()).await.map(TaskResult::There)
    }

    async fn delete(&self) -> Result<TaskResult, SendFailure> {
        let name = match &self.target.source_name {
            Some(name) => Some(name.clone()),
            None => self.sent_before(&self.outgoing()).await?.map(|sent| sent.name),
        };
        if let Some(name) = name {
            self.publisher.delete(self.at(), &name).await?;
        }
        Ok(TaskResult::Gone)
    }

    async fn check(&self) -> Result<TaskResult, SendFailure> {
        let Some(name) = &self.target.source_name else { return Ok(TaskResult::Gone) };
        let listed = self.publisher.list(self.at()).await?;
        let existing = listed.into_iter().find(|source_post| last_part(&source_post.name) == last_part(name));
        Ok(existing.map_or(TaskResult::Gone, TaskResult::There))
    }
}

/// Returns the last part of a name: the parts before it depend on the account through which it is read.
fn last_part(name: &str) -> &str {
    name.rsplit('/').next().unwrap_or(name)
}
