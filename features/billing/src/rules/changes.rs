//! Changes of a subscription: its items, and whether it becomes smaller.

use std::collections::HashMap;

use orgs::plans::Interval;

use super::translation::offer_of;
use crate::{
    catalog::{Offer, amount_of, offers_of},
    stripe::{Form, Item},
    types::Choice,
};

/// Returns true when the new choice costs less per month. A change of the billing period begins a new period, which is
/// paid at once.
pub(crate) fn is_smaller(before: &Choice, after: &Choice) -> bool {
    before.interval == after.interval && amount_of(after) < amount_of(before)
}

/// Returns the items of a change in an update or a preview: items of the same kind are replaced, the others added or
/// removed. `None` when a price is missing.
pub(crate) fn items(current: &[Item], after: &Choice, prices: &HashMap<String, String>) -> Option<Form> {
    let offers = offers_of(after);
    let mut form = Form::default();
    let mut at = 0;
    let mut used: Vec<Offer> = Vec::new();
    for item in current {
        let Some(offer) = offer_of(item) else { continue };
        let replacement =
            offers.iter().find(|(other, _)| other.product.is_kind_of(offer.product) && !used.contains(other)).copied();
        form = form.with(format!("items[{at}][id]"), &item.id);
        form = match replacement {
            Some((other, quantity)) => {
                used.push(other);
                // A subscription keeps an older price until the product or the period changes.
                let price = if other == offer { item.price.id.clone() } else { prices.get(&other.key())?.clone() };
                form.with(format!("items[{at}][price]"), price).with(format!("items[{at}][quantity]"), quantity)
            }
            None => form.with(format!("items[{at}][deleted]"), true),
        };
        at += 1;
    }
    for (offer, quantity) in offers.iter().filter(|(offer, _)| !used.contains(offer)) {
        let price = prices.get(&offer.key())?;
        form = form.with(format!("items[{at}][price]"), price).with(format!("items[{at}][quantity]"), *quantity);
        at += 1;
    }
    Some(form)
}

/// Returns the items of a checkout. `None` when a price is missing.
pub(crate) fn line_items(choice: &Choice, prices: &HashMap<String, String>) -> Option<Form> {
    let mut form = Form::default();
    for (at, (offer, quantity)) in offers_of(choice).into_iter().enumerate() {
        form = form
            .with(format!("line_items[{at}][price]"), prices.get(&offer.key())?)
            .with(format!("line_items[{at}][quantity]"), quantity);
    }
    Some(form)
}

/// Returns the number of months of a billing period.
pub(crate) fn months(interval: Interval) -> i32 {
    if interval == Interval::Year { 12 } else { 1 }
}

#[cfg(test)]
mod tests {
    use orgs::plans::{Plan, PlanList};
    use serde_json::json;

    use super::*;
    use crate::{catalog::all, types::Currency};

    fn choice(plan: Plan, interval: Interval, extra_locations: i64) -> Choice {
        Choice {
            plan,
            list: PlanList::Everything,
            interval,
            currency: Currency::Usd,
            extra_locations,
            custom_reporting: false,
            premium_support: false,
        }
    }

    fn prices() -> HashMap<String, String> {
        all().iter().map(|offer| (offer.key(), format!("price_{}", offer.key()))).collect()
    }

    #[test]
    fn a_change_replaces_the_plan_and_adds_and_removes_the_rest() {
        let item = |id: &str, key: &str| {
            let price = json!({ "id": format!("old_{key}"), "lookup_key": key });
            serde_json::from_value(json!({ "id": id, "price": price, "quantity": 1 })).unwrap()
        };
        let current =
            [item("si_1", "starter_monthly"), item("si_2", "extra_location_monthly"), item("si_3", "unknown")];
        let after = Choice { premium_support: true, ..choice(Plan::Professional, Interval::Month, 0) };
        let expected = Form::default()
            .with("items[0][id]", "si_1")
            .with("items[0][price]", "price_professional_monthly")
            .with("items[0][quantity]", 1)
            .with("items[1][id]", "si_2")
            .with("items[1][deleted]", true)
            .with("items[2][price]", "price_premium_support_monthly")
            .with("items[2][quantity]", 1);
        assert_eq!(items(&current, &after, &prices()), Some(expected));
        let more = choice(Plan::Starter, Interval::Month, 4);
        let expected = Form::default()
            .with("items[0][id]", "si_1")
            .with("items[0][price]", "old_starter_monthly")
            .with("items[0][quantity]", 1)
            .with("items[1][id]", "si_2")
            .with("items[1][price]", "old_extra_location_monthly")
            .with("items[1][quantity]", 4);
        assert_eq!(items(&current, &more, &prices()), Some(expected));
        assert_eq!(items(&current, &after, &HashMap::new()), None);
    }

    #[test]
    fn fewer_locations_and_smaller_plans_are_smaller_and_another_period_is_not() {
        use Interval::{Month, Year};
        let starter = choice(Plan::Starter, Month, 2);
        for (after, expected) in [
            (choice(Plan::Starter, Month, 1), true),
            (choice(Plan::Starter, Month, 2), false),
            (choice(Plan::Starter, Month, 3), false),
            (choice(Plan::Professional, Month, 0), false),
            (choice(Plan::Starter, Year, 0), false),
        ] {
            assert_eq!(is_smaller(&starter, &after), expected, "{after:?}");
        }
    }
}
