//! End of a scan: its figures, their change, its packed answers, and its cost.

use std::io::{Read, Write};

use api::{App, Error};
use base64::prelude::{BASE64_STANDARD, Engine};
use db::Tx;
use flate2::{Compression, read::DeflateDecoder, write::DeflateEncoder};
use jiff::Timestamp;
use notifications::AffectedLocation;
use orgs::{OrgId, Permission, Role, UserId};
use webhooks::WebhookEvent;

use super::{
    begin::month_of,
    progress::{Progress, results},
};
use crate::{
    events::{RankChanged, RankDropped, ScanFinished},
    heatmaps::announce,
    queries::{self, Latest, ScanEnd},
    rules::{
        change::{ScanFigures, change, is_drop, is_real},
        results::{Collector, figures},
    },
    types::{Answers, PanelRow, Scan, ScanChange, ScanId, ScanRow, State},
};

/// Number of earlier scans that a scan is compared with: four, and eight whose changes and control pins count.
const EARLIER: i64 = 13;
/// Number of values of SoLV that the list of panels shows.
const TREND: usize = 12;
/// Maximum size of unpacked answers, in bytes.
const MAX_UNPACKED: u64 = 4 * 1024 * 1024;

/// Ends a scan with the answers so far. Without this call, no figure counts it.
pub(crate) async fn end(
    tx: &mut Tx,
    app: &App,
    org: &OrgId,
    id: &ScanId,
    (state, code): (State, Option<&str>),
) -> api::Result<()> {
    let Some(scan) = queries::lock_scan(tx, org, id).await?.filter(|scan| scan.state.is_open()) else { return Ok(()) };
    let month = month_of(scan.created_at);
    let Some(progress) = Progress::read(&app.db, org, scan.clone()).await? else {
        // The location was deleted meanwhile.
        queries::move_spending(tx, org, &month, scan.cost_micros, -scan.reserved_micros).await?;
        let ended = ScanEnd::without_answers(State::Canceled, code, &scan);
        return Ok(queries::end_scan(tx, org, id, ended, app.now()).await?);
    };
    let progress = Progress { questions: queries::questions(&mut *tx, org, id).await?, ..progress };
    let (answered, _, cost) = progress.totals();
    let answers = collected(&progress);
    let measured = ScanFigures {
        figures: figures(&answers, (&progress.business, &progress.layout), &progress.excluded, scan.is_adaptive),
        pairs: answers.pairs.clone(),
    };
    let state = settled(state, &measured);
    let has_figures = measured.figures.measured > 0;
    let earlier = earlier(tx, org, &scan).await?;
    let change = change(&measured, &earlier).filter(|_| has_figures);
    let ended = ScanEnd {
        state,
        code: code.map(str::to_owned),
        cost_micros: cost,
        answered,
        figures: has_figures.then(|| json(&measured.figures)).transpose()?,
        change: change.as_ref().map(json).transpose()?,
        answers: has_figures.then(|| pack(&answers)).transpose()?,
    };
    queries::end_scan(tx, org, id, ended, app.now()).await?;
    queries::remove_questions(tx, org, id).await?;
    queries::move_spending(tx, org, &month, cost, -scan.reserved_micros).await?;
    if has_figures {
        note_latest(tx, org, (&progress.panel, id), &measured, change.as_ref(), app.now()).await?;
    }
    report(tx, org, (&progress, id), change.as_ref(), app.now()).await?;
    tracing::info!(scan = %id, state = state.as_str(), answered, cost_micros = cost, "scan ended");
    announce(tx, org, Some(id.as_str()));
    Ok(())
}

impl ScanEnd {
    fn without_answers(state: State, code: Option<&str>, scan: &ScanRow) -> Self {
        Self {
            state,
            code: code.map(str::to_owned),
            cost_micros: scan.cost_micros,
            answered: scan.answered,
            figures: None,
            change: None,
            answers: None,
        }
    }
}

/// Packs answers for the database: JSON, deflated, in Base64, so that they are exported like any text.
pub(crate) fn pack(answers: &Answers) -> api::Result<String> {
    let plain = serde_json::to_vec(answers).map_err(Error::internal)?;
    let mut packed = DeflateEncoder::new(Vec::new(), Compression::best());
    let packed = packed.write_all(&plain).and_then(|()| packed.finish()).map_err(Error::internal)?;
    Ok(BASE64_STANDARD.encode(packed))
}

/// Returns the answers that were packed.
pub(crate) fn unpack(packed: &str) -> api::Result<Answers> {
    let packed = BASE64_STANDARD.decode(packed).map_err(Error::internal)?;
    let mut plain = Vec::new();
    DeflateDecoder::new(&*packed).take(MAX_UNPACKED).read_to_end(&mut plain).map_err(Error::internal)?;
    serde_json::from_slice(&plain).map_err(Error::internal)
}

/// Returns the answers of a scan that has not ended.
pub(super) fn collected(progress: &Progress) -> Answers {
    let mut collector = Collector::default();
    for question in &progress.questions {
        let results = match question.state.as_str() {
            "answered" => Some(results(question)),
            "failed" => None,
            _ => continue,
        };
        collector.add(question.pin as u32, question.reading > 0, results.as_deref());
    }
    collector.finish(&progress.business)
}

