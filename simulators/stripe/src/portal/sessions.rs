//! Sessions of the portal.

use serde_json::{Value, json};

use crate::{
    error::{Error, Result},
    route::{Call, Route, post},
    state::{State, text, visible},
    wire::web,
};

pub(crate) const ROUTES: &[Route] = &[post(
    "/v1/billing_portal/sessions",
    "customer! return_url locale:auto|en|en-GB|fr|fr-CA|de|es|it|nl configuration \
     flow_data{type!:customer_update|payment_method_update|subscription_cancel|subscription_update|subscription_update_confirm \
     subscription_cancel{subscription!} subscription_update{subscription!} \
     subscription_update_confirm{subscription! items![]{id! price quantity:count} discounts[]{coupon promotion_code}} \
     after_completion{type!:hosted_confirmation|portal_homepage|redirect redirect{return_url!} \
     hosted_confirmation{custom_message}}}",
    create,
)];

fn create(state: &mut State, call: &Call) -> Result<Value> {
    let customer = call.text("customer").unwrap_or_default();
    state.find("customer", customer, "customer")?;
    let flow = &call.params["flow_data"];
    let after = flow["after_completion"]["redirect"]["return_url"].as_str();
    let urls = [(call.text("return_url"), "return_url"), (after, "flow_data[after_completion][redirect][return_url]")];
    if let Some((_, param)) = urls.into_iter().find(|(url, _)| url.is_some_and(|url| !web::is_address(url))) {
        return Err(Error::invalid("Not a valid URL").code("url_invalid").param(param));
    }
    for kind in ["subscription_cancel", "subscription_update", "subscription_update_confirm"] {
        if flow["type"] != kind {
            continue;
        }
        let param = format!("flow_data[{kind}][subscription]");
        let Some(subscription) = flow[kind]["subscription"].as_str() else {
            return Err(Error::invalid(format!("Missing required param: {param}."))
                .code("parameter_missing")
                .param(param));
        };
        let subscription_object = state.find("subscription", subscription, &param)?;
        if subscription_object["customer"] != customer || !subscription_object["ended_at"].is_null() {
            return Err(Error::missing("subscription", subscription, &param));
        }
        if kind == "subscription_cancel" && subscription_object["cancel_at_period_end"] == true {
            let message = "This subscription cannot be canceled because it is already set to be canceled at the end of the period.";
            return Err(Error::invalid(message).param(param));
        }
    }
    let at = state.now_of(customer);
    let session = json!({
        "configuration": call.text("configuration").unwrap_or("bpc_1Simulated"), "customer": customer,
        "flow": if flow.is_null() { Value::Null } else { shown_flow(flow) }, "locale": call.params["locale"],
        "on_behalf_of": null, "return_url": call.params["return_url"],
    });
    let id = state.add("billing_portal.session", session, at);
    let url = format!("{}/portal/{id}", state.base);
    state.edit(&id, |session| {
        session["url"] = url.into();
    });
    Ok(visible(state.get(&id)))
}

fn shown_flow(flow: &Value) -> Value {
    let after = &flow["after_completion"];
    json!({
        "type": text(flow, "type"),
        "after_completion": { "type": after["type"].as_str().unwrap_or("portal_homepage"), "redirect": after["redirect"],
            "hosted_confirmation": after["hosted_confirmation"] },
        "subscription_cancel": flow["subscription_cancel"], "subscription_update": flow["subscription_update"],
        "subscription_update_confirm": flow["subscription_update_confirm"],
    })
}
