//! Delivery of links and codes by email: at most one of each kind to an address within the minimum interval.

use db::Tx;
use jiff::Timestamp;
use serde_json::Value;

use super::{
    kind::Kind,
    lanes::Lane,
    one_time_tokens::{self, OneTimeToken},
};
use crate::{
    Auth,
    accounts::sign_ups,
    emails::{self, Occasion, notices},
    error::Result,
    limits::wrong_codes,
    queries::{self, Device, FlowId, SignUpRow, UserRow},
};

/// Email with a one-time token to send.
#[derive(Clone, Copy)]
pub(crate) struct Errand<'a> {
    pub(crate) kind: Kind,
    pub(crate) occasion: Occasion,
    pub(crate) to: &'a str,
    pub(crate) flow: Option<&'a FlowId>,
    pub(crate) redirect_to: &'a str,
    pub(crate) device: &'a Device,
    pub(crate) now: Timestamp,
}

/// Returns the URL of the link in an email.
pub(crate) fn link_to(auth: &Auth, kind: &str, token: &str, redirect_to: &str) -> String {
    let mut query = url::form_urlencoded::Serializer::new(String::new());
    query.append_pair("token", token).append_pair("type", kind).append_pair("redirect_to", redirect_to);
    format!("{}/verify?{}", auth.0.keys.issuer(), query.finish())
}

/// Queues an email with a new token, and sets its time in `user`, which the caller saves. Sends nothing when an
/// email of this kind went to the address within the minimum interval: its token stays valid.
pub(crate) async fn send(auth: &Auth, tx: &mut Tx, user: &mut UserRow, mail: Errand<'_>) -> Result<()> {
    let Errand { kind, to, flow, redirect_to, now, .. } = mail;
    let lane = match kind {
        Kind::Recovery | Kind::MagicLink => Lane::of(&auth.0.redirects, redirect_to, flow.is_some()),
        _ => Lane::Elsewhere,
    };
    if was_sent_lately(auth, queries::last_sent(&mut *tx, to, &lane.name(kind)).await?, now) {
        if matches!(kind, Kind::EmailChangeCurrent | Kind::EmailChangeNew) {
            one_time_tokens::withhold(auth, tx, &user.id, kind, to, now).await?;
        }
        return Ok(());
    }
    let takes_code = wrong_codes::takes_mailed(&mut *tx, &user.id).await?;
    let proof = one_time_tokens::issue(auth, tx, &user.id, (kind, lane), to, flow, now).await?;
    post(auth, tx, &user.user_metadata, &proof, takes_code, mail).await?;
    let sent_at = match kind {
        Kind::Confirmation | Kind::Invitation => &mut user.confirmation_sent_at,
        Kind::Recovery | Kind::MagicLink => &mut user.recovery_sent_at,
        Kind::EmailChangeCurrent | Kind::EmailChangeNew => &mut user.email_change_sent_at,
        Kind::Reauthentication => &mut user.reauthentication_sent_at,
    };
    *sent_at = Some(now);
    Ok(())
}

/// Queues an email with a new token for a sign-up, unless one went to its address within the minimum interval.
pub(crate) async fn send_to_sign_up(auth: &Auth, tx: &mut Tx, sign_up: &SignUpRow, mail: Errand<'_>) -> Result<()> {
    let all = sign_ups::open(tx, &sign_up.email, mail.now).await?;
    let last = all.iter().filter(|other| other.kind == sign_up.kind).filter_map(|other| other.sent_at).max();
    if was_sent_lately(auth, last, mail.now) {
        return Ok(());
    }
    let proof = one_time_tokens::issue_to_sign_up(auth, tx, &sign_up.id, mail.flow, mail.now).await?;
    post(auth, tx, &sign_up.user_metadata, &proof, wrong_codes::takes_mailed_of(sign_up), mail).await
}

/// Informs the owner of an address that the user of another account asked for it. The other user does not learn
/// this: the change waits for a confirmation that never comes.
pub(crate) async fn refuse_address(
    auth: &Auth,
    tx: &mut Tx,
    user: &UserRow,
    owner: &UserRow,
    device: &Device,
    now: Timestamp,
) -> Result<()> {
    let (kind, to) = (Kind::EmailChangeNew, owner.email.as_str());
    if was_sent_lately(auth, queries::last_sent(&mut *tx, to, kind.as_str()).await?, now) {
        return one_time_tokens::withhold(auth, tx, &user.id, kind, to, now).await;
    }
    one_time_tokens::issue(auth, tx, &user.id, (kind, Lane::Elsewhere), to, None, now).await?;
    notices::send(auth, tx, owner, to, Occasion::AddressTaken, device, now).await
}

/// Returns whether an email was sent within the minimum interval. It counts per address and kind, for callers
/// together.
fn was_sent_lately(auth: &Auth, sent_at: Option<Timestamp>, now: Timestamp) -> bool {
    let pause = auth.0.settings.mail_pause;
    sent_at.is_some_and(|at| at <= now && now.duration_since(at) < pause)
}

async fn post(
    auth: &Auth,
    tx: &mut Tx,
    metadata: &Value,
    proof: &OneTimeToken,
    takes_code: bool,
    mail: Errand<'_>,
) -> Result<()> {
    let Errand { occasion, to, redirect_to, device, now, .. } = mail;
    let link = occasion.link_type().map(|kind| link_to(auth, kind, &proof.token, redirect_to));
    let code = Some(proof.code.as_str()).filter(|_| takes_code);
    let message = emails::email(occasion, emails::language(metadata, redirect_to, device), link.as_deref(), code);
    Ok(mail::enqueue(tx, &auth.0.sealer, to, &message, now).await?)
}
