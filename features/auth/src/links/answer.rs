//! The job that answers requests for an email: it looks the address up and chooses the email.

use ::jobs::{Failure, Job, Running};
use api::App;
use audit::{Act, Actor};
use db::Tx;
use jiff::Timestamp;
use serde_json::Map;

use super::{
    delivery::{self, Errand},
    kind::Kind,
    requests::{CONTEXT, EmailRequest, JOB, Wish},
};
use crate::{
    Auth,
    accounts::{audit_entries, sign_ups},
    emails::Occasion,
    error::Result,
    events, flows,
    queries::{self, SignUpRow, UserRow},
};

/// Answers a request by an email, or by none.
pub(crate) struct AnswerByMail {
    pub(crate) app: App,
    pub(crate) auth: Auth,
}

impl Job for AnswerByMail {
    const KIND: &'static str = JOB;

    async fn run(&self, running: Running) -> std::result::Result<(), Failure> {
        let sealed: String = running.payload()?;
        let text = self.auth.0.sealer.open(CONTEXT, &sealed).map_err(|why| Failure::Fail(why.to_string()))?;
        let request = serde_json::from_slice(&text).map_err(|_| Failure::Fail("not a wish".into()))?;
        let mut tx = self.app.db.begin().await?;
        let answered = answer(&self.auth, &mut tx, request, self.app.now()).await;
        answered.map_err(|error| Failure::Retry(error.into_api().to_string()))?;
        running.complete(&mut tx).await?;
        Ok(tx.commit().await?)
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

async fn answer(auth: &Auth, tx: &mut Tx, request: EmailRequest, now: Timestamp) -> Result<()> {
    let Some((recipient, kind, occasion)) = recipient(auth, tx, &request, now).await? else { return Ok(()) };
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
    let flow = flows::begin(tx, owner, method, request.challenge, &request.redirect_to, now).await?;
    let errand = Errand {
        kind,
        occasion,
        to: &request.email,
        flow: flow.as_ref(),
        redirect_to: &request.redirect_to,
        device: &request.device,
        now,
    };
    match recipient {
        Recipient::User(mut user) => {
            delivery::send(auth, tx, &mut user, errand).await?;
            Ok(queries::save_user(tx, &user).await?)
        }
        Recipient::SignUp(sign_up) => delivery::send_to_sign_up(auth, tx, &sign_up, errand).await,
    }
}

/// Returns the email to send; `None` without a recipient or anything to confirm.
async fn recipient(auth: &Auth, tx: &mut Tx, request: &EmailRequest, now: Timestamp) -> Result<Answer> {
    if matches!(request.wish, Wish::Change) {
        return address_change(auth, tx, request, now).await;
    }
    match queries::lock_user_by_email(tx, &request.email).await? {
        Some(user) if user.is_confirmed() => answer_user(auth, tx, request, user, now).await,
        user => answer_newcomer(tx, request, user, now).await,
    }
}

async fn answer_user(
    auth: &Auth,
    tx: &mut Tx,
    request: &EmailRequest,
    user: UserRow,
    now: Timestamp,
) -> Result<Answer> {
    let (kind, occasion) = match &request.wish {
        Wish::Recover => (Kind::Recovery, Occasion::Recover),
        Wish::SignIn { .. } => (Kind::MagicLink, Occasion::SignIn),
        Wish::SignUp(_) => {
            let (by, act) = (Actor::stranger(request.device.origin()), Act::new(events::AccountCreatedAgain));
            audit_entries::record_by(auth, tx, &user.id, by, act, now).await?;
            (Kind::MagicLink, Occasion::AlreadyJoined)
        }
        Wish::Confirm | Wish::Change => return Ok(None),
    };
    Ok(Some((Recipient::User(Box::new(user)), kind, occasion)))
}

/// Answers for an address that is not confirmed: with sign-ups, with a user created by someone else, or with
/// neither.
async fn answer_newcomer(tx: &mut Tx, request: &EmailRequest, user: Option<UserRow>, now: Timestamp) -> Result<Answer> {
    let sign_ups = sign_ups::open(tx, &request.email, now).await?;
    let is_known = user.is_some() || !sign_ups.is_empty();
    let own = match &request.wish {
        Wish::SignUp(id) => sign_ups.into_iter().find(|sign_up| sign_up.id == *id),
        // With several sign-ups, it is unknown which one is meant, and a wrong one would have its password
        // confirmed.
        Wish::Confirm if sign_ups.len() == 1 => sign_ups.into_iter().next(),
        _ => None,
    };
    let (kind, occasion, metadata) = match &request.wish {
        Wish::SignUp(_) if own.is_none() => return Ok(None),
        Wish::Recover if is_known => (Kind::Recovery, Occasion::Recover, Map::new()),
        Wish::SignIn { may_join, metadata } if *may_join => (Kind::Confirmation, Occasion::Confirm, metadata.clone()),
        Wish::SignUp(_) | Wish::SignIn { .. } | Wish::Confirm if is_known => {
            (Kind::Confirmation, Occasion::Confirm, Map::new())
        }
        _ => return Ok(None),
    };
    let sign_up = match own {
        Some(sign_up) => sign_up,
        None => sign_ups::add_bare(tx, &request.email, kind, metadata, &request.device, now).await?,
    };
    Ok(Some((Recipient::SignUp(Box::new(sign_up)), kind, occasion)))
}

/// Returns the email for a change to or from this address.
async fn address_change(auth: &Auth, tx: &mut Tx, request: &EmailRequest, now: Timestamp) -> Result<Answer> {
    for (kind, occasion) in
        [(Kind::EmailChangeNew, Occasion::ChangeNew), (Kind::EmailChangeCurrent, Occasion::ChangeCurrent)]
    {
        let proofs = queries::one_time_tokens_of(&mut *tx, &request.email, vec![kind.as_str().into()]).await?;
        if let Some(proof) = proofs.into_iter().next() {
            let Some(user) = queries::lock_user(tx, &proof.user_id).await? else { return Ok(None) };
            if kind == Kind::EmailChangeNew
                && let Some(owner) = queries::find_user_by_email(&mut *tx, &request.email).await?
            {
                delivery::refuse_address(auth, tx, &user, &owner, &request.device, now).await?;
                return Ok(None);
            }
            return Ok(Some((Recipient::User(Box::new(user)), kind, occasion)));
        }
    }
    Ok(None)
}
