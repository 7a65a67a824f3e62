//! The protocol, through HTTP, on every engine.

mod keys;
mod passwords;
mod refresh;
mod sign_out;
mod sign_up;
mod tokens;
mod user;
mod world;
