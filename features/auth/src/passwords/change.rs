//! Change of a password by its user.

use api::App;
use db::Tx;

use super::{hasher::Verdict, strength::check_strength};
use crate::{
    Auth,
    error::{Error, Result},
    queries::{self, UserRow},
};

/// Maximum attempts when the password changes while the new one is being hashed.
const MAX_ATTEMPTS: usize = 3;

/// The user, locked until the transaction ends, and the hash of their new password: the one so far, by which it was
/// checked, is theirs still.
pub(crate) async fn lock(
    auth: &Auth,
    app: &App,
    mut user: UserRow,
    new: Option<String>,
    current: Option<&str>,
) -> Result<(Tx, UserRow, Option<String>)> {
    for _ in 0..MAX_ATTEMPTS {
        // Hashing takes long: before the transaction, of which there is one at a time.
        let hash = match &new {
            Some(new) => Some(new_hash(auth, &user, new, current).await?),
            None => None,
        };
        let mut tx = app.db.begin().await?;
        let locked = queries::lock_user(&mut tx, &user.id).await?.ok_or_else(Error::user_gone)?;
        if hash.is_none() || locked.password_hash == user.password_hash {
            return Ok((tx, locked, hash));
        }
        user = locked;
    }
    Err(Error::conflict("The password was changed at this moment"))
}

/// The hash of a new password that is strong, and another than the one so far.
async fn new_hash(auth: &Auth, user: &UserRow, new: &str, current: Option<&str>) -> Result<String> {
    check_strength(auth, new, user.own_words()).await?;
    if let Some(current_hash) = &user.password_hash {
        let is_known = async |tried: &str| {
            Ok::<_, Error>(auth.0.hasher.verify(Some(current_hash.clone()), tried.into()).await? != Verdict::Wrong)
        };
        if let Some(current) = current
            && !is_known(current).await?
        {
            return Err(Error::bad("current_password_invalid", "Current password is incorrect."));
        }
        if is_known(new).await? {
            let message = "New password should be different from the old password.";
            return Err(Error::refused("same_password", message));
        }
    }
    Ok(auth.0.hasher.hash(new.into()).await?)
}
