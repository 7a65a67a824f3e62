//! Sends one message and records the attempt.

use std::time::Duration;

use api::App;
use db::Tx;
use jiff::Timestamp;
use jobs::Failure;
use notifications::Audience;
use orgs::OrgId;
use outgoing::Refused;
use reqwest::{Response, header};
use tokio::time::{Instant, timeout_at};
use url::Url;

use crate::{
    Settings, announce,
    event::EventId,
    events::{NoticeDisabledReason, WebhookDisabled},
    queries::{self, Target},
    rules,
    types::{Attempt, AttemptError, AttemptId, DeliveryState, DisabledReason, EndpointId},
};

/// Path of the webhook settings, linked in notifications.
const LINK: &str = "/dashboard/settings/webhooks";

/// Sender of deliveries to one endpoint.
pub(crate) struct Sending<'a> {
    pub(crate) app: &'a App,
    pub(crate) settings: &'a Settings,
    pub(crate) org: &'a OrgId,
    pub(crate) endpoint: &'a EndpointId,
    pub(crate) target: &'a Target,
}

/// Due event: id, attempts so far and body.
pub(crate) type Due = (EventId, i64, String);

impl Sending<'_> {
    /// Sends a message once and records the attempt.
    pub(crate) async fn deliver(&self, (event, tries, body): Due) -> Result<(), Failure> {
        let at = self.app.now();
        let headers = self.headers(&event, at, &body)?;
        let start = Instant::now();
        let (status, error, answer) = match self.send(headers, body).await {
            Ok((status, answer)) => (Some(i64::from(status)), rules::fault(status), answer),
            Err(error) => (None, Some(error), Vec::new()),
        };
        let duration_ms = start.elapsed().as_millis() as i64;
        let attempt = Attempt { at, duration_ms, status, error, response: rules::stored_answer(&answer) };
        Ok(self.note(&event, tries + 1, &attempt).await?)
    }

    /// Returns the headers of the Standard Webhooks specification.
    fn headers(&self, event: &EventId, at: Timestamp, body: &str) -> Result<[(&'static str, String); 3], Failure> {
        let sealed = self.target.secrets(at);
        let mut secrets = Vec::new();
        for sealed in std::iter::once(sealed.secret).chain(sealed.previous) {
            let secret = self.settings.open(self.org, self.endpoint, &sealed);
            secrets.push(secret.map_err(|error| Failure::Fail(error.to_string()))?);
        }
        Ok([
            ("webhook-id", event.to_string()),
            ("webhook-timestamp", at.as_second().to_string()),
            ("webhook-signature", rules::signatures(&secrets, event.as_str(), at, body)),
        ])
    }

    /// Sends a message; returns the status and the start of the answer. The host is resolved and checked for each
    /// message.
    async fn send(&self, headers: [(&str, String); 3], body: String) -> Result<(u16, Vec<u8>), AttemptError> {
        let deadline = Instant::now() + self.settings.patience;
        let url = Url::parse(&self.target.url).map_err(|_| AttemptError::AddressNotAllowed)?;
        let judged =
            timeout_at(deadline, self.settings.outgoing.judge(&url)).await.map_err(|_| AttemptError::Timeout)?;
        let judged = judged.map_err(|refused| match refused {
            Refused::NotAllowed => AttemptError::AddressNotAllowed,
            Refused::UnknownHost => AttemptError::Unreachable,
        })?;
        let client = judged.client().user_agent(concat!("Vitrine/", env!("CARGO_PKG_VERSION"), " (webhooks)"));
        let client = client.pool_max_idle_per_host(0).build().map_err(|_| AttemptError::Unreachable)?;
        let request = client.post(url).header(header::CONTENT_TYPE, "application/json");
        let request = headers.into_iter().fold(request, |request, (name, value)| request.header(name, value));
        let answer = timeout_at(deadline, request.body(body).send()).await.map_err(|_| AttemptError::Timeout)?;
        let answer = answer.map_err(|_| AttemptError::Unreachable)?;
        Ok((answer.status().as_u16(), start_of(answer, deadline).await))
    }

    async fn note(&self, event: &EventId, tries: i64, attempt: &Attempt) -> db::Result<()> {
        let now = self.app.now();
        let next_at = match attempt.error {
            None | Some(AttemptError::Gone) => None,
            Some(_) => rules::pause(tries, rand::random()).map(|pause| now + pause),
        };
        let state = match (attempt.error, next_at) {
            (None, _) => DeliveryState::Delivered,
            (Some(_), Some(_)) => DeliveryState::Waiting,
            (Some(_), None) => DeliveryState::Failed,
        };
        let mut tx = self.app.db.begin().await?;
        let (id, delivery) = (AttemptId::new(now), (self.org, self.endpoint, event));
        // The endpoint, and the delivery with it, was removed during the attempt: there is nothing to record.
        if !queries::settle(&mut tx, delivery, state, next_at, &id).await? {
            return Ok(());
        }
        queries::record(&mut tx, delivery, &id, attempt).await?;
        match attempt.error {
            None => queries::succeeded(&mut tx, self.org, self.endpoint).await?,
            Some(error) => self.failed(&mut tx, error, now).await?,
        }
        announce(&mut tx, self.org, self.endpoint);
        tx.commit().await
    }

    /// Pauses a failing endpoint, or switches it off.
    async fn failed(&self, tx: &mut Tx, error: AttemptError, now: Timestamp) -> db::Result<()> {
        let since = self.target.failing_since.unwrap_or(now);
        queries::failed(tx, self.org, self.endpoint, since, now + rules::rest_duration(since, now)).await?;
        let reason = match error {
            AttemptError::Gone => DisabledReason::Gone,
            _ if rules::is_given_up(since, now) => DisabledReason::Failing,
            _ => return Ok(()),
        };
        if queries::disable(tx, self.org, self.endpoint, reason).await? {
            let reason = match reason {
                DisabledReason::Gone => NoticeDisabledReason::Gone,
                DisabledReason::Failing => NoticeDisabledReason::Failing,
            };
            let webhook_id = self.endpoint.to_string();
            let disabled = WebhookDisabled { webhook_id, host: rules::host(&self.target.url), reason };
            notifications::notify(
                tx,
                self.org,
                &disabled,
                Audience::Having(orgs::Permission::ManageOrganisation),
                LINK,
                now,
            )
            .await?;
        }
        Ok(())
    }
}

/// Reads the first kilobyte of an answer until the deadline. A missing rest is no error, because the status decides.
async fn start_of(mut answer: Response, deadline: Instant) -> Vec<u8> {
    let mut start = Vec::new();
    while start.len() < rules::MAX_STORED_ANSWER
        && let Ok(Ok(Some(chunk))) = timeout_at(deadline, answer.chunk()).await
    {
        start.extend_from_slice(&chunk);
    }
    start
}

/// Default timeout of a receiver's answer.
pub(crate) const TIMEOUT: Duration = Duration::from_secs(10);
