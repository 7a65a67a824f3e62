//! Providers of ranks: one question and one answer, whatever the service is.

mod dataforseo;
mod http;
mod serpapi;

use crate::{
    rules::{point::Point, wrong_place::is_wrong_place},
    settings::Endpoints,
    types::{Credentials, Device, Mode, Provider, SearchResult},
};

pub(crate) use http::Http;

/// Results that a question asks for.
const DEPTH: u32 = crate::rules::pin::DEPTH;

/// Question about one pin.
#[derive(Clone, Debug)]
pub(crate) struct Ask {
    pub(crate) keyword: String,
    pub(crate) pin: Point,
    pub(crate) language: String,
    pub(crate) country: Option<String>,
    pub(crate) device: Device,
    pub(crate) zoom: i64,
    /// True for a reading that must not come from the provider's cache.
    pub(crate) is_control: bool,
    /// Recognizes the question in the provider's own lists.
    pub(crate) tag: String,
}

/// Valid answer.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Answer {
    /// Results without ads, in the order of their rank; empty when there are none.
    pub(crate) results: Vec<SearchResult>,
    /// Cost in millionths of a dollar, if it is stated.
    pub(crate) cost_micros: Option<i64>,
}

/// Question in the queue of a provider.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Posted {
    /// Id of the task, or why it was not accepted.
    pub(crate) task: Result<String, Failure>,
    /// Cost in millionths of a dollar, if it is stated.
    pub(crate) cost_micros: Option<i64>,
}

/// Question without a valid answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Unanswered {
    pub(crate) why: Failure,
    /// Cost in millionths of a dollar: some failures are charged.
    pub(crate) cost_micros: Option<i64>,
}

/// Reason why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Failure {
    /// The credentials are refused.
    Auth,
    /// The account has no money or no searches left.
    Funds,
    /// Too many requests; seconds to wait, if they are stated.
    Rate(Option<i64>),
    /// The provider does not understand the question.
    Invalid,
    /// The search failed at the provider.
    SearchFailed,
    /// It may succeed later.
    Transient,
    /// The answer is not ready.
    Pending,
    /// The answer is about another place.
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

    /// Returns true when no other question will be answered either.
    pub(crate) fn ends_scan(self) -> bool {
        matches!(self, Self::Auth | Self::Funds)
    }

    /// Returns this failure without a cost.
    fn free(self) -> Unanswered {
        Unanswered { why: self, cost_micros: None }
    }
}

/// Account at a provider that is ready to be asked.
#[derive(Clone, Debug)]
pub(crate) struct Account {
    pub(crate) provider: Provider,
    pub(crate) credentials: Credentials,
    pub(crate) endpoints: Endpoints,
    /// True for a simulator. That of a demo lives in this process, with the questions in its queue.
    pub(crate) is_simulated: bool,
}

impl Account {
    /// Asks at once.
    pub(crate) async fn ask(&self, http: &Http, ask: &Ask) -> Result<Answer, Unanswered> {
        let answer = match self.provider {
            Provider::DataForSeo => dataforseo::ask(http, self, ask).await,
            Provider::SerpApi => serpapi::ask(http, self, ask).await,
        };
        checked(ask, answer?)
    }

    /// Puts questions into the queue, at most [`max_posted`] at a time, and returns one outcome for each.
    pub(crate) async fn post(&self, http: &Http, asks: &[Ask]) -> Result<Vec<Posted>, Failure> {
        match self.provider {
            Provider::DataForSeo => dataforseo::post(http, self, asks).await,
            Provider::SerpApi => Err(Failure::Invalid),
        }
    }

    /// Returns the answer of a task in the queue.
    pub(crate) async fn collect(&self, http: &Http, task: &str, ask: &Ask) -> Result<Answer, Unanswered> {
        let answer = match self.provider {
            Provider::DataForSeo => dataforseo::collect(http, self, task).await,
            Provider::SerpApi => Err(Failure::Invalid.free()),
        };
        checked(ask, answer?)
    }

    /// Checks the credentials, and returns the money left in millionths of a dollar, if it is stated.
    pub(crate) async fn check(&self, http: &Http) -> Result<Option<i64>, Failure> {
        match self.provider {
            Provider::DataForSeo => dataforseo::balance(http, self).await.map(Some),
            Provider::SerpApi => serpapi::check(http, self).await.map(|()| None),
        }
    }
}

/// Maximum number of questions that are put into the queue of a provider at a time.
pub(crate) fn max_posted(provider: Provider) -> usize {
    match provider {
        Provider::DataForSeo => 100,
        Provider::SerpApi => 0,
    }
}

/// Returns the price of an answer in millionths of a dollar; `None` when the provider has no such mode. The price of SerpApi
/// depends on the plan; this is that of its smallest one.
pub(crate) fn price_micros(provider: Provider, mode: Mode) -> Option<i64> {
    match (provider, mode) {
        (Provider::DataForSeo, Mode::Queue) => Some(600),
        (Provider::DataForSeo, Mode::Live) => Some(2_000),
        (Provider::SerpApi, Mode::Queue) => None,
        (Provider::SerpApi, Mode::Live) => Some(15_000),
    }
}

fn checked(ask: &Ask, answer: Answer) -> Result<Answer, Unanswered> {
    let points = answer.results.iter().filter_map(|result| result.point.map(Point::from));
    if is_wrong_place(ask.pin, points) {
        return Err(Unanswered { why: Failure::WrongPlace, cost_micros: answer.cost_micros });
    }
    Ok(answer)
}

/// Maximum characters of a text that a provider states.
const MAX_TEXT: usize = 200;

/// Returns a text of a provider as it is kept; `None` for an empty one.
fn kept_text(text: &str) -> Option<String> {
    let text: String = text.chars().filter(|sign| !sign.is_control()).take(MAX_TEXT).collect();
    Some(text.trim().to_owned()).filter(|text| !text.is_empty())
}
