//! Writing: what is taken over, what is refused and why.

use serde_json::{Value, json};

use crate::harness::{INFORMATION, Sim};

async fn storefront(sim: &Sim) -> String {
    let all = sim.locations("name,storefrontAddress,metadata,latlng").await;
    let location = all.iter().find(|location| {
        location["storefrontAddress"]["regionCode"] == "US" && location["metadata"]["hasVoiceOfMerchant"] == true
    });
    location.unwrap()["name"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn an_edit_changes_only_fields_of_its_mask() {
    let sim = Sim::new(60).await;
    let name = storefront(&sim).await;
    let read = format!("{INFORMATION}/{name}?readMask=title,storeCode,profile,labels,metadata");
    let before = sim.get(&read).await.ok();
    let path = |mask: &str, more: &str| format!("{INFORMATION}/{name}?updateMask={mask}{more}");
    let body = json!({ "storeCode": "NEW-1", "title": "Not in the mask" });
    assert_eq!(sim.patch(&path("storeCode", "&validateOnly=true"), body.clone()).await.ok(), json!({}));
    assert_eq!(sim.get(&read).await.ok(), before, "checking changes nothing");
    let answer = sim.patch(&path("storeCode,profile.description", ""), body).await.ok();
    assert_eq!(answer["storeCode"], "NEW-1");
    let after = sim.get(&read).await.ok();
    assert_eq!((&after["storeCode"], &after["title"]), (&"NEW-1".into(), &before["title"]));
    assert!(after["profile"].get("description").is_none(), "named but absent: taken away");
}

#[tokio::test]
async fn edits_of_search_relevant_fields_wait_for_review() {
    let sim = Sim::new(60).await;
    let name = storefront(&sim).await;
    let path = format!("{INFORMATION}/{name}?updateMask=title,websiteUri");
    let body = json!({ "title": "New Name", "websiteUri": "https://new.example.com/" });
    assert_eq!(sim.patch(&path, body).await.ok()["metadata"]["hasPendingEdits"], true);
    let updated = format!("{INFORMATION}/{name}:getGoogleUpdated?readMask=title,websiteUri");
    let pending = sim.get(&updated).await.ok();
    assert_eq!(pending["pendingMask"], "title");
    assert_ne!(pending["location"]["title"], "New Name");
    assert_eq!(pending["location"]["websiteUri"], "https://new.example.com/");
    sim.advance(600);
    let published = sim.get(&updated).await.ok();
    assert!(published.get("pendingMask").is_none());
    assert_eq!(published["location"]["title"], "New Name");
}

#[tokio::test]
async fn bad_values_are_refused_with_googles_reasons() {
    let sim = Sim::free(60).await;
    let name = storefront(&sim).await;
    let monday = |from: u8, to: u8| json!({ "openDay": "MONDAY", "openTime": { "hours": from }, "closeDay": "MONDAY", "closeTime": { "hours": to } });
    for (mask, body, reason) in [
        ("title", json!({ "title": "Bad \u{0007} bell" }), "INVALID_CHARACTERS"),
        ("title", json!({ "title": "Casino Bonus Store" }), "FORBIDDEN_WORDS"),
        ("title", json!({}), "REQUIRED_FIELD_MISSING_VALUE"),
        ("title", json!({ "title": "x".repeat(301) }), "STRING_TOO_LONG"),
        (
            "profile",
            json!({ "profile": { "description": "See https://example.com" } }),
            "PROFILE_DESCRIPTION_CONTAINS_URL",
        ),
        ("websiteUri", json!({ "websiteUri": "not a url" }), "INVALID_URL"),
        ("phoneNumbers", json!({ "phoneNumbers": { "primaryPhone": "call us" } }), "INVALID_PHONE_NUMBER"),
        (
            "phoneNumbers",
            json!({ "phoneNumbers": { "additionalPhones": ["(312) 555-0100"] } }),
            "MISSING_PRIMARY_PHONE_NUMBER",
        ),
        ("storefrontAddress", json!({}), "MISSING_STOREFRONT_ADDRESS_OR_SAB"),
        (
            "storefrontAddress",
            json!({ "storefrontAddress": { "regionCode": "US", "addressLines": ["PO Box 12"] } }),
            "PO_BOX_IN_ADDRESS_NOT_ALLOWED",
        ),
        (
            "storefrontAddress",
            json!({ "storefrontAddress": { "regionCode": "KP", "locality": "X" } }),
            "BLOCKED_REGION",
        ),
        ("storefrontAddress", json!({ "storefrontAddress": { "locality": "X" } }), "ADDRESS_MISSING_REGION_CODE"),
        ("latlng", json!({ "latlng": { "latitude": 95.0, "longitude": 1.0 } }), "INVALID_LATLNG"),
        ("latlng", json!({ "latlng": { "latitude": 48.8, "longitude": 2.3 } }), "LAT_LNG_TOO_FAR_FROM_ADDRESS"),
        ("latlng", json!({}), "LAT_LNG_UPDATES_NOT_PERMITTED"),
        (
            "categories",
            json!({ "categories": { "primaryCategory": { "name": "categories/gcid:spaceport" } } }),
            "INVALID_CATEGORY",
        ),
        (
            "regularHours",
            json!({ "regularHours": { "periods": [monday(9, 17), monday(12, 20)] } }),
            "INVALID_TIME_SCHEDULE",
        ),
        ("regularHours", json!({ "regularHours": { "periods": [monday(9, 25)] } }), "INVALID_HOURS_VALUE"),
        (
            "moreHours",
            json!({ "moreHours": [{ "hoursTypeId": "KITCHEN", "periods": [monday(9, 17), monday(12, 20)] }] }),
            "INVALID_TIME_SCHEDULE",
        ),
        ("labels", json!({ "labels": vec!["a"; 11] }), "TOO_MANY_ENTRIES"),
    ] {
        for more in ["", "&validateOnly=true"] {
            let answer = sim.patch(&format!("{INFORMATION}/{name}?updateMask={mask}{more}"), body.clone()).await;
            assert_eq!((answer.code, answer.reason().as_str()), (400, reason), "{mask}: {}", answer.text);
            assert!(answer.text.contains("field_mask"), "{mask}");
        }
    }
    let all = sim.locations("name,serviceArea,phoneNumbers,websiteUri").await;
    let area = all.iter().find(|location| location["serviceArea"]["businessType"] == "CUSTOMER_LOCATION_ONLY").unwrap();
    let path = format!("{INFORMATION}/{}?updateMask=phoneNumbers,websiteUri", area["name"].as_str().unwrap());
    assert_eq!(sim.patch(&path, json!({})).await.reason(), "MISSING_BOTH_PHONE_AND_WEBSITE");
}

#[tokio::test]
async fn locations_come_and_go() {
    let sim = Sim::new(30).await;
    let accounts = sim.get("/mybusinessaccountmanagement/v1/accounts").await.ok();
    let group =
        accounts["accounts"].as_array().unwrap().iter().find(|account| account["type"] == "LOCATION_GROUP").unwrap();
    let group = group["name"].as_str().unwrap();
    let body = json!({
        "title": "Brand New",
        "categories": { "primaryCategory": { "name": "categories/gcid:bakery" } },
        "storefrontAddress": { "regionCode": "US", "locality": "Chicago", "addressLines": ["1 Main St"] },
    });
    let path = format!("{INFORMATION}/{group}/locations");
    assert_eq!(sim.post(&format!("{path}?validateOnly=true"), body.clone()).await.ok(), json!({}));
    let made = sim.post(&path, body).await.ok();
    assert_eq!(made["categories"]["primaryCategory"]["displayName"], "Bakery");
    assert_eq!(sim.locations("name").await.len(), 31);
    let name = made["name"].as_str().unwrap();
    assert_eq!(sim.delete(&format!("{INFORMATION}/{name}")).await.code, 200);
    assert_eq!(sim.get(&format!("{INFORMATION}/{name}?readMask=name")).await.code, 404);
    assert_eq!(sim.locations("name").await.len(), 30);
}

#[tokio::test]
async fn attributes_are_set_by_their_mask() {
    let sim = Sim::new(10).await;
    let (_, name) = sim.verified().await;
    let path = format!("{INFORMATION}/{name}/attributes");
    let body = json!({ "attributes": [{ "name": "attributes/welcomes_lgbtq", "values": [true] }] });
    let answer = sim.patch(&format!("{path}?attributeMask=attributes/welcomes_lgbtq"), body).await.ok();
    assert!(
        answer["attributes"]
            .as_array()
            .unwrap()
            .iter()
            .any(|attribute| attribute["name"] == "attributes/welcomes_lgbtq")
    );
    let refused = sim.patch(&format!("{path}?attributeMask=attributes/has_dragons"), json!({})).await;
    assert_eq!(refused.reason(), "INVALID_ATTRIBUTE_NAME");
}

#[tokio::test]
async fn reviews_are_answered_and_the_answer_taken_back() {
    let sim = Sim::new(30).await;
    let (full, _) = sim.verified().await;
    let list = sim.get(&format!("/mybusiness/v4/{full}/reviews")).await.ok();
    let review = list["reviews"][0]["name"].as_str().unwrap();
    let path = format!("/mybusiness/v4/{review}/reply");
    let put = |text: String| sim.send(http::Method::PUT, &path, Some(json!({ "comment": text })), Some(&sim.token));
    assert_eq!(put("é".repeat(2049)).await.code, 400, "4096 bytes, not letters");
    assert_eq!(put(String::new()).await.code, 400);
    assert_eq!(put("Merci !".into()).await.ok()["comment"], "Merci !");
    let read = |value: Value| value["reviewReply"]["comment"].clone();
    assert_eq!(read(sim.get(&format!("/mybusiness/v4/{review}")).await.ok()), "Merci !");
    assert_eq!(sim.delete(&path).await.code, 200);
    assert_eq!(read(sim.get(&format!("/mybusiness/v4/{review}")).await.ok()), Value::Null);
    assert_eq!(sim.delete(&path).await.code, 404);
}

#[tokio::test]
async fn posts_photos_and_links_are_made_changed_and_removed() {
    let sim = Sim::free(30).await;
    let (full, name) = sim.verified().await;
    let posts = format!("/mybusiness/v4/{full}/localPosts");
    let post = json!({ "summary": "Hello", "topicType": "STANDARD", "callToAction": { "actionType": "LEARN_MORE", "url": "https://example.com" } });
    let made = sim.post(&posts, post).await.ok();
    assert_eq!(made["state"], "PROCESSING");
    let own = format!("/mybusiness/v4/{}", made["name"].as_str().unwrap());
    assert_eq!(
        sim.patch(&format!("{own}?updateMask=summary"), json!({ "summary": "Changed" })).await.ok()["summary"],
        "Changed"
    );
    assert_eq!(sim.get(&own).await.ok()["summary"], "Changed");
    let insight = json!({ "localPostNames": [made["name"]], "basicRequest": { "metricRequests": [{ "metric": "ALL" }], "timeRange": { "startTime": "2026-11-01T00:00:00Z", "endTime": "2026-11-20T00:00:00Z" } } });
    sim.post(&format!("{posts}:reportInsights"), insight).await.ok();
    assert_eq!(sim.delete(&own).await.code, 200);
    assert_eq!(sim.get(&own).await.code, 404);
    for wrong in [
        json!({ "topicType": "EVENT", "summary": "No event" }),
        json!({ "summary": "x".repeat(1501) }),
        json!({ "summary": "Call", "callToAction": { "actionType": "CALL", "url": "https://example.com" } }),
        json!({ "summary": "Shop", "callToAction": { "actionType": "SHOP" } }),
    ] {
        assert_eq!(sim.post(&posts, wrong.clone()).await.code, 400, "{wrong}");
    }
    let media = format!("/mybusiness/v4/{full}/media");
    let before = sim.get(&media).await.ok()["totalMediaItemCount"].as_u64().unwrap_or_default();
    let photo = json!({ "mediaFormat": "PHOTO", "sourceUrl": "https://example.com/a.jpg", "locationAssociation": { "category": "COVER" } });
    let made = sim.post(&media, photo).await.ok();
    assert_eq!(sim.get(&media).await.ok()["totalMediaItemCount"], before + 1);
    assert_eq!(
        sim.post(&media, json!({ "mediaFormat": "PHOTO", "sourceUrl": "https://example.com/a.jpg" })).await.code,
        400
    );
    assert_eq!(sim.delete(&format!("/mybusiness/v4/{}", made["name"].as_str().unwrap())).await.code, 200);
    let data = sim.post(&format!("{media}:startUpload"), json!({})).await.ok();
    assert!(data["resourceName"].is_string());
    let links = format!("/mybusinessplaceactions/v1/{name}/placeActionLinks");
    let link = json!({ "uri": "https://book.example.com", "placeActionType": "APPOINTMENT" });
    let made = sim.post(&links, link.clone()).await.ok();
    assert_eq!(sim.post(&links, link).await.reason(), "LINK_ALREADY_EXISTS");
    let own = format!("/mybusinessplaceactions/v1/{}", made["name"].as_str().unwrap());
    assert_eq!(
        sim.patch(&format!("{own}?updateMask=uri"), json!({ "uri": "https://new.example.com" })).await.ok()["uri"],
        "https://new.example.com"
    );
    assert_eq!(sim.delete(&own).await.code, 200);
    assert_eq!(sim.get(&links).await.ok(), json!({}));
}

#[tokio::test]
async fn a_pin_verifies_a_location() {
    let sim = Sim::new(100).await;
    let all = sim.locations("name,metadata").await;
    let open = all.iter().find(|location| {
        location["metadata"].get("hasVoiceOfMerchant").is_none()
            && location["metadata"].get("duplicateLocation").is_none()
    });
    let name = open.unwrap()["name"].as_str().unwrap();
    let base = format!("/mybusinessverifications/v1/{name}");
    assert_eq!(sim.get(&format!("{base}/VoiceOfMerchantState")).await.ok()["verify"], json!({}));
    assert_eq!(sim.post(&format!("{base}:verify"), json!({ "method": "EMAIL" })).await.code, 400);
    let made = sim.post(&format!("{base}:verify"), json!({ "method": "ADDRESS", "mailerContact": "Ann" })).await.ok();
    let own = format!("/mybusinessverifications/v1/{}:complete", made["verification"]["name"].as_str().unwrap());
    assert_eq!(sim.get(&format!("{base}/VoiceOfMerchantState")).await.ok()["verify"]["hasPendingVerification"], true);
    assert_eq!(sim.post(&own, json!({ "pin": "000000" })).await.code, 400);
    assert_eq!(sim.post(&own, json!({ "pin": "123456" })).await.ok()["verification"]["state"], "COMPLETED");
    assert_eq!(sim.get(&format!("{base}/VoiceOfMerchantState")).await.ok()["hasVoiceOfMerchant"], true);
    let second_try = sim.post(&own, json!({ "pin": "123456" })).await;
    assert_eq!((second_try.code, second_try.reason().as_str()), (400, "FAILED_PRECONDITION"));
    let copy = all.iter().find(|location| location["metadata"]["duplicateLocation"].is_string()).unwrap()["name"]
        .as_str()
        .unwrap();
    let state = sim.get(&format!("/mybusinessverifications/v1/{copy}/VoiceOfMerchantState")).await.ok();
    assert_eq!(state["resolveOwnershipConflict"], json!({}));
}

#[tokio::test]
async fn a_location_is_verified_when_it_has_a_completed_verification() {
    let sim = Sim::free(100).await;
    let verifications = async |name: &str| {
        let all = sim.get(&format!("/mybusinessverifications/v1/{name}/verifications")).await.ok();
        all["verifications"].as_array().cloned().unwrap_or_default()
    };
    let (mut verified, mut unverified) = (0, 0);
    for location in sim.locations("name,metadata").await {
        let name = location["name"].as_str().unwrap();
        let state = sim.get(&format!("/mybusinessverifications/v1/{name}/VoiceOfMerchantState")).await.ok();
        let all = verifications(name).await;
        if state["hasVoiceOfMerchant"] == true {
            assert_eq!((all.len(), &all[0]["state"]), (1, &json!("COMPLETED")), "{name}");
            assert!(all[0]["name"].as_str().unwrap().starts_with(&format!("{name}/verifications/")));
            assert!(all[0]["createTime"].as_str().unwrap() < "2026-11-20");
            verified += 1;
        } else {
            assert!(all.is_empty(), "{name}: {all:?}");
            unverified += 1;
        }
    }
    assert!(verified > 0 && unverified > 0, "{verified} {unverified}");
    // A suspended location keeps the verification it has completed, and cannot complete it again.
    let (_, name) = sim.verified().await;
    sim.post("/sim/changes", json!({ "location": name, "kind": "suspension" })).await.ok();
    let all = verifications(&name).await;
    assert_eq!((all.len(), &all[0]["state"]), (1, &json!("COMPLETED")));
    let own = format!("/mybusinessverifications/v1/{}:complete", all[0]["name"].as_str().unwrap());
    assert_eq!(sim.post(&own, json!({ "pin": "123456" })).await.reason(), "FAILED_PRECONDITION");
}

#[tokio::test]
async fn a_post_is_checked_for_a_while_and_refused_for_its_words() {
    let sim = Sim::free(30).await;
    let (full, _) = sim.verified().await;
    let posts = format!("/mybusiness/v4/{full}/localPosts");
    let add = async |summary: &str| {
        let made = sim.post(&posts, json!({ "summary": summary })).await.ok();
        format!("/mybusiness/v4/{}", made["name"].as_str().unwrap())
    };
    for (text, state) in
        [("Open until 18:00 on May 12, 2027", "LIVE"), ("Call 04 72 00 00 00", "REJECTED"), ("Vodka night", "REJECTED")]
    {
        let own = add(text).await;
        assert_eq!(sim.get(&own).await.ok()["state"], "PROCESSING");
        sim.advance(31);
        assert_eq!(sim.get(&own).await.ok()["state"], state, "{text}");
        // An edit is checked again.
        sim.patch(&format!("{own}?updateMask=summary"), json!({ "summary": "Hello" })).await.ok();
        assert_eq!(sim.get(&own).await.ok()["state"], "PROCESSING");
        sim.advance(31);
        assert_eq!(sim.get(&own).await.ok()["state"], "LIVE");
    }
}

#[tokio::test]
async fn a_post_waits_for_its_time_and_an_event_may_recur() {
    let sim = Sim::free(30).await;
    let (full, _) = sim.verified().await;
    let posts = format!("/mybusiness/v4/{full}/localPosts");
    let later = json!({ "summary": "Later", "scheduledTime": "2026-11-20T12:10:00Z" });
    let own = format!("/mybusiness/v4/{}", sim.post(&posts, later).await.ok()["name"].as_str().unwrap());
    assert_eq!(sim.get(&own).await.ok()["state"], "SCHEDULED");
    sim.advance(600);
    assert_eq!(sim.get(&own).await.ok()["state"], "PROCESSING");
    let day = json!({ "year": 2026, "month": 12, "day": 1 });
    let event = |recurrence: Value| {
        json!({ "summary": "Every week", "topicType": "EVENT", "event": { "title": "Market",
            "schedule": { "startDate": day, "endDate": day }, "recurrenceInfo": recurrence } })
    };
    let weekly = sim.post(&posts, event(json!({ "weeklyPattern": {} }))).await.ok();
    assert_eq!(weekly["state"], "RECURRING");
    for wrong in [
        event(json!({})),
        event(json!({ "dailyPattern": {}, "weeklyPattern": {} })),
        event(json!({ "yearlyPattern": {} })),
        json!({ "summary": "Past", "scheduledTime": "2026-11-20T11:00:00Z" }),
    ] {
        assert_eq!(sim.post(&posts, wrong.clone()).await.code, 400, "{wrong}");
    }
}
