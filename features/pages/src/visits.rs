//! Acts of visitors, counted in memory and written in batches: no cookie, no address, nothing about a visitor.

use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

use api::App;
use locations::LocationId;
use orgs::OrgId;

use crate::{
    queries::{self, CountRow},
    types::Figures,
    views::day,
};

/// Maximum pages with days that wait to be written. More are dropped: a flood of requests takes no more memory.
const MAX_WAITING: usize = 50_000;
/// Rows written in one transaction, which blocks all other writers on SQLite.
const BATCH_SIZE: usize = 200;

type Key = (OrgId, LocationId, String);

/// Act of a visitor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Visit {
    View,
    Call,
    Directions,
    Booking,
    Order,
    Site,
}

impl Visit {
    /// Returns figures with this act `count` times.
    pub(crate) fn times(self, count: i64) -> Figures {
        let mut figures = Figures::default();
        let field = match self {
            Self::View => &mut figures.views,
            Self::Call => &mut figures.calls,
            Self::Directions => &mut figures.directions,
            Self::Booking => &mut figures.bookings,
            Self::Order => &mut figures.orders,
            Self::Site => &mut figures.visits,
        };
        *field = count;
        figures
    }
}

/// Counts of this process that wait to be written.
#[derive(Default)]
pub(crate) struct Counter {
    waiting: Mutex<HashMap<Key, Figures>>,
    /// Held while rows are written, so that the end of the process waits for them.
    writing: tokio::sync::Mutex<()>,
}

impl Counter {
    /// Counts an act. Waits for nothing.
    pub(crate) fn add(&self, app: &App, org: &OrgId, location: &LocationId, visit: Visit) {
        let mut waiting = self.waiting();
        let key = (org.clone(), location.clone(), day(app.now()));
        if waiting.len() < MAX_WAITING || waiting.contains_key(&key) {
            let figures = waiting.entry(key).or_default();
            *figures = *figures + visit.times(1);
        }
    }

    /// Writes all counts. Those that the database refuses are kept for the next time.
    pub(crate) async fn write(&self, app: &App) {
        let _writing = self.writing.lock().await;
        let rows: Vec<(Key, Figures)> = std::mem::take(&mut *self.waiting()).into_iter().collect();
        for (at, part) in rows.chunks(BATCH_SIZE).enumerate() {
            if let Err(error) = write(app, part).await {
                tracing::warn!(%error, "figures of pages wait to be written");
                let mut waiting = self.waiting();
                for (key, figures) in &rows[at * BATCH_SIZE..] {
                    let count = waiting.entry(key.clone()).or_default();
                    *count = *count + *figures;
                }
                return;
            }
        }
    }

    fn waiting(&self) -> MutexGuard<'_, HashMap<Key, Figures>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

async fn write(app: &App, rows: &[(Key, Figures)]) -> db::Result<()> {
    let mut tx = app.db.begin().await?;
    for ((org, location, day), figures) in rows {
        let row = CountRow { org: org.clone(), location: location.clone(), day: day.clone(), figures: *figures };
        queries::add_counts(&mut tx, &row).await?;
    }
    tx.commit().await
}
