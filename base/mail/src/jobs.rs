//! Email queue. Emails are sealed while they wait.

use crypto::Sealer;
use db::{Run, Tx};
use jiff::Timestamp;
use jobs::{Failure, Job, NewJob, Registry, Running};
use serde::{Deserialize, Serialize};

use crate::{Email, Headers, Look, Mailer, Rendered};

/// Sealing context of queued emails.
const CONTEXT: &str = "mail";
/// Maximum attempts to send an email: at least one day and at most two, so that an outage of the mail server loses no
/// email. The last pauses are one hour each.
const TRIES: i64 = 41;

/// Queued email with its recipient.
#[derive(Serialize, Deserialize)]
struct Waiting {
    to: String,
    message: Rendered,
    #[serde(default)]
    headers: Headers,
}

#[derive(Serialize, Deserialize)]
struct Payload {
    sealed: String,
}

/// Queues an email. It is sent once the transaction commits, and never if the transaction rolls back.
pub async fn enqueue(tx: &mut Tx, sealer: &Sealer, to: &str, message: &Email, now: Timestamp) -> api::Result<()> {
    keep(tx, sealer, Waiting { to: to.into(), message: message.render()?, headers: Headers::default() }, now).await
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
    keep(tx, sealer, waiting, now).await
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
    keep(tx, sealer, Waiting { to: to.into(), message: message.render_as(look)?, headers }, now).await
}

async fn keep(tx: &mut Tx, sealer: &Sealer, waiting: Waiting, now: Timestamp) -> api::Result<()> {
    let waiting = serde_json::to_vec(&waiting).map_err(api::Error::internal)?;
    let payload = Payload { sealed: sealer.seal(CONTEXT, &waiting).map_err(api::Error::internal)? };
    let payload = serde_json::to_value(payload).map_err(api::Error::internal)?;
    let job = NewJob { max_attempts: TRIES, ..NewJob::new(SendMail::KIND, payload) };
    jobs::enqueue(tx, &job, now).await?;
    Ok(())
}

/// Counts the emails that wait to be sent.
pub async fn waiting(on: impl Run) -> api::Result<i64> {
    Ok(jobs::waiting(on, SendMail::KIND).await?)
}

/// Removes the queued emails to an address, except those being sent at this moment. Returns the number removed.
pub async fn forget(tx: &mut Tx, sealer: &Sealer, to: &str) -> api::Result<usize> {
    let mut found = 0;
    for (id, payload) in jobs::payloads(&mut *tx, SendMail::KIND).await? {
        let Ok(Payload { sealed }) = serde_json::from_value(payload) else { continue };
        let Some(waiting) = sealer.open(CONTEXT, &sealed).ok() else { continue };
        if serde_json::from_slice::<Waiting>(&waiting).is_ok_and(|waiting| waiting.to.eq_ignore_ascii_case(to)) {
            jobs::remove(&mut *tx, &id).await?;
            found += 1;
        }
    }
    Ok(found)
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
    const KIND: &'static str = "send_mail";

    async fn run(&self, running: Running) -> Result<(), Failure> {
        let Payload { sealed } = running.payload()?;
        let waiting = self.sealer.open(CONTEXT, &sealed).map_err(|why| Failure::Fail(why.to_string()))?;
        let Waiting { to, message, headers } =
            serde_json::from_slice(&waiting).map_err(|e| Failure::Fail(e.to_string()))?;
        self.mailer.send(&to, message, &headers, running.id().as_str(), running.now()).await
    }
}
