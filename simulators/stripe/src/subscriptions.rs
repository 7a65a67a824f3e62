//! Subscriptions: their items, periods, trials, changes and ends.

pub(crate) mod amend;
pub(crate) mod bill;
pub(crate) mod create;
pub(crate) mod discounts;
pub(crate) mod end;
pub(crate) mod item_routes;
pub(crate) mod items;
pub(crate) mod lines;
pub(crate) mod renew;
pub(crate) mod routes;
pub(crate) mod settle;
pub(crate) mod trial;
pub(crate) mod update;
