//! Refunds.

use serde_json::Value;

use crate::stripe::{Created, Failure, Form, Invoice, InvoicePayment, List, Stripe, Subscription};

/// Returns the paid invoices of a subscription.
pub(crate) async fn paid_invoices(stripe: &Stripe, subscription: &str) -> api::Result<Vec<Invoice>> {
    let query = Form::default().with("subscription", subscription).with("status", "paid").with("limit", 100);
    let invoices: List<Invoice> = stripe.get("/v1/invoices", &query).await?;
    Ok(invoices.data.into_iter().filter(|invoice| invoice.amount_paid > 0).collect())
}

/// Refunds the payments of a subscription, and ends it. Payments that were refunded already do not count. Returns the
/// number of refunds.
pub(crate) async fn refund_subscription(stripe: &Stripe, subscription: &Subscription) -> api::Result<usize> {
    let mut count = 0;
    for invoice in paid_invoices(stripe, &subscription.id).await? {
        let query = Form::default().with("invoice", &invoice.id).with("limit", 100);
        let payments: List<InvoicePayment> = stripe.get("/v1/invoice_payments", &query).await?;
        for intent in payments.data.into_iter().filter_map(|payment| payment.payment.payment_intent) {
            let form = Form::default().with("payment_intent", &intent).with("reason", "requested_by_customer");
            match stripe.post::<Created>("/v1/refunds", &form, &format!("refund-{intent}")).await {
                Ok(_) => count += 1,
                Err(Failure::Refused(Some(code), _)) if code == "charge_already_refunded" => {}
                Err(failure) => return Err(failure.into()),
            }
        }
    }
    if subscription.status != "canceled" {
        let _: Value = stripe.delete(&format!("/v1/subscriptions/{}", subscription.id)).await?;
    }
    Ok(count)
}
