//! Sign-in with an email address or telephone number and a password.

use api::App;
use audit::{Act, Actor};

use super::hasher::Verdict;
use crate::{
    Auth, Session,
    accounts::{audit_entries, identifier::AccountName, sign_ups, view},
    error::{Error, Result},
    events,
    limits::Attempt,
    queries::{self, Device, UserRow},
    rules,
    sessions::{self, Assurance},
    single_sign_on::enforcement,
    types::Method,
};

/// Credentials of a sign-in.
pub(crate) struct Credentials {
    pub(crate) email: Option<String>,
    pub(crate) phone: Option<String>,
    pub(crate) password: Option<String>,
}

/// Maximum attempts when the account changes while its password is being checked.
const MAX_ATTEMPTS: usize = 3;

/// Signs in with a password. Checks again when the account changed during the check.
pub(crate) async fn sign_in(auth: &Auth, app: &App, device: &Device, credentials: Credentials) -> Result<Session> {
    let name = named(auth, &credentials)?;
    let password = credentials.password.unwrap_or_default();
    let attempt = Attempt { from: device.address.into(), account: name.as_str().to_owned() };
    auth.0.limits.password.check(&app.db, &attempt, app.now()).await?;
    for _ in 0..MAX_ATTEMPTS {
        let user = proved_by_password(auth, app, device, &name, &password).await?;
        if let Some(session) = let_in(auth, app, device, user, &password).await? {
            return Ok(session);
        }
    }
    Err(Error::invalid_credentials())
}

/// Resolves the login identifier. A malformed one resolves to no account in the same time, so probing learns
/// nothing.
fn named(auth: &Auth, credentials: &Credentials) -> Result<AccountName> {
    let settings = &auth.0.settings;
    let given = |text: &Option<String>| text.clone().filter(|text| !text.is_empty());
    match (given(&credentials.email), given(&credentials.phone)) {
        (Some(_), None) if !settings.is_email_open => {
            Err(Error::bad("email_provider_disabled", "Email logins are disabled"))
        }
        (Some(email), None) => Ok(AccountName::Email(rules::email(&email).unwrap_or_default())),
        (None, Some(_)) if !settings.is_phone_open => {
            Err(Error::bad("phone_provider_disabled", "Phone logins are disabled"))
        }
        (None, Some(phone)) => Ok(AccountName::Phone(rules::phone(&phone).unwrap_or_default())),
        (Some(_), Some(_)) => Err(Error::invalid("Only an email address or phone number should be provided on login.")),
        (None, None) => Err(Error::invalid("missing email or phone")),
    }
}

/// Returns the user whose name and password these are, unless sign-in is refused, and true when their hash is outdated.
async fn proved_by_password(
    auth: &Auth,
    app: &App,
    device: &Device,
    name: &AccountName,
    password: &str,
) -> Result<(UserRow, Verdict)> {
    let user = name.find(&app.db).await?;
    let hash = user.as_ref().and_then(|user| user.password_hash.clone());
    // A longer password cannot have been set; hashing it would only cost.
    let tried = if password.len() > rules::MAX_PASSWORD_BYTES { "" } else { password };
    let verdict = auth.0.hasher.verify(hash, tried.into()).await?;
    if verdict == Verdict::Wrong {
        let refused = user.as_ref().map(|user| &user.id);
        audit_entries::record_refusal(auth, app, refused, device.origin(), Method::PASSWORD).await?;
    }
    let Some(user) = user.filter(|_| verdict != Verdict::Wrong) else {
        return Err(refusal_of(auth, app, name, tried).await?);
    };
    if user.is_banned(app.now()) {
        return Err(Error::bad("user_banned", "User is banned"));
    }
    if !user.is_confirmed() {
        return Err(not_confirmed(name));
    }
    Ok((user, verdict))
}

/// Returns the error for a refused password. The password of a pending sign-up answers that it is not confirmed,
/// regardless of whether its address has an account.
async fn refusal_of(auth: &Auth, app: &App, name: &AccountName, password: &str) -> Result<Error> {
    let since = app.now() - queries::SIGN_UP_RETENTION;
    let sign_ups = match name {
        AccountName::Email(email) => queries::sign_ups_of_email(&app.db, email, since).await?,
        AccountName::Phone(phone) => queries::sign_ups_of_phone(&app.db, phone, since).await?,
    };
    let awaits = sign_ups::awaits_confirmation(auth, sign_ups, password).await?;
    Ok(if awaits { not_confirmed(name) } else { Error::invalid_credentials() })
}

/// Begins the session of a user after the check of their password; `None` when the password has changed since, or the
/// user was banned.
async fn let_in(
    auth: &Auth,
    app: &App,
    device: &Device,
    (mut user, verdict): (UserRow, Verdict),
    password: &str,
) -> Result<Option<Session>> {
    enforcement::refuse_password(auth, user.email.as_str(), &user.id).await?;
    let now = app.now();
    let rehashed = match verdict {
        Verdict::RightButOutdated => Some(auth.0.hasher.hash(password.into()).await?),
        Verdict::Right | Verdict::Wrong => None,
    };
    user.last_sign_in_at = Some(now);
    let seen = queries::noting_sign_in_by_password(&user, rehashed, now);
    let act = Act::new(events::SessionCreated).with("method", Method::PASSWORD);
    let noted = audit_entries::entry(auth, app, &user.id, Actor::user(&user.id, device.origin()), act, now).await?;
    let user_view = view::read(&app.db, user.clone()).await?;
    let (begun, session) =
        sessions::beginning(auth, &user, user_view, Assurance::once(Method::PASSWORD), Some(device), now)?;
    match app.db.run_all(vec![seen, noted, begun]).await {
        Ok(()) => Ok(Some(session)),
        Err(db::Error::RowNotFound) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

fn not_confirmed(name: &AccountName) -> Error {
    match name {
        AccountName::Email(_) => Error::bad("email_not_confirmed", "Email not confirmed"),
        AccountName::Phone(_) => Error::bad("phone_not_confirmed", "Phone not confirmed"),
    }
}
