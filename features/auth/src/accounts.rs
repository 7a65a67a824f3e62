//! Users: sign-ups, demo users, and the operator's commands.

pub(crate) mod audit_entries;
pub(crate) mod deletion;
pub(crate) mod identifier;
pub(crate) mod metadata;
pub(crate) mod sign_ups;
pub(crate) mod view;

use api::{App, Kind};
use audit::{Act, Action, Actor};
use db::{Db, Run, Tx};
use jiff::Timestamp;
use rand::distr::{Alphanumeric, SampleString};
use serde_json::{Map, Value, json};

use crate::{
    Auth, Factor, Identity, NewUser, Session, Settings, User, UserId,
    error::{Error, Result},
    events,
    limits::wrong_codes::Source,
    queries::{self, FactorRow, IdentityId, IdentityRow, UserRow},
    rules, sessions,
    types::Method,
};

/// Provider of users who sign in with an email address and a password.
pub(crate) const EMAIL: &str = "email";
/// Provider of users who sign in with a telephone number and a password.
pub(crate) const PHONE: &str = "phone";

/// A user to create.
#[derive(Clone)]
pub(crate) struct Newcomer {
    /// Id that the user gets.
    pub(crate) id: UserId,
    pub(crate) email: Option<String>,
    pub(crate) phone: Option<String>,
    pub(crate) password_hash: Option<String>,
    pub(crate) told: Map<String, Value>,
    /// Marks the address as confirmed.
    pub(crate) is_confirmed: bool,
    /// Marks a user whom a service creates, with exactly the metadata that it gives.
    pub(crate) is_made: bool,
}

impl Newcomer {
    /// Returns a copy with a new id and a random address or number of the same length.
    pub(crate) fn under_another_name(self, now: Timestamp) -> Self {
        let other = |name: String| Alphanumeric.sample_string(&mut rand::rng(), name.len());
        Self { id: UserId::new(now), email: self.email.map(other), phone: self.phone.map(other), ..self }
    }

    /// Returns the rows of the user and identity, and the metadata.
    fn described(self, now: Timestamp) -> (UserRow, IdentityRow, Map<String, Value>) {
        let Self { id, email, phone, password_hash, told, is_confirmed, is_made } = self;
        let provider = if email.is_some() { EMAIL } else { PHONE };
        let confirmed_at = is_confirmed.then_some(now);
        let mut user = UserRow {
            email_confirmed_at: email.as_ref().and(confirmed_at),
            phone_confirmed_at: phone.as_ref().and(confirmed_at),
            email: email.unwrap_or_default(),
            phone,
            password_hash,
            app_metadata: json!({ "provider": provider, "providers": [provider] }),
            id,
            ..UserRow::new(now)
        };
        let metadata = if is_made { told } else { rules::sign_up_metadata(told, &user) };
        user.user_metadata = Value::Object(metadata.clone());
        let identity = own_identity(&user, provider, now);
        (user, identity, metadata)
    }

    /// Returns the user that exists once the address is confirmed.
    pub(crate) fn expected(self, now: Timestamp) -> User {
        let (mut user, identity, _) = self.described(now);
        user.confirmation_sent_at = Some(now).filter(|_| !user.email.is_empty());
        User::of(user, vec![identity], Vec::new())
    }
}

impl Auth {
    /// Writes a user and, in the same transaction, everything else that a sign-up creates. The caller has checked the
    /// address.
    pub(crate) async fn register(&self, tx: &mut Tx, newcomer: Newcomer, now: Timestamp) -> Result<UserRow> {
        let is_confirmed = newcomer.is_confirmed;
        let (user, identity, metadata) = newcomer.described(now);
        if !rules::fits_a_token(&metadata) {
            return Err(Error::invalid("User metadata is too large"));
        }
        match queries::add_user(tx, &user).await {
            Err(error) if error.is_duplicate() => return Err(Error::user_already_exists()),
            done => done?,
        }
        if is_confirmed {
            queries::remove_sign_ups(tx, &user.email).await?;
        }
        queries::save_identity(tx, &identity).await?;
        self.register_with_others(tx, &user, now).await?;
        Ok(user)
    }

