//! Whether a location speaks for its merchant, and how it comes to.

use serde_json::{Value, json};

use crate::{
    call::Call,
    error::{Outcome, Refusal},
    listing::Listing,
    mask::get,
};

/// The PIN that every postcard and call of this world carries.
const PIN: &str = "123456";

pub(super) fn state(call: &Call) -> Outcome {
    let index = call.location(call.name())?;
    let store = call.sim.store();
    let listing = Listing::of(&call.sim.world, &store, index, call.now);
    if listing.verified {
        return Ok(json!({ "hasVoiceOfMerchant": true, "hasBusinessAuthority": true }));
    }
    if get(&listing.own, "metadata.duplicateLocation").is_some_and(|name| !name.is_null()) {
        return Ok(json!({ "resolveOwnershipConflict": {} }));
    }
    if store.of(index).is_some_and(|changed| {
        changed.verified == Some(false) && changed.verifications.is_empty() && index < call.sim.world.size
    }) {
        return Ok(json!({ "complyWithGuidelines": { "recommendationReason": "BUSINESS_LOCATION_SUSPENDED" } }));
    }
    let pending =
        store.of(index).is_some_and(|changed| changed.verifications.iter().any(|one| one["state"] == "PENDING"));
    Ok(json!({ "verify": { "hasPendingVerification": pending } }))
}

pub(super) fn options(call: &Call) -> Outcome {
    let index = call.location(call.name())?;
    if call.body["languageCode"].as_str().is_none_or(str::is_empty) {
        return Err(Refusal::field("language_code", "Language code is required."));
    }
    let own = Listing::of(&call.sim.world, &call.sim.store(), index, call.now).own;
    let mut options = Vec::new();
    if let Some(phone) = get(&own, "phoneNumbers.primaryPhone") {
        options.push(json!({ "verificationMethod": "PHONE_CALL", "phoneNumber": phone }));
        options.push(json!({ "verificationMethod": "SMS", "phoneNumber": phone }));
    }
    if let Some(address) = own.get("storefrontAddress") {
        let data = json!({ "business": own["title"], "address": address, "expectedDeliveryDaysRegion": 14 });
        options.push(json!({ "verificationMethod": "ADDRESS", "addressData": data }));
    }
    if own.get("websiteUri").is_some() {
        let data = json!({ "domain": "example.com", "user": "info", "isUserNameEditable": true });
        options.push(json!({ "verificationMethod": "EMAIL", "emailData": data }));
    }
    Ok(json!({ "options": options }))
}

pub(super) fn verify(call: &Call) -> Outcome {
    let index = call.location(call.name())?;
    let method = call.body["method"].as_str().unwrap_or("VERIFICATION_METHOD_UNSPECIFIED");
    let needs = match method {
        "VERIFICATION_METHOD_UNSPECIFIED" => {
            return Err(Refusal::field("method", "A verification method is required."));
        }
        "EMAIL" => Some("emailAddress"),
        "PHONE_CALL" | "SMS" => Some("phoneNumber"),
        "ADDRESS" => Some("mailerContact"),
        _ => None,
    };
    if let Some(field) = needs.filter(|field| call.body[*field].as_str().is_none_or(str::is_empty)) {
        return Err(Refusal::field(&crate::discovery::snake(field), "This verification method needs it."));
    }
    let mut store = call.sim.store();
    if Listing::of(&call.sim.world, &store, index, call.now).verified {
        return Err(Refusal::precondition("The location is already verified."));
    }
    let id = store.serial();
    let automatic = method == "AUTO";
    let verification = json!({
        "name": format!("{}/verifications/{id}", call.name()),
        "method": method,
        "state": if automatic { "COMPLETED" } else { "PENDING" },
        "createTime": call.now.to_string(),
    });
    let changed = store.at(index);
    changed.verifications.insert(0, verification.clone());
    if automatic {
        changed.verified = Some(true);
    }
    Ok(json!({ "verification": verification }))
}

pub(super) fn list(call: &Call) -> Outcome {
    let index = call.location(call.name())?;
    let page = call.page(100, 100)?;
    let all: Vec<Value> = call.sim.store().of(index).map(|changed| changed.verifications.clone()).unwrap_or_default();
    let (page, next) = page.cut(all.into_iter());
    Ok(json!({ "verifications": page, "nextPageToken": next }))
}

pub(super) fn complete(call: &Call) -> Outcome {
    let index = call.location(call.name())?;
    let mut store = call.sim.store();
    let changed = store.at(index);
    let found =
        changed.verifications.iter_mut().find(|one| one["name"] == call.name()).ok_or_else(Refusal::not_found)?;
    if found["state"] != "PENDING" {
        return Err(Refusal::precondition("The verification is not pending."));
    }
    if call.body["pin"] != PIN {
        return Err(Refusal::field("pin", "The PIN is wrong."));
    }
    found["state"] = json!("COMPLETED");
    let answer = json!({ "verification": found });
    changed.verified = Some(true);
    Ok(answer)
}
