//! Checks one listing: asks the register, or reads the page.

use api::App;
use db::Tx;
use jiff::{SignedDuration, Timestamp};
use nap::Sameness;
use serde_json::json;
use url::Url;

use crate::{
    fetch::{Fetched, Page, Web},
    queries,
    record::{Check, ListingTarget, Outcome},
    registers::{Entry, source},
    rules::{
        comparison::Reference,
        deep_links::filled,
        pages::{JudgedCandidate, businesses, judged},
    },
    types::{Checking, Decision, FieldSource, FoundField, ListingId, ListingRow, ListingState, Method, Values},
};

/// Time after which a second failed check means that a listing is not there any more.
const FAILING: SignedDuration = SignedDuration::from_hours(24);
/// Maximum number of duplicates that are kept of a listing.
const MAX_DUPLICATES: usize = 10;

/// Result of a check.
#[derive(Clone, Debug)]
pub(crate) enum CheckOutcome {
    /// The state, and the number of further listings in the directory.
    Checked(ListingState, usize),
    /// A person has to look.
    ByHand,
    /// The host is free at this time.
    Wait(Timestamp),
}

/// Checks a listing.
pub(crate) async fn check(app: &App, web: &Web, place: &ListingTarget<'_>) -> api::Result<CheckOutcome> {
    let rows = queries::listings_together(&app.db, place.org, &place.location.id, &place.directory.id).await?;
    let main = rows.iter().find(|row| !row.is_duplicate);
    if main.is_some_and(|main| main.state == ListingState::NotApplicable) {
        return Ok(CheckOutcome::ByHand);
    }
    if let Some(source) = source(place.directory.id.as_str()) {
        let reference = Reference::of(place.location);
        let reference = if source.has_phones() { reference } else { Reference { phone: String::new(), ..reference } };
        let Some(entries) = source.find(web, &reference).await else { return Ok(CheckOutcome::ByHand) };
        return record_entry(app, place, &reference, entries).await;
    }
    let refused = main.filter(|main| main.decision == Some(Decision::Other)).and_then(|main| main.url.as_deref());
    let known_url = main.and_then(|main| main.url.as_deref()).filter(|_| refused.is_none());
    let search = match (place.directory.checking, &place.directory.details.search_url) {
        (Checking::Automatic, Some(template)) => Some(filled(template, &Reference::of(place.location))),
        _ => None,
    };
    let is_search = known_url.is_none();
    let Some(url) = known_url.map(ToOwned::to_owned).or(search).and_then(|url| Url::parse(&url).ok()) else {
        return Ok(CheckOutcome::ByHand);
    };
    let reading = Reader { app, place, main, url: &url, is_search, refused };
    match web.fetch(app, &url).await? {
        Fetched::Wait(at) => Ok(CheckOutcome::Wait(at)),
        Fetched::Page(page) => reading.page(page).await,
        Fetched::Gone(status) => reading.note(Outcome::Missing, Some(status)).await,
        Fetched::Blocked(status) => reading.blocked(status).await,
        Fetched::Failed(status) => reading.failed(status).await,
    }
}

struct Reader<'a> {
    app: &'a App,
    place: &'a ListingTarget<'a>,
    main: Option<&'a ListingRow>,
    url: &'a Url,
    /// True when the page is a list of results.
    is_search: bool,
    /// Page of another business, as a person said.
    refused: Option<&'a str>,
}

