//! Routes of organizations: listing, adding, changing, switching.

use api::{App, Error, Event, Json, Kind, Path, Problem};
use audit::{Act, Actor, Origin};
use auth::{AnySession, SignedIn};
use axum::{extract::State, http::StatusCode};
use mail::Language;
use serde_json::json;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    rules::{self, Change},
    types::{NewOrganisation, OrganisationChange, Workplace, Workplaces},
};
use crate::{
    May, Me, OrgId, Right, brand, events,
    may::ManageOrganisation,
    member::Caller,
    members, plans,
    post::Post,
    provisioning,
    queries::{self, NewOrg},
    removal,
    routes::me,
    rules::organisation_name,
};

/// Maximum organizations per user.
const MAX_ORGANIZATIONS: usize = 1_000;

/// Returns the routes, to be mounted under `/api/v1`.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list_organisations, create_organisation))
        .routes(routes!(change_organisation))
        .routes(routes!(switch_organisation))
}

/// Lists the organizations the caller has access to, by name: their own, and the clients of their agencies.
#[utoipa::path(get, path = "/organisations", operation_id = "list_organisations", tag = "organisations",
    extensions(("x-permission" = json!("signed_in"))),
    responses((status = 200, body = Workplaces), (status = 401, body = Problem)))]
async fn list_organisations(
    State(app): State<App>,
    Caller { user, only_org }: Caller,
) -> api::Result<Json<Workplaces>> {
    let current = queries::membership(&app.db, &user).await?.map(|membership| membership.org_id);
    let organisations = members::organisations(&app.db, &user)
        .await?
        .into_iter()
        .filter(|(id, _, _, agency)| only_org.as_ref().is_none_or(|only| only == id || Some(only) == agency.as_ref()));
    let mut items: Vec<_> = organisations
        .map(|(id, name, role, agency_id)| {
            let is_current = current.as_ref() == Some(&id);
            Workplace { id, name, role, agency_id, is_current }
        })
        .collect();
    items.sort_by_cached_key(|place| (text::fold(&place.name), place.id.to_string()));
    Ok(Json(Workplaces { items }))
}

/// Opens an organization owned by the caller, or a client of the current one, and switches to it.
#[utoipa::path(post, path = "/organisations", operation_id = "create_organisation", tag = "organisations",
    extensions(("x-permission" = json!("signed_in"))),
    security(("session" = [])), request_body = NewOrganisation,
    responses((status = 201, body = Me), (status = 403, body = Problem),
        (status = 409, body = Problem, description = "trial_limit"), (status = 422, body = Problem)))]
async fn create_organisation(
    signed_in: SignedIn,
    State(app): State<App>,
    origin: Origin,
    Json(new): Json<NewOrganisation>,
) -> api::Result<(StatusCode, Json<Me>)> {
    let name = organisation_name(&new.name).map_err(|error| Error::invalid(vec![error]))?;
    let now = app.now();
    let user = auth::find_user(&app.db, &signed_in.user).await?.ok_or_else(Error::not_found)?;
    let current = queries::profile(&app.db, &user.id).await?;
    if user.is_anonymous || !queries::has_profile(&app.db, &user.id).await? {
        return Err(ManageOrganisation::ROW.refused());
    }
    let agency = match current {
        Some(current) if new.is_client => {
            // Clients cannot have clients, so that an agency's access ends one level below it.
            let may = current.agency_id.is_none() && ManageOrganisation::ROW.allows(current.role, current.is_limited);
            if !may {
                return Err(ManageOrganisation::ROW.refused());
            }
            ManageOrganisation::ROW.check_leaving(current.removal_at.is_some())?;
            Some(current.org_id)
        }
        None if new.is_client => return Err(ManageOrganisation::ROW.refused()),
        _ => None,
    };
    if members::organisations(&app.db, &user.id).await?.len() >= MAX_ORGANIZATIONS {
        let detail = format!("You’ve reached the limit of {MAX_ORGANIZATIONS} organizations.");
        return Err(Error::new(Kind::Invalid, "too_many_organisations", detail)
            .with_params(json!({ "max": MAX_ORGANIZATIONS })));
    }
    let id = OrgId::new(now);
    let mut tx = app.db.begin().await?;
    if let Some(agency) = &agency {
        // The lock makes concurrent requests that open clients of this agency wait, so that they are counted.
        removal::lock(&mut tx, agency).await?;
    }
    let org = NewOrg { id: &id, name: &name, trial_ends_at: plans::trial_end(now), expires_at: None };
    queries::add_org(&mut tx, org, now).await?;
    match &agency {
        Some(agency) => queries::set_agency(&mut tx, &id, agency).await?,
        None => members::add(&mut tx, &user.id, &Post::owner(&id), now).await?,
    }
    // Both concurrent requests write the same profile, so that the later one counts the organization of the first.
    queries::work_in(&mut tx, &user.id, &id).await?;
    plans::check_trials(&mut tx, &app.site, &user.id, agency.as_ref(), now).await?;
    let by = Actor::user(&user.id, origin);
    let mut act = Act::new(events::OrganisationCreated).on("organisation", &id).named(&name);
    if let Some(agency) = &agency {
        act = act.with("agency", agency.as_str());
        let opened = Act::new(events::OrganisationClientOpened).on("organisation", &id).named(&name);
        opened.record(&mut tx, &by.clone().in_log_of(agency), now).await?;
    }
    act.record(&mut tx, &by.in_log_of(&id), now).await?;
    Event::new(&user.id, "membership", None).announce(&mut tx);
    tx.commit().await?;
    Ok((StatusCode::CREATED, Json(me(&app, &user.id).await?)))
}

