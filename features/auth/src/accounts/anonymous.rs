//! Users without an address and a password: visitors of a demo.

use db::Tx;
use jiff::Timestamp;
use serde_json::{Map, Value};

use crate::{
    Auth, Session, UserId,
    error::Error,
    queries::{self, UserRow},
    sessions,
    types::Method,
};

/// Creates and signs in a user without address and password: the visitor of a demo. Creates nothing else.
pub async fn create_anonymous_user(
    auth: &Auth,
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
    sessions::begin(auth, tx, user, Method::ANONYMOUS, None, now).await.map_err(Error::into_api)
}

/// Removes demo users and their sessions; users with an address stay. Returns the number of removed users.
pub async fn remove_anonymous(tx: &mut Tx, users: &[UserId]) -> api::Result<u64> {
    for user in users {
        let sessions = queries::sessions(tx, user, None).await?;
        sessions::announce_end(tx, user, &sessions);
    }
    Ok(queries::remove_anonymous(tx, users.iter().map(ToString::to_string).collect()).await?)
}
