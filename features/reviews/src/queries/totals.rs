//! Totals of each location and source.

use db::{Db, Result, Run, Tx, query};
use jiff::Timestamp;
use locations::{LocationId, VisibleLocations};
use orgs::OrgId;

use super::Changes;
use crate::{
    rules::Totals,
    types::{Source, SourceTotal},
};

/// Totals of one source at some locations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TotalsRow {
    pub(crate) source: Source,
    pub(crate) reviews: i64,
    pub(crate) answered: i64,
    pub(crate) rating_sum: i64,
    pub(crate) stars_1: i64,
    pub(crate) stars_2: i64,
    pub(crate) stars_3: i64,
    pub(crate) stars_4: i64,
    pub(crate) stars_5: i64,
    pub(crate) stated: Option<i64>,
}

impl TotalsRow {
    /// Returns the totals without their source.
    pub(crate) fn totals(&self) -> Totals {
        Totals {
            reviews: self.reviews,
            answered: self.answered,
            rating_sum: self.rating_sum,
            stars: [self.stars_1, self.stars_2, self.stars_3, self.stars_4, self.stars_5],
        }
    }
}

/// Returns the totals by source at these locations; `None` for all that are not deleted.
pub(crate) async fn totals(on: impl Run, org: &OrgId, locations: Option<Vec<String>>) -> Result<Vec<TotalsRow>> {
    query!(
        TotalsRow,
        "select source, cast(sum(reviews) as bigint) as reviews, cast(sum(answered) as bigint) as answered,
                cast(sum(rating_sum) as bigint) as rating_sum, cast(sum(stars_1) as bigint) as stars_1,
                cast(sum(stars_2) as bigint) as stars_2, cast(sum(stars_3) as bigint) as stars_3,
                cast(sum(stars_4) as bigint) as stars_4, cast(sum(stars_5) as bigint) as stars_5,
                cast(sum(source_reviews) as bigint) as stated
         from review_totals
         where org_id = $1 and not is_hidden and (cast($2 as boolean) or location_id = any($3))
         group by source order by source",
        org,
        locations.is_none(),
        locations.unwrap_or_default()
    )
    .all(on)
    .await
}

/// Totals of an organization.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct OrgRow {
    pub(crate) org_id: OrgId,
    pub(crate) reviews: i64,
    pub(crate) answered: i64,
    pub(crate) rated: i64,
    pub(crate) rating_sum: i64,
}

/// Returns the totals of the locations that a user sees, by organization. One without totals is left out.
pub(crate) async fn totals_of_orgs(db: &Db, visible: &VisibleLocations) -> Result<Vec<OrgRow>> {
    let [whole, part] = visible.orgs();
    query!(
        OrgRow,
        "select org_id, cast(sum(reviews) as bigint) as reviews, cast(sum(answered) as bigint) as answered,
                cast(sum(stars_1 + stars_2 + stars_3 + stars_4 + stars_5) as bigint) as rated,
                cast(sum(rating_sum) as bigint) as rating_sum
         from review_totals
         where not is_hidden
           and (org_id = any($1) or (org_id = any($2) and org_id || ' ' || location_id = any($3)))
         group by org_id",
        whole,
        part,
        visible.keys.clone()
    )
    .all(db)
    .await
}

/// Adds a difference to the totals of a location and source, and creates them with the first.
pub(crate) async fn add_totals(
    tx: &mut Tx,
    org: &OrgId,
    location: &LocationId,
    source: Source,
    change: Totals,
) -> Result<()> {
    let [one, two, three, four, five] = change.stars;
    query!(
        "insert into review_totals as kept (org_id, location_id, source, reviews, answered, rating_sum, stars_1, stars_2,
             stars_3, stars_4, stars_5, is_hidden)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, false)
         on conflict (org_id, location_id, source) do update set
             reviews = kept.reviews + excluded.reviews, answered = kept.answered + excluded.answered,
             rating_sum = kept.rating_sum + excluded.rating_sum, stars_1 = kept.stars_1 + excluded.stars_1,
             stars_2 = kept.stars_2 + excluded.stars_2, stars_3 = kept.stars_3 + excluded.stars_3,
             stars_4 = kept.stars_4 + excluded.stars_4, stars_5 = kept.stars_5 + excluded.stars_5",
        org,
        location,
        source,
        change.reviews,
        change.answered,
        change.rating_sum,
        one,
        two,
        three,
        four,
        five
    )
    .run(tx)
    .await
    .map(drop)
}

/// Number of reviews that we show of a source, and the time of its last complete reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SourceState {
    pub(crate) reviews: i64,
    pub(crate) swept_at: Option<Timestamp>,
}

/// Returns the state of a source at a location.
pub(crate) async fn of_source(
    on: impl Run,
    org: &OrgId,
    location: &LocationId,
    source: Source,
) -> Result<Option<SourceState>> {
    query!(
        SourceState,
        "select reviews, swept_at from review_totals where org_id = $1 and location_id = $2 and source = $3",
        org,
        location,
        source
    )
    .lookup()
    .find(on)
    .await
}

/// Notes what the source states about its reviews.
pub(crate) async fn set_source_total(
    tx: &mut Tx,
    org: &OrgId,
    location: &LocationId,
    source: Source,
    total: SourceTotal,
    now: Timestamp,
) -> Result<()> {
    query!(
        "update review_totals set source_rating = $4, source_reviews = $5, source_read_at = $6
         where org_id = $1 and location_id = $2 and source = $3",
        org,
        location,
        source,
        total.rating,
        total.reviews,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// Notes a complete reading.
pub(crate) async fn set_swept(
    tx: &mut Tx,
    org: &OrgId,
    location: &LocationId,
    source: Source,
    now: Timestamp,
) -> Result<()> {
    query!(
        "update review_totals set swept_at = $4 where org_id = $1 and location_id = $2 and source = $3",
        org,
        location,
        source,
        now
    )
    .run(tx)
    .await
    .map(drop)
}

/// Hides the reviews of locations that are deleted, or shows them again.
pub(crate) async fn hide(tx: &mut Tx, org: &OrgId, locations: &[LocationId], is_hidden: bool) -> Result<Changes> {
    let ids: Vec<String> = locations.iter().map(ToString::to_string).collect();
    query!(
        "update reviews set is_hidden = $3 where org_id = $1 and location_id = any($2)",
        org,
        ids.clone(),
        is_hidden
    )
    .run(&mut *tx)
    .await?;
    query!("update review_totals set is_hidden = $3 where org_id = $1 and location_id = any($2)", org, ids, is_hidden)
        .run(tx)
        .await?;
    Ok(Changes::of_many())
}
