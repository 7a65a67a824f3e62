//! Half a year of weekly heatmaps of three shops: one that rises, one that fell lately, and one that stays where it is.

use std::sync::Arc;

use api::App;
use db::Tx;
use heatmaps::{SampleHistory, SamplePanel, SampleResult};
use jiff::{SignedDuration, Timestamp, civil::Date, tz::TimeZone};
use jobs::{Failure, Job, NewJob, Running};
use locations::{Location, LocationId};
use orgs::{OrgId, UserId};
use serde::Deserialize;
use serde_json::json;
use simulated_google::Sample;
use simulated_rank::{Ask, Business, Market, Trend};
use tokio::sync::Mutex;

use super::{
    SEED,
    shops::{self, SampleLocation},
};
use crate::rules;

/// Number of weekly scans.
const SCANS: i32 = 26;
/// Time between scans.
const WEEK: SignedDuration = SignedDuration::from_hours(7 * 24);
/// Time after which a job looks again whether another one has measured.
const RETRY_INTERVAL: SignedDuration = SignedDuration::from_secs(1);
/// Results at a pin.
const DEPTH: usize = 20;

/// Shop with a heatmap.
struct MeasuredShop {
    /// Position of the shop.
    shop: usize,
    panel: SamplePanel,
    /// Age of its change in weeks, days that the change takes, and its size.
    trend: Option<(i32, f64, f64)>,
}

fn measured() -> [MeasuredShop; 3] {
    let panel = |keyword: &str, language, country, size, radius| SamplePanel {
        keyword: keyword.to_owned(),
        language,
        country,
        size,
        radius,
    };
    [
        MeasuredShop { shop: 134, panel: panel("café", "fr", "CA", 7, 2.0), trend: Some((16, 70.0, 2.1)) },
        MeasuredShop { shop: 58, panel: panel("restaurant", "fr", "FR", 7, 2.0), trend: Some((1, 2.0, -1.0)) },
        MeasuredShop { shop: 102, panel: panel("brunch", "fr", "FR", 5, 1.5), trend: None },
    ]
}

/// Returns the options of the simulator of ranks: the shops compete as in the heatmaps of the past.
///
/// # Errors
/// When the shipped file of shops cannot be read.
pub(crate) fn simulator(now: Timestamp) -> Result<simulated_rank::Options, csv::Error> {
    Ok(simulated_rank::Options {
        seed: SEED,
        businesses: businesses(now)?,
        trends: trends(now),
        queue_seconds: 3,
        ..simulated_rank::Options::default()
    })
}

/// Queues the job that adds the heatmaps: thousands of results, for which a visitor does not wait.
pub(super) async fn enqueue(
    tx: &mut Tx,
    org: &OrgId,
    user: &UserId,
    shops: &[SampleLocation],
    now: Timestamp,
) -> db::Result<()> {
    let panel = |measured: MeasuredShop| Some((measured.shop, shops.get(measured.shop)?.location.id.clone()));
    let locations: Vec<(usize, LocationId)> = measured().into_iter().filter_map(panel).collect();
    let payload = json!({ "user": user, "locations": locations });
    jobs::enqueue(tx, &NewJob { org: Some(org.as_str()), ..NewJob::new(AddHeatmaps::KIND, payload) }, now)
        .await
        .map(drop)
}

/// Histories of the day on which they were measured, by the position of the shop.
type Histories = (Date, Vec<(usize, SampleHistory)>);

/// Adds the heatmaps of a demo. They are measured once a day: that takes a second, or ten in a debug build.
pub(crate) struct AddHeatmaps {
    app: App,
    histories: Arc<Mutex<Option<Histories>>>,
}

#[derive(Deserialize)]
struct Payload {
    user: UserId,
    /// Position of each shop, with its location.
    locations: Vec<(usize, LocationId)>,
}

impl AddHeatmaps {
    pub(crate) fn new(app: &App) -> Self {
        Self { app: app.clone(), histories: Arc::default() }
    }

    /// Returns the histories of today; `None` while another job measures them.
    async fn histories(
        &self,
        user: &UserId,
        locations: &[(usize, Location)],
    ) -> Result<Option<Vec<(usize, SampleHistory)>>, Failure> {
        let Ok(mut cache) = self.histories.try_lock() else { return Ok(None) };
        let today = today(self.app.now());
        if let Some((_, histories)) = cache.as_ref().filter(|(day, _)| *day == today) {
            return Ok(Some(histories.clone()));
        }
        let (user, places, now) = (user.clone(), locations.to_vec(), self.app.now());
        let measuring = move || measure(&user, &places, now);
        let histories =
            tokio::task::spawn_blocking(measuring).await.map_err(|error| Failure::Fail(error.to_string()))?;
        let histories = histories.map_err(|error| Failure::Fail(error.to_string()))?;
        // A visitor may have deleted a shop, which the next demo has again.
        if histories.len() == measured().len() {
            *cache = Some((today, histories.clone()));
        }
        Ok(Some(histories))
    }
}

