//! Reading locations: one, a page of a sorted list, those that match filters.

use api::Limit;
use db::{Db, Result, query};
use orgs::OrgId;

use crate::{CauseId, Filters, Health, LabelId, Location, LocationId, Place, Rule, Status, rules::needle};

/// A statement that gives whole locations.
macro_rules! locations {
    ($($tail:literal)+, $($argument:expr),+ $(,)?) => {
        query!(
            Location,
            "select id, name, address, address2, city, state, postal_code, country, category, phone, phone_e164,
                    additional_phones, website, description, external_id, latitude, longitude, coordinates_source,
                    opening_hours, photos, labels, verified, service_area_business, rating, reviews, health, issues,
                    sync_status, is_sync_paused, last_sync, google_location_id, created_at, updated_at, version,
                    deleted_at
             from locations where org_id = $1 and deleted_at is null and " $($tail)+,
            $($argument),+
        )
    };
}

/// Filters as the statements take them; nulls let everything through.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Wanted {
    /// Folded part of name, city or address.
    pub q: Option<String>,
    /// Folded part of the city.
    pub city: Option<String>,
    /// Folded part of the category.
    pub category: Option<String>,
    /// Whether verified.
    pub verified: Option<bool>,
    /// Least `rating_key`, which is -1 for a location that was never rated.
    pub least: f64,
    /// In this health.
    pub health: Option<Health>,
    /// Fails this rule.
    pub issue: Option<Rule>,
    /// Carries this label.
    pub label: Option<LabelId>,
    /// Has no coordinates.
    pub unlocated: bool,
    /// Could not be brought in line with its Business Profile.
    pub sync_failed: bool,
    /// Came or was changed by this import, bulk edit or sync.
    pub changed_by: Option<CauseId>,
}

impl Wanted {
    /// What these filters ask for; nothing when they let everything through.
    pub fn of(filters: &Filters) -> Option<Self> {
        let wanted = Self {
            q: needle(filters.q.as_deref()),
            city: needle(filters.city.as_deref()),
            category: needle(filters.category.as_deref()),
            verified: match filters.status {
                Status::All => None,
                Status::Verified => Some(true),
                Status::Unverified => Some(false),
            },
            least: if filters.min_rating.0 > 0.0 { filters.min_rating.0 } else { -1.0 },
            health: filters.health,
            issue: filters.issue,
            label: filters.label.clone(),
            unlocated: filters.unlocated,
            sync_failed: filters.sync_failed,
            changed_by: filters.changed_by.clone(),
        };
        (wanted != Self::all()).then_some(wanted)
    }

    /// Lets everything through.
    pub fn all() -> Self {
        Self { least: -1.0, ..Self::default() }
    }

    /// The lowest and highest health, and the bits of the rules that must fail.
    pub fn numbers(&self) -> (i64, i64, i64) {
        let (low, high) = self.health.map_or((0, 100), Health::range);
        (low, high, self.issue.map_or(0, Rule::bit))
    }

    /// A text to search for that every match holds.
    pub fn narrowest(&self) -> Option<&str> {
        self.q.as_deref().or(self.city.as_deref())
    }
}

/// `%text%`, with the signs that `like` reads as something else made ordinary.
pub fn part(text: Option<&str>) -> Option<String> {
    text.map(|text| format!("%{}%", text.replace('\\', r"\\").replace('%', r"\%").replace('_', r"\_")))
}

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
    /// Whether it is deleted.
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

/// The rows after `place`, and one more to know whether there are any.
pub async fn page(db: &Db, org: &OrgId, place: &Place, limit: Limit) -> Result<Vec<Location>> {
    let rows = limit.and_one();
    let query = match place {
        Place::Name(key, id) => {
            locations!("(name_key, id) > ($2, $3) order by name_key, id limit $4", org, key, id, rows)
        }
        Place::City(key, id) => {
            locations!("(city_key, id) > ($2, $3) order by city_key, id limit $4", org, key, id, rows)
        }
        Place::Rating(key, id) => {
            locations!("(rating_key, id) < ($2, $3) order by rating_key desc, id desc limit $4", org, *key, id, rows)
        }
        Place::Reviews(key, id) => {
            locations!("(reviews, id) < ($2, $3) order by reviews desc, id desc limit $4", org, *key, id, rows)
        }
        Place::LastSync(key, id) => {
            locations!(
                "(last_sync_key, id) < ($2, $3) order by last_sync_key desc, id desc limit $4",
                org,
                *key,
                id,
                rows
            )
        }
        Place::Health(key, id) => {
            locations!("(health, id) > ($2, $3) order by health, id limit $4", org, *key, id, rows)
        }
    };
    if rows <= 101 { query.lookup().all(db).await } else { query.all(db).await }
}

