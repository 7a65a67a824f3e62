//! Reauthentication before actions that cannot be undone.

use api::{App, ClientAddress, FieldError};
use db::Run;
use jiff::Timestamp;

use crate::{
    Auth, SignedIn, UserId,
    error::{Error, Result},
    limits::{Address, Attempt},
    links::lookup,
    passwords::hasher::Verdict,
    queries::{self, UserRow},
    rules,
    types::Method,
};

/// Credential presented for a reauthentication.
pub(crate) enum PasswordOrCode<'a> {
    /// Password of the user.
    Password(&'a str),
    /// Code of a reauthentication email.
    Code(&'a str),
}

impl<'a> PasswordOrCode<'a> {
    /// Returns the credential that was given; the code, if both were.
    pub(crate) fn given(password: Option<&'a str>, code: Option<&'a str>) -> Option<Self> {
        let given = |text: Option<&'a str>| text.filter(|text| !text.is_empty());
        given(code).map(Self::Code).or_else(|| given(password).map(Self::Password))
    }

    /// Method that is stored with the session.
    pub(crate) fn method(&self) -> &'static str {
        match self {
            Self::Password(_) => Method::PASSWORD,
            Self::Code(_) => Method::OTP,
        }
    }
}

/// Reauthenticates the user with the password or the code of a reauthentication email. A session that needs a
/// second factor has presented it already, because no route works without it.
///
/// # Errors
/// 422 for a wrong, expired or missing credential, with the name of the field; 429 after too many attempts.
pub async fn reauthenticate(
    auth: &Auth,
    app: &App,
    user: &UserId,
    from: ClientAddress,
    password: Option<&str>,
    code: Option<&str>,
) -> api::Result<()> {
    let user = queries::find_user(&app.db, user).await?.ok_or_else(api::Error::not_found)?;
    let proof = PasswordOrCode::given(password, code).ok_or_else(|| refused("password", "required", "Required."))?;
    if is_still(auth, app, user, from.0.into(), &proof).await.map_err(Error::into_api)? {
        return Ok(());
    }
    Err(match proof {
        PasswordOrCode::Code(_) => refused("code", "wrong_code", "This code is incorrect or has expired."),
        PasswordOrCode::Password(_) => refused("password", "wrong_password", "Incorrect password."),
    })
}

/// Returns whether the credential is right; 429 after too many attempts.
pub(crate) async fn is_still(
    auth: &Auth,
    app: &App,
    user: UserRow,
    from: Address,
    proof: &PasswordOrCode<'_>,
) -> Result<bool> {
    let attempt = Attempt { from, account: user.email };
    auth.0.limits.password.check(&app.db, &attempt, app.now()).await?;
    match proof {
        PasswordOrCode::Password(password) => {
            Ok(auth.0.hasher.verify(user.password_hash, (*password).to_owned()).await? != Verdict::Wrong)
        }
        PasswordOrCode::Code(code) => {
            let mut tx = app.db.begin().await?;
            let is_right = lookup::reauthenticates(auth, &mut tx, &user.id, code, app.now()).await?;
            // Wrong attempts are counted, so commit in both cases.
            tx.commit().await?;
            Ok(is_right)
        }
    }
}

/// Refuses a session without a recent authentication, so that an unattended browser cannot be used to add or remove a
/// way to sign in (ASVS 7.5.1).
///
/// # Errors
/// 400 `reauthentication_needed`, the code that the protocol has for passwords.
pub(crate) async fn require_recent_authentication(on: impl Run, caller: &SignedIn, now: Timestamp) -> Result<()> {
    if rules::is_recent(&amr(on, caller).await?, now) {
        return Ok(());
    }
    Err(Error::bad("reauthentication_needed", "Confirm it’s you"))
}

/// Refuses to set a new password without the current one, unless the session was recently authenticated by email or,
/// for a user without a password, by any method. A sign-in by password is not enough, because a stolen session would
/// take over the account (ASVS 6.2.3).
///
/// # Errors
/// 400 `current_password_required` or `reauthentication_needed`.
pub(crate) async fn may_set_password(on: impl Run, caller: &SignedIn, user: &UserRow, now: Timestamp) -> Result<()> {
    if user.password_hash.is_none() {
        return require_recent_authentication(on, caller, now).await;
    }
    let mailed: Vec<Method> = amr(on, caller).await?.into_iter().filter(Method::is_mailed).collect();
    if rules::is_recent(&mailed, now) {
        return Ok(());
    }
    Err(Error::bad("current_password_required", "Current password required when setting new password."))
}

/// Returns the authentication methods of the caller's session.
async fn amr(on: impl Run, caller: &SignedIn) -> Result<Vec<Method>> {
    let session = queries::refreshable(on, &caller.session).await?;
    let Some(session) = session else { return Ok(Vec::new()) };
    Ok(serde_json::from_value(session.amr).map_err(api::Error::internal)?)
}

fn refused(field: &str, code: &str, message: &str) -> api::Error {
    api::Error::invalid(vec![FieldError::new(field, code, message)])
}
