//! Registry of handlers and schedules, by kind of job.

use std::{collections::HashMap, sync::Arc};

use futures::future::BoxFuture;
use jiff::SignedDuration;

use crate::{Failure, Running};

/// Handler of a kind of job. It owns its dependencies (the application's state), and running it twice for one job must
/// be harmless.
pub trait Job: Send + Sync + 'static {
    /// Name of the kind in the table: an imperative like `import_locations`. Must never change because queued jobs may
    /// carry it.
    const KIND: &'static str;

    /// Runs the job. The future is dropped at any `await` when the process stops or the lease is lost.
    fn run(&self, running: Running) -> impl Future<Output = Result<(), Failure>> + Send;
}

type Handler = Arc<dyn Fn(Running) -> BoxFuture<'static, Result<(), Failure>> + Send + Sync>;

/// Handlers of a process. A worker skips jobs without a handler because a newer process may have one.
#[derive(Clone, Default)]
pub struct Registry {
    handlers: HashMap<&'static str, Handler>,
    schedules: Vec<(&'static str, SignedDuration)>,
}

impl Registry {
    /// Creates an empty registry.
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

    /// Adds a handler whose job is enqueued automatically once per `period` (at most a week), by one of all processes.
    ///
    /// Slots that passed while no process was running are skipped, except the latest.
    #[must_use]
    pub fn every<J: Job>(mut self, period: SignedDuration, job: J) -> Self {
        self.schedules.push((J::KIND, period));
        self.with(job)
    }

    /// Merges the handlers and schedules of both registries.
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
