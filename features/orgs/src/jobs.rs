//! Background jobs of organizations.

use api::App;
use jiff::SignedDuration;
use jobs::{Failure, Job, Registry, Running};

use crate::{forget_answers, invitations};

/// Interval of the cleanup of expired idempotency answers and invitations.
const INTERVAL: SignedDuration = SignedDuration::from_hours(1);

/// Returns the scheduled jobs of organizations.
pub fn jobs(app: &App) -> Registry {
    Registry::new().every(INTERVAL, ForgetAnswers(app.clone())).every(INTERVAL, ForgetInvitations(app.clone()))
}

struct ForgetAnswers(App);

impl Job for ForgetAnswers {
    const KIND: &'static str = "forget_answers";

    async fn run(&self, _: Running) -> Result<(), Failure> {
        forget_answers(&self.0.db, self.0.now()).await?;
        Ok(())
    }
}

struct ForgetInvitations(App);

impl Job for ForgetInvitations {
    const KIND: &'static str = "forget_invitations";

    async fn run(&self, _: Running) -> Result<(), Failure> {
        invitations::forget(&self.0.db, self.0.now()).await?;
        Ok(())
    }
}
