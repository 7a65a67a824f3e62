//! Single sign-on: organizations whose own provider signs people in.
//!
//! The provider proves who someone is to one organization only. The session that it begins reaches that organization
//! and its clients, and changes no way to sign in to the account.

mod account;
pub(crate) mod enforcement;
mod port;
mod sign_in;

pub use self::{
    account::account_for,
    enforcement::SignOn,
    port::{FindSso, SsoDoor},
    sign_in::{begin, end_sign_ins, failure, finish, landing_of, sign_in_of},
};
