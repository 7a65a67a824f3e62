//! Fields of forms, and what people typed into them.

use std::collections::HashMap;

use axum::{
    body::{self, Body},
    extract::Request,
};

use super::layout::escape;

const LARGEST_BODY: usize = 64 << 10;

/// Reads a form; each value without the spaces around it.
pub(crate) async fn read(request: Request<Body>) -> HashMap<String, String> {
    let body = body::to_bytes(request.into_body(), LARGEST_BODY).await.unwrap_or_default();
    url::form_urlencoded::parse(&body).map(|(name, value)| (name.into_owned(), value.trim().to_owned())).collect()
}

/// Returns a labeled input.
pub(crate) fn input(name: &str, label: &str, value: &str, attributes: &str) -> String {
    format!(
        "<label for={name}>{}</label><input id={name} name={name} value=\"{}\" {attributes}>",
        escape(label),
        escape(value)
    )
}

/// Returns the field for a card with the numbers that may be tried.
pub(crate) fn card(french: bool, required: bool) -> String {
    let (label, hint) = if french {
        (
            "Numéro de carte de test",
            "4242 4242 4242 4242 est acceptée, 4000 0000 0000 0002 refusée, 4000 0000 0000 0341 refusée au prélèvement. \
             N’entrez pas de vraie carte.",
        )
    } else {
        (
            "Test card number",
            "4242 4242 4242 4242 is accepted, 4000 0000 0000 0002 is declined, 4000 0000 0000 0341 is declined when charged. \
             Don't enter a real card.",
        )
    };
    let optional = match (required, french) {
        (true, _) => "",
        (false, true) => " (facultatif)",
        (false, false) => " (optional)",
    };
    let attributes = "inputmode=numeric autocomplete=off maxlength=32 aria-describedby=cards";
    format!("{}<p id=cards class=soft>{hint}</p>", input("card", &format!("{label}{optional}"), "", attributes))
}

/// Returns the message of a declined card in the language of the page.
pub(crate) fn decline(code: &str, message: &str, french: bool) -> String {
    if !french {
        return message.to_owned();
    }
    let text = match code {
        "card_declined" => "Votre carte a été refusée.",
        "expired_card" => "Votre carte a expiré.",
        "incorrect_cvc" => "Le code de sécurité de votre carte est incorrect.",
        "incorrect_number" => "Le numéro de votre carte est incorrect.",
        "incomplete_number" => "Le numéro de votre carte est incomplet.",
        "tax_id_invalid" => "Ce numéro fiscal n’est pas valide.",
        "promotion_code_invalid" => "Ce code n’est pas valide.",
        "email_invalid" => "Saisissez une adresse e-mail.",
        _ => message,
    };
    text.to_owned()
}
