//! Second factors: codes of an authenticator app, and recovery codes.

pub(crate) mod challenges;
pub(crate) mod recovery_codes;
pub(crate) mod totp;

use db::{Db, Run};

use crate::{
    UserId,
    error::{Error, Result},
    queries::{self, FactorRow},
};

/// Maximum number of factors per user.
pub(crate) const MAX_FACTORS: usize = 10;

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

/// 401 for one factor where two are set up.
pub(crate) async fn require_second_factor(db: &Db, caller: &crate::SignedIn) -> Result<()> {
    if !caller.is_strong && has_second_factor(db, &caller.user).await? {
        return Err(Error::insufficient_aal());
    }
    Ok(())
}
