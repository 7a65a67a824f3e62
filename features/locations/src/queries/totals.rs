//! Totals over the locations of an organization, updated in the transaction of every write.

use db::{Db, Result, Run, Tx, query};
use orgs::OrgId;

use crate::{
    Location, Summary,
    rules::{self, Audited, FAIR, GOOD, Rule, thousandths},
};

/// Computes totals from rows of `locations`: `computed_totals!(query(Row, "select ") "from locations where …", argument)`.
/// The numbers of the arguments begin at `$11`.
macro_rules! computed_totals {
    (query($($before:tt)+) $after:literal $(, $argument:expr)* $(,)?) => {{
        use $crate::rules::{FAIR, GOOD, Rule};
        ::db::query!(
            $($before)+
            "count(*) as total, count(*) filter (where verified) as verified, count(rating) as rated,
                cast(coalesce(sum(cast(round(rating * 1000) as bigint)), 0) as bigint) as rating_sum,
                cast(coalesce(sum(reviews), 0) as bigint) as reviews,
                count(*) filter (where health >= $1) as health_good,
                count(*) filter (where health >= $2 and health < $1) as health_fair,
                cast(coalesce(sum(health), 0) as bigint) as health_sum,
                count(*) filter (where (issue_bits & $3) <> 0) as missing_phone,
                count(*) filter (where (issue_bits & $4) <> 0) as missing_category,
                count(*) filter (where (issue_bits & $5) <> 0) as not_verified,
                count(*) filter (where (issue_bits & $6) <> 0) as missing_description,
                count(*) filter (where (issue_bits & $7) <> 0) as missing_photos,
                count(*) filter (where (issue_bits & $8) <> 0) as missing_opening_hours,
                count(*) filter (where (issue_bits & $9) <> 0) as missing_website,
                count(*) filter (where (issue_bits & $10) <> 0) as low_rating "
            $after,
            GOOD,
            FAIR,
            Rule::MissingPhone.bit(),
            Rule::MissingCategory.bit(),
            Rule::NotVerified.bit(),
            Rule::MissingDescription.bit(),
            Rule::MissingPhotos.bit(),
            Rule::MissingOpeningHours.bit(),
            Rule::MissingWebsite.bit(),
            Rule::LowRating.bit()
            $(, $argument)*
        )
    }};
}
pub(crate) use computed_totals;

