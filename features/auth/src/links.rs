//! Links and codes in emails: requests for them, their tokens, delivery and verification.

pub(crate) mod answer;
pub(crate) mod delivery;
pub(crate) mod kind;
pub(crate) mod lanes;
pub(crate) mod lookup;
pub(crate) mod one_time_tokens;
pub(crate) mod redirect_results;
pub(crate) mod redirects;
pub(crate) mod requests;
pub(crate) mod verification;
