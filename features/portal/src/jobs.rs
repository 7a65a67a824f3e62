//! Background jobs: the emails with links, and the end of links and sessions.

use std::collections::BTreeSet;

use api::{App, Result};
use db::Tx;
use jiff::{SignedDuration, Timestamp};
use jobs::{Failure, Job, NewJob, Registry, Running};
use mail::{Headers, Look};
use orgs::OrgId;
use serde::{Deserialize, Serialize};

use crate::{
    emails::email,
    portal::Portal,
    queries,
    tokens::{code_hash, hash, new_code, new_token},
    types::{LinkRow, PersonRow},
};

/// Time for which a link works.
const LINK_LIFETIME: SignedDuration = SignedDuration::from_mins(15);
/// Time without a visit after which a session ends.
pub(crate) const IDLE: SignedDuration = SignedDuration::from_hours(7 * 24);
/// Interval of the clean-up.
const PURGE_INTERVAL: SignedDuration = SignedDuration::from_hours(1);
/// Sealing context of a request that waits for its email.
const CONTEXT: &str = "portal_link";
const KIND: &str = "send_portal_link";

/// Returns the handlers of this feature's jobs that need not be done at once.
pub fn jobs() -> Registry {
    Registry::new().every(PURGE_INTERVAL, PurgePortal)
}

/// Returns the handler of the emails that people wait for to sign in.
pub fn sign_in_jobs(app: &App, portal: &Portal) -> Registry {
    Registry::new().with(SendLink { app: app.clone(), portal: portal.clone() })
}

/// Request for a link.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct LinkRequest {
    pub(crate) email: String,
    /// Organization whose domain was visited.
    pub(crate) domain_org: Option<OrgId>,
    /// Hash of the cookie of the browser.
    pub(crate) browser: String,
    /// Beginning of the link.
    pub(crate) address: String,
}

#[derive(Serialize, Deserialize)]
struct Payload {
    sealed: String,
}

/// Returns the organization that presents itself to a visitor: the one whose brand all their organizations use. Where they use
/// several, none does, so that no agency speaks for another.
pub(crate) async fn sole_presenter(app: &App, people: &[PersonRow]) -> Result<Option<OrgId>> {
    let mut presenters = BTreeSet::new();
    for person in people {
        presenters.insert(brands::presenter(&app.db, &person.org_id).await?.to_string());
    }
    let sole = presenters.pop_first().filter(|_| presenters.is_empty());
    Ok(sole.and_then(|id| id.parse().ok()))
}

/// Queues the email. Whether the address is known is looked up in the background, so that the answer tells nothing.
pub(crate) async fn enqueue(tx: &mut Tx, portal: &Portal, request: &LinkRequest, now: Timestamp) -> Result<()> {
    let json = serde_json::to_vec(request).map_err(api::Error::internal)?;
    let sealed = portal.settings().sealer.seal(CONTEXT, &json).map_err(api::Error::internal)?;
    let payload = serde_json::to_value(Payload { sealed }).map_err(api::Error::internal)?;
    jobs::enqueue(tx, &NewJob::new(KIND, payload), now).await?;
    Ok(())
}

struct SendLink {
    app: App,
    portal: Portal,
}

impl Job for SendLink {
    const KIND: &'static str = KIND;

    async fn run(&self, running: Running) -> Result<(), Failure> {
        let Payload { sealed } = running.payload()?;
        let opened = self.portal.settings().sealer.open(CONTEXT, &sealed);
        let opened = opened.map_err(|why| Failure::Fail(why.to_string()))?;
        let request: LinkRequest = serde_json::from_slice(&opened).map_err(|why| Failure::Fail(why.to_string()))?;
        self.send(request, &running).await.map_err(|error| Failure::Retry(error.to_string()))
    }
}

impl SendLink {
    async fn send(&self, request: LinkRequest, running: &Running) -> Result<()> {
        let (app, now) = (&self.app, self.app.now());
        let people = queries::with_address(&app.db, &request.email, request.domain_org.as_ref()).await?;
        let Some(person) = people.first() else { return Ok(()) };
        let brand = match sole_presenter(app, &people).await? {
            Some(_) => brands::presentation_of(app, &person.org_id).await?,
            None => None,
        };
        let (token, code) = (new_token(), new_code());
        let row = LinkRow {
            id: db::new_id(now),
            email: request.email.clone(),
            domain_org: request.domain_org,
            code_hash: code_hash(&request.browser, &code),
            browser_hash: request.browser,
            attempts: 0,
            expires_at: now + LINK_LIFETIME,
        };
        let url = format!("{}/portal/link/{token}", request.address);
        let message = email(brand.as_ref().map_or("", |brand| &brand.name), language(person), (url, code));
        let headers = brand.as_ref().map_or_else(Headers::default, |brand| Headers {
            reply_to: brand.reply_to.clone(),
            sender: mail::quotable(&brand.sender, mail::MAX_NAME).map(ToOwned::to_owned),
            unsubscribe: None,
        });
        let look = brand.map_or_else(Look::default, |brand| brand.look());
        let mut tx = app.db.begin().await?;
        queries::add_link(&mut tx, &row, &hash(&token)).await?;
        let sealer = &self.portal.settings().sealer;
        mail::enqueue_with(&mut tx, sealer, &request.email, &message, &look, headers, now).await?;
        running
            .complete(&mut tx)
            .await
            .map_err(|_| api::Error::unavailable("another worker has taken the job over"))?;
        Ok(tx.commit().await?)
    }
}

fn language(person: &PersonRow) -> mail::Language {
    person.language.into()
}

/// Deletes links and sessions that are over.
struct PurgePortal;

impl Job for PurgePortal {
    const KIND: &'static str = "purge_portal";

    async fn run(&self, running: Running) -> Result<(), Failure> {
        queries::purge(running.db(), running.now(), running.now() - IDLE).await?;
        Ok(())
    }
}
