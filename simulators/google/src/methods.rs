//! Methods of the APIs. Each takes a request that matches its document and answers in its schema.

mod accounts;
mod admins;
mod categories;
mod edits;
mod filter;
mod hours;
mod links;
mod locations;
mod media;
mod notifications;
mod performance;
mod places;
mod posts;
mod reviews;
mod rules;
mod verifications;

use crate::{
    call::Call,
    error::{Outcome, Refusal},
    quota,
};

/// Runs a method.
pub(crate) fn call(call: &Call) -> Outcome {
    let id = call.method.id.as_str();
    let (api, method) = id.split_once('.').unwrap_or((id, ""));
    match api {
        "mybusinessaccountmanagement" => account_management(call, method),
        "mybusinessbusinessinformation" => business_information(call, method),
        "mybusinessverifications" => verification(call, method),
        "mybusinessplaceactions" => place_actions(call, method),
        "mybusiness" => version_four(call, method),
        "mybusinessnotifications" => match method {
            "accounts.getNotificationSetting" => notifications::get(call),
            "accounts.updateNotificationSetting" => notifications::update(call),
            _ => Err(Refusal::unimplemented()),
        },
        "businessprofileperformance" => match method {
            "locations.fetchMultiDailyMetricsTimeSeries" => performance::multi(call),
            "locations.getDailyMetricsTimeSeries" => performance::single(call),
            "locations.searchkeywords.impressions.monthly.list" => performance::keywords(call),
            _ => Err(Refusal::unimplemented()),
        },
        "places" => match method {
            "places.searchText" => places::text(call),
            "places.searchNearby" => places::nearby(call),
            "places.get" => places::details(call),
            _ => Err(Refusal::unimplemented()),
        },
        _ => Err(Refusal::unimplemented()),
    }
}

fn account_management(call: &Call, method: &str) -> Outcome {
    match method {
        "accounts.list" => accounts::list(call),
        "accounts.get" => accounts::get(call),
        "accounts.patch" => admins::patch_account(call),
        "accounts.admins.list" => admins::of_account(call),
        "accounts.invitations.list" => admins::invitations(call),
        "locations.admins.list" => admins::of_location(call),
        "locations.transfer" => admins::transfer(call),
        _ => Err(Refusal::unimplemented()),
    }
}

fn business_information(call: &Call, method: &str) -> Outcome {
    match method {
        "accounts.locations.list" => locations::list(call),
        "accounts.locations.create" => edits::create(call),
        "locations.get" => locations::get(call),
        "locations.patch" => edits::patch(call),
        "locations.delete" => edits::delete(call),
        "locations.getGoogleUpdated" => edits::google_updated(call),
        "locations.getAttributes" | "locations.attributes.getGoogleUpdated" => categories::get_attributes(call),
        "locations.updateAttributes" => categories::update_attributes(call),
        "categories.list" => categories::list(call),
        "categories.batchGet" => categories::batch(call),
        "attributes.list" => categories::attributes(call),
        "chains.search" => categories::search_chains(call),
        "chains.get" => categories::get_chain(call),
        "googleLocations.search" => categories::search_places(call),
        _ => Err(Refusal::unimplemented()),
    }
}

fn verification(call: &Call, method: &str) -> Outcome {
    match method {
        "locations.getVoiceOfMerchantState" => verifications::state(call),
        "locations.fetchVerificationOptions" => verifications::options(call),
        "locations.verify" => verifications::verify(call),
        "locations.verifications.list" => verifications::list(call),
        "locations.verifications.complete" => verifications::complete(call),
        _ => Err(Refusal::unimplemented()),
    }
}

fn place_actions(call: &Call, method: &str) -> Outcome {
    match method {
        "locations.placeActionLinks.list" => links::list(call),
        "locations.placeActionLinks.get" => links::read(call),
        "locations.placeActionLinks.create" => links::create(call),
        "locations.placeActionLinks.patch" => links::patch(call),
        "locations.placeActionLinks.delete" => links::delete(call),
        "placeActionTypeMetadata.list" => links::types(call),
        _ => Err(Refusal::unimplemented()),
    }
}

fn version_four(call: &Call, method: &str) -> Outcome {
    match method {
        "accounts.locations.reviews.list" => reviews::list(call),
        "accounts.locations.reviews.get" => reviews::get(call),
        "accounts.locations.reviews.updateReply" => reviews::reply(call),
        "accounts.locations.reviews.deleteReply" => reviews::delete_reply(call),
        "accounts.locations.batchGetReviews" => reviews::batch(call),
        "accounts.locations.localPosts.list" => posts::list(call),
        "accounts.locations.localPosts.get" => posts::read(call),
        "accounts.locations.localPosts.create" => posts::create(call),
        "accounts.locations.localPosts.patch" => posts::patch(call),
        "accounts.locations.localPosts.delete" => posts::delete(call),
        "accounts.locations.localPosts.reportInsights" => posts::insights(call),
        "accounts.locations.media.list" => media::list(call),
        "accounts.locations.media.get" => media::read(call),
        "accounts.locations.media.create" => media::create(call),
        "accounts.locations.media.patch" => media::patch(call),
        "accounts.locations.media.delete" => media::delete(call),
        "accounts.locations.media.startUpload" => media::start_upload(call),
        "accounts.locations.media.customers.list" => media::customers(call),
        _ => Err(Refusal::unimplemented()),
    }
}

/// Counts an edit of a profile; 429 for the eleventh within a minute.
fn edit(call: &Call, index: usize) -> Result<(), Refusal> {
    let free = call.sim.options.unlimited_quota || call.sim.quota().edit(index, call.now);
    if free {
        Ok(())
    } else {
        Err(Refusal::exhausted(&call.api.service(), "EditsPerMinutePerProfile", quota::EDITS as u32))
    }
}
