//! Change feed of locations. A client such as a store locator stays up to date without reading all locations again.

use std::{collections::HashMap, str::FromStr};

use api::{App, Json, Limit, Problem, Query, Result};
use axum::extract::State;
use orgs::{May, may::FollowChanges};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::{Location, LocationId, queries};

/// Position in the feed and page size.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(super) struct Following {
    /// `next_since` of the answer before; 0 for everything.
    #[param(value_type = Option<String>)]
    since: Since,
    /// Rows a page: 1 to 200, 50 when left out.
    #[param(value_type = Option<i64>, minimum = 1, maximum = 200)]
    limit: Limit,
}

/// A place in the feed: all changes up to this number, and of the next number those up to this id.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
struct Since {
    change: i64,
    id: String,
}

impl TryFrom<String> for Since {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let wrong = "since is 0 or what next_since said";
        let (change, id) = match text.split_once('.') {
            Some((change, id)) => (change, LocationId::from_str(id).map_err(|_| wrong)?.to_string()),
            None => (text.as_str(), String::new()),
        };
        let change = change.parse().ok().filter(|change| *change >= 0).ok_or(wrong)?;
        Ok(Self { change, id })
    }
}

impl Since {
    fn text(&self) -> String {
        if self.id.is_empty() { self.change.to_string() } else { format!("{}.{}", self.change, self.id) }
    }
}

/// Some changes, the oldest first.
#[derive(Serialize, ToSchema)]
pub(super) struct LocationChangePage {
    /// Each location once, at its latest change.
    items: Vec<LocationChange>,
    /// Give it as `since` to go on; keep it when there is no more, and ask again later.
    next_since: String,
    /// There is more already.
    has_more: bool,
}

/// A location that was written.
#[derive(Serialize, ToSchema)]
struct LocationChange {
    id: LocationId,
    /// The number of the write: all of one write have the same, and later ones a higher.
    change: i64,
    /// It was deleted. 30 days later it is not mentioned any more.
    is_deleted: bool,
    /// The location as it is; null when it was deleted.
    #[schema(required)]
    location: Option<Location>,
}

/// Returns the locations that were added, changed or deleted since, each once and in its current form. A client that
/// asks at least every 30 days misses no change, even while others write.
#[utoipa::path(get, path = "/locations/changes", operation_id = "list_location_changes", tag = "locations",
    extensions(("x-permission" = json!("follow_changes"))),
    params(Following),
    responses((status = 200, body = LocationChangePage), (status = 422, body = Problem)))]
pub(super) async fn list_location_changes(
    member: May<FollowChanges>,
    State(app): State<App>,
    Query(Following { since, limit }): Query<Following>,
) -> Result<Json<LocationChangePage>> {
    let mut rows = queries::changed(&app.db, &member.org, since.change, &since.id, limit.and_one()).await?;
    let has_more = rows.len() > limit.rows();
    rows.truncate(limit.rows());
    let next = rows.last().map(|row| Since { change: row.change, id: row.id.to_string() });
    let existing_ids = rows.iter().filter(|row| !row.is_deleted).map(|row| row.id.to_string()).collect();
    let locations = queries::by_ids(&app.db, &member.org, existing_ids).await?;
    let mut locations: HashMap<LocationId, Location> =
        locations.into_iter().map(|location| (location.id.clone(), location)).collect();
    let items = rows.into_iter().map(|row| {
        let location = locations.remove(&row.id);
        // It may have been deleted in between; that is then said once more.
        LocationChange { id: row.id, change: row.change, is_deleted: location.is_none(), location }
    });
    let items = items.collect();
    Ok(Json(LocationChangePage { items, next_since: next.unwrap_or(since).text(), has_more }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_written_as_it_is_read_and_nothing_else_is_one() {
        let id = "0197f3a0-0000-7000-8000-000000000000";
        for text in ["0".to_owned(), "17".to_owned(), format!("17.{id}")] {
            assert_eq!(Since::try_from(text.clone()).unwrap().text(), text);
        }
        for text in ["", "-1", "x", "1.", "1.x", "1.0197F3A0", "99999999999999999999", " 1"] {
            assert!(Since::try_from(text.to_owned()).is_err(), "{text}");
        }
    }
}
