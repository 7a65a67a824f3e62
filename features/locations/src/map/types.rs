//! What the API says about a map of locations.

use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::{AuditIssues, LocationId, SyncStatus};

/// What of the earth the map shows.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Shown {
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
    /// Where several are close together.
    pub clusters: Vec<MapCluster>,
    /// Those that stand alone.
    pub locations: Vec<MapLocation>,
    /// How many match and have coordinates, shown or not.
    pub located: i64,
    /// How many match and have none.
    pub unlocated: i64,
}

/// Several locations close together.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MapCluster {
    /// Where they are on average.
    pub latitude: f64,
    /// Where they are on average.
    pub longitude: f64,
    /// How many.
    pub count: i64,
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
    /// Names the location.
    pub id: LocationId,
    /// What the sign above the door says.
    pub name: String,
    /// Street and number.
    pub address: String,
    /// City or town.
    pub city: String,
    /// Degrees north.
    pub latitude: f64,
    /// Degrees east.
    pub longitude: f64,
    /// Whether its Business Profile is verified.
    pub verified: bool,
    /// How complete and well kept it is, 0 to 100.
    pub health: i64,
    /// Number of problems that lower its health.
    pub issues: i64,
    /// Number of audit rules that it fails, 0 to 8.
    pub audit_issues: AuditIssues,
    /// Where it stands with its Business Profile.
    pub sync_status: SyncStatus,
    /// Average rating; null while nobody rated it.
    #[schema(required)]
    pub rating: Option<f64>,
}
