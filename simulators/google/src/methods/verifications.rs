//! Verification: whether a location speaks for its merchant, and the ways to get there.

use serde_json::{Value, json};

use crate::{
    call::Call,
    error::{Outcome, Refusal},
    listing::Listing,
    mask::get,
    store::Store,
    world::{World, location_name},
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
    let changed = store.of(index);
    let pending = changed
        .is_some_and(|changed| changed.verifications.iter().any(|verification| verification["state"] == "PENDING"));
    if !pending && changed.is_some_and(|changed| changed.verified == Some(false)) {
        return Ok(json!({ "complyWithGuidelines": { "recommendationReason": "BUSINESS_LOCATION_SUSPENDED" } }));
    }
    Ok(json!({ "verify": { "hasPendingVerification": pending } }))
}

/// Returns the verifications of a location, newest first. The first one of a location that its owner had verified before
/// the simulator started is made from the seed.
fn history(world: &World, store: &Store, index: usize) -> Vec<Value> {
    let changed = store.of(index);
    let mut all = changed.map(|changed| changed.verifications.clone()).unwrap_or_default();
    let was_verified = !store.created.contains_key(&index) && world.location(index).verified;
    let is_verified = changed.and_then(|changed| changed.verified).unwrap_or(was_verified);
    if (is_verified || was_verified) && all.iter().all(|verification| verification["state"] != "COMPLETED") {
        all.push(seeded(world, index));
    }
    all
}

fn seeded(world: &World, index: usize) -> Value {
    let mut dice = world.dice("verification", index);
    let id = dice.between(100_000, 999_999);
    let (year, month, day) = (dice.between(2015, 2024), dice.between(1, 12), dice.between(1, 28));
    json!({
        "name": format!("{}/verifications/{id}", location_name(world, index)),
        "method": dice.pick(&["ADDRESS", "PHONE_CALL", "SMS", "EMAIL"]),
        "state": "COMPLETED",
        "createTime": format!("{year}-{month:02}-{day:02}T09:00:00Z"),
    })
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
    let all = history(&call.sim.world, &call.sim.store(), index);
    let (page, next) = page.cut(all.into_iter());
    Ok(json!({ "verifications": page, "nextPageToken": next }))
}

pub(super) fn complete(call: &Call) -> Outcome {
    let index = call.location(call.name())?;
    let mut store = call.sim.store();
    let verification =
        history(&call.sim.world, &store, index).into_iter().find(|verification| verification["name"] == call.name());
    if verification.ok_or_else(Refusal::not_found)?["state"] != "PENDING" {
        return Err(Refusal::precondition("The verification is not pending."));
    }
    if call.body["pin"] != PIN {
        return Err(Refusal::field("pin", "The PIN is wrong."));
    }
    let changed = store.at(index);
    changed.verified = Some(true);
    let verification = changed.verifications.iter_mut().find(|verification| verification["name"] == call.name());
    let verification = verification.ok_or_else(Refusal::not_found)?;
    verification["state"] = json!("COMPLETED");
    Ok(json!({ "verification": verification }))
}
