//! Users as the protocol represents them.

use db::{Db, Tx};
use serde_json::Value;

use crate::{
    Factor, Identity, User,
    error::Result,
    queries::{self, FactorRow, IdentityRow, UserRow},
};

/// Returns a user as the protocol represents one, with identities and factors.
pub(crate) async fn read_in(tx: &mut Tx, user: UserRow) -> Result<User> {
    let identities = queries::identities(&mut *tx, &user.id).await?;
    let factors = queries::factors(&mut *tx, &user.id).await?;
    Ok(User::of(user, identities, factors))
}

/// Returns a user as the protocol represents one, outside a transaction.
pub(crate) async fn read(db: &Db, user: UserRow) -> Result<User> {
    let (identities, factors) = tokio::join!(queries::identities(db, &user.id), queries::factors(db, &user.id));
    Ok(User::of(user, identities?, factors?))
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
