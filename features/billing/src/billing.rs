//! State that the whole feature shares: the settings, the client of Stripe, and the ids of its prices.

use std::{collections::HashMap, fmt, sync::Arc, time::Duration};

use api::{Error, Event, Kind, RateLimit};
use crypto::Sealer;
use db::Tx;
use jiff::{SignedDuration, Timestamp};
use orgs::OrgId;
use tokio::sync::Mutex;

use crate::{
    catalog,
    settings::Settings,
    stripe::{Failure, Form, List, Price, Stripe},
};

/// Time for which the ids of prices are used before they are read again.
const PRICE_CACHE_LIFETIME: SignedDuration = SignedDuration::from_mins(10);
/// Requests of an organization in a minute that make calls at Stripe. The operator's account shares one limit of about 100 calls
/// a second, and a request makes up to five.
const REQUESTS_PER_MINUTE: u32 = 60;
/// Lookup keys per call.
const MAX_KEYS: usize = 10;

/// Billing of all organizations. One per process; cheap to clone.
#[derive(Clone)]
pub struct Billing(Arc<Inner>);

struct Inner {
    stripe: Option<Stripe>,
    sealer: Sealer,
    prices: Mutex<Option<(Timestamp, PriceIds)>>,
    requests: RateLimit<OrgId>,
}

/// Ids of prices by their lookup keys.
pub(crate) type PriceIds = Arc<HashMap<String, String>>;

impl fmt::Debug for Billing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Billing").finish_non_exhaustive()
    }
}

impl Default for Billing {
    fn default() -> Self {
        Self::new(&Settings::default())
    }
}

impl Billing {
    /// Creates the client.
    pub fn new(settings: &Settings) -> Self {
        let stripe = settings.account.as_ref().and_then(|account| Stripe::new(account, settings.timeout));
        let requests = RateLimit::new(REQUESTS_PER_MINUTE, Duration::from_mins(1), REQUESTS_PER_MINUTE);
        Self(Arc::new(Inner { stripe, sealer: settings.sealer.clone(), prices: Mutex::default(), requests }))
    }

    /// Returns true when organizations can pay.
    pub fn is_on(&self) -> bool {
        self.0.stripe.is_some()
    }

    /// Returns the client of Stripe.
    ///
    /// # Errors
    /// 404 `billing_off`.
    pub(crate) fn stripe(&self) -> api::Result<&Stripe> {
        let off = || Error::new(Kind::NotFound, "billing_off", "This site doesn’t use billing.");
        self.0.stripe.as_ref().ok_or_else(off)
    }

    /// Counts a request of an organization that makes calls at Stripe.
    ///
    /// # Errors
    /// 429 above 60 in a minute.
    pub(crate) fn count_request(&self, org: &OrgId) -> api::Result<()> {
        self.0.requests.check(org)
    }

    pub(crate) fn sealer(&self) -> &Sealer {
        &self.0.sealer
    }

    /// Has the ids of the prices read again.
    pub(crate) async fn forget_prices(&self) {
        *self.0.prices.lock().await = None;
    }

    /// Returns the ids of the prices by their lookup keys.
    pub(crate) async fn prices(&self, now: Timestamp) -> api::Result<PriceIds> {
        let stripe = self.stripe()?;
        let mut cached = self.0.prices.lock().await;
        if let Some((_, prices)) = cached.as_ref().filter(|(at, _)| *at + PRICE_CACHE_LIFETIME > now) {
            return Ok(prices.clone());
        }
        let prices = Arc::new(read_prices(stripe).await?.into_iter().map(|(key, price)| (key, price.id)).collect());
        *cached = Some((now, Arc::clone(&prices)));
        Ok(prices)
    }
}

/// Reads the prices of all offers at Stripe, by their lookup keys.
pub(crate) async fn read_prices(stripe: &Stripe) -> Result<HashMap<String, Price>, Failure> {
    let keys: Vec<String> = catalog::all().iter().map(catalog::Offer::key).collect();
    let mut prices = HashMap::new();
    for keys in keys.chunks(MAX_KEYS) {
        let mut query = Form::default().with("limit", 100).with("expand[0]", "data.currency_options");
        for (at, key) in keys.iter().enumerate() {
            query = query.with(format!("lookup_keys[{at}]"), key);
        }
        let list: List<Price> = stripe.get("/v1/prices", &query).await?;
        prices.extend(list.data.into_iter().filter_map(|price| Some((price.lookup_key.clone()?, price))));
    }
    Ok(prices)
}

/// Has the organization's browser windows reload the plan.
pub(crate) fn announce(tx: &mut Tx, org: &OrgId) {
    Event::new(org, "organisation", None).announce(tx);
    Event::new(org, "billing", None).announce(tx);
}
