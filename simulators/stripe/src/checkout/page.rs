//! The page of a session.

use axum::response::Response;
use http::StatusCode;
use serde_json::Value;

use super::complete::{CheckoutInput, needs_card};
use crate::{
    pages::{
        form::{card, input},
        layout::{escape, page},
        money::{day, money},
    },
    state::{number, text},
};

/// Returns the page, with what was typed and why it was refused.
pub(super) fn render(
    session: &Value,
    typed: &CheckoutInput,
    refusal: Option<(StatusCode, String)>,
    french: bool,
) -> Response {
    let words: [&str; 9] = if french {
        [
            "S’abonner",
            "À payer aujourd’hui",
            "Adresse e-mail",
            "Nom",
            "Pays (deux lettres)",
            "Code postal",
            "Code promo",
            "Numéro de TVA",
            "Revenir",
        ]
    } else {
        [
            "Subscribe",
            "Due today",
            "Email",
            "Name",
            "Country (two letters)",
            "Postal code",
            "Promotion code",
            "Tax ID",
            "Go back",
        ]
    };
    let amount = number(session, "amount_total");
    let email = if typed.email.is_empty() { text(&session["customer_details"], "email") } else { &typed.email };
    let mut fields = input("email", words[2], email, "type=email autocomplete=email maxlength=512");
    fields += &input("name", words[3], &typed.name, "autocomplete=name maxlength=200");
    fields += &quantities(session, french);
    fields += &card(french, needs_card(session, amount));
    fields += &input("country", words[4], &typed.country, "autocomplete=country maxlength=2");
    fields += &input("postal_code", words[5], &typed.postal_code, "autocomplete=postal-code maxlength=20");
    if session["allow_promotion_codes"] == true {
        fields += &input("promotion_code", words[6], &typed.promotion_code, "autocomplete=off maxlength=60");
    }
    if session["tax_id_collection"]["enabled"] == true {
        fields += &input("tax_id", words[7], &typed.tax_id, "autocomplete=off maxlength=40");
    }
    let message = refusal.as_ref().map(|(_, text)| format!("<p class=bad role=alert>{}</p>", escape(text)));
    let back = session["cancel_url"].as_str().map(|url| format!("<p><a href=\"{}\">{}</a></p>", escape(url), words[8]));
    let body = format!(
        "{}{}{}<form method=post>{fields}<button class=first>{}</button></form>{}",
        lines(session, words[1], french),
        trial(session, french),
        message.unwrap_or_default(),
        words[0],
        back.unwrap_or_default(),
    );
    page(refusal.map_or(StatusCode::OK, |(code, _)| code), french, words[0], &body)
}

fn lines(session: &Value, due: &str, french: bool) -> String {
    let currency = text(session, "currency");
    let rows: Vec<String> = session["_line_items"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|line| {
            let interval = match (text(&line["price"]["recurring"], "interval"), french) {
                ("year", true) => "par an",
                ("year", false) => "per year",
                (_, true) => "par mois",
                (_, false) => "per month",
            };
            format!(
                "<tr><th scope=row>{} × {}</th><td>{} {interval}</td></tr>",
                number(line, "quantity"),
                escape(text(line, "description")),
                money(number(line, "amount_subtotal"), currency, french),
            )
        })
        .collect();
    format!(
        "<table><tbody>{}</tbody><tfoot><tr><th scope=row>{due}</th><td>{}</td></tr></tfoot></table>",
        rows.concat(),
        money(number(session, "amount_total"), currency, french)
    )
}

fn trial(session: &Value, french: bool) -> String {
    let data = &session["_subscription_data"];
    let days = data["trial_period_days"].as_i64().map(|days| number(session, "created") + days * 86_400);
    let Some(end) = data["trial_end"].as_i64().or(days) else { return String::new() };
    let end = day(end, french);
    if french {
        format!("<p>Essai gratuit jusqu’au {end}. Rien n’est dû avant.</p>")
    } else {
        format!("<p>Free trial until {end}. Nothing is due before.</p>")
    }
}

fn quantities(session: &Value, french: bool) -> String {
    let lines = session["_line_items"].as_array().into_iter().flatten().enumerate();
    let inputs = lines.filter(|(_, line)| line["adjustable_quantity"]["enabled"] == true).map(|(at, line)| {
        let label = if french { "Quantité" } else { "Quantity" };
        let bounds = &line["adjustable_quantity"];
        let attributes = format!("type=number min={} max={}", number(bounds, "minimum"), number(bounds, "maximum"));
        let label = format!("{label} – {}", text(line, "description"));
        input(&format!("quantity_{at}"), &label, &number(line, "quantity").to_string(), &attributes)
    });
    inputs.collect()
}
