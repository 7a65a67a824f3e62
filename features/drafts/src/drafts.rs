//! State that the whole feature shares: the settings, and the client of the makers.

use std::{fmt, sync::Arc, time::Duration};

use api::{Event, RateLimit};
use db::{Db, Tx};
use drafting::{Engine, Maker, Prices};
use orgs::OrgId;

use crate::{
    queries,
    settings::{Ceiling, Settings, Vendors},
    types::{DraftId, KeyKind, KeyRow},
};

/// Beginning of the names of simulated models.
const SIMULATED: &str = "simulated-";

/// Client of the makers for all organizations. One per process; cheap to clone.
#[derive(Clone)]
pub struct Drafts(Arc<Inner>);

struct Inner {
    settings: Settings,
    vendors: Option<Arc<dyn Vendors>>,
    engine: Engine,
    requests: RateLimit<OrgId>,
}

impl fmt::Debug for Drafts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Drafts").finish_non_exhaustive()
    }
}

impl Default for Drafts {
    fn default() -> Self {
        Self::new(&Settings::default(), None)
    }
}

/// Maker of an organization.
#[derive(Clone, Debug)]
pub(crate) struct OrgMaker {
    pub(crate) maker: Maker,
    /// Uses the organization's own key.
    pub(crate) is_own: bool,
}

impl OrgMaker {
    /// Returns true for a simulated model, which needs no account.
    pub(crate) fn is_simulated(&self) -> bool {
        self.maker.model.starts_with(SIMULATED)
    }
}

/// Requests for drafts of an organization in a minute. Organizations share the operator's limit at the maker.
const REQUESTS_PER_MINUTE: u32 = 30;

impl Drafts {
    /// Creates the client. `vendors` chooses the organizations with a simulated maker.
    pub fn new(settings: &Settings, vendors: Option<Arc<dyn Vendors>>) -> Self {
        let engine = Engine::new(settings.limits);
        let requests = RateLimit::new(REQUESTS_PER_MINUTE, Duration::from_mins(1), REQUESTS_PER_MINUTE);
        Self(Arc::new(Inner { settings: settings.clone(), vendors, engine, requests }))
    }

    /// Counts a request for a draft; 429 above 30 in a minute.
    pub(crate) fn count_request(&self, org: &OrgId) -> api::Result<()> {
        self.0.requests.check(org)
    }

    /// Returns the highest limits that an organization with this maker can have.
    pub(crate) fn ceiling(&self, maker: Option<&OrgMaker>) -> Ceiling {
        let operator = self.0.settings.operator.as_ref().filter(|_| maker.is_none_or(|maker| !maker.is_own));
        operator.map_or(Ceiling::OWN_KEY, |operator| operator.ceiling)
    }

    pub(crate) fn engine(&self) -> &Engine {
        &self.0.engine
    }

    pub(crate) fn prices(&self) -> &Prices {
        &self.0.settings.prices
    }

    /// Returns the maker of an organization: a demo's simulator, its own key, or the operator's; `None` without one.
    pub(crate) async fn maker(&self, db: &Db, org: &OrgId) -> api::Result<Option<OrgMaker>> {
        if let Some(maker) = self.simulated(org).await? {
            return Ok(Some(OrgMaker { maker, is_own: false }));
        }
        let own = queries::key(db, org).await?.and_then(|row| {
            let key = self.open(&key_context(org), &row.api_key)?;
            Some(self.with_key(row.kind, &row.model, key))
        });
        let operator = || self.0.settings.operator.as_ref().and_then(|operator| operator.maker.clone());
        Ok(match own {
            Some(maker) => Some(OrgMaker { maker, is_own: true }),
            None => operator().map(|maker| OrgMaker { maker, is_own: false }),
        })
    }

    /// Returns the simulated maker of a demo.
    pub(crate) async fn simulated(&self, org: &OrgId) -> api::Result<Option<Maker>> {
        match &self.0.vendors {
            Some(vendors) => vendors.simulated(org).await,
            None => Ok(None),
        }
    }

    /// Returns a model with a key of an organization, at the operator's server for this wire or at the company that
    /// defined it.
    pub(crate) fn with_key(&self, kind: KeyKind, model: &str, key: String) -> Maker {
        let kind = drafting::Kind::from(kind);
        let server = self.0.settings.operator.as_ref().map(|operator| &operator.server);
        let base = server.filter(|(server_kind, _)| *server_kind == kind).map_or(kind.default_base(), |(_, base)| base);
        Maker { kind, base: base.to_owned(), model: model.to_owned(), key: Some(key) }
    }

    /// Seals the key of an organization.
    pub(crate) fn seal_key(&self, org: &OrgId, key: &str) -> api::Result<String> {
        self.seal(&key_context(org), key)
    }

    /// Seals a text of a draft.
    pub(crate) fn seal_text(&self, org: &OrgId, (id, field): (&DraftId, &str), text: &str) -> api::Result<String> {
        self.seal(&format!("drafts/{org}/{id}/{field}"), text)
    }

    fn seal(&self, context: &str, text: &str) -> api::Result<String> {
        self.0.settings.sealer.seal(context, text.as_bytes()).map_err(api::Error::internal)
    }

    fn open(&self, context: &str, sealed: &str) -> Option<String> {
        let opened = self.0.settings.sealer.open(context, sealed);
        let opened = opened.inspect_err(|error| tracing::error!(%error, "the key of an organization does not open"));
        String::from_utf8(opened.ok()?).ok()
    }

    /// Returns true when organizations have a row of keys that opens.
    pub(crate) fn opens(&self, org: &OrgId, row: &KeyRow) -> bool {
        self.open(&key_context(org), &row.api_key).is_some()
    }
}

fn key_context(org: &OrgId) -> String {
    format!("drafting_keys/{org}")
}

/// Has the organization's browser windows reload what they show of drafts.
pub(crate) fn announce(tx: &mut Tx, org: &OrgId) {
    Event::new(org, "drafting", None).announce(tx);
}
