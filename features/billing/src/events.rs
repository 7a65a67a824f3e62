//! Events of billing.

use ::events::EmailText;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

::events::declare! {
    /// Checkout opened.
    pub(crate) BillingCheckoutOpened => audit "billing.checkout_opened";
    /// Change of the subscription requested by an owner.
    pub(crate) BillingChangeRequested => audit "billing.change_requested";
    /// Subscription canceled by an owner; it works until its period ends.
    pub(crate) BillingCanceled => audit "billing.canceled";
    /// Cancelation withdrawn by an owner.
    pub(crate) BillingResumed => audit "billing.resumed";
    /// Subscription changed, as Stripe says.
    pub(crate) BillingUpdated => audit "billing.updated";
    /// Payment refunded by the operator.
    pub(crate) BillingRefunded => audit "billing.refunded";
    /// Second subscription of an organization ended and refunded.
    pub(crate) BillingDuplicateEnded => audit "billing.duplicate_ended";
}

/// The plan of the organization changed: bought, changed, canceled, paid again or ended.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct PlanChanged {
    /// Plan; null without one.
    #[schema(required)]
    pub(crate) plan: Option<String>,
    /// Price list; null without one.
    #[schema(required)]
    pub(crate) list: Option<String>,
    /// Status of the subscription, such as `active` or `past_due`.
    pub(crate) status: String,
    /// Time at which it ends; null unless it was canceled.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) cancel_at: Option<Timestamp>,
}
::events::heard_by!(PlanChanged => webhook "plan.changed");

/// A payment failed; everything works for two weeks.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct PaymentFailed {
    /// Time at which the plan ends unless it is paid.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) pauses_at: Timestamp,
}
::events::heard_by!(PaymentFailed => notification "payment_failed");
impl ::events::Emailed for PaymentFailed {
    const EMAIL: EmailText = EmailText::serious(
        ["The payment for your plan failed", "The payment for your plan failed"],
        ["Le paiement de votre formule a échoué", "Le paiement de votre formule a échoué"],
    );
}

/// The plan ended because it was canceled or not paid.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct PlanEnded {
    /// Plan that ended.
    pub(crate) plan: String,
}
::events::heard_by!(PlanEnded => notification "plan_ended");
impl ::events::Emailed for PlanEnded {
    const EMAIL: EmailText = EmailText::serious(
        ["Your plan has ended; nothing was deleted", "Your plan has ended; nothing was deleted"],
        [
            "Votre formule a pris fin\u{202f}; rien n’a été supprimé",
            "Votre formule a pris fin\u{202f}; rien n’a été supprimé",
        ],
    );
}
