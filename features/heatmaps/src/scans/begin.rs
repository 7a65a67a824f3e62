//! Begin of a scan: its maximum cost is reserved before the first question.

use db::{Db, Tx};
use jiff::Timestamp;
use jobs::NewJob;
use orgs::{OrgId, UserId};
use serde_json::json;

use crate::{
    heatmaps::announce,
    providers::price_micros,
    queries,
    rules::{
        cost::Budget,
        grid::Size,
        pin_plan::{CONTROL_PINS, control_pins},
    },
    types::{Cause, PanelRow, ScanId, ScanRow, State},
};

/// Kind of the job that continues a scan.
pub(super) const JOB: &str = "heatmap_scan";

/// Outcome of the attempt to begin a scan.
#[derive(Debug)]
pub(crate) enum ScanStart {
    /// It was queued, or refused with a code; both are in the list of scans.
    Scan(Box<ScanRow>),
    /// Another scan of the panel has not ended.
    Open(ScanId),
}

impl ScanStart {
    /// Returns the scan that is queued or under way now.
    pub(crate) fn open(self) -> Option<ScanId> {
        match self {
            Self::Scan(scan) => Some(scan.id).filter(|_| scan.state.is_open()),
            Self::Open(id) => Some(id),
        }
    }
}

/// Queues a scan of a panel. It is refused when it could cost more than is left of the monthly cap, or without an account.
pub(crate) async fn begin(
    tx: &mut Tx,
    org: &OrgId,
    panel: &PanelRow,
    (cause, by): (Cause, Option<&UserId>),
    has_account: bool,
    now: Timestamp,
) -> db::Result<ScanStart> {
    lock(tx, org, now).await?;
    if let Some(open) = queries::open_scan(&mut *tx, org, &panel.id).await? {
        return Ok(ScanStart::Open(open));
    }
    let excluded = panel.search().excluded_pins();
    let size = Size::new(panel.size as usize);
    let control = size.map(|size| control_pins(size, &excluded, rand::random)).unwrap_or_default();
    let pins = panel.size * panel.size - excluded.len() as i64 + control.len() as i64;
    let price = price_micros(panel.provider, panel.mode);
    let bound = price.unwrap_or_default() * pins;
    queries::move_spending(tx, org, &month_of(now), 0, bound).await?;
    let budget = queries::budget(&mut *tx, org, &month_of(now)).await?;
    let fits = fits(budget.cap_micros, budget.spent_micros, budget.reserved_micros);
    let code = match (has_account, price, fits) {
        (false, ..) | (_, None, _) => Some("no_account"),
        (.., false) => Some("cap_reached"),
        _ => None,
    };
    let scan = ScanRow {
        id: ScanId::new(now),
        panel_id: panel.id.clone(),
        state: if code.is_some() { State::Refused } else { State::Queued },
        code: code.map(str::to_owned),
        cause,
        mode: panel.mode,
        is_adaptive: panel.is_adaptive,
        price_micros: price,
        reserved_micros: if code.is_some() { 0 } else { bound },
        cost_micros: 0,
        pins,
        answered: 0,
        control: json!(control),
        requested_by: by.cloned(),
        created_at: now,
        started_at: None,
        finished_at: code.is_some().then_some(now),
        figures: None,
        change: None,
    };
    queries::add_scan(tx, org, &scan).await?;
    if code.is_some() {
        queries::move_spending(tx, org, &month_of(now), 0, -bound).await?;
    } else {
        enqueue(tx, org, &scan.id, now, now).await?;
    }
    announce(tx, org, Some(panel.id.as_str()));
    Ok(ScanStart::Scan(Box::new(scan)))
}

/// Makes other requests that create panels or begin scans of the organization wait until the transaction ends.
pub(crate) async fn lock(tx: &mut Tx, org: &OrgId, now: Timestamp) -> db::Result<()> {
    queries::move_spending(tx, org, &month_of(now), 0, 0).await
}

/// Reserves the price of one more question of a scan. Returns false, and reserves nothing, when the cap has no room for it or
/// the scan has ended.
pub(super) async fn reserve_repeat(db: &Db, org: &OrgId, scan: &ScanRow) -> db::Result<bool> {
    let (price, month) = (scan.price_micros.unwrap_or_default(), month_of(scan.created_at));
    let mut tx = db.begin().await?;
    queries::move_spending(&mut tx, org, &month, 0, price).await?;
    let budget = queries::budget(&mut tx, org, &month).await?;
    let fits = fits(budget.cap_micros, budget.spent_micros, budget.reserved_micros);
    if !fits || !queries::add_reservation(&mut tx, org, &scan.id, price).await? {
        return Ok(false);
    }
    tx.commit().await?;
    Ok(true)
}

/// Returns true when the cost and the reservations of the month are within the cap.
fn fits(cap: i64, spent: i64, reserved: i64) -> bool {
    let amount = |micros: i64| u64::try_from(micros).unwrap_or_default();
    Budget { cap: amount(cap), spent: amount(spent), reserved: amount(reserved) }.may_start(0)
}

/// Returns the calendar month (UTC) in which a scan that begins at this time is paid.
pub(crate) fn month_of(at: Timestamp) -> String {
    at.strftime("%Y-%m").to_string()
}

/// Queues the job of a scan.
pub(super) async fn enqueue(
    tx: &mut Tx,
    org: &OrgId,
    scan: &ScanId,
    run_at: Timestamp,
    now: Timestamp,
) -> db::Result<()> {
    let payload = json!({ "scan": scan });
    let job = NewJob { org: Some(org.as_str()), run_at: Some(run_at), ..NewJob::new(JOB, payload) };
    jobs::enqueue(tx, &job, now).await.map(drop)
}

/// Returns the maximum number of answers of one scan.
pub(crate) fn max_answers(size: i64, excluded: usize) -> i64 {
    size * size - excluded as i64 + CONTROL_PINS as i64
}
