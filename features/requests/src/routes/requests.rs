//! The list of requests, and one request now.

use std::collections::HashMap;

use api::{App, Cursor, Error, FieldError, Json, Kind, Page, Problem, Query, Result};
use audit::Act;
use axum::{
    Extension,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use locations::{Location, Paging};
use orgs::{
    Idempotent, OrgId, Publishing, Within,
    may::{SeeContacts, SendRequests},
    plans::{self, Feature},
};
use serde_json::json;

use super::{
    campaigns::obstacle_detail,
    contact::seen as seen_contact,
    contacts::{checked, refuse_unseen},
    filtered, org_of, seen_location,
};
use crate::{
    campaigns::{self, ContactFacts, Draft, Recipient, obstacle, person, place, subject},
    events::RequestCreated,
    pages::public_links,
    queries::{self, RequestFilter},
    requests::{Requests, announce},
    rules::{
        hours,
        permission::{Answer, may_ask},
    },
    types::{
        Channel, ConsentState, ContactId, NewConsent, NewContact, NewRequest, RequestFilters, RequestId, RequestRow,
        ReviewRequest,
    },
};

/// Returns a page of the requests about locations that the member sees, the latest first.
#[utoipa::path(get, path = "/requests", operation_id = "list_requests", tag = "requests",
    extensions(("x-permission" = json!("see_contacts"))),
    params(RequestFilters, Paging),
    responses((status = 200, body = Page<ReviewRequest>), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn list_requests(
    member: Within<SeeContacts>,
    State(app): State<App>,
    Extension(requests): Extension<Requests>,
    Query(filters): Query<RequestFilters>,
    Query(paging): Query<Paging>,
) -> Result<Json<Page<ReviewRequest>>> {
    let org = org_of(&member.scope);
    let cursor = paging.cursor.as_deref().filter(|cursor| !cursor.is_empty());
    let before = cursor.map(Cursor::unpack::<RequestId>).transpose()?.map(|id| id.to_string());
    let locations = filtered(&app, &member.scope, filters.location.as_ref()).await?;
    let filter = RequestFilter { locations, campaign: None, state: filters.state };
    let rows = queries::requests(&app.db, org, filter, before, paging.limit.and_one()).await?;
    let page = Page::of(rows, paging.limit, |row| Cursor::pack(&row.id));
    let items = shown_requests(&app, &requests, org, page.items).await?;
    Ok(Json(Page { items, next_cursor: page.next_cursor }))
}

/// Asks one person for a review, within the hours at the location. A person without a contact becomes one.
#[utoipa::path(post, path = "/requests", operation_id = "create_request", tag = "requests",
    extensions(("x-permission" = json!("send_requests")), ("x-scope" = json!("publish"))),
    request_body = NewRequest,
    params(("Idempotency-Key" = Option<String>, Header, min_length = 1, max_length = 255, description = "The same key returns the same response for one day.")),
    responses((status = 201, body = ReviewRequest), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "The reason why the person must not be asked, with `until` if it ends"),
        (status = 422, body = Problem)))]
pub(super) async fn create_request(
    member: Within<Publishing<SendRequests>>,
    State(app): State<App>,
    Extension(requests): Extension<Requests>,
    Idempotent(once, new): Idempotent<NewRequest>,
) -> Result<Response> {
    let (org, now) = (org_of(&member.scope), app.now());
    let location = seen_location(&app, &member.scope, &new.location_id).await?;
    let settings = queries::settings(&app.db, org).await?;
    let has_links = !public_links(&app.db, org, &location).await?.is_empty();
    let country = orgs::default_country(&app.db, org).await?;
    let person = match &new.contact_id {
        Some(id) => Person::Existing(seen_contact(&app, &member.scope, id).await?.id),
        None => Person::New(Box::new(checked(&app, &member.scope, &stranger(&new)?).await?)),
    };
    let within = locations::ids_within(&app.db, &member.scope, None).await?;
    let mut tx = app.db.begin().await?;
    if let Some(answer) = once.answered(&mut tx, org, now).await? {
        return Ok(answer);
    }
    plans::check_feature(&mut tx, &app.site, org, Feature::Requests, now).await?;
    if let Some(code) = obstacle(&settings, has_links) {
        return Err(Error::new(Kind::Conflict, code, obstacle_detail(code)));
    }
    let contact = match person {
        Person::Existing(id) => id,
        Person::New(new) => {
            refuse_unseen(&requests, &mut tx, org, within.as_deref(), &new).await?;
            requests.put(&mut tx, org, &new, now).await?.0
        }
    };
    let (language, address_hash) = check(&app, &mut tx, org, (&contact, &location), country.as_deref()).await?;
    let due_at = hours::next_open(now, place(&location, country.as_deref()), settings.hours());
    let recipient = Recipient { contact, location: location.id.clone(), address_hash, language };
    let draft = Draft { campaign: None, recipient: &recipient, due_at, by: &member.user, now };
    let row = campaigns::add(&requests, &mut tx, org, draft).await?;
    let contact = queries::find_contact(&mut tx, org, &recipient.contact).await?;
    let name = contact.map(|contact| requests.name(org, &contact));
    let act = Act::new(RequestCreated).on("request", &row.id).named(&location.details.name);
    act.record(&mut tx, &member.actor, now).await?;
    announce(&mut tx, org, "requests", Some(row.id.as_str()));
    let answer = (StatusCode::CREATED, Json(request(row, name))).into_response();
    let answer = once.keep(&mut tx, org, answer).await?;
    tx.commit().await?;
    Ok(answer)
}

