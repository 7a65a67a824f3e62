//! Port to single sign-on: organizations whose own provider signs people in.
//!
//! The provider proves who someone is to one organization only. The session that it begins reaches that organization
//! and its clients, and changes no way to sign in to the account.

use std::sync::Arc;

use api::App;
use db::{Run, Tx};
use futures::future::BoxFuture;
use jiff::Timestamp;
use serde_json::{Map, Value, json};
use url::Url;

use crate::{
    Auth, SessionId, User, UserId, accounts,
    error::{Error, Result},
    flows::{self, Challenge},
    queries::{self, UserRow},
    rules, sessions,
    types::Method,
};

/// Rule about the ways in of a user.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SignOn {
    /// In any way.
    Free,
    /// With single sign-on only.
    Required,
    /// With single sign-on; as a way out, an owner does it with a passkey.
    BreakGlass,
}

/// Finds where single sign-on begins.
pub trait FindSso: Send + Sync {
    /// Returns the address at which single sign-on of an email domain begins; `name` is a domain or an email address.
    /// `None` when no organization signs in there.
    fn find_sso<'a>(&'a self, app: &'a App, name: &'a str) -> BoxFuture<'a, api::Result<Option<Url>>>;
}

/// Finder of single sign-on, which the server layers over the routes.
#[derive(Clone)]
pub struct SsoDoor(pub Arc<dyn FindSso>);

impl Auth {
    /// Refuses a way in that the organization of the address does not allow.
    pub(crate) async fn check_sign_on(&self, tx: &mut Tx, user: &UserRow, method: &str, now: Timestamp) -> Result<()> {
        match self.0.on_sign_up.sign_on(&self.0.db, &user.id, &user.email, method).await? {
            SignOn::Free => Ok(()),
            SignOn::Required => Err(Error::sso_required()),
            SignOn::BreakGlass => Ok(self.0.on_sign_up.glass_broken(tx, &user.id, now).await?),
        }
    }

    /// Refuses a right password where single sign-on is enforced.
    pub(crate) async fn refuse_password(&self, email: &str, user: &UserId) -> Result<()> {
        match self.0.on_sign_up.sign_on(&self.0.db, user, email, Method::PASSWORD).await? {
            SignOn::Free => Ok(()),
            SignOn::Required | SignOn::BreakGlass => Err(Error::sso_required()),
        }
    }

    /// Ends a session that began before its organization enforced single sign-on, when it is refreshed.
    pub(crate) async fn keep_sign_on(&self, app: &App, user: &UserRow, session: &SessionId, amr: &Value) -> Result<()> {
        let has_passkey = amr.to_string().contains(&format!("\"{}\"", Method::PASSKEY));
        let method = if has_passkey { Method::PASSKEY } else { Method::PASSWORD };
        if self.0.on_sign_up.sign_on(&app.db, &user.id, &user.email, method).await? != SignOn::Required {
            return Ok(());
        }
        let mut tx = app.db.begin().await?;
        sessions::end(&mut tx, &user.id, std::slice::from_ref(session)).await?;
        tx.commit().await?;
        Err(Error::bad("session_expired", "Invalid Refresh Token: Single sign-on is required"))
    }

    /// Returns the address that a sign-in may lead to: the one that was asked for where it is allowed, else the site.
    pub fn landing_of(&self, asked: Option<&str>) -> Url {
        self.0.redirects.checked(asked)
    }

    /// Returns the address that tells a page that single sign-on failed.
    pub fn sso_failed(&self, landing: Url, code: &'static str) -> Url {
        let mut landing = landing;
        landing.query_pairs_mut().append_pair("error", "access_denied").append_pair("error_code", code);
        landing
    }

    /// Begins a sign-in whose code only the program with the verifier of `challenge` can exchange. Returns its id.
    ///
    /// # Errors
    /// 422 for a challenge that is none.
    pub async fn begin_sso(
        &self,
        tx: &mut Tx,
        challenge: &str,
        method: &str,
        landing: &Url,
        now: Timestamp,
    ) -> api::Result<String> {
        let asked =
            Challenge { code_challenge: Some(challenge.to_owned()), code_challenge_method: Some(method.to_owned()) };
        let checked = asked.check().map_err(Error::into_api)?;
        let flow =
            flows::begin(tx, None, Method::SSO, checked, landing.as_str(), now).await.map_err(Error::into_api)?;
        let missing = || api::Error::new(api::Kind::BadRequest, "bad_request", "code_challenge is required.");
        flow.map(|id| id.to_string()).ok_or_else(missing)
    }

