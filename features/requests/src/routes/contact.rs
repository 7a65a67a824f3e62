//! One contact.

use api::{App, Error, FieldError, Json, Path, Problem, Result};
use audit::Act;
use axum::{Extension, extract::State, http::StatusCode};
use locations::LocationId;
use orgs::{
    OrgId, Scope, Within,
    may::{ManageRequests, SeeContacts, SendRequests},
};

use super::{org_of, unseen};
use crate::{
    events::{ContactChanged, ContactForgotten},
    queries,
    requests::{Requests, announce},
    rules::{contacts as rules, text_fields::Check},
    seal::Address,
    types::{ConsentState, Contact, ContactId, ContactPatch, ContactRow},
};

/// Returns a contact.
#[utoipa::path(get, path = "/contacts/{id}", operation_id = "get_contact", tag = "requests",
    extensions(("x-permission" = json!("see_contacts"))),
    params(("id" = ContactId, Path)),
    responses((status = 200, body = Contact), (status = 404, body = Problem)))]
pub(super) async fn get_contact(
    member: Within<SeeContacts>,
    State(app): State<App>,
    Extension(requests): Extension<Requests>,
    Path(id): Path<ContactId>,
) -> Result<Json<Contact>> {
    let row = seen(&app, &member.scope, &id).await?;
    contact_view(&app, &requests, &member.scope, row).await.map(Json)
}

/// Changes a contact.
#[utoipa::path(patch, path = "/contacts/{id}", operation_id = "update_contact", tag = "requests",
    extensions(("x-permission" = json!("send_requests"))),
    params(("id" = ContactId, Path)), request_body = ContactPatch,
    responses((status = 200, body = Contact), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "opted_out: only the person can consent again"), (status = 422, body = Problem)))]
pub(super) async fn update_contact(
    member: Within<SendRequests>,
    State(app): State<App>,
    Extension(requests): Extension<Requests>,
    Path(id): Path<ContactId>,
    Json(patch): Json<ContactPatch>,
) -> Result<Json<Contact>> {
    let (org, now) = (org_of(&member.scope), app.now());
    let before = seen(&app, &member.scope, &id).await?;
    let country = orgs::default_country(&app.db, org).await?;
    let mut check = Check::default();
    let name = patch.name.as_deref().map(|name| rules::name(&mut check, name));
    let email = patch.email.as_deref().map(|email| rules::email(&mut check, email));
    let phone = patch.phone.as_deref().map(|phone| rules::phone(&mut check, phone, country.as_deref()));
    let last_visit = patch.last_visit.as_deref().map(|date| rules::date(&mut check, date));
    let tags = patch.tags.as_deref().map(|tags| rules::tags(&mut check, tags));
    let locations = patch.location_ids.as_deref().map(|ids| rules::locations(&mut check, ids));
    let consents = rules::consents(&mut check, patch.consents.as_deref().unwrap_or_default(), now);
    if let Some(ids) = &locations
        && !ids.is_empty()
        && unseen(&app, &member.scope, ids).await?
    {
        check.refuse("location_ids", "unknown", "The organization doesn’t have this location.");
    }
    check.done()?;
    let locations = match locations {
        Some(ids) => Some(with_unseen(&app, &member.scope, &id, ids).await?),
        None => None,
    };
    let mut tx = app.db.begin().await?;
    let change = queries::next_change(&mut tx, org).await?;
    let mut row = queries::find_contact(&mut tx, org, &before.id).await?.ok_or_else(Error::not_found)?;
    if let Some(name) = name {
        requests.rename(org, &mut row, &name)?;
    }
    if let Some(email) = email {
        if let Some(address) = &email {
            refuse_taken(&requests, &mut tx, org, &row, address).await?;
        }
        requests.address(org, &mut row, Address::Email, email.as_deref())?;
    }
    if let Some(phone) = phone {
        requests.address(org, &mut row, Address::Phone, phone.as_deref())?;
    }
    if row.email.is_none() && row.phone.is_none() {
        let error = FieldError::new("email", "required", "An email address or a phone number is required.");
        return Err(Error::invalid(vec![error]));
    }
    row.language = patch.language.unwrap_or(row.language);
    row.last_visit = last_visit.unwrap_or(row.last_visit);
    row.updated_at = now;
    queries::change_contact(&mut tx, org, &row, change).await?;
    if let Some(tags) = tags {
        queries::set_tags(&mut tx, org, &row.id, &tags).await?;
    }
    if let Some(locations) = locations {
        queries::set_locations(&mut tx, org, &row.id, &locations).await?;
    }
    let hashes = requests.hashes_of(org, requests.email(org, &row).as_deref(), requests.phone(org, &row).as_deref());
    let is_stopped = queries::is_stopped(&mut tx, org, hashes).await?;
    if consents.iter().any(|consent| consent.state == ConsentState::Withdrawn) {
        requests.stop(&mut tx, org, &row, "member", now).await?;
    } else if is_stopped && !consents.is_empty() {
        let detail = "This person opted out of requests. Only they can opt back in.";
        return Err(Error::new(api::Kind::Conflict, "opted_out", detail));
    } else if is_stopped {
        queries::withdraw_consents(&mut tx, org, &row.id, "stop", now).await?;
    } else {
        requests.put_consents(&mut tx, org, &row.id, &consents).await?;
    }
    Act::new(ContactChanged).on("contact", &row.id).record(&mut tx, &member.actor, now).await?;
    announce(&mut tx, org, "contacts", Some(row.id.as_str()));
    tx.commit().await?;
    contact_view(&app, &requests, &member.scope, row).await.map(Json)
}

