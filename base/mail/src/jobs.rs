//! Email queue. Emails are sealed while they wait.

use crypto::Sealer;
use db::{Db, Tx};
use jiff::Timestamp;
use jobs::{Failure, Job, NewJob, Registry, Running};
use serde::{Deserialize, Serialize};

use crate::{
    Email, Headers, Look, Mailer,
    seal::{BULK_MAIL, MAIL, MAX_ATTEMPTS, Waiting, open, seal},
};

#[derive(Serialize, Deserialize)]
struct Payload {
    sealed: String,
}

/// Queues an email. It is sent once the transaction commits, and never if the transaction rolls back.
pub async fn enqueue(tx: &mut Tx, sealer: &Sealer, to: &str, message: &Email, now: Timestamp) -> api::Result<()> {
    keep(tx, sealer, &Waiting { to: to.into(), message: message.render()?, headers: Headers::default() }, now).await
}

/// Queues an email with the name and colors of `look`.
pub async fn enqueue_as(
    tx: &mut Tx,
    sealer: &Sealer,
    to: &str,
    message: &Email,
    look: &Look,
    now: Timestamp,
) -> api::Result<()> {
    let waiting = Waiting { to: to.into(), message: message.render_as(look)?, headers: Headers::default() };
    keep(tx, sealer, &waiting, now).await
}

/// Queues an email with optional headers and the name and colors of `look`.
pub async fn enqueue_with(
    tx: &mut Tx,
    sealer: &Sealer,
    to: &str,
    message: &Email,
    look: &Look,
    headers: Headers,
    now: Timestamp,
) -> api::Result<()> {
    keep(tx, sealer, &Waiting { to: to.into(), message: message.render_as(look)?, headers }, now).await
}

async fn keep(tx: &mut Tx, sealer: &Sealer, waiting: &Waiting, now: Timestamp) -> api::Result<()> {
    let payload = Payload { sealed: seal(sealer, waiting)? };
    let payload = serde_json::to_value(payload).map_err(api::Error::internal)?;
    let job = NewJob { max_attempts: MAX_ATTEMPTS, ..NewJob::new(MAIL, payload) };
    jobs::enqueue(tx, &job, now).await?;
    Ok(())
}

/// Counts the emails that wait to be sent.
pub async fn waiting(on: &Db) -> api::Result<i64> {
    let mut count = 0;
    for kind in [MAIL, BULK_MAIL] {
        count += jobs::waiting(on, kind).await?;
    }
    Ok(count)
}

/// Removes the queued emails to an address, except those being sent at this moment. Returns the number removed.
pub async fn forget(tx: &mut Tx, sealer: &Sealer, to: &str) -> api::Result<usize> {
    let mut count = 0;
    for kind in [MAIL, BULK_MAIL] {
        for (id, payload) in jobs::payloads(&mut *tx, kind).await? {
            let Ok(Payload { sealed }) = serde_json::from_value(payload) else { continue };
            let Ok(waiting) = open(sealer, &sealed) else { continue };
            if waiting.to.eq_ignore_ascii_case(to) {
                jobs::remove(&mut *tx, &id).await?;
                count += 1;
            }
        }
    }
    Ok(count)
}

/// Returns the job handler that sends emails.
pub fn jobs(mailer: Mailer, sealer: Sealer) -> Registry {
    Registry::new().with(SendMail { mailer, sealer })
}

struct SendMail {
    mailer: Mailer,
    sealer: Sealer,
}

impl Job for SendMail {
    const KIND: &'static str = MAIL;

    async fn run(&self, running: Running) -> Result<(), Failure> {
        let Payload { sealed } = running.payload()?;
        let Waiting { to, message, headers } = open(&self.sealer, &sealed).map_err(Failure::Fail)?;
        self.mailer.send(&to, message, &headers, running.id().as_str(), running.now()).await
    }
}