    /// Completes a sign-in: the provider of `org` proved who `user` is. Returns the landing with the code for the program
    /// that waits.
    ///
    /// # Errors
    /// 403 for a user who may not sign in.
    pub async fn finish_sso(
        &self,
        tx: &mut Tx,
        (flow, landing): (&str, Url),
        user: &UserId,
        (org, sign_in): (&str, &str),
        now: Timestamp,
    ) -> api::Result<Url> {
        let flow = flow.parse().map_err(|_| api::Error::not_found())?;
        let row = queries::lock_user(tx, user).await?.ok_or_else(api::Error::not_found)?;
        if row.is_banned(now) {
            return Err(api::Error::not_found());
        }
        let code = flows::come_back(tx, &flow, user, None, now).await.map_err(Error::into_api)?;
        queries::bind_flow(tx, &flow, org, sign_in).await?;
        let mut landing = landing;
        landing.query_pairs_mut().append_pair("code", &code);
        Ok(landing)
    }

    /// Returns the account with an address that a provider has verified; makes one when there is none and `makes` says so.
    /// An account without a confirmed address loses its ways in, because a stranger may have made it.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn account_for_sso(
        &self,
        tx: &mut Tx,
        email: &str,
        (name, makes): (Option<&str>, bool),
        now: Timestamp,
    ) -> api::Result<Option<UserId>> {
        let Some(email) = rules::email(email) else { return Ok(None) };
        if let Some(known) = queries::find_user_by_email(&mut *tx, &email).await? {
            let Some(mut user) = queries::lock_user(tx, &known.id).await? else { return Ok(None) };
            if !user.is_confirmed() {
                accounts::remove_ways_in(tx, &mut user).await.map_err(Error::into_api)?;
                accounts::confirm(tx, &mut user, now).await.map_err(Error::into_api)?;
                queries::save_user(tx, &user).await?;
            }
            return Ok(Some(user.id));
        }
        if !makes {
            return Ok(None);
        }
        let mut metadata = Map::new();
        if let Some(name) = name {
            let (first, last) = name.split_once(' ').unwrap_or((name, ""));
            metadata.insert("first_name".into(), json!(first));
            metadata.insert("last_name".into(), json!(last.trim()));
            metadata.insert("full_name".into(), json!(name));
        }
        let user = UserRow {
            email,
            email_confirmed_at: Some(now),
            app_metadata: json!({ "provider": Method::SSO, "providers": [Method::SSO] }),
            user_metadata: Value::Object(metadata),
            ..UserRow::new(now)
        };
        queries::add_user(tx, &user).await?;
        queries::save_identity(tx, &accounts::own_identity(&user, accounts::EMAIL, now)).await?;
        queries::remove_sign_ups(tx, &user.email).await?;
        Ok(Some(user.id))
    }

    /// Returns whether the user has a passkey.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn has_passkey(&self, user: &UserId) -> api::Result<bool> {
        Ok(!queries::passkeys(&self.0.db, user).await?.is_empty())
    }
}

/// Ends the sessions that sign-ins by a provider began, and sign-ins that are under way. Returns the number of sessions.
///
/// # Errors
/// When the database fails. The transaction cannot be used after an error.
pub async fn end_sign_ins(tx: &mut Tx, sign_ins: &[String]) -> api::Result<usize> {
    if sign_ins.is_empty() {
        return Ok(0);
    }
    queries::remove_bound_flows(tx, sign_ins.to_vec()).await?;
    let ending = queries::bound_sessions(tx, sign_ins.to_vec()).await?;
    for (user, session) in &ending {
        sessions::end(tx, user, std::slice::from_ref(session)).await.map_err(Error::into_api)?;
    }
    Ok(ending.len())
}

/// Returns the user with an id, without identities and factors, within a transaction.
///
/// # Errors
/// When the database fails. The transaction cannot be used after an error.
pub async fn find_user_in(tx: &mut Tx, user: &UserId) -> api::Result<Option<User>> {
    Ok(queries::find_user(&mut *tx, user).await?.map(|user| User::of(user, Vec::new(), Vec::new())))
}

/// Returns the sign-in by a provider that began a session.
///
/// # Errors
/// When the database fails.
pub async fn sign_in_of(on: impl Run, session: &SessionId) -> db::Result<Option<String>> {
    queries::sign_in_of(on, session).await
}
