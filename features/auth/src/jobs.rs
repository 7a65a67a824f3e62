//! What happens behind the answers: mails to those who have an account, and the removal of what is over.

use ::jobs::{Failure, Job, NewJob, Registry, Running};
use api::App;
use crypto::Sealer;
use db::{Db, Tx};
use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{
    Auth, Settings,
    accounts::Newcomer,
    error::Result,
    flows::{self, Checked},
    letters::{Errand, Occasion},
    proofs::Kind,
    queries::{self, Device, UserRow},
};

/// How often what is over is removed.
const EVERY: SignedDuration = SignedDuration::from_hours(1);
/// One-time tokens, flows and challenges are over long before this.
const PROOFS_KEPT: SignedDuration = SignedDuration::from_hours(24);
/// What wishes are sealed for.
const CONTEXT: &str = "auth_wishes";

/// What somebody asked for with nothing but an address.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Asked {
    pub(crate) email: String,
    pub(crate) wish: Wish,
    pub(crate) challenge: Option<Checked>,
    pub(crate) redirect_to: String,
    pub(crate) device: Device,
}

/// What a mail is to do.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum Wish {
    /// Let them choose a new password.
    Recover,
    /// Let them in; those who have no account only when they may join.
    SignIn {
        /// May they?
        may_join: bool,
        /// What they told about themselves.
        told: Map<String, Value>,
    },
    /// Confirm the address of a sign-up, once more.
    Confirm,
    /// Confirm the change of an address, once more.
    Change,
}

/// The handlers of this feature's jobs.
pub fn jobs(app: &App, auth: &Auth) -> Registry {
    Registry::new()
        .with(AnswerByMail { app: app.clone(), auth: auth.clone() })
        .every(EVERY, PurgeAuth { app: app.clone(), settings: auth.0.settings.clone() })
}

/// Queues a wish, sealed: it names an address.
pub(crate) async fn enqueue(tx: &mut Tx, sealer: &Sealer, asked: &Asked, now: Timestamp) -> api::Result<()> {
    let text = serde_json::to_vec(asked).map_err(api::Error::internal)?;
    let sealed = sealer.seal(CONTEXT, &text).map_err(api::Error::internal)?;
    ::jobs::enqueue(tx, &NewJob::new(AnswerByMail::KIND, sealed.into()), now).await?;
    Ok(())
}

struct AnswerByMail {
    app: App,
    auth: Auth,
}

impl Job for AnswerByMail {
    const KIND: &'static str = "answer_by_mail";

    async fn run(&self, running: Running) -> std::result::Result<(), Failure> {
        let sealed: String = running.payload()?;
        let text = self.auth.0.sealer.open(CONTEXT, &sealed).map_err(|why| Failure::Fail(why.to_string()))?;
        let asked = serde_json::from_slice(&text).map_err(|_| Failure::Fail("not a wish".into()))?;
        let mut tx = self.app.db.begin().await?;
        let answered = self.auth.answer_by_mail(&mut tx, asked, self.app.now()).await;
        answered.map_err(|error| Failure::Retry(error.into_api().to_string()))?;
        running.complete(&mut tx).await?;
        Ok(tx.commit().await?)
    }
}

impl Auth {
    async fn answer_by_mail(&self, tx: &mut Tx, asked: Asked, now: Timestamp) -> Result<()> {
        let known = queries::lock_user_by_email(tx, &asked.email).await?;
        let Some((mut user, kind, occasion)) = self.answered(tx, &asked, known, now).await? else { return Ok(()) };
        if user.is_banned(now) {
            return Ok(());
        }
        let method = match occasion {
            Occasion::Confirm => "email/signup",
            Occasion::Recover => "recovery",
            Occasion::SignIn => "magiclink",
            _ => "email_change",
        };
        let flow = flows::begin(tx, &user.id, method, asked.challenge, &asked.redirect_to, now).await?;
        let errand = Errand {
            kind,
            occasion,
            to: &asked.email,
            flow: flow.as_ref(),
            redirect_to: &asked.redirect_to,
            device: &asked.device,
            now,
        };
        self.send_proof(tx, &mut user, errand).await?;
        Ok(queries::save_user(tx, &user).await?)
    }

    /// Who is to be written to, and what about; nothing when there is nobody, or nothing to prove.
    async fn answered(
        &self,
        tx: &mut Tx,
        asked: &Asked,
        known: Option<UserRow>,
        now: Timestamp,
    ) -> Result<Option<(UserRow, Kind, Occasion)>> {
        Ok(match (&asked.wish, known) {
            (Wish::Recover, Some(user)) => Some((user, Kind::Recovery, Occasion::Recover)),
            (Wish::SignIn { .. }, Some(user)) if user.is_confirmed() => Some((user, Kind::Recovery, Occasion::SignIn)),
            (Wish::SignIn { .. } | Wish::Confirm, Some(user)) if !user.is_confirmed() => {
                Some((user, Kind::Confirmation, Occasion::Confirm))
            }
            (Wish::SignIn { may_join: true, told }, None) => {
                let newcomer = Newcomer {
                    email: Some(asked.email.clone()),
                    phone: None,
                    password_hash: None,
                    told: told.clone(),
                    is_confirmed: false,
                    is_made: false,
                };
                // Who has joined at this moment is known when the job is tried again.
                Some((self.register(tx, newcomer, now).await?, Kind::Confirmation, Occasion::Confirm))
            }
            (Wish::Change, _) => self.changing(tx, &asked.email).await?,
            _ => None,
        })
    }

    /// Whose address is to become, or to stop being, this one.
    async fn changing(&self, tx: &mut Tx, email: &str) -> Result<Option<(UserRow, Kind, Occasion)>> {
        for (kind, occasion) in
            [(Kind::EmailChangeNew, Occasion::ChangeNew), (Kind::EmailChangeCurrent, Occasion::ChangeCurrent)]
        {
            let proofs = queries::proofs_of(&mut *tx, email, vec![kind.as_str().into()]).await?;
            if let Some(proof) = proofs.into_iter().next() {
                let user = queries::lock_user(tx, &proof.user_id).await?;
                return Ok(user.map(|user| (user, kind, occasion)));
            }
        }
        Ok(None)
    }
}

/// Removes what is over.
struct PurgeAuth {
    app: App,
    settings: Settings,
}

impl Job for PurgeAuth {
    const KIND: &'static str = "purge_auth";

    async fn run(&self, _: Running) -> std::result::Result<(), Failure> {
        let purged = purge(&self.app.db, &self.settings, self.app.now()).await?;
        tracing::info!(purged, "old sessions and proofs removed");
        Ok(())
    }
}

async fn purge(db: &Db, settings: &Settings, now: Timestamp) -> db::Result<u64> {
    let mut tx = db.begin().await?;
    let mut purged =
        queries::remove_old_sessions(&mut tx, now - settings.idle_timeout, now - settings.absolute_timeout).await?;
    let over = now - PROOFS_KEPT.max(settings.proof_life);
    purged += queries::remove_old_proofs(&mut tx, over).await?;
    purged += queries::remove_old_flows(&mut tx, over).await?;
    purged += queries::remove_old_challenges(&mut tx, over).await?;
    purged += queries::remove_old_passkey_challenges(&mut tx, over).await?;
    purged += queries::remove_old_limits(&mut tx, now.as_microsecond()).await?;
    tx.commit().await?;
    Ok(purged)
}