enum Person {
    Existing(ContactId),
    New(Box<crate::rules::contacts::CheckedContact>),
}

/// Returns a person without a contact. That they were just served is a consent for similar services, where the law has one.
fn stranger(new: &NewRequest) -> Result<NewContact> {
    let required = |field| FieldError::new(field, "required", "Enter a contact, or an email address and a name.");
    let (Some(email), Some(name)) = (&new.email, &new.name) else {
        return Err(Error::invalid(vec![required("contact_id")]));
    };
    let consent = NewConsent {
        channel: Channel::Email,
        state: ConsentState::Implied,
        source: Some("visit".into()),
        proof: None,
        given_at: None,
        expires_at: None,
    };
    Ok(NewContact {
        name: name.clone(),
        email: Some(email.clone()),
        language: new.language.unwrap_or_default(),
        location_ids: vec![new.location_id.clone()],
        consents: vec![consent],
        ..NewContact::default()
    })
}

/// Checks that a contact may be asked about a location, and returns the language of the contact and the hash of its address.
///
/// # Errors
/// 409 with the reason.
async fn check(
    app: &App,
    tx: &mut db::Tx,
    org: &OrgId,
    (contact, location): (&ContactId, &Location),
    country: Option<&str>,
) -> Result<(crate::types::Language, Option<String>)> {
    let settings = queries::settings(&mut *tx, org).await?;
    let ids = (Some(vec![contact.to_string()]), None);
    let row = queries::recipients(&mut *tx, org, ids, "", 1).await?.pop().ok_or_else(Error::not_found)?;
    let contact_facts = ContactFacts::of(app, org, std::slice::from_ref(&row)).await?;
    let person = person(&row, contact_facts.is_stopped(&row), contact_facts.asked_at(&row));
    let is_waiting = queries::has_waiting(tx, org, contact).await?;
    match may_ask(&person, subject(location, country), Channel::Email, settings.terms(), app.now()) {
        Answer::Allowed if is_waiting => {
            Err(Error::new(Kind::Conflict, "asked_recently", "A request to this person is waiting."))
        }
        Answer::Allowed => Ok((row.language, row.email_hash)),
        Answer::Refused(reason, until) => {
            let error = Error::new(Kind::Conflict, reason.as_str(), reason.detail());
            Err(error.with_params(json!({ "until": until.map(|until| until.to_string()) })))
        }
    }
}

/// Returns requests as the API shows them, with the names of their contacts.
pub(super) async fn shown_requests(
    app: &App,
    requests: &Requests,
    org: &OrgId,
    rows: Vec<RequestRow>,
) -> Result<Vec<ReviewRequest>> {
    let ids = rows.iter().filter_map(|row| row.contact_id.as_ref().map(ToString::to_string)).collect();
    let contacts = queries::contacts_of(&app.db, org, ids).await?;
    let names: HashMap<ContactId, String> =
        contacts.into_iter().map(|contact| (contact.id.clone(), requests.name(org, &contact))).collect();
    Ok(rows
        .into_iter()
        .map(|row| {
            let name = row.contact_id.as_ref().and_then(|id| names.get(id).cloned());
            request(row, name)
        })
        .collect())
}

fn request(row: RequestRow, contact_name: Option<String>) -> ReviewRequest {
    ReviewRequest {
        id: row.id,
        campaign_id: row.campaign_id,
        contact_id: row.contact_id,
        contact_name,
        location_id: row.location_id,
        channel: row.channel,
        language: row.language,
        state: row.state,
        reason: row.reason,
        due_at: row.due_at,
        sent_at: row.sent_at,
        reminded_at: row.reminded_at,
        opened_at: row.opened_at,
        clicked_at: row.clicked_at,
        feedback_at: row.feedback_at,
        created_at: row.created_at,
    }
}
