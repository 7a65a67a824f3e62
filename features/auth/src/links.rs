//! Links and codes in emails: the tokens behind them, and the pages that they may lead to.

pub(crate) mod kind;
pub(crate) mod lanes;
pub(crate) mod one_time_tokens;
pub(crate) mod redirects;
