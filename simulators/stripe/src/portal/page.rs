//! The page of the portal.

use axum::response::Response;
use http::StatusCode;
use serde_json::Value;

use crate::{
    pages::{
        form::{card, input},
        layout::{escape, page},
        money::{day, money},
    },
    state::{State, number, text},
    subscriptions::{items, lines},
};

/// Returns the page: the step that the session asks for, or all that can be changed.
pub(super) fn render(
    state: &State,
    session: &Value,
    due: Option<(i64, String)>,
    refusal: Option<(StatusCode, String)>,
    done: bool,
    french: bool,
) -> Response {
    let title = if french { "Gérer votre abonnement" } else { "Manage your subscription" };
    let saved = if french { "Modification enregistrée." } else { "Your change was saved." };
    let message = match &refusal {
        Some((_, message)) => format!("<p class=bad role=alert>{}</p>", escape(message)),
        None if done => format!("<p role=status>{saved}</p>"),
        None => String::new(),
    };
    let step = match text(&session["flow"], "type") {
        "payment_method_update" if !done => card_form(french),
        "customer_update" if !done => address_form(state, session, french),
        "subscription_cancel" if !done => {
            let id = text(&session["flow"]["subscription_cancel"], "subscription");
            subscription(state, state.get(id), french)
        }
        "subscription_update_confirm" if !done => confirmation(due, french),
        _ => home(state, session, french),
    };
    let back = if french { "Revenir au site" } else { "Return to the site" };
    let link = |url: &str| format!("<p><a class=button href=\"{}\">{back}</a></p>", escape(url));
    let body = [message, step, session["return_url"].as_str().map(link).unwrap_or_default()].concat();
    page(refusal.map_or(StatusCode::OK, |(code, _)| code), french, title, &body)
}

fn home(state: &State, session: &Value, french: bool) -> String {
    let of_customer = |subscription: &&Value| subscription["customer"] == session["customer"];
    let subscriptions =
        state.all("subscription").filter(of_customer).filter(|subscription| subscription["ended_at"].is_null());
    let subscriptions: String = subscriptions.map(|entry| subscription(state, entry, french)).collect();
    let (methods, invoices) = if french { ("Carte", "Factures") } else { ("Card", "Invoices") };
    let customer = state.get(text(session, "customer"));
    let method = state.get(text(&customer["invoice_settings"], "default_payment_method"));
    let present = method["card"]["last4"].as_str().map(|last4| format!("<p>•••• {last4}</p>")).unwrap_or_default();
    let rows: String = state
        .all("invoice")
        .rev()
        .filter(of_customer)
        .filter(|entry| entry["status"] != "draft")
        .map(|entry| invoice(entry, french))
        .collect();
    format!(
        "<h2>{methods}</h2>{present}{}{subscriptions}<h2>{invoices}</h2><table><tbody>{rows}</tbody></table>",
        card_form(french)
    )
}

fn invoice(invoice: &Value, french: bool) -> String {
    let status = match (text(invoice, "status"), french) {
        ("paid", true) => "payée",
        ("open", true) => "à payer",
        ("void", true) => "annulée",
        ("uncollectible", true) => "irrécouvrable",
        (status, _) => status,
    };
    format!(
        "<tr><td><a href=\"{}\">{}</a><br><span class=soft>{} · {status}</span></td><td>{}</td></tr>",
        escape(text(invoice, "hosted_invoice_url")),
        escape(text(invoice, "number")),
        day(number(invoice, "created"), french),
        money(number(invoice, "total"), text(invoice, "currency"), french),
    )
}

fn card_form(french: bool) -> String {
    let save = if french { "Enregistrer la carte" } else { "Save card" };
    format!(
        "<form method=post><input type=hidden name=action value=card>{}<button class=first>{save}</button></form>",
        card(french, true)
    )
}

fn address_form(state: &State, session: &Value, french: bool) -> String {
    let customer = state.get(text(session, "customer"));
    let words = if french {
        ["Nom", "Pays (deux lettres)", "Code postal", "Enregistrer"]
    } else {
        ["Name", "Country (two letters)", "Postal code", "Save"]
    };
    let address = &customer["address"];
    format!(
        "<form method=post><input type=hidden name=action value=address>{}{}{}<button class=first>{}</button></form>",
        input("name", words[0], text(customer, "name"), "maxlength=200"),
        input("country", words[1], text(address, "country"), "maxlength=2"),
        input("postal_code", words[2], text(address, "postal_code"), "maxlength=20"),
        words[3]
    )
}

fn confirmation(due: Option<(i64, String)>, french: bool) -> String {
    let (confirm, label) = if french {
        ("Confirmer le changement", "À payer aujourd’hui\u{a0}:")
    } else {
        ("Confirm change", "Due today:")
    };
    let due = due.map(|(amount, currency)| format!("<p>{label} {}</p>", money(amount, &currency, french)));
    let due = due.unwrap_or_default();
    format!(
        "{due}<form method=post><input type=hidden name=action value=confirm><button class=first>{confirm}</button></form>"
    )
}

fn subscription(state: &State, subscription: &Value, french: bool) -> String {
    let names: Vec<&str> = items::of(subscription).iter().map(|item| lines::name(state, item)).collect();
    let end = subscription["cancel_at"].as_i64();
    let until = day(end.unwrap_or(items::period(subscription).1), french);
    let (action, button, sentence) = match (end.is_some(), french) {
        (true, true) => ("resume", "Reprendre l’abonnement", format!("Prend fin le {until}.")),
        (true, false) => ("resume", "Resume subscription", format!("Ends on {until}.")),
        (false, true) => ("cancel", "Résilier l’abonnement", format!("Se renouvelle le {until}.")),
        (false, false) => ("cancel", "Cancel subscription", format!("Renews on {until}.")),
    };
    format!(
        "<h2>{}</h2><p>{sentence}</p><form method=post><input type=hidden name=action value={action}><input type=hidden name=subscription value=\"{}\"><button>{button}</button></form>",
        escape(&names.join(", ")),
        escape(text(subscription, "id")),
    )
}
