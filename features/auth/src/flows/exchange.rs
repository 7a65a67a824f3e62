//! The last step of a flow: its code and the verifier of its challenge become a session.

use api::App;
use audit::Act;

use super::{
    LIFETIME, is_met,
    secrets::{self, Tokens},
};
use crate::{
    Auth, Session,
    accounts::audit_entries,
    error::{Error, Result},
    events,
    queries::{self, Binding, Device},
    sessions::{self, Assurance},
    token_hash,
};

/// Ends a flow: its code and the verifier of its challenge for a session. A wrong verifier does not use the code up.
pub(crate) async fn exchange(auth: &Auth, app: &App, device: &Device, code: &str, verifier: &str) -> Result<Session> {
    if code.is_empty() || verifier.is_empty() {
        return Err(Error::invalid("invalid request: both auth code and code verifier should be non-empty"));
    }
    let unknown = || Error::not_found("flow_state_not_found", "invalid flow state, no valid flow state found");
    let now = app.now();
    let mut tx = app.db.begin().await?;
    let flow = queries::lock_flow_by_code(&mut tx, &token_hash::hash(code)).await?.ok_or_else(unknown)?;
    if flow.returned_at.is_none_or(|at| now.duration_since(at) > LIFETIME) {
        return Err(Error::refused("flow_state_expired", "invalid flow state, flow state has expired"));
    }
    if !is_met(&flow, verifier) {
        let message = "code challenge does not match previously saved code verifier";
        return Err(Error::bad("bad_code_verifier", message));
    }
    let user = flow.user_id.as_ref().ok_or_else(unknown)?;
    let mut user = queries::find_user(&mut tx, user).await?.ok_or_else(unknown)?;
    if user.is_banned(now) {
        return Err(Error::bad("user_banned", "User is banned"));
    }
    queries::remove_flow(&mut tx, &flow.id).await?;
    user.last_sign_in_at = Some(now);
    queries::record_sign_in(&mut tx, &user.id, now).await?;
    let act = Act::new(events::SessionCreated).with("method", &flow.method);
    audit_entries::record(auth, &mut tx, &user.id, device.origin(), act, now).await?;
    let sso = flow.only_org.as_deref().zip(flow.sso_sign_in.as_deref());
    let sso = sso.map(|(org, sign_in)| Binding { org, sign_in });
    let proved = Assurance { sso, ..Assurance::once(&flow.method) };
    let mut session = sessions::begin_with_assurance(auth, &mut tx, user, proved, Some(device), now).await?;
    if let Ok(tokens) = secrets::open::<Tokens>(auth, &flow) {
        session.provider_token = Some(tokens.access_token);
        session.provider_refresh_token = tokens.refresh_token;
    }
    tx.commit().await?;
    Ok(session)
}
