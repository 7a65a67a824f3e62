//! Locations as a file for a spreadsheet, and the file to fill in for an import.

use std::collections::HashSet;

use api::{App, Error, FieldError, Limit, Problem, Query, Result};
use audit::Act;
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
use orgs::{
    Scope, Within,
    may::{ExportLocations, SeeLocations},
};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::{
    Filters, Location, LocationId, Order, PagePosition, events,
    queries::{self, LocationFilter},
    replica::at_replica,
    rules,
    search::Search,
};

const CSV: &str = "text/csv; charset=utf-8";
/// Maximum number of ids in a selection.
const MAX_IDS: usize = 1_000;
/// Response of `GET /locations/template`.
const TEMPLATE: &str = "Business Name,Address,City,State,ZIP Code,Phone,Website,Category\r\n\
    Example Coffee,123 Main Street,Springfield,IL,62701,(217) 555-0123,https://www.example.com,Coffee Shop\r\n";

/// Selection of locations by id.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(super) struct Selection {
    /// Ids with commas between them; instead of the filters.
    ids: Option<String>,
    /// Ids with commas between them; of those that match, these are left out.
    except: Option<String>,
}

/// The selected locations, or all that match, as a CSV file.
#[utoipa::path(get, path = "/locations/export", operation_id = "export_locations", tag = "locations",
    extensions(("x-permission" = json!("export_locations"))),
    params(Filters, Order, Selection),
    responses((status = 200, body = String, content_type = "text/csv"), (status = 422, body = Problem)))]
pub(super) async fn export_locations(
    member: Within<ExportLocations>,
    State(app): State<App>,
    Extension(search): Extension<Search>,
    Query(filters): Query<Filters>,
    Query(order): Query<Order>,
    Query(selection): Query<Selection>,
) -> Result<Response> {
    let name = rules::file_name(app.now().to_zoned(TimeZone::UTC).date());
    let disposition = format!("attachment; filename=\"{name}\"");
    let except = ids("except", selection.except.as_deref().unwrap_or_default())?;
    let mut tx = app.db.begin().await?;
    let filter_kind =
        if selection.ids.as_deref().is_some_and(|ids| !ids.is_empty()) { "selection" } else { "matching" };
    Act::new(events::LocationExported).with("scope", filter_kind).record(&mut tx, &member.actor, app.now()).await?;
    tx.commit().await?;
    let body = if let Some(given) = selection.ids.as_deref().filter(|given| !given.is_empty()) {
        let ids = ids("ids", given)?.into_iter().filter(|id| !except.contains(id)).collect();
        Body::from(selected(&app, &member.scope, ids, order).await?)
    } else {
        let export = Export { app, scope: member.scope, search, filter: LocationFilter::of(&filters), except };
        Body::from_stream(export.pages(PagePosition::start(order.sort)))
    };
    Ok(([(header::CONTENT_TYPE, CSV.to_owned()), (header::CONTENT_DISPOSITION, disposition)], body).into_response())
}

/// The ids in a text with commas between them.
fn ids(field: &'static str, text: &str) -> Result<HashSet<LocationId>> {
    let wrong = || Error::invalid(vec![FieldError::new(field, "invalid", "Up to 1,000 ids, separated by commas.")]);
    if text.is_empty() {
        return Ok(HashSet::new());
    }
    let ids: HashSet<LocationId> =
        text.split(',').map(|id| id.trim().parse()).collect::<Result<_, _>>().map_err(|_| wrong())?;
    if ids.len() > MAX_IDS { Err(wrong()) } else { Ok(ids) }
}

async fn selected(app: &App, scope: &Scope, ids: Vec<LocationId>, order: Order) -> Result<String> {
    let mut ids: Vec<String> = ids.iter().map(ToString::to_string).collect();
    let org = match scope {
        Scope::Whole(org) => org,
        Scope::Part(org, limits) => {
            let all = queries::candidates_within(&app.db, org, limits, &LocationFilter::all()).await?;
            ids.retain(|id| all.iter().any(|location| location.id == *id));
            org
        }
    };
    let mut locations = queries::by_ids(&app.db, org, ids).await?;
    locations.sort_by(|a, b| PagePosition::of(a, order.sort).compare(&PagePosition::of(b, order.sort)));
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
    scope: Scope,
    search: Search,
    filter: Option<LocationFilter>,
    except: HashSet<LocationId>,
}

impl Export {
    fn pages(self, start: PagePosition) -> impl futures::Stream<Item = Result<Bytes>> {
        stream::try_unfold((self, Some(start), rules::header()), async |(export, place, text)| {
            let Some(place) = place else { return Ok(None) };
            let (locations, next) = export.page(place).await?;
            let text = written(text, &locations);
            Ok(Some((Bytes::from(text), (export, next, String::new()))))
        })
    }

    async fn page(&self, place: PagePosition) -> Result<(Vec<Location>, Option<PagePosition>)> {
        let (limit, sort) = (Limit::largest(), place.sort());
        let page = at_replica(&self.app, &self.scope, |app| {
            let place = place.clone();
            async move { self.search.page(&app, &self.scope, self.filter.clone(), place, limit).await }
        });
        let page = page.await?;
        let next = page.next_cursor.map(|cursor| PagePosition::read(Some(&cursor), sort)).transpose()?;
        let items = page.items.into_iter().filter(|location| !self.except.contains(&location.id)).collect();
        Ok((items, next))
    }
}

/// A CSV file with the columns of an import and one example.
#[utoipa::path(get, path = "/locations/template", operation_id = "get_locations_template", tag = "locations",
    extensions(("x-permission" = json!("see_locations"))),
    responses((status = 200, body = String, content_type = "text/csv")))]
pub(super) async fn get_locations_template(_: Within<SeeLocations>) -> Response {
    let disposition = "attachment; filename=\"locations-template.csv\"";
    ([(header::CONTENT_TYPE, CSV), (header::CONTENT_DISPOSITION, disposition)], TEMPLATE).into_response()
}
