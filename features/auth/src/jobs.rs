//! Background jobs: emails that requests ask for, and removal of expired data.

use ::jobs::{Failure, Job, NewJob, Registry, Running};
use api::App;
use audit::{Act, Actor};
use crypto::Sealer;
use db::{Db, Tx};
use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{
    Auth, Settings, UserId,
    emails::{Errand, Occasion},
    error::Result,
    events,
    flows::{self, Checked},
    links::kind::Kind,
    queries::{self, Device, SignUpRow, UserRow},
};

/// Interval between two removals of expired data.
const INTERVAL: SignedDuration = SignedDuration::from_hours(1);
/// Minimum retention of one-time tokens, flows and challenges; they expire long before.
const PROOFS_KEPT: SignedDuration = SignedDuration::from_hours(24);
/// Context that requests for emails are sealed for.
const CONTEXT: &str = "auth_wishes";

/// Request that contains only an address.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct EmailRequest {
    pub(crate) email: String,
    pub(crate) wish: Wish,
    pub(crate) challenge: Option<Checked>,
    pub(crate) redirect_to: String,
    pub(crate) device: Device,
}

/// Purpose of a requested email.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum Wish {
    /// Choose a new password.
    Recover,
    /// Sign in; without an account, only if `may_join`.
    SignIn {
        /// True when a user may be created.
        may_join: bool,
        /// Metadata of the user who is created.
        told: Map<String, Value>,
    },
    /// Confirm the address of a sign-up.
    SignUp(UserId),
    /// Confirm the address of a sign-up; requested again.
    Confirm,
    /// Confirm a change of address; requested again.
    Change,
}

impl Wish {
    /// Kind of email, as the limits count it.
    pub(crate) fn about(&self) -> &'static str {
        match self {
            Self::Recover => "recovery",
            Self::SignIn { .. } => "magiclink",
            Self::SignUp(_) | Self::Confirm => "signup",
            Self::Change => "email_change",
        }
    }
}

/// Recipient of an email.
enum Recipient {
    /// User with an account.
    User(Box<UserRow>),
    /// Sign-up that is not a user yet.
    SignUp(Box<SignUpRow>),
}

/// Answer to a request: recipient, kind of token and reason for the email.
type Answer = Option<(Recipient, Kind, Occasion)>;

/// Job handlers of this feature.
pub fn jobs(app: &App, auth: &Auth) -> Registry {
    Registry::new()
        .with(AnswerByMail { app: app.clone(), auth: auth.clone() })
        .every(INTERVAL, PurgeAuth { app: app.clone(), settings: auth.0.settings.clone() })
}