impl Job for AddHeatmaps {
    const KIND: &'static str = "add_demo_heatmaps";

    async fn run(&self, running: Running) -> Result<(), Failure> {
        let Payload { user, locations } = running.payload()?;
        let org: OrgId =
            running.org().and_then(|org| org.parse().ok()).ok_or_else(|| Failure::Fail("no org".into()))?;
        let places =
            locations::by_ids(running.db(), &org, locations.iter().map(|(_, id)| id.to_string()).collect()).await?;
        let place =
            |(shop, id): &(usize, LocationId)| Some((*shop, places.iter().find(|place| place.id == *id)?.clone()));
        let places: Vec<(usize, Location)> = locations.iter().filter_map(place).collect();
        let histories = self.histories(&user, &places).await?;
        let mut tx = running.db().begin().await?;
        if let Some(histories) = histories {
            for (shop, history) in histories {
                let Some((_, place)) = places.iter().find(|(shop_number, _)| *shop_number == shop) else { continue };
                history.seed(&mut tx, &org, &user, &place.id).await?;
            }
        } else {
            let payload = json!({ "user": user, "locations": locations });
            let run_at = Some(running.now() + RETRY_INTERVAL);
            let job = NewJob { org: Some(org.as_str()), run_at, ..NewJob::new(Self::KIND, payload) };
            jobs::enqueue(&mut tx, &job, running.now()).await?;
        }
        running.complete(&mut tx).await?;
        Ok(tx.commit().await?)
    }
}

fn measure(user: &UserId, places: &[(usize, Location)], now: Timestamp) -> api::Result<Vec<(usize, SampleHistory)>> {
    let market = Market::new(SEED, businesses(now).map_err(api::Error::internal)?, trends(now));
    let times: Vec<Timestamp> = (0..SCANS).rev().map(|week| newest(now) - WEEK * week).collect();
    let history = |measured: MeasuredShop| {
        let (_, place) = places.iter().find(|(shop, _)| *shop == measured.shop)?;
        let panel = &measured.panel;
        let ranking = |(lat, lng), at, nonce| {
            let (keyword, language) = (panel.keyword.clone(), panel.language.to_owned());
            let listed = market.ranking(&Ask { keyword, lat, lng, language, depth: DEPTH, nonce }, at);
            listed.into_iter().map(result).collect()
        };
        let history = SampleHistory::measure((user, place), panel, &times, ranking);
        Some(history.map(|history| (measured.shop, history)))
    };
    measured().into_iter().filter_map(history).collect()
}

fn today(now: Timestamp) -> Date {
    now.to_zoned(TimeZone::UTC).date()
}

/// Returns the time of the newest scan: yesterday at 10:00 UTC.
fn newest(now: Timestamp) -> Timestamp {
    let morning = today(now).at(10, 0, 0, 0).to_zoned(TimeZone::UTC).map_or(now, |morning| morning.timestamp());
    morning - SignedDuration::from_hours(24)
}

fn businesses(now: Timestamp) -> Result<Vec<Business>, csv::Error> {
    let world = Sample::new(SEED, shops::count()?, now);
    let business = |(number, shop): (usize, rules::Shop)| {
        let (rating, reviews) = world.reviews(number);
        Business {
            name: shop.name,
            place_id: Some(world.place_id(number)),
            lat: shop.latitude,
            lng: shop.longitude,
            rating,
            reviews,
            category: shop.category,
            hours: None,
        }
    };
    Ok(rules::shops()?.into_iter().enumerate().map(business).collect())
}

fn trends(now: Timestamp) -> Vec<Trend> {
    let trend = |measured: MeasuredShop| {
        let (weeks, days, change) = measured.trend?;
        Some(Trend { business: measured.shop, from: newest(now) - WEEK * weeks, days, change })
    };
    measured().into_iter().filter_map(trend).collect()
}

fn result(listed: simulated_rank::RankedListing) -> SampleResult {
    SampleResult {
        name: listed.title,
        place_id: listed.place_id,
        cid: listed.cid,
        point: (listed.lat, listed.lng),
        rating: listed.rating,
        reviews: listed.reviews,
        category: listed.category,
    }
}