/// Forgets a contact: its data is deleted, with the private feedback from its email address. That the person does not want to be
/// asked stays known, as a keyed hash of the address.
#[utoipa::path(delete, path = "/contacts/{id}", operation_id = "forget_contact", tag = "requests",
    extensions(("x-permission" = json!("manage_requests"))),
    params(("id" = ContactId, Path)),
    responses((status = 204), (status = 404, body = Problem)))]
pub(super) async fn forget_contact(
    member: Within<ManageRequests>,
    State(app): State<App>,
    Extension(requests): Extension<Requests>,
    Path(id): Path<ContactId>,
) -> Result<StatusCode> {
    let (org, now) = (org_of(&member.scope), app.now());
    seen(&app, &member.scope, &id).await?;
    let mut tx = app.db.begin().await?;
    if !requests.forget(&mut tx, org, &id).await? {
        return Err(Error::not_found());
    }
    Act::new(ContactForgotten).on("contact", &id).record(&mut tx, &member.actor, now).await?;
    announce(&mut tx, org, "contacts", None);
    announce(&mut tx, org, "feedback", None);
    tx.commit().await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Returns a contact that the member sees: one with a location within the limits of the member.
///
/// # Errors
/// 404 when there is none.
pub(super) async fn seen(app: &App, scope: &Scope, id: &ContactId) -> Result<ContactRow> {
    let org = org_of(scope);
    let row = queries::find_contact(&app.db, org, id).await?.ok_or_else(Error::not_found)?;
    let Some(within) = locations::ids_within(&app.db, scope, None).await? else { return Ok(row) };
    let theirs = queries::locations_of(&app.db, org, vec![id.to_string()]).await?;
    let is_seen = theirs.iter().any(|(_, location)| within.iter().any(|id| id == location.as_str()));
    if is_seen { Ok(row) } else { Err(Error::not_found()) }
}

/// Returns a contact as the API shows it.
pub(super) async fn contact_view(app: &App, requests: &Requests, scope: &Scope, row: ContactRow) -> Result<Contact> {
    let within = locations::ids_within(&app.db, scope, None).await?;
    let views = requests.contact_views(&app.db, org_of(scope), vec![row], within.as_deref()).await?;
    views.into_iter().next().ok_or_else(Error::not_found)
}

/// Returns new locations of a contact with those that the member does not see, which stay.
async fn with_unseen(app: &App, scope: &Scope, id: &ContactId, mut ids: Vec<LocationId>) -> Result<Vec<LocationId>> {
    let Some(within) = locations::ids_within(&app.db, scope, None).await? else { return Ok(ids) };
    if ids.is_empty() {
        let error = FieldError::new("location_ids", "required", "Choose a location.");
        return Err(Error::invalid(vec![error]));
    }
    let before = queries::locations_of(&app.db, org_of(scope), vec![id.to_string()]).await?;
    let unseen = before.into_iter().map(|(_, location)| location);
    ids.extend(unseen.filter(|location| !within.iter().any(|id| id == location.as_str())));
    Ok(ids)
}

/// Refuses an email address of another contact.
async fn refuse_taken(requests: &Requests, tx: &mut db::Tx, org: &OrgId, row: &ContactRow, email: &str) -> Result<()> {
    let other = queries::by_email_hash(tx, org, requests.hashes(org, Address::Email, email)).await?;
    match other.filter(|other| other.id != row.id) {
        Some(_) => {
            let error = FieldError::new("email", "taken", "Another contact has this email address.");
            Err(Error::invalid(vec![error]))
        }
        None => Ok(()),
    }
}
