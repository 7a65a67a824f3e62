//! The route of clients.

use api::{App, Json, Page, Problem, Query, Result};
use auth::SignedIn;
use axum::extract::State;
use jiff::Timestamp;
use orgs::{May, clients_in_reach, may::SeeClients};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    figures::Viewer,
    rules::{Position, matches},
    types::{Client, ListParams, Sort},
};

/// Returns the routes, to be mounted under `/api/v1`.
pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(list_clients))
}

/// Lists the clients of the organization that the caller has access to, with the figures that the caller may view at each;
/// empty for an organization without clients.
#[utoipa::path(get, path = "/clients", operation_id = "list_clients", tag = "organisations",
    extensions(("x-permission" = json!("see_clients"))), security(("session" = [])),
    params(ListParams),
    responses((status = 200, body = Page<Client>), (status = 422, body = Problem)))]
async fn list_clients(
    member: May<SeeClients>,
    session: SignedIn,
    State(app): State<App>,
    Query(ListParams { q, sort, cursor, limit }): Query<ListParams>,
) -> Result<Json<Page<Client>>> {
    let after = Position::read(cursor.as_deref(), sort)?;
    let viewer = Viewer { app: &app, agency: &member.org, is_strong: session.is_strong };
    let mut clients = clients_in_reach(&app.db, &member.org, &member.user, app.now()).await?;
    clients.retain(|client| matches(&client.name, q.as_deref()));
    let keys = keys(&viewer, &clients, sort).await?;
    let mut rows: Vec<(Position, orgs::Client)> = keys.into_iter().zip(clients).collect();
    rows.retain(|(position, _)| after.as_ref().is_none_or(|after| position > after));
    rows.sort_by(|(first, _), (other, _)| first.cmp(other));
    let Page { items, next_cursor } = Page::of(rows, limit, |(position, _)| position.cursor());
    let clients: Vec<orgs::Client> = items.into_iter().map(|(_, client)| client).collect();
    Ok(Json(Page { items: described(&viewer, clients).await?, next_cursor }))
}

/// Returns the position of each client in the list.
async fn keys(viewer: &Viewer<'_>, clients: &[orgs::Client], sort: Sort) -> Result<Vec<Position>> {
    let figures: Vec<Option<i64>> = match sort {
        Sort::Name => clients.iter().map(|_| None).collect(),
        Sort::Waiting => {
            let reviews = viewer.reviews(clients).await?;
            clients.iter().map(|client| reviews.get(&client.id).map(|figures| figures.waiting)).collect()
        }
        Sort::LastActivity => {
            let activity = viewer.activity(clients).await?;
            clients.iter().map(|client| activity.get(&client.id).copied().map(Timestamp::as_millisecond)).collect()
        }
    };
    let rows = clients.iter().zip(figures);
    Ok(rows.map(|(client, figure)| Position::of(sort, figure, &client.name, client.id.as_str())).collect())
}

/// Returns the clients of a page with their figures.
async fn described(viewer: &Viewer<'_>, clients: Vec<orgs::Client>) -> Result<Vec<Client>> {
    // The box keeps the combined future, which is large, out of the futures of the callers.
    let figures = Box::pin(async {
        tokio::try_join!(
            viewer.locations(&clients),
            viewer.reviews(&clients),
            viewer.activity(&clients),
            viewer.plans(&clients),
        )
    });
    let (locations, reviews, activity, plans) = figures.await?;
    let describe = |client: orgs::Client| {
        let (locations, reviews) = (locations.get(&client.id), reviews.get(&client.id));
        Client {
            needs_second_factor: client.is_locked(viewer.is_strong),
            locations: locations.map(|figures| figures.locations),
            health: locations.and_then(|figures| figures.health),
            critical_problems: locations.map(|figures| figures.critical_problems),
            rating: reviews.and_then(|figures| figures.average),
            reviews: reviews.map(|figures| figures.reviews),
            waiting: reviews.map(|figures| figures.waiting),
            last_active_at: activity.get(&client.id).copied(),
            plan: plans.get(&client.id).copied(),
            id: client.id,
            name: client.name,
        }
    };
    Ok(clients.into_iter().map(describe).collect())
}
