//! Port to the feature that knows organizations.

use db::{Db, Tx};
use futures::future::BoxFuture;
use jiff::{SignedDuration, Timestamp};

use crate::{NewUser, UserId, single_sign_on::SignOn};

/// Interface to the feature that knows organizations.
pub trait OnSignUp: Send + Sync {
    /// Runs the rest of a sign-up in the same transaction: if it fails, the user is not created. `user` has been
    /// written within `tx`.
    fn on_sign_up<'a>(&'a self, tx: &'a mut Tx, user: &'a NewUser, now: Timestamp) -> BoxFuture<'a, api::Result<()>>;

    /// Returns the organization whose audit log records events of the account of `user`; `None` for the instance's own.
    fn log_of<'a>(&'a self, tx: &'a mut Tx, user: &'a UserId) -> BoxFuture<'a, api::Result<Option<String>>>;

    /// Returns the organization of the audit log, like [`OnSignUp::log_of`], outside a transaction.
    fn read_log_of<'a>(&'a self, db: &'a Db, user: &'a UserId) -> BoxFuture<'a, api::Result<Option<String>>>;

    /// Returns the idle timeout of the sessions of `user` in the current organization; `None` for the instance's own
    /// timeout.
    fn idle_limit<'a>(&'a self, db: &'a Db, user: &'a UserId) -> BoxFuture<'a, api::Result<Option<SignedDuration>>>;

    /// Returns the requirement for a sign-in of the user with `method`.
    fn sign_on<'a>(
        &'a self,
        _db: &'a Db,
        _user: &'a UserId,
        _email: &'a str,
        _method: &'a str,
    ) -> BoxFuture<'a, api::Result<SignOn>> {
        Box::pin(async { Ok(SignOn::Free) })
    }

    /// Notifies the owners that one of them signed in without single sign-on, where it is enforced.
    fn notify_break_glass<'a>(
        &'a self,
        _tx: &'a mut Tx,
        _user: &'a UserId,
        _now: Timestamp,
    ) -> BoxFuture<'a, api::Result<()>> {
        Box::pin(async { Ok(()) })
    }
}