impl Reader<'_> {
    async fn page(&self, page: Page) -> api::Result<CheckOutcome> {
        let reference = Reference::of(self.place.location);
        let (html, compared_with) = (page.html, reference.clone());
        let read = tokio::task::spawn_blocking(move || businesses(&html, &compared_with));
        let mut candidates = read.await.map_err(api::Error::internal)?;
        candidates.retain(|candidate| candidate.url.is_none() || candidate.url.as_deref() != self.refused);
        let is_ours = self.main.is_some_and(|main| {
            let is_entered = matches!(main.method, Some(Method::Manual | Method::Paste | Method::Import));
            main.decision == Some(Decision::Same) || (is_entered && main.state != ListingState::Unsure)
        });
        let only = (candidates.len() == 1).then(|| candidates[0].clone());
        let mut judged = judged(candidates, &reference).into_iter();
        let best = judged.next();
        let others: Vec<JudgedCandidate> = judged.filter(|judged| judged.sameness == Sameness::Yes).collect();
        let best = match best {
            Some(best) if best.sameness == Sameness::Yes || is_ours => Some((best.candidate, false)),
            Some(best) => Some((best.candidate, true)),
            // The page of a listing that a person entered shows one business: it is that one, however wrong.
            None if !self.is_search && is_ours => only.map(|only| (only, false)),
            None => None,
        };
        let Some((candidate, is_unsure)) = best else {
            return if self.is_search {
                self.note(Outcome::Missing, Some(page.status)).await
            } else {
                // Nothing on it can be read: a person has to look.
                self.blocked(Some(page.status)).await
            };
        };
        let mut check = self.check(Outcome::Listed(candidate.found.clone()), Some(page.status));
        if is_unsure {
            check.outcome = Outcome::Unsure(candidate.found.clone());
        }
        let url = candidate.url.as_deref().and_then(|url| page.url.join(url).ok());
        check.url =
            Some(if self.is_search { url.unwrap_or_else(|| page.url.clone()) } else { self.url.clone() }.to_string());
        check.final_url = Some(page.url.to_string());
        check.sha256 = Some(page.sha256);
        check.sources = candidate.sources;
        let own = check.url.clone();
        let mut tx = self.app.db.begin().await?;
        let row = self.place.record(&mut tx, check).await?;
        let duplicates = if is_unsure { 0 } else { self.duplicates(&mut tx, &row, own.as_deref(), others).await? };
        tx.commit().await?;
        Ok(CheckOutcome::Checked(row.state, duplicates))
    }

    /// Records further listings of this business. Their answers are kept.
    async fn duplicates(
        &self,
        tx: &mut Tx,
        main: &ListingRow,
        own: Option<&str>,
        others: Vec<JudgedCandidate>,
    ) -> api::Result<usize> {
        let listings =
            queries::listings_together(&mut *tx, self.place.org, &main.location_id, &main.directory_id).await?;
        let mut number = 0;
        for other in others.into_iter().filter(|other| other.compared.is_duplicate()).take(MAX_DUPLICATES) {
            let Some(url) = other.candidate.url.filter(|url| Some(url.as_str()) != own) else { continue };
            let before = listings.iter().find(|row| row.is_duplicate && row.url.as_deref() == Some(&url));
            number += usize::from(before.is_none_or(|row| row.decision.is_none()));
            let row = ListingRow {
                id: before.map_or_else(|| ListingId::new(self.place.now), |row| row.id.clone()),
                is_duplicate: true,
                state: other.compared.state(),
                score: other.compared.score,
                url: Some(url),
                source_id: None,
                found: json!(other.candidate.found),
                fields: json!(other.compared.comparisons),
                decision: before.and_then(|row| row.decision),
                next_check_at: None,
                ..main.clone()
            };
            queries::put_listing(tx, self.place.org, &row).await?;
        }
        if number > 0 {
            self.place.follow(tx, main, true).await?;
        }
        Ok(number)
    }

    /// Notes that a person has to look. What a person or an earlier check saw stays.
    async fn blocked(&self, status: Option<u16>) -> api::Result<CheckOutcome> {
        if let Some(main) = self.main.filter(|main| {
            !matches!(main.state, ListingState::Unchecked | ListingState::Blocked | ListingState::Missing)
        }) {
            self.postpone(main, self.place.now + SignedDuration::from_hours(24 * 90), main.failing_since).await?;
            return Ok(CheckOutcome::ByHand);
        }
        self.note(Outcome::Blocked, status).await
    }

    /// Notes that the site did not answer: twice, a day apart, means that the listing is not there any more.
    async fn failed(&self, status: Option<u16>) -> api::Result<CheckOutcome> {
        let Some(main) = self.main.filter(|_| !self.is_search) else {
            return self.note(Outcome::Blocked, status).await;
        };
        let now = self.place.now;
        match main.failing_since {
            Some(since) if now.duration_since(since) >= FAILING => self.note(Outcome::Missing, status).await,
            since => {
                self.postpone(main, now + FAILING, since.or(Some(now))).await?;
                Ok(CheckOutcome::Checked(main.state, 0))
            }
        }
    }

    async fn postpone(&self, main: &ListingRow, at: Timestamp, failing_since: Option<Timestamp>) -> api::Result<()> {
        let mut tx = self.app.db.begin().await?;
        let row = ListingRow { next_check_at: Some(at), failing_since, ..main.clone() };
        queries::put_listing(&mut tx, self.place.org, &row).await?;
        Ok(tx.commit().await?)
    }

    async fn note(&self, outcome: Outcome, status: Option<u16>) -> api::Result<CheckOutcome> {
        let mut tx = self.app.db.begin().await?;
        let row = self.place.record(&mut tx, self.check(outcome, status)).await?;
        tx.commit().await?;
        Ok(CheckOutcome::Checked(row.state, 0))
    }

    fn check(&self, outcome: Outcome, status: Option<u16>) -> Check {
        Check {
            method: Method::Automatic,
            // The search is no page of a listing.
            url: (!self.is_search).then(|| self.url.to_string()),
            outcome,
            source_id: None,
            final_url: Some(self.url.to_string()),
            http_status: status.map(i64::from),
            sha256: None,
            sources: Vec::new(),
            actor: None,
        }
    }
}

