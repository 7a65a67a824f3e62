//! Products and prices, from `web/src/site/plans.json`: the file that the public price page shows. Pure.

use std::{collections::BTreeMap, sync::LazyLock};

use orgs::plans::{Interval, Plan, PlanList};
use serde::Deserialize;

use crate::types::Choice;

const PLANS: &str = include_str!("../../../web/src/site/plans.json");

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct File {
    plans: BTreeMap<String, PlanPrice>,
    add_ons: BTreeMap<String, AddOnPrice>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct PlanPrice {
    monthly: i64,
    yearly: i64,
    profile_monthly: i64,
}

#[derive(Deserialize)]
struct AddOnPrice {
    monthly: i64,
    yearly: i64,
}

/// Product that can be bought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Product {
    /// Plan of a list.
    Plan(Plan, PlanList),
    /// Additional location, by quantity.
    ExtraLocation,
    /// Premium support.
    PremiumSupport,
    /// Own templates and brand.
    CustomReporting,
}

/// Price of a product for a billing period, in cents of either currency.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Offer {
    pub(crate) product: Product,
    pub(crate) interval: Interval,
    pub(crate) amount: i64,
}

/// All offers, in the order of the price page.
static OFFERS: LazyLock<Vec<Offer>> = LazyLock::new(|| {
    let file = serde_json::from_str::<File>(PLANS);
    file.inspect_err(|error| tracing::error!(%error, "the price file is not valid"))
        .map(|file| offers(&file))
        .unwrap_or_default()
});

fn offers(file: &File) -> Vec<Offer> {
    let mut offers = Vec::new();
    let mut both = |product, monthly: i64, yearly: i64| {
        offers.push(Offer { product, interval: Interval::Month, amount: monthly * 100 });
        offers.push(Offer { product, interval: Interval::Year, amount: yearly * 12 * 100 });
    };
    for plan in Plan::ALL {
        if let Some(price) = file.plans.get(plan.as_str()) {
            both(Product::Plan(plan, PlanList::Everything), price.monthly, price.yearly);
        }
    }
    for (name, product) in [
        ("location", Product::ExtraLocation),
        ("support", Product::PremiumSupport),
        ("reporting", Product::CustomReporting),
    ] {
        if let Some(price) = file.add_ons.get(name) {
            both(product, price.monthly, price.yearly);
        }
    }
    for plan in Plan::ALL {
        if let Some(price) = file.plans.get(plan.as_str()) {
            let (product, amount) = (Product::Plan(plan, PlanList::Profile), price.profile_monthly * 100);
            offers.push(Offer { product, interval: Interval::Month, amount });
        }
    }
    offers
}

/// Returns all offers.
pub(crate) fn all() -> &'static [Offer] {
    &OFFERS
}

/// Returns the offer with a lookup key.
pub(crate) fn by_key(key: &str) -> Option<Offer> {
    OFFERS.iter().copied().find(|offer| offer.key() == key)
}

impl Product {
    /// Returns the name in lookup keys and in the API.
    pub(crate) fn name(self) -> String {
        match self {
            Self::Plan(plan, PlanList::Everything) => plan.as_str().to_owned(),
            Self::Plan(plan, PlanList::Profile) => format!("profile_{}", plan.as_str()),
            Self::ExtraLocation => "extra_location".into(),
            Self::PremiumSupport => "premium_support".into(),
            Self::CustomReporting => "custom_reporting".into(),
        }
    }

    /// Returns the name on invoices.
    pub(crate) fn title(self) -> &'static str {
        match self {
            Self::Plan(Plan::Starter, PlanList::Everything) => "Starter",
            Self::Plan(Plan::Professional, PlanList::Everything) => "Professional",
            Self::Plan(Plan::Enterprise, PlanList::Everything) => "Enterprise",
            Self::Plan(Plan::Starter, PlanList::Profile) => "Profile Starter",
            Self::Plan(Plan::Professional, PlanList::Profile) => "Profile Professional",
            Self::Plan(Plan::Enterprise, PlanList::Profile) => "Profile Enterprise",
            Self::ExtraLocation => "Additional location",
            Self::PremiumSupport => "Premium support",
            Self::CustomReporting => "Custom reporting",
        }
    }

    /// Returns true for items that replace each other in a subscription.
    pub(crate) fn is_kind_of(self, other: Self) -> bool {
        matches!((self, other), (Self::Plan(..), Self::Plan(..))) || self == other
    }
}

impl Offer {
    /// Returns the lookup key.
    pub(crate) fn key(&self) -> String {
        let every = if self.interval == Interval::Year { "yearly" } else { "monthly" };
        format!("{}_{every}", self.product.name())
    }
}

/// Returns the offers of a choice, with their quantities.
pub(crate) fn offers_of(choice: &Choice) -> Vec<(Offer, i64)> {
    let products = [
        (Product::Plan(choice.plan, choice.list), 1),
        (Product::ExtraLocation, choice.extra_locations),
        (Product::PremiumSupport, i64::from(choice.premium_support)),
        (Product::CustomReporting, i64::from(choice.custom_reporting)),
    ];
    let offer = |(product, quantity): (Product, i64)| {
        let is_match = |offer: &&Offer| offer.product == product && offer.interval == choice.interval;
        OFFERS.iter().find(is_match).filter(|_| quantity > 0).map(|offer| (*offer, quantity))
    };
    products.into_iter().filter_map(offer).collect()
}

/// Returns the price of a choice per billing period, before taxes and discounts.
pub(crate) fn amount_of(choice: &Choice) -> i64 {
    offers_of(choice).iter().map(|(offer, quantity)| offer.amount * quantity).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_offers_match_the_pricing_page() {
        let all: Vec<(String, i64)> = all().iter().map(|offer| (offer.key(), offer.amount)).collect();
        let expected = [
            ("starter_monthly", 4_900),
            ("starter_yearly", 46_800),
            ("professional_monthly", 14_900),
            ("professional_yearly", 142_800),
            ("enterprise_monthly", 39_900),
            ("enterprise_yearly", 382_800),
            ("extra_location_monthly", 2_500),
            ("extra_location_yearly", 24_000),
            ("premium_support_monthly", 9_900),
            ("premium_support_yearly", 94_800),
            ("custom_reporting_monthly", 14_900),
            ("custom_reporting_yearly", 142_800),
            ("profile_starter_monthly", 2_900),
            ("profile_professional_monthly", 7_900),
            ("profile_enterprise_monthly", 19_900),
        ];
        assert_eq!(all, expected.map(|(key, amount)| (key.to_owned(), amount)));
        for offer in self::all() {
            assert_eq!(by_key(&offer.key()), Some(*offer));
        }
        assert_eq!(by_key("gold_monthly"), None);
    }
}
