//! Steps of recipients and visitors: opening a page, choosing a link, private feedback, and stops.

use api::{App, Result};
use audit::{Act, Actor, Origin};
use db::Tx;
use jiff::Timestamp;
use locations::Location;
use mail::Language as PageLanguage;
use notifications::AffectedLocation;
use orgs::{OrgId, Permission, Role, UserId};
use webhooks::WebhookEvent;

use crate::{
    campaigns::set_state,
    events::{ContactOptedOut, FeedbackCreated, FeedbackReceived, RequestOptedOut},
    queries,
    requests::{Requests, announce},
    seal::Address,
    types::{FeedbackId, FeedbackRow, FeedbackState, Language, RequestId, RequestRow, RequestState},
};

/// Private feedback of a visitor.
pub(crate) struct NewFeedback<'a> {
    pub(crate) text: &'a str,
    pub(crate) name: &'a str,
    pub(crate) email: &'a str,
    pub(crate) score: Option<i64>,
    pub(crate) wants_reply: bool,
    pub(crate) language: PageLanguage,
}

/// Notes that a recipient opened the page or chose a link. A request only moves forward.
pub(crate) async fn note(app: &App, org: &OrgId, id: &RequestId, state: RequestState) -> Result<()> {
    let mut tx = app.db.begin().await?;
    let Some(row) = queries::lock_request(&mut tx, org, id).await? else { return Ok(()) };
    advance(&mut tx, org, &row, state, app.now()).await?;
    Ok(tx.commit().await?)
}

async fn advance(tx: &mut Tx, org: &OrgId, row: &RequestRow, state: RequestState, now: Timestamp) -> Result<()> {
    use RequestState::{Clicked, Feedback, Opened, Sent};
    let is_first = match state {
        Opened => row.opened_at.is_none(),
        Clicked => row.clicked_at.is_none(),
        _ => row.feedback_at.is_none(),
    };
    if is_first {
        queries::note_step(tx, org, &row.id, state, now).await?;
    }
    let moves = match state {
        Opened => matches!(row.state, Sent),
        Clicked => matches!(row.state, Sent | Opened),
        Feedback => matches!(row.state, Sent | Opened | Clicked),
        _ => false,
    };
    if moves {
        set_state(tx, org, row, state).await?;
    }
    // No reminder follows once the person chose a link or wrote.
    if state != Opened && row.sent_at.is_some() {
        queries::postpone(tx, org, &row.id, None).await?;
    }
    Ok(())
}

/// Stores private feedback, and notifies the members who see its location.
pub(crate) async fn receive(
    app: &App,
    requests: &Requests,
    (org, location, request): (&OrgId, &Location, Option<&RequestRow>),
    new: &NewFeedback<'_>,
) -> Result<()> {
    let (now, id) = (app.now(), FeedbackId::new(app.now()));
    let mut tx = app.db.begin().await?;
    let request = match request {
        Some(request) => queries::lock_request(&mut tx, org, &request.id).await?,
        None => None,
    };
    let contact = match request.as_ref().and_then(|request| request.contact_id.as_ref()) {
        Some(contact) => queries::find_contact(&mut tx, org, contact).await?,
        None => None,
    };
    let name = match new.name {
        "" => contact.as_ref().map(|contact| requests.name(org, contact)),
        name => Some(name.to_owned()),
    };
    let email = match text::email::normalise_public(new.email) {
        Some(email) => Some(email),
        None => contact.as_ref().filter(|_| new.wants_reply).and_then(|contact| requests.email(org, contact)),
    };
    let seal = |field: &str, text: &str| requests.seal_feedback(org, &id, field, text);
    let row = FeedbackRow {
        name: name.as_deref().map(|name| seal("name", name)).transpose()?,
        email: email.as_deref().map(|email| seal("email", email)).transpose()?,
        email_hash: email.as_deref().and_then(|email| requests.hash(org, Address::Email, email)),
        text: seal("text", new.text)?,
        id,
        location_id: location.id.clone(),
        request_id: request.as_ref().map(|request| request.id.clone()),
        contact_id: contact.map(|contact| contact.id),
        score: new.score,
        wants_reply: new.wants_reply,
        language: match new.language {
            PageLanguage::English => Language::En,
            PageLanguage::French => Language::Fr,
        },
        state: FeedbackState::Open,
        assignee: None,
        created_at: now,
        updated_at: now,
    };
    queries::add_feedback(&mut tx, org, &row).await?;
    if let Some(request) = &request {
        advance(&mut tx, org, request, RequestState::Feedback, now).await?;
    }
    tell(&mut tx, org, location, &row, now).await?;
    announce(&mut tx, org, "feedback", Some(row.id.as_str()));
    Ok(tx.commit().await?)
}

async fn tell(tx: &mut Tx, org: &OrgId, location: &Location, row: &FeedbackRow, now: Timestamp) -> Result<()> {
    let (feedback_id, location_id) = (row.id.to_string(), location.id.to_string());
    let created = FeedbackCreated {
        feedback_id: feedback_id.clone(),
        location_id: location_id.clone(),
        score: row.score,
        wants_reply: row.wants_reply,
    };
    webhooks::publish(tx, org, &WebhookEvent::of(&created)?, now).await?;
    let link = format!("/dashboard/requests?tab=feedback&feedback={feedback_id}");
    let received = FeedbackReceived { feedback_id, location_id, name: location.details.name.clone() };
    let place = AffectedLocation { id: location.id.as_str(), labels: &location.labels.0 };
    let is_told = |_: &UserId, role: Role| role.may(Permission::SendRequests);
    Ok(notifications::notify_seeing(tx, org, &received, place, is_told, &link, now).await?)
}

/// Stops all requests to the recipient of a request, at once, in every channel and at every location.
pub(crate) async fn stop(
    app: &App,
    requests: &Requests,
    org: &OrgId,
    request: &RequestRow,
    origin: Origin,
) -> Result<()> {
    let now = app.now();
    let mut tx = app.db.begin().await?;
    let contact = match &request.contact_id {
        Some(contact) => queries::find_contact(&mut tx, org, contact).await?,
        None => None,
    };
    let mut is_new = match &contact {
        Some(contact) => requests.stop(&mut tx, org, contact, "link", now).await?,
        None => false,
    };
    if let Some(hash) = &request.address_hash {
        is_new |= queries::add_stop(&mut tx, org, hash, "link", now).await?;
    }
    let rows = match &request.contact_id {
        Some(contact) => queries::lock_requests_of(&mut tx, org, contact).await?,
        None => queries::lock_request(&mut tx, org, &request.id).await?.into_iter().collect(),
    };
    for row in rows {
        queries::postpone(&mut tx, org, &row.id, None).await?;
        if row.id == request.id || row.state == RequestState::Waiting {
            set_state(&mut tx, org, &row, RequestState::OptedOut).await?;
        }
    }
    if is_new {
        let contact_id = request.contact_id.as_ref().map(ToString::to_string);
        let event = RequestOptedOut { contact_id, request_id: request.id.to_string() };
        webhooks::publish(&mut tx, org, &WebhookEvent::of(&event)?, now).await?;
        let actor = Actor::stranger(origin).in_log_of(org);
        Act::new(ContactOptedOut).on("request", &request.id).record(&mut tx, &actor, now).await?;
    }
    announce(&mut tx, org, "requests", None);
    announce(&mut tx, org, "contacts", None);
    Ok(tx.commit().await?)
}