/// Returns the state of a scan at its end: one that asked everything is complete, partial or empty.
fn settled(state: State, measured: &ScanFigures) -> State {
    let figures = &measured.figures;
    match state {
        State::Complete if figures.measured == 0 => State::Empty,
        State::Complete if figures.measured < figures.expected => State::Partial,
        state => state,
    }
}

/// Returns the scans of the panel before this one that have figures, the oldest first.
async fn earlier(tx: &mut Tx, org: &OrgId, scan: &ScanRow) -> api::Result<Vec<ScanFigures>> {
    let mut earlier = Vec::new();
    for row in queries::scans_of(&mut *tx, org, &scan.panel_id, EARLIER).await?.into_iter().rev() {
        let (Some(figures), true) = (row.figures, row.id < scan.id) else { continue };
        let packed = queries::answers_of(&mut *tx, org, &row.id).await?;
        let pairs = packed.map(|packed| unpack(&packed)).transpose()?.unwrap_or_default().pairs;
        earlier.push(ScanFigures { figures: serde_json::from_value(figures).map_err(Error::internal)?, pairs });
    }
    Ok(earlier)
}

async fn note_latest(
    tx: &mut Tx,
    org: &OrgId,
    (panel, scan): (&PanelRow, &ScanId),
    measured: &ScanFigures,
    change: Option<&ScanChange>,
    now: Timestamp,
) -> api::Result<()> {
    let mut trend: Vec<f64> = serde_json::from_value(panel.trend.clone()).unwrap_or_default();
    trend.extend(measured.figures.solv);
    trend.drain(..trend.len().saturating_sub(TREND));
    let latest = Latest {
        scan: scan.clone(),
        at: now,
        atrp: measured.figures.atrp,
        solv: measured.figures.solv,
        change: change.map(json).transpose()?,
        trend: json(&trend)?,
        is_dropped: change.is_some_and(is_drop),
    };
    Ok(queries::note_latest(tx, org, &panel.id, latest).await?)
}

/// Publishes the end of a scan, and notifies members of a drop that is more than noise.
async fn report(
    tx: &mut Tx,
    org: &OrgId,
    (progress, id): (&Progress, &ScanId),
    change: Option<&ScanChange>,
    now: Timestamp,
) -> api::Result<()> {
    let Some(scan) = queries::find_scan(&mut *tx, org, id).await?.map(Scan::from) else { return Ok(()) };
    let panel = &progress.panel;
    let (location_id, keyword) = (panel.location_id.to_string(), panel.keyword.clone());
    let finished = ScanFinished { location_id: location_id.clone(), keyword: keyword.clone(), scan };
    webhooks::publish(tx, org, &WebhookEvent::of(&finished)?, now).await?;
    let Some(change) = change.filter(|change| is_real(change)) else { return Ok(()) };
    let changed = RankChanged {
        panel_id: panel.id.to_string(),
        scan_id: id.to_string(),
        location_id: location_id.clone(),
        keyword: keyword.clone(),
        change: change.clone(),
    };
    webhooks::publish(tx, org, &WebhookEvent::of(&changed)?, now).await?;
    if is_drop(change) {
        let dropped = RankDropped {
            panel_id: panel.id.to_string(),
            location_id: location_id.clone(),
            name: progress.business.name.clone(),
            keyword,
        };
        let link = format!("/dashboard/heatmaps/{}", panel.id);
        let location = AffectedLocation { id: &location_id, labels: &progress.location.labels.0 };
        let is_told = |_: &UserId, role: Role| role.may(Permission::RunScans);
        notifications::notify_seeing(tx, org, &dropped, location, is_told, &link, now).await?;
    }
    Ok(())
}

fn json(value: &impl serde::Serialize) -> api::Result<serde_json::Value> {
    serde_json::to_value(value).map_err(Error::internal)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::rounding::to_decimals,
        types::{Reading, SearchResult},
    };

    /// Businesses in the answers of a large scan.
    const BUSINESSES: u32 = 150;

    /// Returns a number that looks random, always the same.
    fn number(seed: u64) -> u64 {
        seed.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(31).wrapping_mul(0xBF58_476D_1CE4_E5B9)
    }

    fn business(index: u32) -> SearchResult {
        let random = number(index.into());
        SearchResult {
            rank: 1,
            name: format!("Boulangerie {:x} du Marché", random >> 40),
            place_id: Some(format!("ChIJ{random:016x}{:08x}", number(random) >> 32)),
            cid: Some(number(random).to_string()),
            point: Some((45.7 + to_decimals(random as f64 / 1e21, 7), 4.8 + to_decimals(random as f64 / 2e21, 7))),
            rating: Some(4.0 + f64::from(index % 10) / 10.0),
            reviews: Some((random % 900) as i64),
            category: Some("Boulangerie".into()),
        }
    }

    #[test]
    fn the_answers_of_441_pins_take_at_most_40_kilobytes() {
        let pin = |pin: u32| {
            let business = |rank: u32| (number(u64::from(pin * 100 + rank)) % u64::from(BUSINESSES)) as u32;
            Reading { pin, top: Some((1..=20).map(|rank| (rank, business(rank))).collect()) }
        };
        let answers = Answers {
            businesses: (0..BUSINESSES).map(business).collect(),
            readings: (0..441).map(pin).collect(),
            ..Answers::default()
        };
        let packed = pack(&answers).unwrap();
        assert_eq!(unpack(&packed).unwrap().readings, answers.readings);
        assert!(packed.len() <= 40_000, "{}", packed.len());
    }
}
