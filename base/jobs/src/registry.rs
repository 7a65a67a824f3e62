//! Which handler runs which kind of job, and what runs by the clock.

use std::{collections::HashMap, sync::Arc};

use futures::future::BoxFuture;
use jiff::SignedDuration;

use crate::{Failure, Running};

/// A handler. It owns what it works with (the application's values), and must bear being run twice for one job.
pub trait Job: Send + Sync + 'static {
    /// Its name in the table: an imperative like `import_locations`. Never changed, for jobs may wait under it.
    const KIND: &'static str;

    /// Does the job. Dropped at any `await` when the process stops or the lease is lost.
    fn run(&self, running: Running) -> impl Future<Output = Result<(), Failure>> + Send;
}

type Handler = Arc<dyn Fn(Running) -> BoxFuture<'static, Result<(), Failure>> + Send + Sync>;

/// The handlers of a process. A worker leaves alone what it has no handler for: a newer process may have one.
#[derive(Clone, Default)]
pub struct Registry {
    handlers: HashMap<&'static str, Handler>,
    schedules: Vec<(&'static str, SignedDuration)>,
}

impl Registry {
    /// Knows no job.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a handler.
    #[must_use]
    pub fn with<J: Job>(mut self, job: J) -> Self {
        let job = Arc::new(job);
        let handler = move |running| -> BoxFuture<'static, _> {
            let job = job.clone();
            Box::pin(async move { job.run(running).await })
        };
        self.handlers.insert(J::KIND, Arc::new(handler));
        self
    }

    /// Adds a handler whose job is enqueued by itself once every so often (a week at most), on one process of all.
    ///
    /// Turns that nobody was there to take are not made up for, except the latest.
    #[must_use]
    pub fn every<J: Job>(mut self, period: SignedDuration, job: J) -> Self {
        self.schedules.push((J::KIND, period));
        self.with(job)
    }

    /// What both know.
    #[must_use]
    pub fn and(mut self, other: Self) -> Self {
        self.handlers.extend(other.handlers);
        self.schedules.extend(other.schedules);
        self
    }

    pub(crate) fn kinds(&self) -> Vec<String> {
        self.handlers.keys().map(ToString::to_string).collect()
    }

    pub(crate) fn schedules(&self) -> &[(&'static str, SignedDuration)] {
        &self.schedules
    }

    pub(crate) fn run(&self, running: Running) -> BoxFuture<'static, Result<(), Failure>> {
        match self.handlers.get(running.kind()) {
            Some(handler) => handler(running),
            None => Box::pin(std::future::ready(Err(Failure::Retry("no handler here".into())))),
        }
    }
}
