//! Locations as a file for a spreadsheet, and the file to fill in for an import.

use api::{App, Error, FieldError, Limit, Problem, Query, Result};
use axum::{
    Extension,
    body::Body,
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use bytes::Bytes;
use futures::stream;
use jiff::tz::TimeZone;
use orgs::{Member, OrgId};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::{
    Filters, Location, LocationId, Order, Place,
    queries::{self, Wanted},
    rules,
    search::Search,
};

const CSV: &str = "text/csv; charset=utf-8";
/// How many locations can be named one by one.
const MOST_IDS: usize = 1_000;
/// What `GET /locations/template` answers.
const TEMPLATE: &str = "Business Name,Address,City,State,ZIP Code,Phone,Website,Category\r\n\
    Example Coffee,123 Main Street,Springfield,IL,62701,(217) 555-0123,https://www.example.com,Coffee Shop\r\n";

/// Which locations, one by one.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(super) struct Selection {
    /// Ids with commas between them; instead of the filters.
    ids: Option<String>,
}

/// The selected locations, or all that match, as a CSV file.
#[utoipa::path(get, path = "/locations/export", operation_id = "export_locations", tag = "locations",
    params(Filters, Order, Selection),
    responses((status = 200, body = String, content_type = "text/csv"), (status = 422, body = Problem)))]
pub(super) async fn export_locations(
    member: Member,
    State(app): State<App>,
    Extension(search): Extension<Search>,
    Query(filters): Query<Filters>,
    Query(order): Query<Order>,
    Query(selection): Query<Selection>,
) -> Result<Response> {
    let name = rules::file_name(app.now().to_zoned(TimeZone::UTC).date());
    let disposition = format!("attachment; filename=\"{name}\"");
    let body = if let Some(ids) = selection.ids.as_deref().filter(|ids| !ids.is_empty()) {
        Body::from(selected(&app, &member.org, ids, order).await?)
    } else {
        let export = Export { app, org: member.org, search, wanted: Wanted::of(&filters) };
        Body::from_stream(export.pages(Place::start(order.sort)))
    };
    Ok(([(header::CONTENT_TYPE, CSV.to_owned()), (header::CONTENT_DISPOSITION, disposition)], body).into_response())
}

async fn selected(app: &App, org: &OrgId, ids: &str, order: Order) -> Result<String> {
    let wrong = || Error::invalid(vec![FieldError::new("ids", "invalid", "Up to 1,000 ids with commas between them.")]);
    let ids: Vec<LocationId> =
        ids.split(',').map(|id| id.trim().parse()).collect::<Result<_, _>>().map_err(|_| wrong())?;
    if ids.len() > MOST_IDS {
        return Err(wrong());
    }
    let ids = ids.iter().map(ToString::to_string).collect();
    let mut locations = queries::by_ids(&app.db, org, ids).await?;
    locations.sort_by(|a, b| Place::of(a, order.sort).compare(&Place::of(b, order.sort)));
    Ok(written(rules::header(), &locations))
}

fn written(mut text: String, locations: &[Location]) -> String {
    for location in locations {
        rules::line(location, &mut text);
    }
    text
}

/// An export that is written while it is sent, a page at a time.
struct Export {
    app: App,
    org: OrgId,
    search: Search,
    wanted: Option<Wanted>,
}

impl Export {
    fn pages(self, start: Place) -> impl futures::Stream<Item = Result<Bytes>> {
        stream::try_unfold((self, Some(start), rules::header()), async |(export, place, text)| {
            let Some(place) = place else { return Ok(None) };
            let (locations, next) = export.page(place).await?;
            let text = written(text, &locations);
            Ok(Some((Bytes::from(text), (export, next, String::new()))))
        })
    }

    async fn page(&self, place: Place) -> Result<(Vec<Location>, Option<Place>)> {
        let (limit, sort) = (Limit::largest(), place.sort());
        let page = self.search.page(&self.app, &self.org, self.wanted.clone(), place, limit).await?;
        let next = page.next_cursor.map(|cursor| Place::read(Some(&cursor), sort)).transpose()?;
        Ok((page.items, next))
    }
}

/// A CSV file with the columns of an import and one example.
#[utoipa::path(get, path = "/locations/template", operation_id = "get_locations_template", tag = "locations",
    responses((status = 200, body = String, content_type = "text/csv")))]
pub(super) async fn get_locations_template(_: Member) -> Response {
    let disposition = "attachment; filename=\"locations-template.csv\"";
    ([(header::CONTENT_TYPE, CSV), (header::CONTENT_DISPOSITION, disposition)], TEMPLATE).into_response()
}