    /// Runs the part of a sign-up that belongs to other features.
    pub(crate) async fn register_with_others(&self, tx: &mut Tx, user: &UserRow, now: Timestamp) -> Result<()> {
        let metadata = user.user_metadata.as_object().cloned().unwrap_or_default();
        let new = NewUser { id: user.id.clone(), email: user.email.clone(), metadata };
        Ok(self.0.on_sign_up.on_sign_up(tx, &new, now).await?)
    }

    /// Creates and signs in a user without address and password: the visitor of a demo. Creates nothing else.
    pub async fn create_anonymous_user(
        &self,
        tx: &mut Tx,
        metadata: Map<String, Value>,
        now: Timestamp,
    ) -> api::Result<Session> {
        let user = UserRow {
            last_sign_in_at: Some(now),
            user_metadata: Value::Object(metadata),
            is_anonymous: true,
            ..UserRow::new(now)
        };
        queries::add_user(tx, &user).await?;
        self.begin_session(tx, user, Method::ANONYMOUS, None, now).await.map_err(Error::into_api)
    }

    /// Creates a user as a sign-up does, with an organization. For the command line: no limits apply.
    ///
    /// # Errors
    /// When the address is invalid or taken, or the password is weak.
    pub async fn create_user(
        &self,
        app: &App,
        email: &str,
        password: &str,
        metadata: Map<String, Value>,
    ) -> api::Result<UserId> {
        let email = checked_email(email).map_err(Error::into_api)?;
        self.check_password(password, rules::own_words(&email, &metadata)).await.map_err(Error::into_api)?;
        let hash = self.0.hasher.hash(password.into()).await?;
        let newcomer = Newcomer {
            id: UserId::new(app.now()),
            email: Some(email),
            phone: None,
            password_hash: Some(hash),
            told: metadata,
            is_confirmed: true,
            is_made: false,
        };
        let mut tx = app.db.begin().await?;
        let user = self.register(&mut tx, newcomer, app.now()).await.map_err(Error::into_api)?;
        self.note_operator(&mut tx, &user.id, events::AccountCreated, app.now()).await?;
        tx.commit().await?;
        Ok(user.id)
    }

    /// Sets a new password and ends all sessions of the user. For the command line.
    ///
    /// # Errors
    /// 404 for an unknown address; an error for a weak password.
    pub async fn set_password(&self, app: &App, email: &str, password: &str) -> api::Result<()> {
        let user = by_email(&app.db, email).await?;
        self.check_password(password, user.own_words()).await.map_err(Error::into_api)?;
        let hash = self.0.hasher.hash(password.into()).await?;
        let mut tx = app.db.begin().await?;
        let mut user = queries::lock_user(&mut tx, &user.id).await?.ok_or_else(unknown_address)?;
        user.password_hash = Some(hash);
        user.updated_at = app.now();
        queries::save_user(&mut tx, &user).await?;
        // Codes count again, because an attacker who guessed does not know the new password.
        queries::forget_wrong_codes(&mut tx, &user.id, Source::App).await?;
        end_all(&mut tx, &user.id).await?;
        self.note_operator(&mut tx, &user.id, events::AccountPasswordChanged, app.now()).await?;
        Ok(tx.commit().await?)
    }

    async fn note_operator(
        &self,
        tx: &mut Tx,
        user: &UserId,
        action: impl Into<Action>,
        now: Timestamp,
    ) -> api::Result<()> {
        self.note_by(tx, user, Actor::operator(), Act::new(action), now).await.map_err(Error::into_api)
    }

    /// Answers 400 for a password that is too long, 422 for one that is weak or made of `words`, which identify the
    /// user.
    pub(crate) async fn check_password(&self, password: &str, words: Vec<String>) -> Result<()> {
        if password.len() > rules::LONGEST_BYTES {
            return Err(Error::invalid("Password cannot be longer than 72 characters"));
        }
        let Settings { shortest_password, is_strength_required, .. } = self.0.settings;
        let password = password.to_owned();
        let judge = move || rules::weakness(&password, &words, shortest_password, is_strength_required);
        // Estimating the number of guesses can take as long as hashing.
        match self.0.hasher.at_the_gate(judge).await? {
            None => Ok(()),
            Some(weakness) => Err(Error::weak_password(weakness.message(shortest_password), vec![weakness.reason()])),
        }
    }
}

