//! Emails that organizations send to people outside: queued apart from those of accounts, and dropped when their recipient
//! stopped them meanwhile.

use std::{future::Future, pin::Pin, sync::Arc};

use crypto::Sealer;
use db::{Db, Tx};
use jiff::Timestamp;
use jobs::{Failure, Job, NewJob, Registry, Running};
use serde::{Deserialize, Serialize};

use crate::{
    Email, Headers, Look, Mailer,
    seal::{BULK_MAIL, MAX_ATTEMPTS, Waiting, open, seal},
};

/// Reason of a bulk email, by which it is known whether its recipient still wants it when it is sent.
#[derive(Clone, Copy, Debug)]
pub struct Purpose<'a> {
    /// Organization that sends it. Its queued emails are deleted with it.
    pub org: &'a str,
    /// Name of the [`List`] that decides.
    pub list: &'static str,
    /// Subject of the email, such as the id of a request. It is stored as it is: no personal data.
    pub about: &'a str,
}

/// Decides whether a queued email is still wanted.
pub trait List: Send + Sync {
    /// Name, as in [`Purpose`].
    fn name(&self) -> &'static str;

    /// Returns false when the recipient stopped these emails, or the cause of the email is gone.
    fn is_wanted<'a>(
        &'a self,
        db: &'a Db,
        org: &'a str,
        about: &'a str,
    ) -> Pin<Box<dyn Future<Output = db::Result<bool>> + Send + 'a>>;
}

#[derive(Serialize, Deserialize)]
struct Payload {
    list: String,
    about: String,
    sealed: String,
}

/// Queues a bulk email with optional headers and the name and colors of `look`.
pub async fn enqueue_bulk(
    tx: &mut Tx,
    sealer: &Sealer,
    purpose: Purpose<'_>,
    (to, email, look, headers): (&str, &Email, &Look, Headers),
    now: Timestamp,
) -> api::Result<()> {
    let sealed = seal(sealer, &Waiting { to: to.into(), message: email.render_as(look)?, headers })?;
    let payload = Payload { list: purpose.list.into(), about: purpose.about.into(), sealed };
    let payload = serde_json::to_value(payload).map_err(api::Error::internal)?;
    let job = NewJob { org: Some(purpose.org), max_attempts: MAX_ATTEMPTS, ..NewJob::new(BULK_MAIL, payload) };
    jobs::enqueue(tx, &job, now).await?;
    Ok(())
}

/// Returns the job handler that sends bulk emails, with a separate worker: emails with codes and links to sign in never wait
/// behind them.
pub fn bulk_jobs(mailer: Mailer, sealer: Sealer, lists: Vec<Arc<dyn List>>) -> Registry {
    Registry::new().with(SendBulkMail { mailer, sealer, lists })
}

struct SendBulkMail {
    mailer: Mailer,
    sealer: Sealer,
    lists: Vec<Arc<dyn List>>,
}

impl Job for SendBulkMail {
    const KIND: &'static str = BULK_MAIL;

    async fn run(&self, running: Running) -> Result<(), Failure> {
        let Payload { list, about, sealed } = running.payload()?;
        let mailing_list = self.lists.iter().find(|candidate| candidate.name() == list);
        let list = mailing_list.ok_or_else(|| Failure::Fail(format!("unknown list {list}")))?;
        let org = running.org().unwrap_or_default();
        if !list.is_wanted(running.db(), org, &about).await? {
            tracing::info!(list = list.name(), about, "an email was dropped: it is not wanted any more");
            return Ok(());
        }
        let Waiting { to, message, headers } = open(&self.sealer, &sealed).map_err(Failure::Fail)?;
        self.mailer.send(&to, message, &headers, running.id().as_str(), running.now()).await
    }
}
