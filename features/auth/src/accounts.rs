//! Users: signing up, demo users, and what the operator does from the command line.

use api::{App, Kind};
use db::{Db, Tx};
use jiff::Timestamp;
use serde_json::{Map, Value, json};

use crate::{
    Auth, Identity, NewUser, Session, User, UserId,
    error::{Error, Result},
    queries::{self, UserRow},
    rules, sessions,
    types::Method,
};

impl Auth {
    /// Writes a user and, in the same transaction, what else a sign-up brings with it. The address must be checked.
    pub(crate) async fn register(
        &self,
        tx: &mut Tx,
        email: String,
        password_hash: String,
        told: Map<String, Value>,
        now: Timestamp,
    ) -> Result<UserRow> {
        let id = UserId::new(now);
        let metadata = rules::sign_up_metadata(told, &id, &email);
        if !rules::fits_a_token(&metadata) {
            return Err(Error::invalid("User metadata is too large"));
        }
        let user = UserRow {
            id,
            email,
            password_hash: Some(password_hash),
            email_confirmed_at: Some(now),
            last_sign_in_at: Some(now),
            user_metadata: Value::Object(metadata.clone()),
            app_metadata: json!({ "provider": "email", "providers": ["email"] }),
            is_anonymous: false,
            banned_until: None,
            created_at: now,
            updated_at: now,
        };
        match queries::add_user(tx, &user).await {
            Err(error) if error.is_duplicate() => return Err(Error::user_already_exists()),
            done => done?,
        }
        let new = NewUser { id: user.id.clone(), email: user.email.clone(), metadata };
        self.0.on_sign_up.on_sign_up(tx, &new, now).await?;
        Ok(user)
    }

    /// A user without address or password, signed in: the visitor of a demo. Nothing else comes with it.
    pub async fn create_anonymous_user(
        &self,
        tx: &mut Tx,
        metadata: Map<String, Value>,
        now: Timestamp,
    ) -> api::Result<Session> {
        let user = UserRow {
            id: UserId::new(now),
            email: String::new(),
            password_hash: None,
            email_confirmed_at: None,
            last_sign_in_at: Some(now),
            user_metadata: Value::Object(metadata),
            app_metadata: json!({}),
            is_anonymous: true,
            banned_until: None,
            created_at: now,
            updated_at: now,
        };
        queries::add_user(tx, &user).await?;
        self.begin_session(tx, user, Method::ANONYMOUS, None, now).await.map_err(Error::into_api)
    }

    /// Creates a user, with organisation and all, as signing up does. For the command line: no limits apply.
    ///
    /// # Errors
    /// When the address is none or taken, or the password is weak.
    pub async fn create_user(
        &self,
        app: &App,
        email: &str,
        password: &str,
        metadata: Map<String, Value>,
    ) -> api::Result<UserId> {
        let email = checked_email(email).map_err(Error::into_api)?;
        check_password(password).map_err(Error::into_api)?;
        let hash = self.0.hasher.hash(password.into()).await?;
        let mut tx = app.db.begin().await?;
        let user = self.register(&mut tx, email, hash, metadata, app.now()).await.map_err(Error::into_api)?;
        tx.commit().await?;
        Ok(user.id)
    }

    /// Gives a user another password and ends every session of theirs. For the command line.
    ///
    /// # Errors
    /// 404 for an unknown address; when the password is weak.
    pub async fn set_password(&self, app: &App, email: &str, password: &str) -> api::Result<()> {
        check_password(password).map_err(Error::into_api)?;
        let hash = self.0.hasher.hash(password.into()).await?;
        let mut tx = app.db.begin().await?;
        let mut user = by_email(&mut tx, email).await?;
        user.password_hash = Some(hash);
        user.updated_at = app.now();
        queries::save_user(&mut tx, &user).await?;
        end_all(&mut tx, &user.id).await?;
        Ok(tx.commit().await?)
    }
}

/// The user with that id.
pub async fn find_user(db: &Db, id: &UserId) -> api::Result<Option<User>> {
    Ok(queries::find_user(db, id).await?.map(User::from))
}

/// Removes demo users, with every session of theirs; users with an address stay. How many were removed.
pub async fn remove_anonymous(tx: &mut Tx, users: &[UserId]) -> api::Result<u64> {
    for user in users {
        let sessions = queries::sessions(tx, user, None).await?;
        sessions::announce_end(tx, user, &sessions);
    }
    Ok(queries::remove_anonymous(tx, users.iter().map(ToString::to_string).collect()).await?)
}

/// The address as it is kept; 400 when it is none.
pub(crate) fn checked_email(email: &str) -> Result<String> {
    rules::email(email).ok_or_else(|| Error::invalid("Unable to validate email address: invalid format"))
}

/// 400 for a password that is too long, 422 for a weak one.
pub(crate) fn check_password(password: &str) -> Result<()> {
    if password.len() > rules::LONGEST_BYTES {
        return Err(Error::invalid("Password cannot be longer than 72 characters"));
    }
    match rules::weakness(password) {
        None => Ok(()),
        Some(weakness) => Err(Error::weak_password(weakness.message(), vec![weakness.reason()])),
    }
}

async fn by_email(tx: &mut Tx, email: &str) -> api::Result<UserRow> {
    let email = rules::email(email).unwrap_or_default();
    let unknown = || api::Error::new(Kind::NotFound, "user_not_found", "There is no user with this address.");
    queries::find_user_by_email(tx, &email).await?.ok_or_else(unknown)
}

async fn end_all(tx: &mut Tx, user: &UserId) -> api::Result<()> {
    let all = queries::sessions(tx, user, None).await?;
    sessions::end(tx, user, &all).await.map_err(Error::into_api)
}

impl From<UserRow> for User {
    fn from(user: UserRow) -> Self {
        let identities = if user.is_anonymous { Vec::new() } else { vec![email_identity(&user)] };
        Self {
            id: user.id,
            aud: "authenticated",
            role: "authenticated",
            email: user.email,
            phone: "",
            email_confirmed_at: user.email_confirmed_at,
            confirmed_at: user.email_confirmed_at,
            last_sign_in_at: user.last_sign_in_at,
            app_metadata: user.app_metadata,
            user_metadata: user.user_metadata,
            identities,
            created_at: user.created_at,
            updated_at: user.updated_at,
            banned_until: user.banned_until,
            is_anonymous: user.is_anonymous,
        }
    }
}

fn email_identity(user: &UserRow) -> Identity {
    let is_verified = user.email_confirmed_at.is_some();
    Identity {
        identity_id: user.id.clone(),
        id: user.id.to_string(),
        user_id: user.id.clone(),
        identity_data: json!({
            "sub": user.id, "email": user.email, "email_verified": is_verified, "phone_verified": false,
        }),
        provider: "email",
        last_sign_in_at: user.last_sign_in_at,
        created_at: user.created_at,
        updated_at: user.updated_at,
        email: user.email.clone(),
    }
}
