//! Links between locations and Business Profiles.

use db::{Result, Run, Tx, query};
use jiff::Timestamp;
use locations::LocationId;
use orgs::OrgId;

use crate::rules::{CoveredDays, Profile, ProfileSnapshot};

/// Link between a location and its Business Profile.
#[derive(Clone, Debug)]
pub(crate) struct Link {
    pub(crate) google_id: String,
    pub(crate) location_id: LocationId,
    pub(crate) account_id: String,
    /// Profile as last read from Google, as JSON.
    pub(crate) seen: serde_json::Value,
    pub(crate) place_id: Option<String>,
    pub(crate) maps_uri: Option<String>,
    pub(crate) review_uri: Option<String>,
    pub(crate) has_pending_edits: bool,
    pub(crate) error_code: Option<String>,
    pub(crate) stats_from: Option<String>,
    pub(crate) stats_until: Option<String>,
    pub(crate) stats_read: Option<String>,
}

impl Link {
    /// Returns the profile as last read from Google.
    pub(crate) fn profile(&self) -> Profile {
        serde_json::from_value(self.seen.clone()).unwrap_or_default()
    }

    /// Returns the days with known figures.
    pub(crate) fn covered_days(&self) -> Option<CoveredDays> {
        let day = |text: &Option<String>| text.as_ref()?.parse().ok();
        Some(CoveredDays {
            from: day(&self.stats_from)?,
            until: day(&self.stats_until)?,
            read_on: day(&self.stats_read),
        })
    }
}

macro_rules! links {
    ($tail:literal, $($argument:expr),+ $(,)?) => {
        query!(
            Link,
            "select google_id, location_id, account_id, seen, place_id, maps_uri, review_uri, has_pending_edits,
                    error_code, stats_from, stats_until, stats_read
             from google_locations where org_id = $1 and " $tail,
            $($argument),+
        )
    };
}

/// Returns the links of these profiles, in the order of their ids at Google.
pub(crate) async fn links(on: impl Run, org: &OrgId, google_ids: Vec<String>) -> Result<Vec<Link>> {
    links!("google_id = any($2) order by google_id", org, google_ids).all(on).await
}

/// Returns the link of a location.
pub(crate) async fn link_of(on: impl Run, org: &OrgId, location: &LocationId) -> Result<Option<Link>> {
    links!("location_id = $2", org, location).lookup().find(on).await
}

/// Returns the links of these locations.
pub(crate) async fn links_of(on: impl Run, org: &OrgId, locations: Vec<String>) -> Result<Vec<Link>> {
    links!("location_id = any($2) order by google_id", org, locations).lookup().all(on).await
}

/// Returns every link of an organization.
pub(crate) async fn all_links(on: impl Run, org: &OrgId) -> Result<Vec<Link>> {
    links!("google_id > $2 order by google_id", org, "").all(on).await
}

/// Records the days with known figures of every profile of an organization.
pub(crate) async fn set_covered_days(tx: &mut Tx, org: &OrgId, days: CoveredDays) -> Result<()> {
    query!(
        "update google_locations set stats_from = $2, stats_until = $3, stats_read = $4 where org_id = $1",
        org,
        days.from.to_string(),
        days.until.to_string(),
        days.read_on.map(|day| day.to_string())
    )
    .run(tx)
    .await
    .map(drop)
}

/// Locks and returns at most `most` profiles that are not compared.
pub(crate) async fn to_compare(tx: &mut Tx, org: &OrgId, most: i64) -> Result<Vec<Link>> {
    links!("differing is null order by google_id limit $2 for update", org, most).all(tx).await
}

/// Returns every organization that has a location with this id at Google.
pub(crate) async fn links_by_google_id(on: impl Run, google_id: &str) -> Result<Vec<(OrgId, String)>> {
    query!((OrgId, String), "select org_id, google_id from google_locations where google_id = $1", google_id)
        .all(on)
        .await
}

fn profile_json(profile: &Profile) -> String {
    serde_json::to_string(profile).unwrap_or_default()
}

