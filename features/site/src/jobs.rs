//! Background jobs: emails of the newsletter, and removal of data past its retention.

use ::jobs::{Failure, Job, Registry, Running};
use api::App;
use jiff::SignedDuration;
use mail::{Headers, Language, Look};
use serde::Deserialize;

use crate::{Settings, emails, newsletter_token, notices, queries, queries::SubscriptionId};

/// Minimum interval between two confirmation emails to one address.
const MIN_EMAIL_INTERVAL: SignedDuration = SignedDuration::from_mins(10);
/// Interval at which data past its retention is removed.
const INTERVAL: SignedDuration = SignedDuration::from_hours(12);

/// The handlers of this feature's jobs.
pub fn jobs(app: &App, settings: &Settings) -> Registry {
    Registry::new()
        .with(WriteNewsletterLetter { app: app.clone(), settings: settings.clone() })
        .every(INTERVAL, PurgeSite(app.clone()))
}

pub(crate) struct WriteNewsletterLetter {
    app: App,
    settings: Settings,
}

impl WriteNewsletterLetter {
    pub(crate) const NAME: &str = "write_newsletter_letter";
}

#[derive(Deserialize)]
struct NewsletterPayload {
    subscription_id: SubscriptionId,
    #[serde(default)]
    is_welcome: bool,
}

impl Job for WriteNewsletterLetter {
    const KIND: &'static str = Self::NAME;

    async fn run(&self, running: Running) -> Result<(), Failure> {
        let NewsletterPayload { subscription_id: id, is_welcome } = running.payload()?;
        let now = running.now();
        let mut tx = self.app.db.begin().await?;
        let subscription = queries::subscription(&mut tx, &id).await?;
        let is_due = |at: Option<jiff::Timestamp>| at.is_none_or(|at| now.duration_since(at) >= MIN_EMAIL_INTERVAL);
        if let Some(subscription) = subscription
            && match subscription.state.as_str() {
                "confirmed" => is_welcome,
                "requested" => !is_welcome && is_due(subscription.letter_at),
                _ => false,
            }
        {
            let language = Language::of_tag(&subscription.language).unwrap_or_default();
            let token = newsletter_token::token(&self.settings.sealer, &id)?;
            let site = &self.app.site.url;
            let message = if is_welcome {
                emails::welcome(language, &notices::link(site, "unsubscribe", language, &token))
            } else {
                queries::letter_written(&mut tx, &id, now).await?;
                emails::confirmation(language, &notices::link(site, "confirm", language, &token))
            };
            let message = emails::signed(message, &self.settings.company);
            let unsubscribe = Some(format!("{site}/api/v1/newsletter/unsubscribe?token={token}"));
            let headers = Headers { unsubscribe, ..Headers::default() };
            mail::enqueue_with(
                &mut tx,
                &self.settings.sealer,
                &subscription.email,
                &message,
                &Look::default(),
                headers,
                now,
            )
            .await?;
        }
        running.complete(&mut tx).await?;
        Ok(tx.commit().await?)
    }
}

struct PurgeSite(App);

impl Job for PurgeSite {
    const KIND: &'static str = "purge_site";

    async fn run(&self, _: Running) -> Result<(), Failure> {
        let purged = crate::purge(&self.0.db, self.0.now()).await?;
        tracing::info!(purged, "old messages and subscriptions removed");
        Ok(())
    }
}
