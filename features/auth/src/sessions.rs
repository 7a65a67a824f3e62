//! Sessions: begun by signing in, carried on by refresh tokens, ended by signing out, by age, or by a stolen token.

mod activity;
pub(crate) mod assurance;
mod check;
mod end;
mod lifetime;
pub(crate) mod reauthentication;
mod refresh;
mod refresh_token;
mod refusals;
pub(crate) mod signed_in;
mod start;
mod theft;
mod tokens;

pub use self::{
    activity::{last_activity_of, note_activity},
    check::SignedIn,
    reauthentication::reauthenticate,
};
pub(crate) use self::{
    assurance::{TWO_FACTORS, raise},
    end::{announce_end, end},
    reauthentication::{may_set_password, require_recent_authentication},
    refresh::refresh,
    start::{Assurance, begin, begin_with_assurance, beginning},
};
