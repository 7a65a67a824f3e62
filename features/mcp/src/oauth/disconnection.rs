//! The end of a connection.

use api::Event;
use audit::{Act, Actor};
use db::Tx;
use jiff::Timestamp;
use orgs::assistant_tokens;

use super::{queries, types::ConnectionKey};
use crate::events::AssistantDisconnected;

/// Reason why a connection ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reason {
    /// The user revoked it.
    User,
    /// The assistant revoked it.
    Client,
    /// A code was used twice: another party has it too.
    CodeReuse,
    /// A refresh token was used twice: another party has it too.
    RefreshReuse,
    /// The user no longer belongs to the organization.
    Membership,
}

impl Reason {
    fn as_str(self) -> &'static str {
        match self {
            Self::User => "user",
            Self::Client => "assistant",
            Self::CodeReuse => "code_reuse",
            Self::RefreshReuse => "refresh_reuse",
            Self::Membership => "membership",
        }
    }
}

/// Ends a connection: its access token and refresh tokens are refused from now on, and its live streams end. False when
/// there is none with this key.
pub(crate) async fn end(
    tx: &mut Tx,
    key: &ConnectionKey,
    reason: Reason,
    actor: &Actor,
    now: Timestamp,
) -> db::Result<bool> {
    let Some(name) = queries::name(tx, key).await? else { return Ok(false) };
    assistant_tokens::revoke(tx, &key.org, &key.user, &key.token).await?;
    let act = Act::new(AssistantDisconnected).on("token", &key.token).named(&name);
    act.with("reason", reason.as_str()).record(tx, actor, now).await?;
    Event::new(&key.user, "tokens", None).announce(tx);
    Event::new(&key.user, "session", Some(key.token.as_str())).announce(tx);
    Ok(true)
}
