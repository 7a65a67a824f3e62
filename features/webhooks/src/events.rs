//! Events of webhooks.

use ::events::EmailText;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

::events::declare! {
    /// Webhook endpoint created.
    pub(crate) WebhookCreated => audit "webhook.created";
    /// Webhook endpoint changed.
    pub(crate) WebhookUpdated => audit "webhook.updated";
    /// Webhook endpoint removed.
    pub(crate) WebhookRemoved => audit "webhook.removed";
    /// Secret of a webhook endpoint renewed.
    pub(crate) WebhookSecretRenewed => audit "webhook.secret_renewed";
}

/// Test event, sent on request.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct WebhookTested {
    /// Human-readable text.
    pub(crate) message: String,
}
::events::heard_by!(WebhookTested => webhook "webhook.test");

/// A webhook was switched off automatically.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct WebhookDisabled {
    /// Id of the webhook.
    pub(crate) webhook_id: String,
    /// Host that the webhook sends to.
    pub(crate) host: String,
    /// Reason for switching it off.
    pub(crate) reason: NoticeDisabledReason,
}
::events::heard_by!(WebhookDisabled => notification "webhook_disabled");
impl ::events::Emailed for WebhookDisabled {
    const EMAIL: EmailText = EmailText::serious(
        ["The webhook to {host} was turned off", "A webhook was turned off"],
        ["Le webhook vers {host} a été désactivé", "Un webhook a été désactivé"],
    );
}

/// Reason why a webhook was switched off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum NoticeDisabledReason {
    /// The receiver no longer wants events.
    Gone,
    /// Deliveries failed for three days.
    Failing,
}
