//! Job that writes the emails of a member.

use std::collections::HashMap;

use ::jobs::{Failure, Job, Running};
use api::App;
use auth::{Auth, UserId};
use db::Tx;
use mail::Headers;
use orgs::{OrgId, Permission, Recipient};
use serde::Deserialize;

use super::{
    queries, rules,
    token::UnsubscribeToken,
    types::{Subject, Waiting},
    words::{self, Content, Links},
};
use crate::types::{Delivery, Kind};

/// Writes the emails that are due to a member of the organization of the job. The rows are removed in the transaction
/// that queues the emails, so each event is in one email however often the job runs.
pub(crate) struct WriteEmails {
    pub(crate) app: App,
    pub(crate) auth: Auth,
}

impl WriteEmails {
    pub(crate) const NAME: &str = "write_notification_emails";
}

#[derive(Deserialize)]
struct Payload {
    user_id: UserId,
}

impl Job for WriteEmails {
    const KIND: &'static str = Self::NAME;

    async fn run(&self, running: Running) -> Result<(), Failure> {
        let Payload { user_id: user } = running.payload()?;
        let org: OrgId = running.org().and_then(|org| org.parse().ok()).ok_or(Failure::Fail("no org".into()))?;
        let mut tx = running.db().begin().await?;
        let span = queries::span_at_once(&mut tx, &org, &user).await?;
        let is_settled = span.is_none_or(|span| rules::is_settled(span, running.now()));
        let waiting = queries::take(&mut tx, &org, &user, is_settled, running.now()).await?;
        if !waiting.is_empty()
            && let Some(recipient) = orgs::recipient(&mut tx, &org, &user, running.now()).await?
            && recipient.role.may(Permission::ReadNotifications)
        {
            let chosen = queries::by_kind(&mut tx, &org, &user).await?;
            for (delivery, waiting) in by_delivery(waiting, &recipient, &chosen) {
                self.write(&mut tx, (&org, &user), &recipient, delivery, waiting, &running).await?;
            }
        }
        running.complete(&mut tx).await?;
        Ok(tx.commit().await?)
    }
}

impl WriteEmails {
    async fn write(
        &self,
        tx: &mut Tx,
        (org, user): (&OrgId, &UserId),
        to: &Recipient,
        delivery: Delivery,
        mut waiting: Vec<Waiting>,
        running: &Running,
    ) -> Result<(), Failure> {
        rules::sort(&mut waiting);
        let subject = match delivery {
            Delivery::AtOnce => Subject::Kinds(kinds(&waiting)),
            digest => Subject::Digest(digest),
        };
        let token = UnsubscribeToken { org: org.clone(), user: user.clone(), subject }.seal(self.auth.sealer())?;
        let site = &self.app.site.url;
        let links = Links::new(site, to.language, &token);
        let message = words::email(
            to.language,
            &Content { organisation: &to.organisation, delivery, waiting: &waiting, links: &links },
        );
        let headers = Headers { unsubscribe: Some(links.one_click.clone()), ..Headers::default() };
        mail::enqueue_with(tx, self.auth.sealer(), &to.email, &message, &to.look, headers, running.now()).await?;
        Ok(())
    }
}

/// Returns the kinds of events, without duplicates.
fn kinds(waiting: &[Waiting]) -> Vec<String> {
    let mut kinds: Vec<String> = waiting.iter().map(|event| event.kind.as_str().to_owned()).collect();
    kinds.sort_unstable();
    kinds.dedup();
    kinds
}

/// Groups events by delivery, without those that the member turned off or may no longer see.
fn by_delivery(
    waiting: Vec<Waiting>,
    to: &Recipient,
    chosen: &HashMap<String, Delivery>,
) -> Vec<(Delivery, Vec<Waiting>)> {
    let is_on = |kind: Kind| {
        let delivery = chosen.get(kind.as_str()).copied().unwrap_or_else(|| rules::default_delivery(kind, to.role));
        delivery != Delivery::Off
    };
    let (mut grouped, limits) = (Vec::new(), to.limits.as_ref());
    let mut left: Vec<Waiting> =
        waiting.into_iter().filter(|event| is_on(event.kind) && rules::is_visible(&event.params, limits)).collect();
    for delivery in Delivery::ALL {
        let (of_delivery, others): (Vec<_>, Vec<_>) = left.into_iter().partition(|event| event.delivery == delivery);
        left = others;
        if !of_delivery.is_empty() {
            grouped.push((delivery, of_delivery));
        }
    }
    grouped
}
