//! The list of contacts, and new ones.

use api::{App, Cursor, Error, Json, Kind, Page, Problem, Query, Result};
use audit::Act;
use axum::{
    Extension,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use db::Tx;
use locations::Paging;
use orgs::{
    OrgId, Scope, Within,
    may::{SeeContacts, SendRequests},
};

use super::{filtered, org_of, unseen};
use crate::{
    events::ContactAdded,
    names,
    queries::{self, ContactFilter},
    requests::{Requests, announce},
    rules::{
        contacts::{self as rules, CheckedContact},
        text_fields::Check,
    },
    seal::Address,
    types::{ConsentState, Contact, ContactFilters, ContactId, NewContact},
};

/// Countries in which a phone number is looked for, where the organization has chosen none.
const COUNTRIES: [&str; 3] = ["US", "FR", "GB"];

/// Returns a page of the contacts that the member sees, the latest added first.
#[utoipa::path(get, path = "/contacts", operation_id = "list_contacts", tag = "requests",
    extensions(("x-permission" = json!("see_contacts"))),
    params(ContactFilters, Paging),
    responses((status = 200, body = Page<Contact>), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn list_contacts(
    member: Within<SeeContacts>,
    State(app): State<App>,
    Extension(requests): Extension<Requests>,
    Query(filters): Query<ContactFilters>,
    Query(paging): Query<Paging>,
) -> Result<Json<Page<Contact>>> {
    let org = org_of(&member.scope);
    let search = filters.search.map(|search| search.0).filter(|search| !search.trim().is_empty());
    let ids = match search {
        Some(search) => Some(matching_contact_ids(&app, &requests, org, &search).await?),
        None => None,
    };
    let filter = ContactFilter {
        locations: filtered(&app, &member.scope, filters.location.as_ref()).await?,
        tag: filters.tag.map(|tag| tag.0).filter(|tag| !tag.is_empty()),
        consent: filters.consent,
        ids,
    };
    let cursor = paging.cursor.as_deref().filter(|cursor| !cursor.is_empty());
    let before = cursor.map(Cursor::unpack::<ContactId>).transpose()?.map(|id| id.to_string());
    let rows = queries::contacts(&app.db, org, filter, before, paging.limit.and_one()).await?;
    let page = Page::of(rows, paging.limit, |row| Cursor::pack(&row.id));
    let within = locations::ids_within(&app.db, &member.scope, None).await?;
    let items = requests.contact_views(&app.db, org, page.items, within.as_deref()).await?;
    Ok(Json(Page { items, next_cursor: page.next_cursor }))
}

/// Returns the ids of the contacts with a name, email address or phone number.
async fn matching_contact_ids(app: &App, requests: &Requests, org: &OrgId, search: &str) -> Result<Vec<String>> {
    if let Some(email) = text::email::normalise(search) {
        let hashes = requests.hashes(org, Address::Email, &email);
        return Ok(queries::by_email_hash(&app.db, org, hashes)
            .await?
            .map(|row| row.id.to_string())
            .into_iter()
            .collect());
    }
    let country = orgs::default_country(&app.db, org).await?;
    let countries = country.as_deref().map_or(COUNTRIES.to_vec(), |country| vec![country]);
    let phones = countries.into_iter().filter_map(|country| text::phone::e164(search, Some(country)));
    let hashes: Vec<String> = phones.flat_map(|phone| requests.hashes(org, Address::Phone, &phone)).collect();
    if !hashes.is_empty() {
        let rows = queries::by_phone_hash(&app.db, org, hashes).await?;
        return Ok(rows.into_iter().map(|row| row.id.to_string()).collect());
    }
    Ok(names::search(requests, &app.db, org, search).await?)
}

/// Adds a contact, or completes the one with the same email address or phone number.
#[utoipa::path(post, path = "/contacts", operation_id = "create_contact", tag = "requests",
    extensions(("x-permission" = json!("send_requests"))),
    request_body = NewContact,
    responses((status = 200, body = Contact, description = "It completed an existing contact"), (status = 201, body = Contact),
        (status = 409, body = Problem, description = "`contact_elsewhere`: the person is a contact of locations that the member does not see"),
        (status = 422, body = Problem)))]
pub(super) async fn create_contact(
    member: Within<SendRequests>,
    State(app): State<App>,
    Extension(requests): Extension<Requests>,
    Json(new): Json<NewContact>,
) -> Result<Response> {
    let (org, now) = (org_of(&member.scope), app.now());
    let checked = checked(&app, &member.scope, &new).await?;
    let within = locations::ids_within(&app.db, &member.scope, None).await?;
    let mut tx = app.db.begin().await?;
    refuse_unseen(&requests, &mut tx, org, within.as_deref(), &checked).await?;
    let (id, is_new) = requests.put(&mut tx, org, &checked, now).await?;
    let row = queries::find_contact(&mut tx, org, &id).await?.ok_or_else(Error::not_found)?;
    if checked.consents.iter().any(|consent| consent.state == ConsentState::Withdrawn) {
        requests.stop(&mut tx, org, &row, "member", now).await?;
    }
    // The log of the audit is not sealed with the key of contacts: it names them by their id only.
    Act::new(ContactAdded).on("contact", &id).with("joined", !is_new).record(&mut tx, &member.actor, now).await?;
    announce(&mut tx, org, "contacts", Some(id.as_str()));
    tx.commit().await?;
    let contact =
        requests.contact_views(&app.db, org, vec![row], within.as_deref()).await?.pop().ok_or_else(Error::not_found)?;
    let address = format!("/api/v1/contacts/{id}");
    let status = if is_new { StatusCode::CREATED } else { StatusCode::OK };
    Ok((status, [(header::LOCATION, address)], Json(contact)).into_response())
}

/// Refuses a new contact whose person is a contact of locations that the member does not see: joined to it, the member
/// would read its name and tags.
///
/// # Errors
/// 409 `contact_elsewhere`.
pub(super) async fn refuse_unseen(
    requests: &Requests,
    tx: &mut Tx,
    org: &OrgId,
    within: Option<&[String]>,
    new: &CheckedContact,
) -> Result<()> {
    let Some(within) = within else { return Ok(()) };
    let Some(row) = requests.same_person(tx, org, new).await? else { return Ok(()) };
    let locations = queries::locations_of(tx, org, vec![row.id.to_string()]).await?;
    if locations.iter().any(|(_, location)| within.iter().any(|id| id == location.as_str())) {
        return Ok(());
    }
    let detail =
        "This person is a contact at other locations. Ask a teammate with access to all locations to add yours.";
    Err(Error::new(Kind::Conflict, "contact_elsewhere", detail))
}

/// Checks a new contact of a member. A member who sees some locations only names one of them.
pub(super) async fn checked(app: &App, scope: &Scope, new: &NewContact) -> Result<CheckedContact> {
    let org = org_of(scope);
    let country = match new.location_ids.first() {
        Some(first) => locations::find(&app.db, org, first).await?.and_then(|location| location.details.country),
        None => None,
    };
    let country = match country {
        None => orgs::default_country(&app.db, org).await?,
        country => country,
    };
    let mut check = Check::default();
    let checked = rules::contact(&mut check, new, country.as_deref(), app.now());
    let is_limited = matches!(scope, Scope::Part(..));
    if is_limited && checked.location_ids.is_empty() {
        check.refuse("location_ids", "required", "Choose a location.");
    }
    if !checked.location_ids.is_empty() && unseen(app, scope, &checked.location_ids).await? {
        check.refuse("location_ids", "unknown", "The organization doesn’t have this location.");
    }
    check.done()?;
    Ok(checked)
}
