//! Reading locations: one, a page of a sorted list, those that match filters.

use api::Limit;
use db::{Db, Result, query};
use orgs::OrgId;

use super::{
    candidate::{Candidate, candidates},
    filter::{LocationFilter, filter},
    totals::Totals,
};
use crate::{Location, LocationId, PagePosition};

/// Returns a statement for whole locations that are not deleted: `locations!("condition …", org, …)`.
macro_rules! locations {
    ($($tail:literal)+, $($argument:expr),+ $(,)?) => {
        query!(
            $crate::Location { details: $crate::Details(name..=is_sync_paused) },
            "select id, name, address, address2, city, state, postal_code, country, category,
                    additional_categories, phone, phone_e164, additional_phones, website, description, external_id,
                    latitude, longitude, coordinates_source,
                    opening_hours, more_hours, service_area_business, is_sync_paused, photos, labels, verified,
                    open_status, rating, reviews, health, issues, issue_bits as audit_issues, sync_status, last_sync, google_location_id, created_at,
                    updated_at, version, deleted_at
             from locations where org_id = $1 and deleted_at is null and " $($tail)+,
            $($argument),+
        )
    };
}
pub(super) use locations;

/// A location that is not deleted.
pub async fn find(db: &Db, org: &OrgId, id: &LocationId) -> Result<Option<Location>> {
    locations!("id = $2", org, id).lookup().find(db).await
}

/// Locations by their ids, in no order.
pub async fn by_ids(db: &Db, org: &OrgId, ids: Vec<String>) -> Result<Vec<Location>> {
    let query = locations!("id = any($2)", org, ids);
    query.lookup().all(db).await
}

/// A location that was written.
#[derive(Debug)]
pub struct Changed {
    /// Which one.
    pub id: LocationId,
    /// The number of the write.
    pub change: i64,
    /// True if the location is deleted.
    pub is_deleted: bool,
}

/// At most `most` locations written after a place in the order of writes, deleted ones too.
pub async fn changed(db: &Db, org: &OrgId, change: i64, id: &str, most: i64) -> Result<Vec<Changed>> {
    query!(
        Changed,
        "select id, change, deleted_at is not null as is_deleted from locations
         where org_id = $1 and (change, id) > ($2, $3) order by change, id limit $4",
        org,
        change,
        id,
        most
    )
    .lookup()
    .all(db)
    .await
}

/// The least healthy locations, those that are perfect left out.
pub async fn worst(db: &Db, org: &OrgId, most: i64) -> Result<Vec<Location>> {
    locations!("health < 100 order by health, id limit $2", org, most).lookup().all(db).await
}

/// Returns the locations after `position`, and one more that tells whether there is a next page.
pub async fn page(db: &Db, org: &OrgId, position: &PagePosition, limit: Limit) -> Result<Vec<Location>> {
    let rows = limit.and_one();
    let query = match position {
        PagePosition::Name(key, id) => {
            locations!("(name_key, id) > ($2, $3) order by name_key, id limit $4", org, key, id, rows)
        }
        PagePosition::City(key, id) => {
            locations!("(city_key, id) > ($2, $3) order by city_key, id limit $4", org, key, id, rows)
        }
        PagePosition::Rating(key, id) => {
            locations!("(rating_key, id) < ($2, $3) order by rating_key desc, id desc limit $4", org, *key, id, rows)
        }
        PagePosition::Reviews(key, id) => {
            locations!("(reviews, id) < ($2, $3) order by reviews desc, id desc limit $4", org, *key, id, rows)
        }
        PagePosition::LastSync(key, id) => {
            locations!(
                "(last_sync_key, id) < ($2, $3) order by last_sync_key desc, id desc limit $4",
                org,
                *key,
                id,
                rows
            )
        }
        PagePosition::Health(key, id) => {
            locations!("(health, id) > ($2, $3) order by health, id limit $4", org, *key, id, rows)
        }
    };
    if rows <= 101 { query.lookup().all(db).await } else { query.all(db).await }
}

/// Returns the matching locations after `position`, and one more. Walks the sorted list, which is fast if many match.
pub async fn page_where(
    db: &Db,
    org: &OrgId,
    filter: &LocationFilter,
    position: &PagePosition,
    limit: Limit,
) -> Result<Vec<Location>> {
    // `|| ''` keeps PostgreSQL from collecting every match of a frequent text before sorting them.
    macro_rules! walk {
        ($tail:literal, $key:expr, $id:expr) => {
            filter!(
                locations(),
                "(cast($2 as text) is null or search_key || '' like $2 escape '\\')",
                $tail,
                org,
                filter,
                $key,
                $id,
                limit.and_one()
            )
        };
    }
    let query = match position {
        PagePosition::Name(key, id) => {
            walk!("and (name_key, id) > ($22, $23) order by name_key, id limit $24", key, id)
        }
        PagePosition::City(key, id) => {
            walk!("and (city_key, id) > ($22, $23) order by city_key, id limit $24", key, id)
        }
        PagePosition::Rating(key, id) => {
            walk!("and (rating_key, id) < ($22, $23) order by rating_key desc, id desc limit $24", *key, id)
        }
        PagePosition::Reviews(key, id) => {
            walk!("and (reviews, id) < ($22, $23) order by reviews desc, id desc limit $24", *key, id)
        }
        PagePosition::LastSync(key, id) => {
            walk!("and (last_sync_key, id) < ($22, $23) order by last_sync_key desc, id desc limit $24", *key, id)
        }
        PagePosition::Health(key, id) => walk!("and (health, id) > ($22, $23) order by health, id limit $24", *key, id),
    };
    query.all(db).await
}

