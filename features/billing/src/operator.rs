//! Commands of operators: products and prices at Stripe, and the money-back guarantee.

use api::App;
use audit::{Act, Actor};
use jiff::{SignedDuration, Timestamp};
use orgs::{
    OrgId,
    plans::{Interval, PlanList},
};

use crate::{
    billing::{Billing, announce, read_prices},
    catalog::{self, Offer},
    events::BillingRefunded,
    queries,
    refunds::{paid_invoices, refund_subscription},
    stripe::{Created, Form, List, Product, Stripe, Subscription, WebhookEndpoint},
    sync::sync,
};

/// Days after the first payment within which it is refunded.
const GUARANTEE: SignedDuration = SignedDuration::from_hours(30 * 24);

/// Outcome of `setup` for an offer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PriceSetup {
    /// The price was there.
    Unchanged(String),
    /// The price was created.
    Created(String),
    /// The amount had changed: a new price was created, and subscriptions keep the old one.
    Replaced(String),
}

/// Creates the products and prices that are missing at Stripe, by their lookup keys.
///
/// # Errors
/// When Stripe refuses.
pub async fn setup(billing: &Billing) -> api::Result<Vec<PriceSetup>> {
    let stripe = billing.stripe()?;
    let prices = read_prices(stripe).await?;
    let mut products: Vec<Product> = all_products(stripe).await?;
    let mut done = Vec::new();
    for offer in catalog::all() {
        let key = offer.key();
        let price = prices.get(&key);
        let euros =
            |price: &crate::stripe::Price| price.currency_options.get("eur").and_then(|option| option.unit_amount);
        let is_right = |price: &&crate::stripe::Price| {
            price.unit_amount == Some(offer.amount) && euros(price).is_none_or(|amount| amount == offer.amount)
        };
        if price.as_ref().is_some_and(is_right) {
            done.push(PriceSetup::Unchanged(key));
            continue;
        }
        let product = product_of(stripe, &mut products, offer).await?;
        let every = if offer.interval == Interval::Year { "year" } else { "month" };
        let form = Form::default()
            .with("product", product)
            .with("currency", "usd")
            .with("unit_amount", offer.amount)
            .with("currency_options[eur][unit_amount]", offer.amount)
            .with("currency_options[eur][tax_behavior]", "exclusive")
            .with("tax_behavior", "exclusive")
            .with("recurring[interval]", every)
            .with("lookup_key", &key)
            .with("transfer_lookup_key", true)
            .with("metadata[key]", &key);
        let _: Created = stripe.post("/v1/prices", &form, &format!("price-{key}-{}", offer.amount)).await?;
        done.push(if price.is_some() { PriceSetup::Replaced(key) } else { PriceSetup::Created(key) });
    }
    Ok(done)
}

async fn all_products(stripe: &Stripe) -> api::Result<Vec<Product>> {
    let mut products: Vec<Product> = Vec::new();
    loop {
        let after = products.last().map(|product| product.id.clone());
        let query = Form::default().with("limit", 100).with("active", true).maybe("starting_after", after);
        let page: List<Product> = stripe.get("/v1/products", &query).await?;
        let is_last = !page.has_more || page.data.is_empty();
        products.extend(page.data);
        if is_last {
            return Ok(products);
        }
    }
}

/// Returns the id of the product of an offer, which is created when it is missing.
async fn product_of(stripe: &Stripe, products: &mut Vec<Product>, offer: &Offer) -> api::Result<String> {
    let name = offer.product.name();
    if let Some(product) = products.iter().find(|product| product.metadata.get("product") == Some(&name)) {
        return Ok(product.id.clone());
    }
    let form = Form::default().with("name", offer.product.title()).with("metadata[product]", &name);
    let product: Product = stripe.post("/v1/products", &form, &format!("product-{name}")).await?;
    products.push(product.clone());
    Ok(product.id)
}

/// Problem of the account at Stripe, for `vitrine doctor`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The key is not accepted, or Stripe cannot be reached.
    Unreachable(String),
    /// Prices are missing.
    MissingPrices(Vec<String>),
    /// No webhook endpoint has this address.
    NoWebhook(String),
}

