//! Account for an email address that an identity provider has verified.

use db::Tx;
use jiff::Timestamp;
use serde_json::{Map, Value, json};

use crate::{
    UserId,
    accounts::{
        confirmation::{confirm, remove_ways_in},
        identities::{EMAIL, own_identity},
    },
    error::Error,
    queries::{self, UserRow},
    rules,
    types::Method,
};

/// Returns the account with an email address that an identity provider has verified. Creates one if none exists and
/// `may_create` is true. An account whose address is not confirmed loses its sign-in methods, because anyone may have
/// created it.
///
/// # Errors
/// When the database fails.
pub async fn account_for(
    tx: &mut Tx,
    email: &str,
    (name, may_create): (Option<&str>, bool),
    now: Timestamp,
) -> api::Result<Option<UserId>> {
    let Some(email) = rules::email(email) else { return Ok(None) };
    if let Some(existing) = queries::find_user_by_email(&mut *tx, &email).await? {
        let Some(mut user) = queries::lock_user(tx, &existing.id).await? else { return Ok(None) };
        if !user.is_confirmed() {
            remove_ways_in(tx, &mut user).await.map_err(Error::into_api)?;
            confirm(tx, &mut user, now).await.map_err(Error::into_api)?;
            queries::save_user(tx, &user).await?;
        }
        return Ok(Some(user.id));
    }
    if !may_create {
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
    queries::save_identity(tx, &own_identity(&user, EMAIL, now)).await?;
    queries::remove_sign_ups(tx, &user.email).await?;
    Ok(Some(user.id))
}
