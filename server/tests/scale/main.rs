//! Two processes that serve and two that work, on one PostgreSQL, behind a plain TCP balancer: what one does the others
//! know, and when one is killed nothing that was acknowledged is lost and nothing happens twice.

#![expect(clippy::expect_used, clippy::panic, reason = "a test that cannot go on fails")]

mod balancer;
mod caller;
mod capacity;
mod fleet;
mod killed;
mod load;
mod statements;
mod together;
