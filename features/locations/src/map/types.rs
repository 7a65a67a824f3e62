//! Types of the map of locations.

use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::{AuditIssues, LocationId, SyncStatus};

/// Area and zoom of the map.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct MapArea {
    /// Left edge in degrees.
    pub west: f64,
    /// Lower edge.
    pub south: f64,
    /// Right edge; over the date line it is less than the left one, or more than 180.
    pub east: f64,
    /// Upper edge.
    pub north: f64,
    /// As web maps count it: 0 is the whole earth in 512 points.
    pub zoom: f64,
}

/// The locations that match, on a map.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LocationMap {
    /// Clusters of locations that are close together.
    pub clusters: Vec<MapCluster>,
    /// Locations outside of clusters.
    pub locations: Vec<MapLocation>,
    /// Number of matching locations with coordinates, shown or not.
    pub located: i64,
    /// Number of matching locations without coordinates.
    pub unlocated: i64,
}

/// Several locations close together.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MapCluster {
    /// Average latitude.
    pub latitude: f64,
    /// Average longitude.
    pub longitude: f64,
    /// Number of locations.
    pub count: i64,
    /// Town that has the most of them.
    pub town: String,
    /// Number of locations in good health.
    pub good: i64,
    /// Number of locations in fair health; the others are in poor health.
    pub fair: i64,
    /// Westernmost.
    pub west: f64,
    /// Southernmost.
    pub south: f64,
    /// Easternmost.
    pub east: f64,
    /// Northernmost.
    pub north: f64,
}

/// A location on a map.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MapLocation {
    /// Id of the location.
    pub id: LocationId,
    /// Business name.
    pub name: String,
    /// Street and number.
    pub address: String,
    /// City or town.
    pub city: String,
    /// Degrees north.
    pub latitude: f64,
    /// Degrees east.
    pub longitude: f64,
    /// True if its Business Profile is verified.
    pub verified: bool,
    /// Health score, 0 to 100. Each issue lowers it.
    pub health: i64,
    /// Number of problems that lower its health.
    pub issues: i64,
    /// Number of audit rules that it fails, 0 to 8.
    pub audit_issues: AuditIssues,
    /// Sync status with its Business Profile.
    pub sync_status: SyncStatus,
    /// Average rating; null without a rating.
    #[schema(required)]
    pub rating: Option<f64>,
}
