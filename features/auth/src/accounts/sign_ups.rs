//! Sign-ups that wait for the confirmation of their address.
//!
//! A person can sign up with another person's address, so a sign-up is not a user: it is a separate record with its own
//! password and its own link. The reader of the mailbox owns the resulting account. Passwords from other sign-ups with
//! that address do not open it.

use api::App;
use audit::{Act, Actor};
use db::Tx;
use jiff::Timestamp;
use serde_json::{Map, Value};

use super::{
    audit_entries,
    confirmation::{confirm, remove_ways_in},
    newcomer::Newcomer,
    registration,
};
use crate::{
    Auth, User, UserId,
    error::{Error, Result},
    events,
    flows::ValidChallenge,
    limits::Address,
    links::{
        kind::Kind,
        requests::{self, EmailRequest, Wish},
    },
    passwords::hasher::Verdict,
    queries::{self, Device, SignUpRow, UserRow},
    rules,
};

/// Maximum number of sign-ups of one address without an email. Every sign-in with the address hashes once per sign-up.
const MAX_UNSENT: i64 = 2;
/// Maximum number of sign-ups of one address with an email that counts.
const MAX_SENT: i64 = 3;

impl SignUpRow {
    /// A sign-up of this moment.
    pub(crate) fn new(newcomer: Newcomer, from: Address, kind: Kind, now: Timestamp) -> Self {
        Self {
            id: newcomer.id,
            email: newcomer.email.unwrap_or_default(),
            phone: newcomer.phone,
            password_hash: newcomer.password_hash,
            user_metadata: newcomer.metadata.into(),
            ip: from.to_string(),
            kind,
            code: None,
            flow_id: None,
            tries: 0,
            wrong_codes: 0,
            sent_at: None,
            created_at: now,
        }
    }

    /// The user whom it becomes, with the password and metadata of the sign-up, or without both.
    fn newcomer(&self, is_whole: bool) -> Newcomer {
        let metadata = self.user_metadata.as_object().cloned();
        Newcomer {
            id: self.id.clone(),
            email: Some(self.email.clone()),
            phone: None,
            password_hash: self.password_hash.clone().filter(|_| is_whole),
            metadata: metadata.filter(|_| is_whole).unwrap_or_default(),
            is_confirmed: true,
            is_made: false,
        }
    }
}

/// Stores a sign-up and queues its email. Nothing here depends on whether the name has an account: every caller
/// gets the refusals of a new user, and a job chooses the email.
pub(crate) async fn begin(
    auth: &Auth,
    app: &App,
    device: &Device,
    newcomer: Newcomer,
    challenge: Option<ValidChallenge>,
    redirect_to: String,
) -> Result<User> {
    let now = app.now();
    rehearse(auth, app, newcomer.clone(), now).await?;
    let expected = newcomer.clone().expected(now);
    let mut tx = app.db.begin().await?;
    let sign_up = SignUpRow::new(newcomer, device.address.into(), Kind::Confirmation, now);
    add(&mut tx, &sign_up).await?;
    if !sign_up.email.is_empty() {
        let (email, wish, device) = (sign_up.email, Wish::SignUp(sign_up.id), device.clone());
        let request = EmailRequest { email, wish, challenge, redirect_to, device };
        requests::enqueue(&mut tx, &auth.0.sealer, &request, now).await?;
    }
    tx.commit().await?;
    Ok(expected)
}

/// Signs a newcomer up under a random name and rolls that back: refuses what confirming the sign-up would refuse.
async fn rehearse(auth: &Auth, app: &App, newcomer: Newcomer, now: Timestamp) -> Result<()> {
    let mut tx = app.db.begin().await?;
    registration::register(auth, &mut tx, newcomer.under_another_name(now), now).await.map(drop)
}

/// Adds a sign-up without a password for an address from another flow. Its link gives the account to the reader of
/// the mailbox.
pub(crate) async fn add_bare(
    tx: &mut Tx,
    email: &str,
    kind: Kind,
    metadata: Map<String, Value>,
    device: &Device,
    now: Timestamp,
) -> Result<SignUpRow> {
    let newcomer = Newcomer {
        id: UserId::new(now),
        email: Some(email.to_owned()),
        phone: None,
        password_hash: None,
        metadata,
        is_confirmed: false,
        is_made: false,
    };
    let sign_up = SignUpRow::new(newcomer, device.address.into(), kind, now);
    add(tx, &sign_up).await?;
    Ok(sign_up)
}

/// Returns the sign-ups of an address that can still be confirmed.
pub(crate) async fn open(tx: &mut Tx, email: &str, now: Timestamp) -> Result<Vec<SignUpRow>> {
    Ok(queries::sign_ups_of_email(tx, email, now - queries::SIGN_UP_RETENTION).await?)
}

