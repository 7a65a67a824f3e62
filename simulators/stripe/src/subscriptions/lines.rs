//! Lines of a subscription's invoices.

use jiff::{Timestamp, tz::TimeZone};
use serde_json::Value;

use super::items;
use crate::{
    invoice_creation::lines::Line,
    rules::{period::Interval, proration},
    state::{State, number, text},
};

/// Returns the lines of a full period.
pub(crate) fn of_period(state: &State, subscription: &Value, items: &[Value], period: (i64, i64)) -> Vec<Line> {
    let currency = text(subscription, "currency");
    let lines = items.iter().map(|item| {
        let amount = items::amount(item, currency);
        let quantity = number(item, "quantity");
        let unit = if quantity == 0 { 0 } else { amount / quantity };
        let description =
            format!("{quantity} × {} (at {} / {})", name(state, item), money(unit, currency), interval_word(item));
        line(subscription, item, (amount, quantity), description, period)
    });
    lines.collect()
}

/// Returns the lines of a trial, which cost nothing.
pub(crate) fn of_trial(state: &State, subscription: &Value, items: &[Value], period: (i64, i64)) -> Vec<Line> {
    let lines = items.iter().map(|item| {
        let description = format!("Trial period for {}", name(state, item));
        line(subscription, item, (0, number(item, "quantity")), description, period)
    });
    lines.collect()
}

/// Returns credits for the rest of a period of items that are no longer there or have changed, and charges for the rest of
/// the period of new and changed items.
pub(crate) fn of_change(state: &State, subscription: &Value, before: &[Value], after: &[Value], at: i64) -> Vec<Line> {
    let period = items::period(subscription);
    let mut lines = credits(state, subscription, before, after, at);
    let new = after.iter().filter(|item| !before.iter().any(|other| is_same(other, item)));
    lines.extend(new.map(|item| {
        let amount = proration::part(items::amount(item, text(subscription, "currency")), period, at);
        let description = format!("Remaining time on {} after {}", counted(state, item), day(at));
        prorated(line(subscription, item, (amount, number(item, "quantity")), description, (at, period.1)))
    }));
    lines
}

/// Returns credits for the rest of a period of the items that are not in `after` unchanged.
pub(crate) fn credits(state: &State, subscription: &Value, before: &[Value], after: &[Value], at: i64) -> Vec<Line> {
    let period = items::period(subscription);
    let gone = before.iter().filter(|item| !after.iter().any(|other| is_same(other, item)));
    let lines = gone.map(|item| {
        let amount = -proration::part(items::amount(item, text(subscription, "currency")), period, at);
        let description = format!("Unused time on {} after {}", counted(state, item), day(at));
        prorated(line(subscription, item, (amount, number(item, "quantity")), description, (at, period.1)))
    });
    lines.collect()
}

fn is_same(left: &Value, right: &Value) -> bool {
    left["id"] == right["id"] && left["price"]["id"] == right["price"]["id"] && left["quantity"] == right["quantity"]
}

fn line(
    subscription: &Value,
    item: &Value,
    (amount, quantity): (i64, i64),
    description: String,
    period: (i64, i64),
) -> Line {
    Line {
        amount,
        description,
        quantity,
        period,
        price: item["price"].clone(),
        subscription: text(subscription, "id").to_owned(),
        item: text(item, "id").to_owned(),
        is_proration: false,
        pending: None,
    }
}

fn prorated(line: Line) -> Line {
    Line { is_proration: true, ..line }
}

/// Returns the name of an item's product.
pub(crate) fn name<'a>(state: &'a State, item: &Value) -> &'a str {
    text(state.get(text(&item["price"], "product")), "name")
}

fn counted(state: &State, item: &Value) -> String {
    match number(item, "quantity") {
        1 => name(state, item).to_owned(),
        quantity => format!("{quantity} × {}", name(state, item)),
    }
}

fn interval_word(item: &Value) -> &'static str {
    match items::interval(std::slice::from_ref(item)).0 {
        Interval::Day => "day",
        Interval::Week => "week",
        Interval::Month => "month",
        Interval::Year => "year",
    }
}

fn money(amount: i64, currency: &str) -> String {
    let sign = match currency {
        "usd" => "$",
        "eur" => "€",
        "gbp" => "£",
        _ => "",
    };
    format!("{sign}{}.{:02}", amount / 100, amount.rem_euclid(100))
}

fn day(at: i64) -> String {
    let at = Timestamp::from_second(at).unwrap_or_default().to_zoned(TimeZone::UTC);
    at.strftime("%-d %b %Y").to_string()
}
