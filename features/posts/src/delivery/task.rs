//! One task of a target: the calls that it needs.

use std::{collections::HashSet, sync::Arc};

use api::App;
use jiff::{SignedDuration, Timestamp};
use locations::Location;
use orgs::OrgId;

use super::{content::Content, next::Done};
use crate::{
    publisher::{OutgoingPost, Place, Publisher, SendFailure, SourcePost},
    queries,
    types::{TargetRow, TargetState, Task},
};

/// Difference between our clock and that of the source.
const SKEW: SignedDuration = SignedDuration::from_mins(5);

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
    pub(super) async fn run(&self) -> Done {
        let result = match self.target.task {
            Some(Task::Publish) => self.publish().await,
            Some(Task::Edit) => self.edit().await,
            Some(Task::Delete) => self.delete().await,
            Some(Task::Expire) => Ok(Done::Over),
            Some(Task::Check) | None => self.check().await,
        };
        match result {
            Ok(done) => done,
            Err(SendFailure::Gone) => Done::Gone,
            Err(failure) => Done::Failed(failure),
        }
    }

    fn at(&self) -> Place<'_> {
        Place { org: &self.org, location: &self.place.id }
    }

    fn outgoing(&self) -> OutgoingPost {
        self.content.of(&self.place.details, self.target.language, self.target.occurrence)
    }

    async fn publish(&self) -> Result<Done, SendFailure> {
        let post = self.outgoing();
        if self.target.state == TargetState::Sending && self.target.updated_at + SETTLED > self.app.now() {
            return Err(SendFailure::Unknown("google_unavailable".into()));
        }
        if self.target.sending_at.is_some()
            && let Some(sent) = self.sent_before(&post).await?
        {
            return Ok(Done::There(sent));
        }
        if self.ends_at().is_some_and(|end| end <= self.app.now()) {
            return Ok(Done::Over);
        }
        self.publisher.create(self.at(), &post).await.map(Done::There)
    }

    /// Returns the post that a call without an answer has created. Other posts of this location do not count.
    async fn sent_before(&self, post: &OutgoingPost) -> Result<Option<SourcePost>, SendFailure> {
        let Some(since) = self.target.sending_at else { return Ok(None) };
        // Read before the list: a post that another target takes over meanwhile is not in both.
        let others = queries::targets_at(&self.app.db, &self.org, self.place.id.as_str()).await;
        let others = others.map_err(|_| SendFailure::Unknown("unavailable".into()))?;
        let taken: HashSet<&str> = others.iter().filter_map(|of| of.source_name.as_deref()).collect();
        let is_taken = |name: &str| taken.iter().any(|of| last_part(of) == last_part(name));
        let listed = self.publisher.list(self.at()).await.map_err(|failure| match failure {
            // Without the list, the result of the earlier request stays unknown.
            SendFailure::Later(code) => SendFailure::Unknown(code),
            other => other,
        })?;
        let is_recent = |of: &SourcePost| of.created_at.is_none_or(|at| at + SKEW >= since);
        Ok(listed.into_iter().find(|of| of.is_like(post) && is_recent(of) && !is_taken(&of.name)))
    }

    async fn edit(&self) -> Result<Done, SendFailure> {
        let Some(name) = &self.target.source_name else { return Ok(Done::Gone) };
        self.publisher.edit(self.at(), name, &self.outgoing()).await.map(Done::There)
    }

    async fn delete(&self) -> Result<Done, SendFailure> {
        let name = match &self.target.source_name {
            Some(name) => Some(name.clone()),
            None => self.sent_before(&self.outgoing()).await?.map(|sent| sent.name),
        };
        if let Some(name) = name {
            self.publisher.delete(self.at(), &name).await?;
        }
        Ok(Done::Gone)
    }

    async fn check(&self) -> Result<Done, SendFailure> {
        let Some(name) = &self.target.source_name else { return Ok(Done::Gone) };
        let listed = self.publisher.list(self.at()).await?;
        let found = listed.into_iter().find(|of| last_part(&of.name) == last_part(name));
        Ok(found.map_or(Done::Gone, Done::There))
    }
}

/// Returns the last part of a name: the parts before it depend on the account through which it is read.
fn last_part(name: &str) -> &str {
    name.rsplit('/').next().unwrap_or(name)
}
