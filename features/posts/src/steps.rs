//! Steps of a post, each in the caller's transaction: create, send for approval, release, edit, move, stop, delete.

mod edit;
mod release;
mod stop;
mod write;

use api::{App, Error, Kind};
use audit::Actor;
use jiff::Timestamp;
use orgs::OrgId;

use crate::powers::{Author, org_of};

pub(crate) use edit::{edit, move_to};
pub(crate) use release::{link, obstacle, plan_next, release, send_for_approval};
pub(crate) use stop::{delete, retry, stop};
pub(crate) use write::{checked, create, planned};

/// Member who takes a step, with the application and the time.
pub(crate) struct Step<'a> {
    pub(crate) app: &'a App,
    pub(crate) author: Author<'a>,
    pub(crate) actor: &'a Actor,
    pub(crate) now: Timestamp,
}

impl Step<'_> {
    pub(crate) fn org(&self) -> &OrgId {
        org_of(self.author.scope)
    }
}

/// Returns 409 for a step that the state of a post does not allow.
pub(crate) fn wrong_state(detail: &str) -> Error {
    Error::new(Kind::Conflict, "wrong_state", detail)
}
