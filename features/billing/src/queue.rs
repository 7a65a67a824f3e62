//! Kinds of this feature's jobs that other modules enqueue.

/// Job that reads a subscription.
pub(crate) const READ_SUBSCRIPTION: &str = "read_stripe_subscription";
/// Job that sends emails about failed payments.
pub(crate) const REMIND: &str = "remind_of_payments";
/// Job that finishes a call.
pub(crate) const FINISH_STEP: &str = "finish_billing_step";
