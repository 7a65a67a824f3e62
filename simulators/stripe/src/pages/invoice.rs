//! The page of an invoice: read it, pay it, save it as a document.

use std::sync::Arc;

use axum::{
    extract::{Path, Request, State as SimState},
    response::{IntoResponse, Response},
};
use http::{StatusCode, header::CONTENT_TYPE};
use serde_json::Value;

use super::{
    form::{card, decline, read},
    layout::{escape, gone, is_french, page, redirect},
    money::{day, money},
    pdf,
};
use crate::{
    act::act,
    address::base,
    error::Result,
    invoice_creation::pay,
    payments::methods,
    rules::card::{Card, Outcome},
    sim::Sim,
    state::{State, entries, number, text},
    subscriptions::settle,
};

/// Shows an invoice.
pub(crate) async fn show(SimState(sim): SimState<Arc<Sim>>, Path(id): Path<String>, request: Request) -> Response {
    let (base, french) = (base(&request), is_french(None, request.headers()));
    act(&sim, Some(&base), |state| match issued(state, &id) {
        Some(invoice) => render(&invoice, None, french),
        None => gone(french),
    })
}

/// Pays an invoice.
pub(crate) async fn submit(SimState(sim): SimState<Arc<Sim>>, Path(id): Path<String>, request: Request) -> Response {
    let (base, french) = (base(&request), is_french(None, request.headers()));
    let fields = read(request).await;
    act(&sim, Some(&base), |state| {
        let Some(invoice) = issued(state, &id) else { return gone(french) };
        let number = fields.get("card").map_or("", String::as_str);
        match pay_by_card(state, &id, &invoice, number) {
            Ok(()) => redirect(text(&invoice, "hosted_invoice_url")),
            Err(error) => {
                let reason = error.body.get("code").and_then(Value::as_str).unwrap_or_default();
                render(&invoice, Some(&decline(reason, error.message(), french)), french)
            }
        }
    })
}

/// Returns the invoice as a PDF document of one page.
pub(crate) async fn document(SimState(sim): SimState<Arc<Sim>>, Path(id): Path<String>, request: Request) -> Response {
    let base = base(&request);
    let lines = act(&sim, Some(&base), |state| issued(state, &id).map(|invoice| document_lines(&invoice)));
    match lines {
        Some(lines) => ([(CONTENT_TYPE, "application/pdf")], pdf::of_lines(&lines)).into_response(),
        None => gone(false),
    }
}

fn issued(state: &State, id: &str) -> Option<Value> {
    let invoice = state.get(id);
    (invoice["object"] == "invoice" && invoice["status"] != "draft").then(|| invoice.clone())
}

fn pay_by_card(state: &mut State, id: &str, invoice: &Value, number: &str) -> Result<()> {
    if invoice["status"] != "open" {
        return Ok(());
    }
    let card = Card::of_number(number).map_err(methods::refusal)?;
    let method = methods::save(state, card, text(invoice, "customer"))?;
    methods::make_default(state, &method);
    // The customer is present, and confirms what the bank asks.
    if card.charged == Outcome::ActionRequired {
        pay::confirmed(state, id, &method)?;
    } else {
        pay::charge(state, id, Some(&method))?;
    }
    settle::paid(state, id);
    Ok(())
}

fn render(invoice: &Value, refusal: Option<&str>, french: bool) -> Response {
    let currency = text(invoice, "currency");
    let words = if french {
        ["Facture", "Total", "Payer", "Facture payée", "Télécharger en PDF", "À payer"]
    } else {
        ["Invoice", "Total", "Pay", "Invoice paid", "Download as PDF", "Amount due"]
    };
    let rows: Vec<String> = entries(invoice, "lines")
        .iter()
        .map(|line| {
            let amount = money(number(line, "amount"), currency, french);
            format!("<tr><th scope=row>{}</th><td>{amount}</td></tr>", escape(text(line, "description")))
        })
        .collect();
    let is_open = invoice["status"] == "open";
    let foot = format!(
        "<tr><th scope=row>{}</th><td>{}</td></tr><tr><th scope=row>{}</th><td>{}</td></tr>",
        words[1],
        money(number(invoice, "total"), currency, french),
        words[5],
        money(number(invoice, "amount_remaining"), currency, french)
    );
    let message = refusal.map(|text| format!("<p class=bad role=alert>{}</p>", escape(text)));
    let form = match is_open {
        true => format!("<form method=post>{}<button class=first>{}</button></form>", card(french, true), words[2]),
        false if invoice["status"] == "paid" => format!("<p role=status>{}</p>", words[3]),
        false => String::new(),
    };
    let title = format!("{} {}", words[0], text(invoice, "number"));
    let body = format!(
        "<p class=soft>{}</p><table><tbody>{}</tbody><tfoot>{foot}</tfoot></table>{}{form}<p><a href=\"{}\">{}</a></p>",
        day(number(invoice, "created"), french),
        rows.concat(),
        message.unwrap_or_default(),
        escape(text(invoice, "invoice_pdf")),
        words[4]
    );
    let code = if refusal.is_some() { StatusCode::PAYMENT_REQUIRED } else { StatusCode::OK };
    page(code, french, &title, &body)
}

fn document_lines(invoice: &Value) -> Vec<String> {
    let currency = text(invoice, "currency").to_uppercase();
    let sum = |amount: i64| {
        format!("{}{}.{:02} {currency}", if amount < 0 { "-" } else { "" }, amount.abs() / 100, amount.abs() % 100)
    };
    let mut lines = vec![
        format!("Simulated invoice {} - no money moves", text(invoice, "number")),
        format!("{} - {}", day(number(invoice, "created"), false), text(invoice, "status")),
        String::new(),
    ];
    lines.extend(
        entries(invoice, "lines")
            .iter()
            .map(|line| format!("{}   {}", text(line, "description"), sum(number(line, "amount")))),
    );
    lines.push(format!("Total   {}", sum(number(invoice, "total"))));
    lines
}
