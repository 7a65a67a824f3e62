//! Translation of a subscription at Stripe.

use orgs::plans::{Interval, Plan, PlanList};

use crate::{
    catalog::{Offer, Product, by_key},
    stripe::{Item, Subscription},
    types::{Choice, SubscriptionTerms},
};

/// Returns what an item buys; `None` for a price that is not of this program.
pub(crate) fn offer_of(item: &Item) -> Option<Offer> {
    item.price.key().and_then(by_key)
}

/// Returns what a subscription buys.
pub(crate) fn subscription_terms(subscription: &Subscription) -> SubscriptionTerms {
    let offers =
        || subscription.items.data.iter().filter_map(|item| Some((offer_of(item)?, item.quantity.unwrap_or(1))));
    let plan = offers().find_map(|(offer, _)| match offer.product {
        Product::Plan(plan, list) => Some((plan, list, offer.interval)),
        _ => None,
    });
    let count = |product: Product| offers().filter(|(offer, _)| offer.product == product).map(|(_, count)| count).sum();
    let ends_at = if subscription.cancel_at_period_end { subscription.period_end() } else { None };
    SubscriptionTerms {
        subscription_id: subscription.id.clone(),
        plan: plan.map(|(plan, _, _)| plan),
        list: plan.map(|(_, list, _)| list),
        every: plan.map(|(_, _, interval)| interval),
        currency: subscription.currency.as_deref().and_then(|currency| currency.parse().ok()),
        status: subscription.status.clone(),
        extra_locations: count(Product::ExtraLocation),
        custom_reporting: count(Product::CustomReporting) > 0,
        premium_support: count(Product::PremiumSupport) > 0,
        period_end: subscription.period_end(),
        trial_end: subscription.trial_end,
        cancel_at: subscription.ended_at.or(subscription.cancel_at).or(ends_at),
    }
}

impl SubscriptionTerms {
    /// Returns the bought plan with its add-ons; `None` when a part is unknown.
    pub(crate) fn choice(&self) -> Option<Choice> {
        choice((self.plan, self.list, self.every, self.currency), self)
    }
}

fn choice(
    (plan, list, interval, currency): (
        Option<Plan>,
        Option<PlanList>,
        Option<Interval>,
        Option<crate::types::Currency>,
    ),
    terms: &SubscriptionTerms,
) -> Option<Choice> {
    Some(Choice {
        plan: plan?,
        list: list?,
        interval: interval?,
        currency: currency?,
        extra_locations: terms.extra_locations,
        custom_reporting: terms.custom_reporting,
        premium_support: terms.premium_support,
    })
}

/// Returns the subscription that counts, and those that must not go on beside it, because the organization would pay
/// twice. A running one counts before one that has ended. Of two that run, the older one counts; of two that have ended,
/// the newer one.
pub(crate) fn counting(all: Vec<Subscription>) -> (Option<Subscription>, Vec<Subscription>) {
    let is_live =
        |subscription: &Subscription| matches!(subscription.status.as_str(), "trialing" | "active" | "past_due");
    let (mut live, mut others): (Vec<_>, Vec<_>) = all.into_iter().partition(is_live);
    live.sort_by_key(|subscription| subscription.created);
    others.sort_by_key(|subscription| subscription.created);
    if live.is_empty() {
        // One that was never paid says nothing.
        let never =
            |subscription: &Subscription| matches!(subscription.status.as_str(), "incomplete" | "incomplete_expired");
        let began = others.iter().rposition(|subscription| !never(subscription));
        return (began.map(|at| others.swap_remove(at)), Vec::new());
    }
    let first = live.remove(0);
    (Some(first), live)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::types::Currency;

    fn subscription(id: &str, status: &str, created: i64) -> Subscription {
        let item = |id: &str, key: &str, quantity: i64| {
            let price = json!({ "id": format!("price_{key}"), "lookup_key": key, "metadata": {} });
            json!({ "id": id, "price": price, "quantity": quantity, "current_period_end": 1_800_000_000 })
        };
        let items = [
            item("si_1", "professional_monthly", 1),
            item("si_2", "extra_location_monthly", 3),
            item("si_3", "something_else", 9),
        ];
        serde_json::from_value(json!({
            "id": id, "status": status, "created": created, "currency": "eur", "customer": "cus_1",
            "items": { "data": items }, "cancel_at_period_end": true, "unknown": { "field": 1 },
        }))
        .unwrap()
    }

    #[test]
    fn a_subscription_is_read_by_the_keys_of_its_prices() {
        let terms = subscription_terms(&subscription("sub_1", "active", 1));
        let choice = terms.choice().unwrap();
        assert_eq!((choice.plan, choice.list), (Plan::Professional, PlanList::Everything));
        assert_eq!((choice.interval, choice.currency, choice.extra_locations), (Interval::Month, Currency::Eur, 3));
        assert!(!choice.custom_reporting && !choice.premium_support);
        assert_eq!(terms.cancel_at.unwrap().as_second(), 1_800_000_000);
    }

    #[test]
    fn the_oldest_active_or_else_the_newest_ended_subscription_counts() {
        let ids = |(counted, others): (Option<Subscription>, Vec<Subscription>)| {
            (
                counted.map(|subscription| subscription.id),
                others.into_iter().map(|subscription| subscription.id).collect::<Vec<_>>(),
            )
        };
        let two =
            vec![subscription("b", "active", 2), subscription("a", "trialing", 1), subscription("c", "canceled", 3)];
        assert_eq!(ids(counting(two)), (Some("a".into()), vec!["b".into()]));
        let ended =
            vec![subscription("a", "canceled", 1), subscription("b", "paused", 2), subscription("c", "incomplete", 3)];
        assert_eq!(ids(counting(ended)), (Some("b".into()), vec![]));
        assert_eq!(ids(counting(vec![subscription("a", "incomplete", 1)])), (None, vec![]));
        assert_eq!(ids(counting(vec![])), (None, vec![]));
    }
}