/// Returns the user with this id, without identities and factors.
pub async fn find_user(db: &Db, id: &UserId) -> api::Result<Option<User>> {
    Ok(queries::find_user(db, id).await?.map(|user| User::of(user, Vec::new(), Vec::new())))
}

/// Removes demo users and their sessions; users with an address stay. Returns the number of removed users.
pub async fn remove_anonymous(tx: &mut Tx, users: &[UserId]) -> api::Result<u64> {
    for user in users {
        let sessions = queries::sessions(tx, user, None).await?;
        sessions::announce_end(tx, user, &sessions);
    }
    Ok(queries::remove_anonymous(tx, users.iter().map(ToString::to_string).collect()).await?)
}

/// Returns the normalized address; 400 when it is invalid.
pub(crate) fn checked_email(email: &str) -> Result<String> {
    rules::email(email).ok_or_else(|| Error::invalid("Unable to validate email address: invalid format"))
}

/// Returns the identity of a user who signs in with a password or by email.
pub(crate) fn own_identity(user: &UserRow, provider: &str, now: Timestamp) -> IdentityRow {
    let mut data = json!({
        "sub": user.id,
        "email_verified": user.email_confirmed_at.is_some(),
        "phone_verified": user.phone_confirmed_at.is_some(),
    });
    if !user.email.is_empty() {
        data["email"] = json!(user.email);
    }
    if let Some(phone) = &user.phone {
        data["phone"] = json!(phone);
    }
    IdentityRow {
        id: IdentityId::new(now),
        user_id: user.id.clone(),
        provider: provider.into(),
        provider_id: user.id.to_string(),
        identity_data: data,
        last_sign_in_at: user.last_sign_in_at,
        created_at: now,
        updated_at: now,
    }
}

/// Stores the providers of a user's identities in the user's metadata.
pub(crate) async fn note_providers(on: &mut Tx, user: &mut UserRow) -> Result<()> {
    let identities = queries::identities(&mut *on, &user.id).await?;
    let providers: Vec<&str> = identities.iter().map(|identity| identity.provider.as_str()).collect();
    let mut metadata = user.app_metadata.as_object().cloned().unwrap_or_default();
    metadata.insert("provider".into(), json!(providers.first().unwrap_or(&EMAIL)));
    metadata.insert("providers".into(), json!(providers));
    user.app_metadata = metadata.into();
    Ok(())
}

/// Marks an address as confirmed, and removes all other sign-ups with it, so that none of them can become a user.
pub(crate) async fn confirm(tx: &mut Tx, user: &mut UserRow, now: Timestamp) -> Result<()> {
    if user.email_confirmed_at.is_none() {
        user.email_confirmed_at = Some(now);
        queries::remove_sign_ups(tx, &user.email).await?;
        let mut metadata = user.user_metadata.as_object().cloned().unwrap_or_default();
        metadata.insert("email_verified".into(), json!(true));
        user.user_metadata = metadata.into();
        if queries::find_identity(&mut *tx, EMAIL, user.id.as_str()).await?.is_some() {
            queries::save_identity(tx, &own_identity(user, EMAIL, now)).await?;
        }
    }
    Ok(())
}

/// Removes every way to sign in to an account whose address was never confirmed, because a stranger may have created it
/// to wait for the owner of the address.
pub(crate) async fn remove_ways_in(tx: &mut Tx, user: &mut UserRow) -> Result<()> {
    user.password_hash = None;
    user.new_email = None;
    queries::remove_identities(tx, &user.id).await?;
    queries::remove_proofs(tx, &user.id).await?;
    let sessions = queries::sessions(tx, &user.id, None).await?;
    sessions::end(tx, &user.id, &sessions).await?;
    for factor in queries::factors(&mut *tx, &user.id).await? {
        queries::remove_factor(tx, &factor.id).await?;
    }
    queries::save_identity(tx, &own_identity(user, EMAIL, user.created_at)).await.map_err(Into::into)
}

