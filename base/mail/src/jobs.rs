//! The queue of emails: sealed while they wait.

use crypto::Sealer;
use db::{Run, Tx};
use jiff::Timestamp;
use jobs::{Failure, Job, NewJob, Registry, Running};
use serde::{Deserialize, Serialize};

use crate::{Email, Headers, Look, Mailer, Rendered};

/// What emails are sealed for.
const CONTEXT: &str = "mail";
/// Tries of an email: over a day at the least, for a mail server that is away must not lose what was promised, and two days
/// at the most. The last pauses are of an hour.
const TRIES: i64 = 41;

/// An email and its receiver.
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

/// Puts an email into the queue: it is sent once the transaction is committed, and not at all when it is not.
pub async fn enqueue(tx: &mut Tx, sealer: &Sealer, to: &str, message: &Email, now: Timestamp) -> api::Result<()> {
    keep(tx, sealer, Waiting { to: to.into(), message: message.render()?, headers: Headers::default() }, now).await
}

/// The same, as an email of somebody else.
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

/// The same, with headers that only some emails have.
pub async fn enqueue_with(
    tx: &mut Tx,
    sealer: &Sealer,
    to: &str,
    message: &Email,
    headers: Headers,
    now: Timestamp,
) -> api::Result<()> {
    keep(tx, sealer, Waiting { to: to.into(), message: message.render()?, headers }, now).await
}

async fn keep(tx: &mut Tx, sealer: &Sealer, waiting: Waiting, now: Timestamp) -> api::Result<()> {
    let waiting = serde_json::to_vec(&waiting).map_err(api::Error::internal)?;
    let payload = Payload { sealed: sealer.seal(CONTEXT, &waiting).map_err(api::Error::internal)? };
    let payload = serde_json::to_value(payload).map_err(api::Error::internal)?;
    let job = NewJob { max_attempts: TRIES, ..NewJob::new(SendMail::KIND, payload) };
    jobs::enqueue(tx, &job, now).await?;
    Ok(())
}

/// How many emails wait to be sent.
pub async fn waiting(on: impl Run) -> api::Result<i64> {
    Ok(jobs::waiting(on, SendMail::KIND).await?)
}

/// Takes the emails to an address out of the queue that are not being sent at this moment; how many that were.
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

/// The handler that sends emails.
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
