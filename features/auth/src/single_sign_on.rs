//! Single sign-on: an organization's own identity provider signs its members in.
//!
//! The provider vouches for a user to one organization only. A session that begins with it gives access to that
//! organization and its clients, and cannot change the ways to sign in to the account.

mod account;
pub(crate) mod enforcement;
mod port;
mod sign_in;

pub use self::{
    account::account_for,
    enforcement::SignOn,
    port::{FindSso, SsoFinder},
    sign_in::{begin, end_sign_ins, failure, finish, landing_of, sign_in_of},
};