async fn by_email(db: &Db, email: &str) -> api::Result<UserRow> {
    let email = rules::email(email).unwrap_or_default();
    queries::find_user_by_email(db, &email).await?.ok_or_else(unknown_address)
}

fn unknown_address() -> api::Error {
    api::Error::new(Kind::NotFound, "user_not_found", "No user has this email address.")
}

async fn end_all(tx: &mut Tx, user: &UserId) -> api::Result<()> {
    let all = queries::sessions(tx, user, None).await?;
    sessions::end(tx, user, &all).await.map_err(Error::into_api)
}

/// Returns whether the user has a verified second factor.
pub(crate) async fn has_second_factor(on: impl Run, user: &UserId) -> Result<bool> {
    Ok(queries::factors(on, user).await?.iter().any(FactorRow::is_verified))
}

/// Returns whether the user can present two factors: with a verified second factor, or with a passkey.
///
/// # Errors
/// When the database cannot be read.
pub async fn can_prove_two(db: &Db, user: &UserId) -> api::Result<bool> {
    let has_factor = has_second_factor(db, user).await.map_err(Error::into_api)?;
    Ok(has_factor || !queries::passkeys(db, user).await?.is_empty())
}

impl UserRow {
    /// Words that the user's password must not consist of.
    pub(crate) fn own_words(&self) -> Vec<String> {
        rules::own_words(&self.email, self.user_metadata.as_object().unwrap_or(&Map::new()))
    }
}

impl User {
    pub(crate) fn of(user: UserRow, identities: Vec<IdentityRow>, factors: Vec<FactorRow>) -> Self {
        let is_changing = user.new_email.is_some();
        Self {
            id: user.id,
            aud: "authenticated",
            role: user.role.unwrap_or_else(|| "authenticated".into()),
            email: user.email,
            phone: user.phone.unwrap_or_default(),
            email_confirmed_at: user.email_confirmed_at,
            phone_confirmed_at: user.phone_confirmed_at,
            confirmed_at: user.email_confirmed_at.or(user.phone_confirmed_at),
            invited_at: user.invited_at,
            confirmation_sent_at: user.confirmation_sent_at,
            recovery_sent_at: user.recovery_sent_at,
            new_email: user.new_email,
            email_change_sent_at: user.email_change_sent_at.filter(|_| is_changing),
            reauthentication_sent_at: user.reauthentication_sent_at,
            last_sign_in_at: user.last_sign_in_at,
            app_metadata: user.app_metadata,
            user_metadata: user.user_metadata,
            identities: identities.into_iter().map(Identity::from).collect(),
            factors: factors.into_iter().map(Factor::from).collect(),
            created_at: user.created_at,
            updated_at: user.updated_at,
            banned_until: user.banned_until,
            is_anonymous: user.is_anonymous,
        }
    }
}

impl From<IdentityRow> for Identity {
    fn from(identity: IdentityRow) -> Self {
        let email = identity.identity_data.get("email").and_then(Value::as_str).map(str::to_owned);
        Self {
            identity_id: identity.id.to_string(),
            id: identity.provider_id,
            user_id: identity.user_id,
            identity_data: identity.identity_data,
            provider: identity.provider,
            last_sign_in_at: identity.last_sign_in_at,
            created_at: identity.created_at,
            updated_at: identity.updated_at,
            email,
        }
    }
}

impl From<FactorRow> for Factor {
    fn from(factor: FactorRow) -> Self {
        Self {
            id: factor.id.to_string(),
            friendly_name: Some(factor.friendly_name).filter(|name| !name.is_empty()),
            factor_type: factor.kind,
            status: factor.status,
            created_at: factor.created_at,
            updated_at: factor.updated_at,
            last_challenged_at: factor.last_challenged_at,
            phone: factor.phone,
        }
    }
}