/// The rows after `place` that are wanted, and one more; found by walking the order, which is quick where many are.
pub async fn page_where(db: &Db, org: &OrgId, wanted: &Wanted, place: &Place, limit: Limit) -> Result<Vec<Location>> {
    let Wanted { q, city, category, verified, least, label, unlocated, sync_failed, changed_by, .. } = wanted;
    let (low, high, bits) = wanted.numbers();
    let (q, city, category) = (part(q.as_deref()), part(city.as_deref()), part(category.as_deref()));
    // `|| ''` keeps PostgreSQL from collecting every match of a frequent text before sorting them.
    macro_rules! walk {
        ($tail:literal, $key:expr, $id:expr) => {
            locations!(
                "(cast($5 as text) is null or search_key || '' like $5 escape '\\')
                 and (cast($6 as text) is null or city_key like $6 escape '\\')
                 and (cast($7 as text) is null or category_key like $7 escape '\\')
                 and (cast($8 as boolean) is null or verified = $8)
                 and rating_key >= $9
                 and health >= $10 and health <= $11 and (issue_bits & $12) = $12
                 and (cast($13 as text) is null or id in
                     (select location_id from location_labels where org_id = $1 and label_id = $13))
                 and (not cast($14 as boolean) or latitude is null)
                 and (not cast($15 as boolean) or sync_status = 'error')
                 and (cast($16 as text) is null or import_id = $16 or exists
                     (select 1 from location_history
                      where org_id = $1 and location_id = locations.id and source_id = $16))
                 and " $tail,
                org, $key, $id, limit.and_one(), q, city, category, *verified, *least, low, high, bits, label.as_ref(),
                *unlocated, *sync_failed, changed_by.as_ref()
            )
        };
    }
    let query = match place {
        Place::Name(key, id) => walk!("(name_key, id) > ($2, $3) order by name_key, id limit $4", key, id),
        Place::City(key, id) => walk!("(city_key, id) > ($2, $3) order by city_key, id limit $4", key, id),
        Place::Rating(key, id) => {
            walk!("(rating_key, id) < ($2, $3) order by rating_key desc, id desc limit $4", *key, id)
        }
        Place::Reviews(key, id) => {
            walk!("(reviews, id) < ($2, $3) order by reviews desc, id desc limit $4", *key, id)
        }
        Place::LastSync(key, id) => {
            walk!("(last_sync_key, id) < ($2, $3) order by last_sync_key desc, id desc limit $4", *key, id)
        }
        Place::Health(key, id) => walk!("(health, id) > ($2, $3) order by health, id limit $4", *key, id),
    };
    query.all(db).await
}

/// A location that is wanted, and what it can be sorted by.
#[derive(Debug)]
pub struct Candidate {
    /// Names the location.
    pub id: String,
    /// Place in the order of names.
    pub name_key: String,
    /// Place in the order of cities.
    pub city_key: String,
    /// Rating, -1 for none.
    pub rating_key: f64,
    /// How many reviews.
    pub reviews: i64,
    /// Last sync in Unix milliseconds, -1 for never.
    pub last_sync_key: i64,
    /// How healthy.
    pub health: i64,
    /// Degrees north.
    pub latitude: Option<f64>,
    /// Degrees east.
    pub longitude: Option<f64>,
}