/// Queues a request for an email. It is sealed, because it contains an address.
pub(crate) async fn enqueue(tx: &mut Tx, sealer: &Sealer, asked: &EmailRequest, now: Timestamp) -> api::Result<()> {
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
    async fn answer_by_mail(&self, tx: &mut Tx, asked: EmailRequest, now: Timestamp) -> Result<()> {
        let Some((recipient, kind, occasion)) = self.recipient(tx, &asked, now).await? else { return Ok(()) };
        let method = match occasion {
            Occasion::Confirm => "email/signup",
            Occasion::Recover => "recovery",
            Occasion::SignIn | Occasion::AlreadyJoined => "magiclink",
            _ => "email_change",
        };
        let owner = match &recipient {
            Recipient::User(user) if user.is_banned(now) => return Ok(()),
            Recipient::User(user) => Some(&user.id),
            Recipient::SignUp(_) => None,
        };
        let flow = flows::begin(tx, owner, method, asked.challenge, &asked.redirect_to, now).await?;
        let errand = Errand {
            kind,
            occasion,
            to: &asked.email,
            flow: flow.as_ref(),
            redirect_to: &asked.redirect_to,
            device: &asked.device,
            now,
        };
        match recipient {
            Recipient::User(mut user) => {
                self.send_proof(tx, &mut user, errand).await?;
                Ok(queries::save_user(tx, &user).await?)
            }
            Recipient::SignUp(sign_up) => self.send_sign_up(tx, &sign_up, errand).await,
        }
    }

    /// Returns the email to send; `None` without a recipient or anything to confirm.
    async fn recipient(&self, tx: &mut Tx, asked: &EmailRequest, now: Timestamp) -> Result<Answer> {
        if matches!(asked.wish, Wish::Change) {
            return self.changing(tx, asked, now).await;
        }
        match queries::lock_user_by_email(tx, &asked.email).await? {
            Some(user) if user.is_confirmed() => self.answer_user(tx, asked, user, now).await,
            user => self.answer_newcomer(tx, asked, user, now).await,
        }
    }

    async fn answer_user(&self, tx: &mut Tx, asked: &EmailRequest, user: UserRow, now: Timestamp) -> Result<Answer> {
        let (kind, occasion) = match &asked.wish {
            Wish::Recover => (Kind::Recovery, Occasion::Recover),
            Wish::SignIn { .. } => (Kind::MagicLink, Occasion::SignIn),
            Wish::SignUp(_) => {
                let (by, act) = (Actor::stranger(asked.device.origin()), Act::new(events::AccountCreatedAgain));
                self.note_by(tx, &user.id, by, act, now).await?;
                (Kind::MagicLink, Occasion::AlreadyJoined)
            }
            Wish::Confirm | Wish::Change => return Ok(None),
        };
        Ok(Some((Recipient::User(Box::new(user)), kind, occasion)))
    }

    /// Answers for an address that is not confirmed: with sign-ups, with a user created by someone else, or with
    /// neither.
    async fn answer_newcomer(
        &self,
        tx: &mut Tx,
        asked: &EmailRequest,
        user: Option<UserRow>,
        now: Timestamp,
    ) -> Result<Answer> {
        let sign_ups = self.open_sign_ups(tx, &asked.email, now).await?;
        let is_known = user.is_some() || !sign_ups.is_empty();
        let own = match &asked.wish {
            Wish::SignUp(id) => sign_ups.into_iter().find(|sign_up| sign_up.id == *id),
            // With several sign-ups, it is unknown which one is meant, and a wrong one would have its password
            // confirmed.
            Wish::Confirm if sign_ups.len() == 1 => sign_ups.into_iter().next(),
            _ => None,
        };
        let (kind, occasion, told) = match &asked.wish {
            Wish::SignUp(_) if own.is_none() => return Ok(None),
            Wish::Recover if is_known => (Kind::Recovery, Occasion::Recover, Map::new()),
            Wish::SignIn { may_join, told } if *may_join => (Kind::Confirmation, Occasion::Confirm, told.clone()),
            Wish::SignUp(_) | Wish::SignIn { .. } | Wish::Confirm if is_known => {
                (Kind::Confirmation, Occasion::Confirm, Map::new())
            }
            _ => return Ok(None),
        };
        let sign_up = match own {
            Some(sign_up) => sign_up,
            None => self.add_bare_sign_up(tx, &asked.email, kind, told, &asked.device, now).await?,
        };
        Ok(Some((Recipient::SignUp(Box::new(sign_up)), kind, occasion)))
    }

    /// Returns the email for a change to or from this address.
    async fn changing(&self, tx: &mut Tx, asked: &EmailRequest, now: Timestamp) -> Result<Answer> {
        for (kind, occasion) in
            [(Kind::EmailChangeNew, Occasion::ChangeNew), (Kind::EmailChangeCurrent, Occasion::ChangeCurrent)]
        {
            let proofs = queries::proofs_of(&mut *tx, &asked.email, vec![kind.as_str().into()]).await?;
            if let Some(proof) = proofs.into_iter().next() {
                let Some(user) = queries::lock_user(tx, &proof.user_id).await? else { return Ok(None) };
                if kind == Kind::EmailChangeNew
                    && let Some(owner) = queries::find_user_by_email(&mut *tx, &asked.email).await?
                {
                    self.refuse_address(tx, &user, &owner, &asked.device, now).await?;
                    return Ok(None);
                }
                return Ok(Some((Recipient::User(Box::new(user)), kind, occasion)));
            }
        }
        Ok(None)
    }
}

/// Removes expired data.
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
    purged += queries::remove_old_sign_ups(&mut tx, now - queries::SIGN_UP_RETENTION).await?;
    purged += queries::remove_old_flows(&mut tx, over).await?;
    purged += queries::remove_old_challenges(&mut tx, over).await?;
    purged += queries::remove_old_passkey_challenges(&mut tx, over).await?;
    purged += queries::remove_old_limits(&mut tx, now.as_microsecond()).await?;
    tx.commit().await?;
    Ok(purged)
}
