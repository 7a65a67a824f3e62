//! One request on its way through a method.

use std::collections::BTreeMap;

use jiff::Timestamp;
use serde_json::Value;

use crate::{
    discovery::{Api, Method},
    error::Refusal,
    mask::Mask,
    pages::Page,
    query::Query,
    sim::Sim,
    sources::Picture,
    world::{self, Account, Person},
};

/// A request whose path, query and body fit the discovery document.
pub(crate) struct Call<'a> {
    pub(crate) sim: &'a Sim,
    pub(crate) api: &'static Api,
    pub(crate) method: &'static Method,
    pub(crate) person: &'a Person,
    pub(crate) path: BTreeMap<String, String>,
    pub(crate) query: Query,
    pub(crate) body: Value,
    pub(crate) now: Timestamp,
    /// Picture of a new photo.
    pub(crate) picture: Option<Picture>,
}

impl<'a> Call<'a> {
    /// The resource the path names, whatever its parameter is called.
    pub(crate) fn name(&self) -> &str {
        self.path.values().next().map_or("", String::as_str)
    }

    /// The page that is asked for.
    pub(crate) fn page(&self, default: usize, largest: usize) -> Result<Page, Refusal> {
        Page::read(&self.query, self.name(), (default, largest), self.now)
    }

    /// A mask that must be there.
    pub(crate) fn mask(&self, parameter: &str, message: &str) -> Result<Mask, Refusal> {
        Mask::read(self.query.get(parameter), &crate::discovery::snake(parameter), &self.api.schemas, message)
    }

    /// An account by its name; 403 for other people's, 404 for none.
    pub(crate) fn account(&self, name: &str) -> Result<&'a Account, Refusal> {
        let id = name.strip_prefix("accounts/").unwrap_or_default();
        let account = self.sim.world.account(id).ok_or_else(Refusal::not_found)?;
        let mine = self.person.accounts.iter().any(|(index, _)| self.sim.world.accounts[*index].id == account.id);
        if mine { Ok(account) } else { Err(no_permission()) }
    }

    /// A location by `locations/…`, possibly behind `accounts/…/`.
    pub(crate) fn location(&self, name: &str) -> Result<usize, Refusal> {
        let (account, location) = match name.find("/locations/") {
            Some(at) => (Some(&name[..at]), &name[at + 1..]),
            None => (None, name),
        };
        let own = location.splitn(3, '/').take(2).collect::<Vec<_>>().join("/");
        let index = world::location_index(&self.sim.world, &own).ok_or_else(Refusal::not_found)?;
        let store = self.sim.store();
        if !store.exists(index) {
            return Err(Refusal::not_found());
        }
        if let Some(account) = account {
            let account = self.account(account)?;
            if !store.belongs(&self.sim.world, account, index) {
                return Err(Refusal::not_found());
            }
        }
        let mine = self
            .person
            .accounts
            .iter()
            .any(|(account, _)| store.belongs(&self.sim.world, &self.sim.world.accounts[*account], index));
        if mine { Ok(index) } else { Err(no_permission()) }
    }
}

/// 403 for resources of other accounts.
pub(crate) fn no_permission() -> Refusal {
    Refusal::forbidden("The caller does not have permission")
}
