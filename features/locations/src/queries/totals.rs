//! What is kept about an organisation's locations as a whole, by the transaction of every write.

use db::{Db, Result, Run, Tx, query};
use orgs::OrgId;

use crate::{Location, LocationId, Summary, rules::thousandths};

/// So many of the latest changes of single locations are known one by one.
const CHANGES: i64 = 64;

/// Figures over many locations, or by how much they change.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// Locations.
    pub total: i64,
    /// Those that are verified.
    pub verified: i64,
    /// Those that were rated.
    pub rated: i64,
    /// Sum of ratings, in thousandths.
    pub rating_sum: i64,
    /// Reviews.
    pub reviews: i64,
}

impl Totals {
    /// What one location counts for.
    pub fn of(location: &Location) -> Self {
        Self {
            total: 1,
            verified: i64::from(location.verified),
            rated: i64::from(location.rating.is_some()),
            rating_sum: location.rating.map_or(0, thousandths),
            reviews: location.reviews,
        }
    }

    /// The other way round.
    #[must_use]
    pub fn negative(self) -> Self {
        let Self { total, verified, rated, rating_sum, reviews } = self;
        Self { total: -total, verified: -verified, rated: -rated, rating_sum: -rating_sum, reviews: -reviews }
    }

    /// Both together.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self {
            total: self.total + other.total,
            verified: self.verified + other.verified,
            rated: self.rated + other.rated,
            rating_sum: self.rating_sum + other.rating_sum,
            reviews: self.reviews + other.reviews,
        }
    }
}

/// Adds a change to what is kept, and raises the organisation's version: the last statement of every write. `only` is the
/// location that was written, when it was a single one.
pub(crate) async fn add(tx: &mut Tx, org: &OrgId, change: Totals, only: Option<&LocationId>) -> Result<()> {
    let (version,) = query!(
        (i64,),
        "insert into location_totals (org_id, total, verified, rated, rating_sum, reviews, version)
         values ($1, $2, $3, $4, $5, $6, 1)
         on conflict (org_id) do update set
             total = location_totals.total + excluded.total,
             verified = location_totals.verified + excluded.verified,
             rated = location_totals.rated + excluded.rated,
             rating_sum = location_totals.rating_sum + excluded.rating_sum,
             reviews = location_totals.reviews + excluded.reviews,
             version = location_totals.version + 1
         returning version",
        org,
        change.total,
        change.verified,
        change.rated,
        change.rating_sum,
        change.reviews
    )
    .one(&mut *tx)
    .await?;
    let Some(only) = only else { return Ok(()) };
    query!("insert into location_changes (org_id, version, location_id) values ($1, $2, $3)", org, version, only)
        .run(&mut *tx)
        .await?;
    if version % CHANGES == 0 {
        query!("delete from location_changes where org_id = $1 and version <= $2", org, version - CHANGES)
            .run(tx)
            .await?;
    }
    Ok(())
}

/// The locations that were written from one version to another; nothing when that is not known of each.
pub async fn changes(db: &Db, org: &OrgId, since: i64, until: i64) -> Result<Option<Vec<String>>> {
    if until - since > CHANGES {
        return Ok(None);
    }
    let changed = query!(
        (String,),
        "select location_id from location_changes where org_id = $1 and version > $2 and version <= $3",
        org,
        since,
        until
    )
    .lookup()
    .all(db)
    .await?;
    Ok((changed.len() as i64 == until - since).then(|| changed.into_iter().map(|(id,)| id).collect()))
}

/// What the four cards above the list show.
pub async fn summary(db: &Db, org: &OrgId) -> Result<Summary> {
    let kept = query!(
        Totals,
        "select total, verified, rated, rating_sum, reviews from location_totals where org_id = $1",
        org
    )
    .lookup()
    .find(db)
    .await?
    .unwrap_or_default();
    let average = (kept.rated > 0).then(|| (kept.rating_sum as f64 / kept.rated as f64 / 100.0).round() / 10.0);
    Ok(Summary { total: kept.total, verified: kept.verified, average_rating: average, reviews: kept.reviews })
}

/// How many locations the organisation has.
pub async fn total(on: impl Run, org: &OrgId) -> Result<i64> {
    let kept = query!((i64,), "select total from location_totals where org_id = $1", org).lookup().find(on).await?;
    Ok(kept.map_or(0, |(total,)| total))
}

/// A number that every write raises; 0 before the first.
pub async fn version(db: &Db, org: &OrgId) -> Result<i64> {
    let kept = query!((i64,), "select version from location_totals where org_id = $1", org).lookup().find(db).await?;
    Ok(kept.map_or(0, |(version,)| version))
}