/// Records what a register says. A business that it does not know may keep its entry secret.
async fn record_entry(
    app: &App,
    place: &ListingTarget<'_>,
    reference: &Reference,
    entries: Vec<Entry>,
) -> api::Result<CheckOutcome> {
    let judge = |entry: &Entry| {
        let names = entry.names.iter();
        let values = names.map(|name| Values { name: Some(name.clone()), ..entry.found.clone() });
        let compared = values.map(|values| (reference.compare(&values), values));
        let best = compared.max_by_key(|(compared, _)| compared.number_of_equal_fields())?;
        (best.0.sameness() != Sameness::No).then(|| (best.0, best.1, entry.clone()))
    };
    let mut judged: Vec<_> = entries.iter().filter_map(judge).collect();
    judged.sort_by_key(|(compared, _, entry)| {
        let is_maybe = compared.sameness() == Sameness::Maybe;
        (is_maybe, entry.is_closed, std::cmp::Reverse(compared.number_of_equal_fields()))
    });
    let best = judged.into_iter().next();
    let mut check = Check {
        method: Method::Register,
        outcome: Outcome::Unknown,
        url: None,
        source_id: None,
        final_url: None,
        http_status: None,
        sha256: None,
        sources: Vec::new(),
        actor: None,
    };
    if let Some((compared, best_values, entry)) = best {
        let values = [
            ("name", &best_values.name),
            ("address", &best_values.address),
            ("city", &best_values.city),
            ("postcode", &best_values.postcode),
            ("phone", &best_values.phone),
        ];
        let field = |(field, value): (&str, &Option<String>)| {
            let value = value.clone()?;
            Some(FoundField { field: field.to_owned(), value, source: FieldSource::Register })
        };
        check.sources = values.into_iter().filter_map(field).collect();
        if entry.is_closed {
            let status = FoundField { field: "status".into(), value: "closed".into(), source: FieldSource::Register };
            check.sources.push(status);
        }
        let is_sure = compared.sameness() == Sameness::Yes;
        check.outcome = if is_sure { Outcome::Listed(best_values) } else { Outcome::Unsure(best_values) };
        (check.url, check.source_id) = (Some(entry.url), Some(entry.id));
    }
    let mut tx = app.db.begin().await?;
    let row = place.record(&mut tx, check).await?;
    tx.commit().await?;
    Ok(CheckOutcome::Checked(row.state, 0))
}
