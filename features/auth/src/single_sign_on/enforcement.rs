//! Enforcement of single sign-on: the sign-in methods that an organization allows.

use db::{Db, Tx};
use jiff::Timestamp;
use serde::Deserialize;
use serde_json::Value;

use crate::{
    Auth, UserId,
    error::{Error, Result},
    queries::UserRow,
    types::Method,
};

/// Requirement of an organization for the sign-in of a user.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SignOn {
    /// Every method is allowed.
    Free,
    /// Only single sign-on is allowed.
    Required,
    /// Single sign-on is required, but this owner may sign in with a passkey in an emergency.
    BreakGlass,
}

/// Refuses a sign-in method that the organization of the user does not allow. Owners are notified of a sign-in with a
/// passkey in an emergency.
pub(crate) async fn check(auth: &Auth, tx: &mut Tx, user: &UserRow, method: &str, now: Timestamp) -> Result<()> {
    match auth.0.on_sign_up.sign_on(&auth.0.db, &user.id, &user.email, method).await? {
        SignOn::Free => Ok(()),
        SignOn::Required => Err(Error::sso_required()),
        SignOn::BreakGlass => Ok(auth.0.on_sign_up.notify_break_glass(tx, &user.id, now).await?),
    }
}

/// Refuses a correct password where single sign-on is enforced.
pub(crate) async fn refuse_password(auth: &Auth, email: &str, user: &UserId) -> Result<()> {
    match auth.0.on_sign_up.sign_on(&auth.0.db, user, email, Method::PASSWORD).await? {
        SignOn::Free => Ok(()),
        SignOn::Required | SignOn::BreakGlass => Err(Error::sso_required()),
    }
}

/// Returns whether a session must end, because its organization requires single sign-on by now. `amr` has the methods
/// that the session was authenticated with.
pub(crate) async fn is_required(auth: &Auth, db: &Db, user: &UserRow, amr: &Value) -> Result<bool> {
    let has_passkey = has_passkey(amr).map_err(api::Error::internal)?;
    let method = if has_passkey { Method::PASSKEY } else { Method::PASSWORD };
    Ok(auth.0.on_sign_up.sign_on(db, &user.id, &user.email, method).await? == SignOn::Required)
}

/// Returns whether a passkey is among the authentication methods of a session.
fn has_passkey(amr: &Value) -> serde_json::Result<bool> {
    let methods = Vec::<Method>::deserialize(amr)?;
    Ok(methods.iter().any(|method| method.method == Method::PASSKEY))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_passkey_is_found_among_the_methods_of_a_session_only() {
        let methods = |methods: &[&str]| {
            methods.iter().map(|method| json!({ "method": method, "timestamp": 1_000 })).collect::<Value>()
        };
        for (amr, expected) in [
            (methods(&[]), false),
            (methods(&["password"]), false),
            (methods(&["passkey"]), true),
            (methods(&["password", "passkey"]), true),
            (methods(&["passkey_of_another_kind"]), false),
            (json!([{ "method": "password", "timestamp": 1_000, "hint": "passkey" }]), false),
        ] {
            assert_eq!(has_passkey(&amr).ok(), Some(expected), "{amr}");
        }
        for amr in [json!("passkey"), json!({ "method": "passkey", "timestamp": 1_000 }), json!(["passkey"])] {
            assert!(has_passkey(&amr).is_err(), "{amr}");
        }
    }
}
