//! Passwords: how they are hashed and checked.

pub(crate) mod hasher;
