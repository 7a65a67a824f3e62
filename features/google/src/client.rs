//! Talks to Google: typed requests, at Google's pace, tried again where that is safe.

mod breaker;
mod calls;
mod media;
mod oauth;
mod pace;
mod posts;
mod transport;

pub(crate) use calls::Calls;
pub(crate) use oauth::{OauthRefusal, TokenGrant};
pub use pace::booked;
pub(crate) use posts::Profile as PostProfile;
pub(crate) use transport::Http;