/// Returns at most `most` matching locations, in no order; PostgreSQL finds them by the index of trigrams. The filter
/// has to have a text to search for, else none match.
pub async fn candidates(db: &Db, org: &OrgId, filter: &LocationFilter, most: i64) -> Result<Vec<Candidate>> {
    let query = candidates!("search_key like $2 escape '\\'", "limit $22", org, filter, most);
    query.all(db).await
}

/// Returns the number of locations that match a filter.
pub async fn count_where(db: &Db, org: &OrgId, filter: &LocationFilter) -> Result<i64> {
    macro_rules! count {
        ($text:literal) => {
            filter!(
                query((i64,), "select count(*) from locations where org_id = $1 and deleted_at is null and "),
                $text,
                "",
                org,
                filter
            )
        };
    }
    let query = if filter.narrowest().is_some() {
        count!("search_key like $2 escape '\\'")
    } else {
        count!("cast($2 as text) is null")
    };
    let (count,) = query.one(db).await?;
    Ok(count)
}

/// Returns the figures of the summary over the locations that match; the other totals stay 0.
pub async fn totals_where(db: &Db, org: &OrgId, filter: &LocationFilter) -> Result<Totals> {
    macro_rules! totals {
        ($text:literal) => {
            filter!(
                query(
                    (i64, i64, i64, i64, i64),
                    "select count(*), count(*) filter (where verified), count(rating),
                            cast(coalesce(round(sum(rating * 1000)), 0) as bigint),
                            cast(coalesce(sum(reviews), 0) as bigint)
                     from locations where org_id = $1 and deleted_at is null and "
                ),
                $text,
                "",
                org,
                filter
            )
        };
    }
    let query = if filter.narrowest().is_some() {
        totals!("search_key like $2 escape '\\'")
    } else {
        totals!("cast($2 as text) is null")
    };
    let (total, verified, rated, rating_sum, reviews) = query.one(db).await?;
    Ok(Totals { total, verified, rated, rating_sum, reviews, ..Totals::default() })
}

/// Search and sort keys of a location.
#[derive(Debug)]
pub struct IndexRow {
    /// Id of the location.
    pub id: String,
    /// Keys of name and city, and the folded address, a line each.
    pub search_key: String,
    /// Folded category.
    pub category_key: String,
    /// True if the Business Profile is verified.
    pub verified: bool,
    /// Rating, -1 for none.
    pub rating_key: f64,
    /// Number of reviews.
    pub reviews: i64,
    /// Last sync in Unix milliseconds, -1 for never.
    pub last_sync_key: i64,
    /// Health score, 0 to 100.
    pub health: i64,
    /// The rules of the audit that fail.
    pub issue_bits: i64,
    /// Ids of its labels, as they are stored.
    pub labels: Option<String>,
    /// Degrees north.
    pub latitude: Option<f64>,
    /// Degrees east.
    pub longitude: Option<f64>,
    /// True if the last sync with its Business Profile failed.
    pub sync_failed: bool,
}

/// At most `most` rows after an id, in the order of ids: mostly that of the file, which is read far sooner than any other.
pub async fn index_rows(db: &Db, org: &OrgId, after: &str, most: i64) -> Result<Vec<IndexRow>> {
    query!(
        IndexRow,
        "select id, search_key, category_key, verified, rating_key, reviews, last_sync_key, health, issue_bits, labels,
                latitude, longitude, sync_status = 'error' as sync_failed
         from locations
         where org_id = $1 and deleted_at is null and id > $2 order by id limit $3",
        org,
        after,
        most
    )
    .all(db)
    .await
}

/// The rows of these locations, in no order; none of those that are deleted.
pub async fn index_rows_of(db: &Db, org: &OrgId, ids: Vec<String>) -> Result<Vec<IndexRow>> {
    query!(
        IndexRow,
        "select id, search_key, category_key, verified, rating_key, reviews, last_sync_key, health, issue_bits, labels,
                latitude, longitude, sync_status = 'error' as sync_failed
         from locations
         where org_id = $1 and deleted_at is null and id = any($2)",
        org,
        ids
    )
    .lookup()
    .all(db)
    .await
}
