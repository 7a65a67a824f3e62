//! Half a year of weekly heatmaps of three shops: one that rises, one that fell lately, and one that stays where it is.

use api::App;
use db::Tx;
use heatmaps::{SampleHistory, SamplePanel, SampleResult};
use jiff::{SignedDuration, Timestamp};
use jobs::{Failure, Job, NewJob, Running};
use locations::{Location, LocationId};
use orgs::{OrgId, UserId};
use serde::Deserialize;
use serde_json::json;
use simulated_google::Sample;
use simulated_rank::{Ask, Business, Market, Trend};

use super::{
    SEED,
    shops::{self, Sampled},
};
use crate::rules;

/// Number of weekly scans.
const SCANS: i32 = 26;
/// Age of the newest scan.
const NEWEST: SignedDuration = SignedDuration::from_hours(40);
/// Time between scans.
const WEEK: SignedDuration = SignedDuration::from_hours(7 * 24);
/// Results at a pin.
const DEPTH: usize = 20;

/// Shop with a heatmap.
struct Measured {
    /// Position of the shop.
    shop: usize,
    panel: SamplePanel,
    /// Age of its change in weeks, days that the change takes, and its size.
    trend: Option<(i32, f64, f64)>,
}

fn measured() -> [Measured; 3] {
    let panel = |keyword: &str, language, country, size, radius| SamplePanel {
        keyword: keyword.to_owned(),
        language,
        country,
        size,
        radius,
    };
    [
        Measured { shop: 134, panel: panel("café", "fr", "CA", 7, 2.0), trend: Some((16, 70.0, 2.1)) },
        Measured { shop: 58, panel: panel("restaurant", "fr", "FR", 7, 2.0), trend: Some((1, 2.0, -1.0)) },
        Measured { shop: 102, panel: panel("brunch", "fr", "FR", 5, 1.5), trend: None },
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
    shops: &[Sampled],
    now: Timestamp,
) -> db::Result<()> {
    let of = |measured: Measured| Some((measured.shop, shops.get(measured.shop)?.location.id.clone()));
    let locations: Vec<(usize, LocationId)> = measured().into_iter().filter_map(of).collect();
    let payload = json!({ "user": user, "locations": locations });
    jobs::enqueue(tx, &NewJob { org: Some(org.as_str()), ..NewJob::new(AddHeatmaps::KIND, payload) }, now)
        .await
        .map(drop)
}

/// Adds the heatmaps of a demo.
pub(crate) struct AddHeatmaps(pub(crate) App);

#[derive(Deserialize)]
struct Payload {
    user: UserId,
    /// Position of each shop, with its location.
    locations: Vec<(usize, LocationId)>,
}

impl Job for AddHeatmaps {
    const KIND: &'static str = "add_demo_heatmaps";

    async fn run(&self, running: Running) -> Result<(), Failure> {
        let Payload { user, locations } = running.payload()?;
        let org: OrgId =
            running.org().and_then(|org| org.parse().ok()).ok_or_else(|| Failure::Fail("no org".into()))?;
        let ids = locations.iter().map(|(_, id)| id.to_string()).collect();
        let places = locations::by_ids(running.db(), &org, ids).await?;
        let now = self.0.now();
        let measuring = move || histories(&user, &locations, &places, now);
        let histories =
            tokio::task::spawn_blocking(measuring).await.map_err(|error| Failure::Fail(error.to_string()))?;
        let histories = histories.map_err(|error| Failure::Fail(error.to_string()))?;
        let mut tx = running.db().begin().await?;
        for history in histories {
            history.seed(&mut tx, &org).await?;
        }
        running.complete(&mut tx).await?;
        Ok(tx.commit().await?)
    }
}

/// Measures the shops. A visitor may have deleted some of them meanwhile.
fn histories(
    user: &UserId,
    locations: &[(usize, LocationId)],
    places: &[Location],
    now: Timestamp,
) -> api::Result<Vec<SampleHistory>> {
    let market = Market::new(SEED, businesses(now).map_err(api::Error::internal)?, trends(now));
    let times: Vec<Timestamp> = (0..SCANS).rev().map(|week| now - NEWEST - WEEK * week).collect();
    let history = |measured: Measured| {
        let (_, id) = locations.iter().find(|(shop, _)| *shop == measured.shop)?;
        let place = places.iter().find(|place| place.id == *id)?;
        let panel = &measured.panel;
        let ranking = |(lat, lng), at, nonce| {
            let (keyword, language) = (panel.keyword.clone(), panel.language.to_owned());
            let listed = market.ranking(&Ask { keyword, lat, lng, language, depth: DEPTH, nonce }, at);
            listed.into_iter().map(result).collect()
        };
        Some(SampleHistory::measure((user, place), panel, &times, ranking))
    };
    measured().into_iter().filter_map(history).collect()
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
    let trend = |measured: Measured| {
        let (weeks, days, change) = measured.trend?;
        Some(Trend { business: measured.shop, from: now - WEEK * weeks, days, change })
    };
    measured().into_iter().filter_map(trend).collect()
}

fn result(listed: simulated_rank::Listed) -> SampleResult {
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
