//! Users as the protocol represents them.

use db::{Db, Tx};

use crate::{
    User,
    error::Result,
    queries::{self, UserRow},
};

/// Returns a user as the protocol represents one, with identities and factors.
pub(crate) async fn shown(tx: &mut Tx, user: UserRow) -> Result<User> {
    let identities = queries::identities(&mut *tx, &user.id).await?;
    let factors = queries::factors(&mut *tx, &user.id).await?;
    Ok(User::of(user, identities, factors))
}

/// Returns a user as the protocol represents one, outside a transaction.
pub(crate) async fn read(db: &Db, user: UserRow) -> Result<User> {
    let (identities, factors) = tokio::join!(queries::identities(db, &user.id), queries::factors(db, &user.id));
    Ok(User::of(user, identities?, factors?))
}
