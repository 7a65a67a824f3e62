//! The list of panels.

use api::{App, Cursor, Json, Page, Problem, Query, Result};
use axum::extract::State;
use locations::Paging;
use orgs::{Within, may::SeeHeatmaps};

use super::{org_of, panels_of};
use crate::{
    queries::{self, PanelFilter},
    types::{Filters, Order, Panel, PanelRow, Sort},
};

/// Returns a page of the panels that the member sees.
#[utoipa::path(get, path = "/heatmaps", operation_id = "list_heatmaps", tag = "heatmaps",
    extensions(("x-permission" = json!("see_heatmaps"))),
    params(Filters, Order, Paging),
    responses((status = 200, body = Page<Panel>), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn list_heatmaps(
    member: Within<SeeHeatmaps>,
    State(app): State<App>,
    Query(filters): Query<Filters>,
    Query(order): Query<Order>,
    Query(paging): Query<Paging>,
) -> Result<Json<Page<Panel>>> {
    let org = org_of(&member.scope);
    let locations = match &filters.location {
        Some(location) => {
            locations::org_of(&app.db, &member.scope, location).await?;
            Some(vec![location.to_string()])
        }
        None => locations::ids_within(&app.db, &member.scope, None).await?,
    };
    let filter = PanelFilter {
        locations,
        keyword: filters.keyword.map(|keyword| keyword.0).filter(|keyword| !keyword.is_empty()),
        is_dropped: filters.dropped,
    };
    let rows = page(&app, org, filter, order.sort, &paging).await?;
    let page = Page::of(rows, paging.limit, |row| cursor(order.sort, row));
    let items = panels_of(&app, org, page.items).await?;
    Ok(Json(Page { items, next_cursor: page.next_cursor }))
}

async fn page(app: &App, org: &orgs::OrgId, filter: PanelFilter, sort: Sort, paging: &Paging) -> Result<Vec<PanelRow>> {
    let (db, limit) = (&app.db, paging.limit.and_one());
    let cursor = paging.cursor.as_deref().filter(|cursor| !cursor.is_empty());
    Ok(match sort {
        Sort::Newest => queries::newest(db, org, filter, cursor.map(Cursor::unpack).transpose()?, limit).await?,
        Sort::Keyword => queries::by_keyword(db, org, filter, cursor.map(Cursor::unpack).transpose()?, limit).await?,
        Sort::Solv => queries::by_solv(db, org, filter, cursor.map(Cursor::unpack).transpose()?, limit).await?,
    })
}

fn cursor(sort: Sort, row: &PanelRow) -> Cursor {
    match sort {
        Sort::Newest => Cursor::pack(&row.id),
        Sort::Keyword => Cursor::pack(&(&row.keyword, &row.id)),
        Sort::Solv => Cursor::pack(&(row.solv_key, &row.id)),
    }
}