/// Links a profile to a location. Within an organization, each is linked at most once.
pub(crate) async fn add_link(
    tx: &mut Tx,
    org: &OrgId,
    (account, location): (&str, &LocationId),
    snapshot: &ProfileSnapshot,
    run: Option<&str>,
    now: Timestamp,
) -> Result<()> {
    query!(
        "insert into google_locations (org_id, google_id, location_id, account_id, seen, place_id, maps_uri, review_uri,
             has_pending_edits, listed_run, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
        org,
        &snapshot.google_id,
        location,
        account,
        profile_json(&snapshot.profile),
        snapshot.place_id.as_deref(),
        snapshot.maps_uri.as_deref(),
        snapshot.review_uri.as_deref(),
        snapshot.has_pending_edits,
        run,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// Links many profiles to their locations.
pub(crate) async fn add_links(
    tx: &mut Tx,
    org: &OrgId,
    new: &[(&str, &LocationId, &ProfileSnapshot)],
    run: Option<&str>,
    now: Timestamp,
) -> Result<()> {
    let sql = db::rows!(
        "insert into google_locations (org_id, google_id, location_id, account_id, seen, place_id, maps_uri, review_uri,
             has_pending_edits, listed_run, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)"
    );
    let row = |(account, location, snapshot): &(&str, &LocationId, &ProfileSnapshot)| {
        vec![
            org.into(),
            snapshot.google_id.as_str().into(),
            (*location).into(),
            (*account).into(),
            profile_json(&snapshot.profile).into(),
            snapshot.place_id.as_deref().into(),
            snapshot.maps_uri.as_deref().into(),
            snapshot.review_uri.as_deref().into(),
            snapshot.has_pending_edits.into(),
            run.into(),
            now.into(),
        ]
    };
    tx.insert_many(sql, new.iter().map(row).collect()).await
}

/// Records that a run met a profile and skips it.
pub(crate) async fn skip_link(tx: &mut Tx, org: &OrgId, google_id: &str, run: &str) -> Result<()> {
    query!(
        "update google_locations set listed_run = $3, detailed_run = $3 where org_id = $1 and google_id = $2",
        org,
        google_id,
        run
    )
    .run(tx)
    .await
    .map(drop)
}

/// Stores a profile and its account as just read from Google.
pub(crate) async fn write_link(
    tx: &mut Tx,
    org: &OrgId,
    (account, profile): (&str, &Profile),
    snapshot: &ProfileSnapshot,
    run: &str,
) -> Result<()> {
    query!(
        "update google_locations set account_id = $3, seen = $4,
             differing = case when seen = $4 then differing else null end, place_id = $5, maps_uri = $6, review_uri = $7,
             has_pending_edits = $8, listed_run = $9, error_code = null
         where org_id = $1 and google_id = $2",
        org,
        &snapshot.google_id,
        account,
        profile_json(profile),
        snapshot.place_id.as_deref(),
        snapshot.maps_uri.as_deref(),
        snapshot.review_uri.as_deref(),
        snapshot.has_pending_edits,
        run
    )
    .run(tx)
    .await
    .map(drop)
}

/// Sets the profile that Google now has.
pub(crate) async fn set_seen(tx: &mut Tx, org: &OrgId, google_id: &str, profile: &Profile) -> Result<()> {
    query!(
        "update google_locations set seen = $3, differing = null where org_id = $1 and google_id = $2",
        org,
        google_id,
        profile_json(profile)
    )
    .run(tx)
    .await
    .map(drop)
}

/// Records the reason why a run could not sync these profiles.
pub(crate) async fn fail_links(tx: &mut Tx, org: &OrgId, google_ids: Vec<String>, code: &str, run: &str) -> Result<()> {
    query!(
        "update google_locations set error_code = $3, listed_run = $4, detailed_run = $4
         where org_id = $1 and google_id = any($2)",
        org,
        google_ids,
        code,
        run
    )
    .run(tx)
    .await
    .map(drop)
}

/// Returns at most `most` profiles of an account that a run did not meet, because Google no longer has them.
pub(crate) async fn missing(tx: &mut Tx, org: &OrgId, account: &str, run: &str, most: i64) -> Result<Vec<Link>> {
    links!(
        "account_id = $2 and (listed_run is null or listed_run <> $3) order by google_id limit $4",
        org,
        account,
        run,
        most
    )
    .all(tx)
    .await
}

/// Returns at most `most` profiles after an id that a run met, and whose reviews and figures it has not read.
pub(crate) async fn to_detail(on: impl Run, org: &OrgId, run: &str, after: &str, most: i64) -> Result<Vec<Link>> {
    links!(
        "listed_run = $2 and (detailed_run is null or detailed_run <> $2) and google_id > $3
         order by google_id limit $4",
        org,
        run,
        after,
        most
    )
    .all(on)
    .await
}

/// Records that a run has read the reviews and figures of a profile, and the days with known figures.
pub(crate) async fn write_details(
    tx: &mut Tx,
    org: &OrgId,
    google_id: &str,
    run: &str,
    days: Option<CoveredDays>,
    code: Option<&str>,
) -> Result<()> {
    query!(
        "update google_locations set detailed_run = $3, stats_from = coalesce(cast($4 as text), stats_from),
             stats_until = coalesce(cast($5 as text), stats_until), stats_read = coalesce(cast($6 as text), stats_read),
             error_code = $7
         where org_id = $1 and google_id = $2",
        org,
        google_id,
        run,
        days.map(|covered| covered.from.to_string()),
        days.map(|covered| covered.until.to_string()),
        days.and_then(|covered| covered.read_on).map(|day| day.to_string()),
        code
    )
    .run(tx)
    .await
    .map(drop)
}