/// At most `most` of those that hold `needle` and are wanted, in no order: by the index of trigrams on PostgreSQL.
pub async fn candidates(db: &Db, org: &OrgId, needle: &str, wanted: &Wanted, most: i64) -> Result<Vec<Candidate>> {
    let Wanted { city, category, verified, least, label, unlocated, sync_failed, changed_by, .. } = wanted;
    let (low, high, bits) = wanted.numbers();
    query!(
        Candidate,
        "select id, name_key, city_key, rating_key, reviews, last_sync_key, health, latitude, longitude from locations
         where org_id = $1 and deleted_at is null and search_key like $2 escape '\\'
           and (cast($3 as text) is null or city_key like $3 escape '\\')
           and (cast($4 as text) is null or category_key like $4 escape '\\')
           and (cast($5 as boolean) is null or verified = $5)
           and rating_key >= $6
           and health >= $7 and health <= $8 and (issue_bits & $9) = $9
           and (cast($10 as text) is null or id in
               (select location_id from location_labels where org_id = $1 and label_id = $10))
           and (not cast($12 as boolean) or latitude is null)
           and (not cast($13 as boolean) or sync_status = 'error')
           and (cast($14 as text) is null or import_id = $14 or exists
               (select 1 from location_history
                where org_id = $1 and location_id = locations.id and source_id = $14))
         limit $11",
        org,
        part(Some(needle)),
        part(city.as_deref()),
        part(category.as_deref()),
        *verified,
        *least,
        low,
        high,
        bits,
        label.as_ref(),
        most,
        *unlocated,
        *sync_failed,
        changed_by.as_ref()
    )
    .all(db)
    .await
}

/// How many are wanted.
pub async fn count_where(db: &Db, org: &OrgId, wanted: &Wanted) -> Result<i64> {
    let Wanted { q, city, category, verified, least, label, unlocated, sync_failed, changed_by, .. } = wanted;
    let (low, high, bits) = wanted.numbers();
    // Whoever is in a city has it in the searched text, which has an index on PostgreSQL.
    let needle = part(q.as_deref().or(city.as_deref()));
    let (city, category) = (part(city.as_deref()), part(category.as_deref()));
    let (count,) = if let Some(needle) = needle {
        query!(
            (i64,),
            "select count(*) from locations
             where org_id = $1 and deleted_at is null and search_key like $2 escape '\\'
               and (cast($3 as text) is null or city_key like $3 escape '\\')
               and (cast($4 as text) is null or category_key like $4 escape '\\')
               and (cast($5 as boolean) is null or verified = $5)
               and rating_key >= $6
               and health >= $7 and health <= $8 and (issue_bits & $9) = $9
               and (cast($10 as text) is null or id in
                   (select location_id from location_labels where org_id = $1 and label_id = $10))
               and (not cast($11 as boolean) or latitude is null)
               and (not cast($12 as boolean) or sync_status = 'error')
               and (cast($13 as text) is null or import_id = $13 or exists
                   (select 1 from location_history
                    where org_id = $1 and location_id = locations.id and source_id = $13))",
            org,
            needle,
            city,
            category,
            *verified,
            *least,
            low,
            high,
            bits,
            label.as_ref(),
            *unlocated,
            *sync_failed,
            changed_by.as_ref()
        )
        .one(db)
        .await?
    } else {
        query!(
            (i64,),
            "select count(*) from locations
             where org_id = $1 and deleted_at is null
               and (cast($2 as text) is null or category_key like $2 escape '\\')
               and (cast($3 as boolean) is null or verified = $3)
               and rating_key >= $4
               and health >= $5 and health <= $6 and (issue_bits & $7) = $7
               and (cast($8 as text) is null or id in
                   (select location_id from location_labels where org_id = $1 and label_id = $8))
               and (not cast($9 as boolean) or latitude is null)
               and (not cast($10 as boolean) or sync_status = 'error')
               and (cast($11 as text) is null or import_id = $11 or exists
                   (select 1 from location_history
                    where org_id = $1 and location_id = locations.id and source_id = $11))",
            org,
            category,
            *verified,
            *least,
            low,
            high,
            bits,
            label.as_ref(),
            *unlocated,
            *sync_failed,
            changed_by.as_ref()
        )
        .one(db)
        .await?
    };
    Ok(count)
}

/// What a location is found and sorted by.
#[derive(Debug)]
pub struct IndexRow {
    /// Names the location.
    pub id: String,
    /// Keys of name and city, and the folded address, a line each.
    pub search_key: String,
    /// Folded category.
    pub category_key: String,
    /// Whether verified.
    pub verified: bool,
    /// Rating, -1 for none.
    pub rating_key: f64,
    /// How many reviews.
    pub reviews: i64,
    /// Last sync in Unix milliseconds, -1 for never.
    pub last_sync_key: i64,
    /// How healthy.
    pub health: i64,
    /// The rules of the audit that fail.
    pub issue_bits: i64,
    /// Ids of its labels, as they are stored.
    pub labels: Option<String>,
    /// Degrees north.
    pub latitude: Option<f64>,
    /// Degrees east.
    pub longitude: Option<f64>,
    /// Could not be brought in line with its Business Profile.
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