/// Checks the key, the prices, and the webhook endpoint of the site.
pub async fn check(billing: &Billing, site: &str) -> Vec<Problem> {
    let stripe = match billing.stripe() {
        Ok(stripe) => stripe,
        Err(error) => return vec![Problem::Unreachable(error.to_string())],
    };
    let prices = match read_prices(stripe).await {
        Ok(prices) => prices,
        Err(failure) => return vec![Problem::Unreachable(failure.to_string())],
    };
    let mut problems = Vec::new();
    let missing: Vec<String> = catalog::all().iter().map(Offer::key).filter(|key| !prices.contains_key(key)).collect();
    if !missing.is_empty() {
        problems.push(Problem::MissingPrices(missing));
    }
    let address = format!("{site}/stripe/webhook");
    let query = Form::default().with("limit", 100);
    let endpoints = stripe.get::<List<WebhookEndpoint>>("/v1/webhook_endpoints", &query);
    let is_ours =
        |endpoint: &WebhookEndpoint| endpoint.url == address && endpoint.status.as_deref() != Some("disabled");
    match endpoints.await {
        Ok(list) if list.data.iter().any(is_ours) => {}
        Ok(_) => problems.push(Problem::NoWebhook(address)),
        Err(failure) => problems.push(Problem::Unreachable(failure.to_string())),
    }
    problems
}

/// Organization that pays, for operators.
#[derive(Clone, Debug)]
pub struct Payer {
    /// Organization.
    pub org: OrgId,
    /// Name of the organization.
    pub name: String,
    /// Customer at Stripe.
    pub customer: String,
    /// Plan, price list and status.
    pub plan: String,
    /// True with premium support.
    pub has_premium_support: bool,
}

/// Returns the organizations with a customer at Stripe.
///
/// # Errors
/// When the database fails.
pub async fn payers(app: &App) -> api::Result<Vec<Payer>> {
    let mut payers: Vec<Payer> = Vec::new();
    loop {
        let after = payers.last().map(|payer| payer.org.to_string()).unwrap_or_default();
        let part = queries::customers(&app.db, &after, 200).await?;
        if part.is_empty() {
            return Ok(payers);
        }
        for (org, customer) in part {
            let row = queries::find_row(&app.db, &org).await?.unwrap_or_default();
            let name = orgs::name_of(&app.db, &org).await?.unwrap_or_default();
            let list = if row.list == Some(PlanList::Profile) { " (profile)" } else { "" };
            let plan = row.plan.map_or("no plan", |plan| plan.as_str());
            let plan = format!("{plan}{list}, {}", row.status.as_deref().unwrap_or("no subscription"));
            payers.push(Payer { org, name, customer, plan, has_premium_support: row.premium_support });
        }
    }
}

/// Outcome of a refund.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refund {
    /// Refunded payments, and the subscription has ended.
    Done(usize),
    /// The organization has no subscription.
    NoSubscription,
    /// The guarantee ended at this time.
    TooLate(Timestamp),
}

/// Refunds the payments of an organization and ends its subscription, within 30 days of its first payment.
///
/// # Errors
/// When Stripe refuses.
pub async fn refund(app: &App, billing: &Billing, org: &OrgId, is_forced: bool) -> api::Result<Refund> {
    let stripe = billing.stripe()?;
    let row = queries::find_row(&app.db, org).await?.unwrap_or_default();
    let (Some(customer), Some(subscription)) = (row.customer_id, row.subscription_id) else {
        return Ok(Refund::NoSubscription);
    };
    let invoices = paid_invoices(stripe, &subscription).await?;
    let first = invoices.iter().filter_map(|invoice| invoice.created).min();
    if let Some(end) = first.map(|first| first + GUARANTEE).filter(|end| *end < app.now() && !is_forced) {
        return Ok(Refund::TooLate(end));
    }
    let subscription: Subscription = stripe.get(&format!("/v1/subscriptions/{subscription}"), &Form::default()).await?;
    let count = refund_subscription(stripe, &subscription).await?;
    let mut tx = app.db.begin().await?;
    let act = Act::new(BillingRefunded).on("organisation", org).with("payments", count as i64);
    act.record(&mut tx, &Actor::operator().in_log_of(org), app.now()).await?;
    announce(&mut tx, org);
    tx.commit().await?;
    sync(app, billing, org, &customer).await?;
    Ok(Refund::Done(count))
}
