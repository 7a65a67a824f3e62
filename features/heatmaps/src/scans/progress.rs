//! A scan under way: its panel, its location, the questions so far, and what to ask next.

use db::Db;
use jiff::{SignedDuration, Timestamp};
use locations::Location;
use orgs::OrgId;

use super::business::business_of;
use crate::{
    providers::SearchRequest,
    queries::{self, Question},
    rules::{
        adaptive::PinStates,
        grid::Size,
        identity::{Business, Item},
        layout::Layout,
        pin::PinState,
        pin_plan::{self, unasked},
        results::{item, state_of},
        search_settings::layout,
    },
    types::{PanelRow, ScanRow, SearchResult},
};

/// Minimum time between the two readings of a control pin, so that the second is a new measurement.
const BETWEEN_READINGS: SignedDuration = SignedDuration::from_secs(60);

/// Scan under way.
#[derive(Clone, Debug)]
pub(super) struct Progress {
    pub(super) scan: ScanRow,
    pub(super) panel: PanelRow,
    pub(super) location: Location,
    pub(super) layout: Layout,
    pub(super) business: Business,
    pub(super) excluded: Vec<i64>,
    /// Questions, with the first readings in the order of the pins before the second ones.
    pub(super) questions: Vec<Question>,
}

/// Next action of a scan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// SearchRequest these pins, each with its reading.
    Ask(Vec<(i64, i64)>),
    /// Look whether the queue has answers.
    Collect,
    /// Wait until this time.
    Wait(Timestamp),
    /// Nothing is left to ask.
    End,
}

impl Progress {
    /// Reads a scan; `None` when it has ended, or its panel is gone.
    pub(super) async fn read(db: &Db, org: &OrgId, scan: ScanRow) -> api::Result<Option<Self>> {
        let Some(panel) = queries::find_panel(db, org, &scan.panel_id).await? else { return Ok(None) };
        let Some(location) = locations::find(db, org, &panel.location_id).await? else { return Ok(None) };
        let questions = queries::questions(db, org, &scan.id).await?;
        let search = panel.search();
        let Ok(layout) = layout(&search) else { return Ok(None) };
        let business = business_of(&location.details);
        Ok(Some(Self { excluded: search.excluded_pins(), scan, panel, location, layout, business, questions }))
    }

    /// Returns what to do next. A question that was asked before the process started, without an answer, may have been
    /// paid: it is not asked again.
    pub(super) fn next(&self, now: Timestamp) -> Next {
        let first = pin_plan::next(&self.grid(), self.scan.is_adaptive);
        let is_asked = |pin: i64, reading: i64| {
            self.questions.iter().any(|question| question.pin == pin && question.reading == reading)
        };
        let new: Vec<(i64, i64)> = first.into_iter().filter(|pin| !is_asked(*pin, 0)).map(|pin| (pin, 0)).collect();
        if !new.is_empty() {
            return Next::Ask(new);
        }
        if self.questions.iter().any(|question| question.reading == 0 && question.state == "posted") {
            return Next::Collect;
        }
        let control: Vec<(i64, i64)> = self
            .control()
            .into_iter()
            .filter(|pin| self.is_answered(*pin) && !is_asked(*pin, 1))
            .map(|pin| (pin, 1))
            .collect();
        if !control.is_empty() {
            let last = self.questions.iter().map(|question| question.asked_at).max().unwrap_or(now);
            let at = last + BETWEEN_READINGS;
            return if at > now { Next::Wait(at) } else { Next::Ask(control) };
        }
        if self.questions.iter().any(|question| question.state == "posted") { Next::Collect } else { Next::End }
    }

    /// Returns the search request for a pin.
    pub(super) fn search_request(&self, (pin, reading): (i64, i64)) -> SearchRequest {
        let rows = self.layout.points.size().rows();
        let place = (pin as usize / rows, pin as usize % rows);
        SearchRequest {
            keyword: self.panel.keyword.clone(),
            pin: *self.layout.points.at(place),
            language: self.panel.language.clone(),
            country: self.panel.country.clone(),
            device: self.panel.device,
            zoom: self.panel.zoom,
            is_control: reading > 0,
            tag: format!("{}/{pin}/{reading}", self.scan.id),
        }
    }

    /// Returns the answers, the needed answers, and the cost so far. An unknown cost counts as the price.
    pub(super) fn totals(&self) -> (i64, i64, i64) {
        let is_over = |question: &&Question| question.state == "answered" || question.state == "failed";
        let answered = self.questions.iter().filter(is_over).count() as i64;
        let pins = if self.scan.is_adaptive {
            // Grows as the scan looks closer.
            (self.questions.len() + self.control().iter().filter(|pin| !self.has_control(**pin)).count()) as i64
        } else {
            self.scan.pins
        };
        let cost = self.questions.iter().map(|question| self.cost(question)).sum();
        (answered, pins, cost)
    }

    /// Returns the states of the pins so far.
    pub(super) fn grid(&self) -> PinStates {
        let size = self.layout.points.size();
        let mut grid = unasked(size, &self.excluded);
        for question in self.questions.iter().filter(|question| question.reading == 0) {
            if let Some(state) = self.state(question) {
                place(&mut grid, size, question.pin, state);
            }
        }
        grid
    }

    fn state(&self, question: &Question) -> Option<PinState> {
        match question.state.as_str() {
            "failed" => Some(PinState::Missing),
            "answered" => {
                let items: Vec<Item> = results(question).iter().filter_map(item).collect();
                Some(state_of(&self.business, &items))
            }
            // Asked, but without an answer so far: nothing is known about it.
            _ => None,
        }
    }

    fn cost(&self, question: &Question) -> i64 {
        let is_free = question.code.as_deref().is_some_and(is_free_failure);
        let price = if is_free { 0 } else { self.scan.price_micros.unwrap_or_default() };
        question.cost_micros.unwrap_or(price)
    }

    fn control(&self) -> Vec<i64> {
        serde_json::from_value(self.scan.control.clone()).unwrap_or_default()
    }

    fn has_control(&self, pin: i64) -> bool {
        self.questions.iter().any(|question| question.pin == pin && question.reading == 1)
    }

    fn is_answered(&self, pin: i64) -> bool {
        self.questions
            .iter()
            .any(|question| question.pin == pin && question.reading == 0 && question.state == "answered")
    }
}

/// Returns the results of an answered question.
pub(super) fn results(question: &Question) -> Vec<SearchResult> {
    question.answer.clone().and_then(|answer| serde_json::from_value(answer).ok()).unwrap_or_default()
}

/// Matches failures before which the provider has done nothing that it charges.
fn is_free_failure(code: &str) -> bool {
    use crate::providers::Failure;
    [Failure::Auth, Failure::Funds, Failure::Rate(None), Failure::Invalid, Failure::Transient]
        .iter()
        .any(|failure| failure.code() == code)
}

fn place(grid: &mut PinStates, size: Size, pin: i64, state: PinState) {
    let pin = (pin as usize / size.rows(), pin as usize % size.rows());
    if pin.0 < size.rows() {
        grid.set(pin, Some(state));
    }
}
