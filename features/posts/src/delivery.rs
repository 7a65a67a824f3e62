//! Sends posts: each once per location and occurrence, even when a process dies.
//!
//! A target is noted as being sent before the call. One that is found like that has been left by a process that died, or its
//! call had no answer: the posts at the source are read first, and the target takes over the one that it has sent.

mod completion;
mod content;
mod finish;
mod job;
mod next;
mod planner;
mod task;

pub(crate) use job::{SendPosts, WakePosts};
pub(crate) use planner::PlanPosts;
