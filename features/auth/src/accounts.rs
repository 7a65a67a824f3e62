//! Accounts: users, how they come to be, are confirmed, and are removed.

pub(crate) mod address_change;
mod anonymous;
pub(crate) mod audit_entries;
pub(crate) mod confirmation;
pub(crate) mod identifier;
pub(crate) mod identities;
mod lookup;
mod metadata;
pub(crate) mod newcomer;
mod operator;
pub(crate) mod registration;
mod removal;
pub(crate) mod sign_ups;
pub(crate) mod view;

pub use self::{
    anonymous::{create_anonymous_user, remove_anonymous},
    lookup::{find_by_email, find_user, find_user_in, is_banned},
    metadata::{language_of, merge_metadata},
    operator::{create, set_password},
    removal::{erase, restore_user},
};
