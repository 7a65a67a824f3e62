//! Rank providers: one request type and one answer type for all services.

mod dataforseo;
mod http;
mod serpapi;

use crate::{
    rules::{point::Point, wrong_place::is_wrong_place},
    settings::Endpoints,
    types::{Credentials, Device, Mode, Provider, SearchResult},
};

pub(crate) use http::Http;

/// Number of results that a search requests.
const DEPTH: u32 = crate::rules::pin::DEPTH;

/// Search at one pin.
#[derive(Clone, Debug)]
pub(crate) struct SearchRequest {
    pub(crate) keyword: String,
    pub(crate) pin: Point,
    pub(crate) language: String,
    pub(crate) country: Option<String>,
    pub(crate) device: Device,
    pub(crate) zoom: i64,
    /// True for a control reading, which bypasses the cache of the provider.
    pub(crate) is_control: bool,
    /// Tag that identifies the search in the lists of the provider.
    pub(crate) tag: String,
}

/// Valid answer to a search.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Answer {
    /// Results without ads, in rank order.
    pub(crate) results: Vec<SearchResult>,
    /// Cost in millionths of a dollar, if the provider reports it.
    pub(crate) cost_micros: Option<i64>,
}

/// Outcome of adding a search to the queue of a provider.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Posted {
    /// Id of the task, or the reason for which it was rejected.
    pub(crate) task: Result<String, Failure>,
    /// Cost in millionths of a dollar, if the provider reports it.
    pub(crate) cost_micros: Option<i64>,
}

/// Search without a valid answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SearchError {
    pub(crate) failure: Failure,
    /// Cost in millionths of a dollar: some failures are charged.
    pub(crate) cost_micros: Option<i64>,
}

/// Reason for which a search has no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Failure {
    /// The provider rejects the credentials.
    Auth,
    /// The account has no money or no searches left.
    Funds,
    /// Too many requests; seconds to wait, if the provider reports them.
    Rate(Option<i64>),
    /// The provider rejects the request as invalid.
    Invalid,
    /// The search failed at the provider.
    SearchFailed,
    /// Temporary failure: the same request may succeed later.
    Transient,
    /// The answer is not ready.
    Pending,
    /// The results are far from the pin.
    WrongPlace,
}

impl Failure {
    /// Returns the stable code.
    pub(crate) fn code(self) -> &'static str {
        match self {
            Self::Auth => "provider_refused_key",
            Self::Funds => "provider_out_of_funds",
            Self::Rate(_) => "provider_busy",
            Self::Invalid => "provider_rejected",
            Self::SearchFailed => "search_failed",
            Self::Transient => "provider_unavailable",
            Self::Pending => "answer_not_ready",
            Self::WrongPlace => "wrong_place",
        }
    }

    /// Returns true when every other search would fail, too.
    pub(crate) fn ends_scan(self) -> bool {
        matches!(self, Self::Auth | Self::Funds)
    }

    /// Returns the error of a search that failed without a cost.
    fn without_cost(self) -> SearchError {
        SearchError { failure: self, cost_micros: None }
    }
}

/// Account at a provider.
#[derive(Clone, Debug)]
pub(crate) struct Account {
    pub(crate) provider: Provider,
    pub(crate) credentials: Credentials,
    pub(crate) endpoints: Endpoints,
    /// True for a simulator. The simulator of a demo runs in this process and keeps its queue in memory.
    pub(crate) is_simulated: bool,
}

impl Account {
    /// Runs one search and returns its results.
    pub(crate) async fn ask(&self, http: &Http, search: &SearchRequest) -> Result<Answer, SearchError> {
        let answer = match self.provider {
            Provider::DataForSeo => dataforseo::ask(http, self, search).await,
            Provider::SerpApi => serpapi::ask(http, self, search).await,
        };
        checked(search, answer?)
    }

    /// Adds at most [`max_posted`] searches to the queue and returns one outcome for each.
    pub(crate) async fn post(&self, http: &Http, searches: &[SearchRequest]) -> Result<Vec<Posted>, Failure> {
        match self.provider {
            Provider::DataForSeo => dataforseo::post(http, self, searches).await,
            Provider::SerpApi => Err(Failure::Invalid),
        }
    }

    /// Returns the answer of a queued task.
    pub(crate) async fn collect(&self, http: &Http, task: &str, search: &SearchRequest) -> Result<Answer, SearchError> {
        let answer = match self.provider {
            Provider::DataForSeo => dataforseo::collect(http, self, task).await,
            Provider::SerpApi => Err(Failure::Invalid.without_cost()),
        };
        checked(search, answer?)
    }

    /// Checks the credentials and returns the balance in millionths of a dollar, if the provider reports it.
    pub(crate) async fn check(&self, http: &Http) -> Result<Option<i64>, Failure> {
        match self.provider {
            Provider::DataForSeo => dataforseo::balance(http, self).await.map(Some),
            Provider::SerpApi => serpapi::check(http, self).await.map(|()| None),
        }
    }
}

/// Maximum number of searches that one request adds to the queue of a provider.
pub(crate) fn max_posted(provider: Provider) -> usize {
    match provider {
        Provider::DataForSeo => 100,
        Provider::SerpApi => 0,
    }
}

/// Returns the price of an answer in millionths of a dollar; `None` when the provider does not support the mode. The price
/// of SerpApi depends on the plan; this is the price in the smallest plan.
pub(crate) fn price_micros(provider: Provider, mode: Mode) -> Option<i64> {
    match (provider, mode) {
        (Provider::DataForSeo, Mode::Queue) => Some(600),
        (Provider::DataForSeo, Mode::Live) => Some(2_000),
        (Provider::SerpApi, Mode::Queue) => None,
        (Provider::SerpApi, Mode::Live) => Some(15_000),
    }
}

/// Rejects an answer whose results are far from the pin.
fn checked(search: &SearchRequest, answer: Answer) -> Result<Answer, SearchError> {
    let points = answer.results.iter().filter_map(|result| result.point.map(Point::from));
    if is_wrong_place(search.pin, points) {
        return Err(SearchError { failure: Failure::WrongPlace, cost_micros: answer.cost_micros });
    }
    Ok(answer)
}

/// Maximum length of a text from a provider, in characters.
const MAX_TEXT: usize = 200;

/// Removes control characters, truncates to [`MAX_TEXT`] and trims; `None` when nothing is left.
fn clean_text(text: &str) -> Option<String> {
    let text: String = text.chars().filter(|sign| !sign.is_control()).take(MAX_TEXT).collect();
    Some(text.trim().to_owned()).filter(|text| !text.is_empty())
}