/// Changes the name, default country, default language or color of the organization.
#[utoipa::path(patch, path = "/organisation", operation_id = "change_organisation", tag = "organisations",
    extensions(("x-permission" = json!("manage_organisation"))),
    security(("session" = [])), request_body = OrganisationChange,
    responses((status = 200, body = Me), (status = 403, body = Problem), (status = 422, body = Problem)))]
async fn change_organisation(
    admin: May<ManageOrganisation>,
    State(app): State<App>,
    Json(change): Json<OrganisationChange>,
) -> api::Result<Json<Me>> {
    let Change { name, country, language, colour } = rules::change(&change).map_err(Error::invalid)?;
    let mut act = Act::new(events::OrganisationUpdated).on("organisation", &admin.org);
    let before = queries::profile(&app.db, &admin.user).await?.ok_or_else(Error::not_found)?;
    let mut tx = app.db.begin().await?;
    if let Some(name) = name {
        act = act.changed("name", &before.org_name, &name);
        queries::rename(&mut tx, &admin.org, &name).await?;
    }
    if let Some(country) = country {
        act = act.changed("default_country", before.default_country.as_deref(), country.as_deref());
        queries::set_country(&mut tx, &admin.org, country).await?;
    }
    if let Some(language) = language {
        let before = brand::default_language(&mut tx, &admin.org).await?;
        act = act.changed("default_language", before.map(Language::code), language.map(Language::code));
        brand::set_language(&mut tx, &admin.org, language).await?;
    }
    if let Some(colour) = colour {
        let before = brand::style(&mut tx, &admin.org).await?.brand_colour;
        act = act.changed("brand_colour", before.as_deref(), colour.as_deref());
        brand::set_colour(&mut tx, &admin.org, colour).await?;
    }
    act.record(&mut tx, &admin.actor, app.now()).await?;
    Event::new(&admin.org, "organisation", None).announce(&mut tx);
    tx.commit().await?;
    me(&app, &admin.user).await.map(Json)
}

/// Switches to another organization, on all devices of the caller.
#[utoipa::path(post, path = "/organisations/{id}/switch", operation_id = "switch_organisation", tag = "organisations",
    extensions(("x-permission" = json!("signed_in"))),
    security(("session" = [])), params(("id" = String, Path)),
    responses((status = 200, body = Me), (status = 404, body = Problem)))]
async fn switch_organisation(
    AnySession(signed_in): AnySession,
    State(app): State<App>,
    origin: Origin,
    Path(id): Path<OrgId>,
) -> api::Result<Json<Me>> {
    // Switching organization counts as activity.
    auth::sessions::note_activity(&app, &signed_in).await?;
    let mut tx = app.db.begin().await?;
    let is_open = match &signed_in.only_org {
        Some(only) => provisioning::reaches(&mut tx, only, &id, &signed_in.user).await?,
        None => true,
    };
    if !is_open || queries::role_in(&mut tx, &id, &signed_in.user).await?.is_none() {
        return Err(Error::not_found());
    }
    queries::work_in(&mut tx, &signed_in.user, &id).await?;
    let by = Actor::user(&signed_in.user, origin).in_log_of(&id);
    Act::new(events::MemberEntered).on("member", &signed_in.user).record(&mut tx, &by, app.now()).await?;
    Event::new(&signed_in.user, "membership", None).announce(&mut tx);
    tx.commit().await?;
    me(&app, &signed_in.user).await.map(Json)
}
