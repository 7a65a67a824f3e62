//! The contact form: kept in the database, and in the same transaction queued for the operator's mailbox.

use api::{App, ClientAddress, Error, Json, Problem, Result};
use axum::{
    Extension,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use jiff::SignedDuration;
use mail::{Headers, Language, Look};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    Desk, emails,
    form::{self, FillSpeed, Submitted},
    newsletter::{RECEIVED, Received},
    notices::{self, Notice},
    queries::{self, Message, MessageId},
    rules::{BUDGETS, Check, MAX_MESSAGE_LENGTH, TIMELINES},
};

/// Maximum number of receipts per email address and day.
const MAX_RECEIPTS_PER_DAY: i64 = 3;

pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(send_message)).routes(routes!(open_form))
}

/// A message to us.
#[derive(Deserialize, ToSchema)]
#[schema(as = ContactMessage)]
struct ContactMessage {
    /// Name of the sender. Required.
    name: Option<String>,
    /// Email address for the reply. Required.
    email: Option<String>,
    /// Their company.
    company: Option<String>,
    /// Their telephone number.
    phone: Option<String>,
    /// Subject of the message. Required.
    subject: Option<String>,
    /// The message, at most 500 characters. Required.
    message: Option<String>,
    /// `under-500`, `500-1000`, `1000-2500`, `2500-5000` or `over-5000`.
    budget: Option<String>,
    /// `asap`, `1-month`, `3-months`, `6-months` or `planning`.
    timeline: Option<String>,
    /// `en` or `fr`; English when not said.
    language: Option<String>,
    /// Left empty: only programs fill it in.
    website: Option<String>,
    /// Token from `open_form`; absent when the form was sent without a script.
    form_token: Option<String>,
}

/// Says when a form was opened.
#[derive(Serialize, ToSchema)]
struct FormToken {
    /// To be sent with the form as `form_token`.
    form_token: String,
}

/// Issues a token for a form. With the token, repeated submissions of the form count as one message.
#[utoipa::path(get, path = "/contact/form", operation_id = "open_form", tag = "site", security(()),
    responses((status = 200, body = FormToken)))]
async fn open_form(State(app): State<App>, Extension(desk): Extension<Desk>) -> Result<Json<FormToken>> {
    Ok(Json(FormToken { form_token: form::token(&desk.0.settings.sealer, app.now())? }))
}

/// Sends a message to the operator of this instance.
#[utoipa::path(post, path = "/contact", operation_id = "send_message", tag = "site", security(()),
    request_body(content((ContactMessage = "application/json"), (ContactMessage = "application/x-www-form-urlencoded"))),
    responses((status = 201, body = Received), (status = 303, description = "To a form without a script: the page that says so"),
        (status = 403, body = Problem, description = "cross_site"),
        (status = 422, content((Problem = "application/json"), (String = "text/html"))),
        (status = 429, content((Problem = "application/json"), (String = "text/html")))))]
async fn send_message(
    State(app): State<App>,
    Extension(desk): Extension<Desk>,
    client: ClientAddress,
    Submitted { fields, is_page }: Submitted<ContactMessage>,
) -> Response {
    let language = form::language(fields.language.as_deref());
    let sent = send(&app, &desk, client, &fields, language).await;
    match sent {
        Ok(()) if is_page => notices::go(Notice::Sent, language),
        Ok(()) => (StatusCode::CREATED, RECEIVED).into_response(),
        // The page returns the visitor's text, so that it is not lost.
        Err(error) if is_page => notices::failed(&error, language, fields.message),
        Err(error) => error.into_response(),
    }
}

async fn send(app: &App, desk: &Desk, client: ClientAddress, sent: &ContactMessage, language: Language) -> Result<()> {
    let settings = &desk.0.settings;
    let now = app.now();
    let message = checked(sent, language, MessageId::new(now), now)?;
    desk.0.limits.contact(client, &message.email)?;
    let suspicion = if sent.website.as_ref().is_some_and(|trap| !trap.trim().is_empty()) {
        Some("honeypot".to_owned())
    } else {
        let filled = form::filled(&settings.sealer, sent.form_token.as_deref(), now);
        (filled == FillSpeed::TooFast).then(|| "too_fast".to_owned())
    };
    let message = Message { suspicion, ..message };
    let texts = [&message.name, &message.email, &message.subject, &message.message].map(String::as_str);
    let hash = form::hash(sent.form_token.as_deref(), &texts, now);
    let mut tx = app.db.begin().await?;
    if !queries::keep(&mut tx, &message, &hash).await? {
        return Ok(());
    }
    if message.suspicion.is_none() {
        forward(&mut tx, desk, &message, language).await?;
    }
    tx.commit().await?;
    tracing::info!(id = %message.id, is_suspect = message.suspicion.is_some(), "a message came in: read it with `vitrine messages`");
    Ok(())
}

async fn forward(tx: &mut db::Tx, desk: &Desk, message: &Message, language: Language) -> Result<()> {
    let (settings, now) = (&desk.0.settings, message.created_at);
    if let Some(to) = &settings.contact_to {
        let headers = Headers { reply_to: Some(message.email.clone()), ..Headers::default() };
        mail::enqueue_with(
            tx,
            &settings.sealer,
            to,
            &emails::forwarded(message, language),
            &Look::default(),
            headers,
            now,
        )
        .await?;
    }
    let day = SignedDuration::from_hours(24);
    if queries::messages_since(tx, &message.email, now - day).await? <= MAX_RECEIPTS_PER_DAY {
        mail::enqueue(tx, &settings.sealer, &message.email, &emails::receipt(language, settings.promises_answers), now)
            .await?;
    }
    Ok(())
}

fn checked(sent: &ContactMessage, language: Language, id: MessageId, now: jiff::Timestamp) -> Result<Message> {
    let mut check = Check::default();
    let name = check.line("name", sent.name.as_deref(), 120);
    let name = check.required("name", name);
    let email = check.email(sent.email.as_deref());
    let company = check.line("company", sent.company.as_deref(), 200);
    let phone = check.line("phone", sent.phone.as_deref(), 40);
    let subject = check.line("subject", sent.subject.as_deref(), 200);
    let subject = check.required("subject", subject);
    let message = check.lines("message", sent.message.as_deref(), MAX_MESSAGE_LENGTH);
    let message = check.required("message", message);
    let budget = check.choice("budget", sent.budget.as_deref(), &BUDGETS);
    let timeline = check.choice("timeline", sent.timeline.as_deref(), &TIMELINES);
    check.done().map_err(Error::invalid)?;
    let language = language.code().to_owned();
    let message = Message {
        id,
        name,
        email,
        company,
        phone,
        subject,
        message,
        budget,
        timeline,
        language,
        suspicion: None,
        created_at: now,
    };
    Ok(message)
}
