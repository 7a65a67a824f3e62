//! Sort keys of locations that match a filter.

/// Location that matches a filter, with its sort keys.
#[derive(Debug)]
pub struct Candidate {
    /// Id of the location.
    pub id: String,
    /// Sort key of the name.
    pub name_key: String,
    /// Sort key of the city.
    pub city_key: String,
    /// True when verified.
    pub verified: bool,
    /// Rating, -1 for none.
    pub rating_key: f64,
    /// Number of reviews.
    pub reviews: i64,
    /// Last sync in Unix milliseconds, -1 for never.
    pub last_sync_key: i64,
    /// Health score, 0 to 100.
    pub health: i64,
    /// Degrees north.
    pub latitude: Option<f64>,
    /// Degrees east.
    pub longitude: Option<f64>,
}

/// Returns a statement for the sort keys of matching locations: `candidates!("…", "…", org, filter, …)`, as `filter!`.
macro_rules! candidates {
    ($($rest:tt)+) => {
        $crate::queries::filter!(
            query(
                $crate::queries::Candidate,
                "select id, name_key, city_key, verified, rating_key, reviews, last_sync_key, health, latitude, longitude
                 from locations where org_id = $1 and deleted_at is null and "
            ),
            $($rest)+
        )
    };
}
pub(crate) use candidates;