/// Makes the user of a sign-up whose link was followed. All other sign-ups of the address are removed.
pub(crate) async fn complete(
    auth: &Auth,
    tx: &mut Tx,
    sign_up: &SignUpRow,
    device: &Device,
    now: Timestamp,
) -> Result<UserRow> {
    let all = open(tx, &sign_up.email, now).await?;
    if queries::remove_sign_ups(tx, &sign_up.email).await? == 0 {
        return Err(Error::wrong_link());
    }
    let newcomer = sign_up.newcomer(!is_contested(sign_up, &all));
    let user = match queries::lock_user_by_email(tx, &sign_up.email).await? {
        None => registration::register(auth, tx, newcomer, now).await?,
        Some(user) if user.is_confirmed() => return Err(Error::wrong_link()),
        Some(user) => take_over(auth, tx, user, newcomer, now).await?,
    };
    let by = Actor::user(&user.id, device.origin());
    audit_entries::record_by(auth, tx, &user.id, by, Act::new(events::AccountCreated), now).await?;
    Ok(user)
}

/// Hands an existing user with an unconfirmed address over to the newcomer who confirmed the address by signing up.
async fn take_over(auth: &Auth, tx: &mut Tx, mut user: UserRow, newcomer: Newcomer, now: Timestamp) -> Result<UserRow> {
    if user.is_banned(now) {
        return Err(Error::wrong_link());
    }
    remove_ways_in(tx, &mut user).await?;
    user.password_hash = newcomer.password_hash;
    if !newcomer.metadata.is_empty() {
        user.user_metadata = Value::Object(rules::sign_up_metadata(newcomer.metadata, &user));
    }
    confirm(tx, &mut user, now).await?;
    queries::save_user(tx, &user).await?;
    registration::register_with_others(auth, tx, &user, now).await?;
    Ok(user)
}

/// Is this the password of a sign-up that waits for its confirmation?
pub(crate) async fn awaits_confirmation(auth: &Auth, sign_ups: Vec<SignUpRow>, password: &str) -> Result<bool> {
    let mut awaits = false;
    for hash in sign_ups.into_iter().filter_map(|sign_up| sign_up.password_hash) {
        awaits |= auth.0.hasher.verify(Some(hash), password.to_owned()).await? != Verdict::Wrong;
    }
    Ok(awaits)
}

async fn add(tx: &mut Tx, sign_up: &SignUpRow) -> Result<()> {
    queries::add_sign_up(tx, sign_up).await?;
    let phone = sign_up.phone.as_deref();
    Ok(queries::remove_surplus_sign_ups(tx, &sign_up.email, phone, MAX_UNSENT, MAX_SENT).await?)
}

/// Returns whether another person may have signed up with this address. Sign-ups from two networks count as two people:
/// the password may not belong to the reader of the mailbox, so the account begins without one. Within one network,
/// each link confirms its own sign-up, unless a later sign-up got no email: its owner then follows the earlier link.
fn is_contested(sign_up: &SignUpRow, all: &[SignUpRow]) -> bool {
    let mut others = all.iter().filter(|other| other.id != sign_up.id && other.password_hash.is_some());
    others.any(|other| other.ip != sign_up.ip || (other.sent_at.is_none() && other.created_at > sign_up.created_at))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_confirms_the_password_of_its_own_sign_up_unless_another_may_be_meant() {
        let at = |second| Timestamp::from_second(second).unwrap();
        let sign_up = |ip: &str, second: i64, sent: bool, password: Option<&str>| SignUpRow {
            id: UserId::new(at(second)),
            email: "zoe@example.com".into(),
            phone: None,
            password_hash: password.map(Into::into),
            user_metadata: Value::Null,
            ip: ip.into(),
            kind: Kind::Confirmation,
            code: None,
            flow_id: None,
            tries: 0,
            wrong_codes: 0,
            sent_at: sent.then(|| at(second)),
            created_at: at(second),
        };
        for (other, expected) in [
            (sign_up("home", 50, true, Some("p")), false),
            (sign_up("home", 150, true, Some("p")), false),
            (sign_up("home", 50, false, Some("p")), false),
            // Its owner got no email and follows this link.
            (sign_up("home", 150, false, Some("p")), true),
            (sign_up("elsewhere", 50, true, Some("p")), true),
            (sign_up("elsewhere", 150, true, Some("p")), true),
            (sign_up("elsewhere", 150, false, Some("p")), true),
            (sign_up("elsewhere", 150, true, None), false),
        ] {
            let this = sign_up("home", 100, true, Some("p"));
            let all = [this.clone(), other.clone()];
            assert_eq!(is_contested(&this, &all), expected, "{other:?}");
        }
    }
}