macro_rules! totals {
    ($($(#[$doc:meta])* $field:ident),+ $(,)?) => {
        /// Figures over many locations, or by how much they change.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub struct Totals {
            $($(#[$doc])* pub $field: i64,)+
        }

        impl Totals {
            /// Negates every figure.
            #[must_use]
            pub fn negative(self) -> Self {
                Self { $($field: -self.$field,)+ }
            }

            /// Adds the figures of both.
            #[must_use]
            pub fn and(self, other: Self) -> Self {
                Self { $($field: self.$field + other.$field,)+ }
            }
        }
    };
}

totals!(
    /// Locations.
    total,
    /// Verified locations.
    verified,
    /// Rated locations.
    rated,
    /// Sum of ratings, in thousandths.
    rating_sum,
    /// Reviews.
    reviews,
    /// Locations in good health.
    health_good,
    /// Locations in fair health.
    health_fair,
    /// Sum of health.
    health_sum,
    /// Locations without a phone number.
    missing_phone,
    /// Locations without a category.
    missing_category,
    /// Locations whose Business Profile is not verified.
    not_verified,
    /// Locations without a description.
    missing_description,
    /// Locations without photos.
    missing_photos,
    /// Locations without opening hours.
    missing_opening_hours,
    /// Locations without a website.
    missing_website,
    /// Locations with a low rating.
    low_rating,
);

impl Totals {
    /// Returns the totals of one location.
    pub fn of(location: &Location) -> Self {
        let bits = rules::issue_bits(&Audited::of(location));
        let fails = |rule: Rule| i64::from(bits & rule.bit() != 0);
        Self {
            total: 1,
            verified: i64::from(location.verified),
            rated: i64::from(location.rating.is_some()),
            rating_sum: location.rating.map_or(0, thousandths),
            reviews: location.reviews,
            health_good: i64::from(location.health >= GOOD),
            health_fair: i64::from((FAIR..GOOD).contains(&location.health)),
            health_sum: location.health,
            missing_phone: fails(Rule::MissingPhone),
            missing_category: fails(Rule::MissingCategory),
            not_verified: fails(Rule::NotVerified),
            missing_description: fails(Rule::MissingDescription),
            missing_photos: fails(Rule::MissingPhotos),
            missing_opening_hours: fails(Rule::MissingOpeningHours),
            missing_website: fails(Rule::MissingWebsite),
            low_rating: fails(Rule::LowRating),
        }
    }
}

impl Totals {
    /// Returns what one location adds to the summary of a search. `rating_key` is negative without a rating.
    pub fn of_keys(verified: bool, rating_key: f64, reviews: i64) -> Self {
        let rating = (rating_key >= 0.0).then_some(rating_key);
        Self {
            total: 1,
            verified: i64::from(verified),
            rated: i64::from(rating.is_some()),
            rating_sum: rating.map_or(0, thousandths),
            reviews,
            ..Self::default()
        }
    }

    /// Average health of the locations; `None` without any.
    pub fn average_health(&self) -> Option<i64> {
        (self.total > 0).then(|| (self.health_sum as f64 / self.total as f64).round() as i64)
    }

    /// Number of locations that fail a rule of the audit.
    pub fn failing(&self, rule: Rule) -> i64 {
        match rule {
            Rule::MissingPhone => self.missing_phone,
            Rule::MissingCategory => self.missing_category,
            Rule::NotVerified => self.not_verified,
            Rule::MissingDescription => self.missing_description,
            Rule::MissingPhotos => self.missing_photos,
            Rule::MissingOpeningHours => self.missing_opening_hours,
            Rule::MissingWebsite => self.missing_website,
            Rule::LowRating => self.low_rating,
        }
    }
}

/// Raises the version of the organization's locations and returns it. The row stays locked until the transaction
/// commits, so that a reader of a version has seen every earlier one. Writers of one organization wait here for each
/// other.
pub(super) async fn next_version(tx: &mut Tx, org: &OrgId) -> Result<i64> {
    let (version,) = query!(
        (i64,),
        "insert into location_totals (org_id, total, verified, rated, rating_sum, reviews, version)
         values ($1, 0, 0, 0, 0, 0, 1)
         on conflict (org_id) do update set version = location_totals.version + 1
         returning version",
        org
    )
    .one(tx)
    .await?;
    Ok(version)
}

/// Adds a change to the stored totals, after [`next_version`] raised the version.
pub(super) async fn add(tx: &mut Tx, org: &OrgId, change: Totals) -> Result<()> {
    if change == Totals::default() {
        return Ok(());
    }
    query!(
        "update location_totals set total = total + $2, verified = verified + $3, rated = rated + $4,
             rating_sum = rating_sum + $5, reviews = reviews + $6, health_good = health_good + $7,
             health_fair = health_fair + $8, health_sum = health_sum + $9, missing_phone = missing_phone + $10,
             missing_category = missing_category + $11, not_verified = not_verified + $12,
             missing_description = missing_description + $13, missing_photos = missing_photos + $14,
             missing_opening_hours = missing_opening_hours + $15, missing_website = missing_website + $16,
             low_rating = low_rating + $17
         where org_id = $1",
        org,
        change.total,
        change.verified,
        change.rated,
        change.rating_sum,
        change.reviews,
        change.health_good,
        change.health_fair,
        change.health_sum,
        change.missing_phone,
        change.missing_category,
        change.not_verified,
        change.missing_description,
        change.missing_photos,
        change.missing_opening_hours,
        change.missing_website,
        change.low_rating
    )
    .run(tx)
    .await
    .map(drop)
}

/// The locations that were written after a version; nothing when those are more than `most`.
pub async fn changes(db: &Db, org: &OrgId, since: i64, most: i64) -> Result<Option<Vec<String>>> {
    let changed =
        query!((String,), "select id from locations where org_id = $1 and change > $2 limit $3", org, since, most + 1)
            .lookup()
            .all(db)
            .await?;
    Ok((changed.len() as i64 <= most).then(|| changed.into_iter().map(|(id,)| id).collect()))
}

/// Returns the totals of the organization.
pub async fn totals(db: &Db, org: &OrgId) -> Result<Totals> {
    let stored = query!(
        Totals,
        "select total, verified, rated, rating_sum, reviews, health_good, health_fair, health_sum, missing_phone,
                missing_category, not_verified, missing_description, missing_photos, missing_opening_hours,
                missing_website, low_rating
         from location_totals where org_id = $1",
        org
    );
    Ok(stored.lookup().find(db).await?.unwrap_or_default())
}

impl From<Totals> for Summary {
    fn from(totals: Totals) -> Self {
        let average =
            (totals.rated > 0).then(|| (totals.rating_sum as f64 / totals.rated as f64 / 100.0).round() / 10.0);
        Self { total: totals.total, verified: totals.verified, average_rating: average, reviews: totals.reviews }
    }
}

/// Returns the number of locations in the organization.
pub async fn total(on: impl Run, org: &OrgId) -> Result<i64> {
    let total = query!((i64,), "select total from location_totals where org_id = $1", org).lookup().find(on).await?;
    Ok(total.map_or(0, |(total,)| total))
}

/// Returns the categories of the organization's locations, each once.
pub async fn categories(db: &Db, org: &OrgId) -> Result<Vec<String>> {
    let all = query!(
        (String,),
        "select distinct category from locations
         where org_id = $1 and deleted_at is null and category is not null",
        org
    )
    .all(db)
    .await?;
    Ok(all.into_iter().map(|(category,)| category).collect())
}

/// Returns the version of the organization's locations, which every write raises; 0 before the first write.
pub async fn version(db: &Db, org: &OrgId) -> Result<i64> {
    Ok(version_and_total(db, org).await?.0)
}

/// Returns the version and the number of locations.
pub async fn version_and_total(db: &Db, org: &OrgId) -> Result<(i64, i64)> {
    let version_and_total = query!((i64, i64), "select version, total from location_totals where org_id = $1", org);
    Ok(version_and_total.lookup().find(db).await?.unwrap_or_default())
}
