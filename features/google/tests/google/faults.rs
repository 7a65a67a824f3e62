//! Every fault of Google's, at every step: what comes of it. The rows are those of the table in docs/google.md.

use serde_json::{Value, json};

use crate::{
    pushing::push,
    syncing::some,
    world::{CAMILLE, Owner, Plan, World, come_back, consent, worlds_with},
};

const ACCOUNTS: &str = "mybusinessaccountmanagement.accounts.list";
const LIST: &str = "mybusinessbusinessinformation.accounts.locations.list";
const GET: &str = "mybusinessbusinessinformation.locations.get";
const PATCH: &str = "mybusinessbusinessinformation.locations.patch";

/// A fault that stays, and the code that each step ends with; that of a fault which goes away is always none.
struct Row {
    kind: &'static str,
    connect: Option<&'static str>,
    import: Option<&'static str>,
    sync: Option<&'static str>,
    push: Option<&'static str>,
}

const fn row(kind: &'static str, code: &'static str) -> Row {
    let code = Some(code);
    Row { kind, connect: code, import: code, sync: code, push: code }
}

const ROWS: [Row; 12] = [
    // A fresh token works: the first is refused, the second too as long as the fault stays.
    row("unauthorized", "google_reconnect_needed"),
    row("quota_not_granted", "google_access_not_granted"),
    row("quota_zero", "google_access_not_granted"),
    row("permission_denied", "google_forbidden"),
    row("not_found", "google_not_found"),
    row("conflict", "google_conflict"),
    row("rate_limited", "google_busy"),
    row("internal", "google_unavailable"),
    row("bad_gateway", "google_unavailable"),
    row("unavailable", "google_unavailable"),
    // A change that was made before the answer was lost is found to be made.
    Row { push: None, ..row("cut", "google_unavailable") },
    Row { push: None, ..row("truncated", "google_unavailable") },
];

async fn import(world: &World, owner: &Owner) -> Value {
    let account = owner.largest_account(world, CAMILLE).await;
    let run = owner.ask_import(&account).await.expect(202).json()["run"]["id"].as_str().unwrap().to_owned();
    work(world).await;
    owner.run(&run).await
}

/// Until the job gives up, or not.
async fn work(world: &World) {
    world.work().await;
}

async fn one_world() -> World {
    worlds_with(&Plan { locations: 12, ..Plan::default() }).await.remove(0)
}

#[tokio::test(flavor = "multi_thread")]
async fn accounts_that_cannot_be_read_say_why_and_can_be_read_later() {
    let world = one_world().await;
    for (at, row) in ROWS.iter().enumerate() {
        let owner = world.sign_up(&format!("owner{at}")).await;
        assert_eq!(owner.connect(&world, CAMILLE).await, "/dashboard/locations?connected=1");
        world.fault(ACCOUNTS, row.kind, None).await;
        let list = owner.client.post("/api/v1/google/accounts/refresh").send().await.expect(200).json();
        assert_eq!(list["error"].as_str(), row.connect, "{}", row.kind);
        assert!(!list["items"].as_array().unwrap().is_empty(), "{}: what was known stays", row.kind);
        world.no_faults().await;
        world.app.clock.advance(jiff::SignedDuration::from_secs(90));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_import_that_fails_says_why_and_one_after_it_is_whole() {
    let world = one_world().await;
    for (at, row) in ROWS.iter().enumerate() {
        let owner = world.sign_up(&format!("owner{at}")).await;
        owner.connect(&world, CAMILLE).await;
        world.fault(LIST, row.kind, None).await;
        let run = import(&world, &owner).await;
        assert_eq!((&run["state"], run["error"].as_str()), (&json!("failed"), row.import), "{}", row.kind);
        assert_eq!(owner.locations().await.len(), 0, "{}", row.kind);
        world.no_faults().await;
        world.app.clock.advance(jiff::SignedDuration::from_secs(90));
        owner.connect(&world, CAMILLE).await;
        let run = import(&world, &owner).await;
        assert_eq!((&run["state"], &run["error"]), (&json!("done"), &Value::Null), "{}: {run}", row.kind);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sync_that_fails_says_why_and_leaves_the_location_as_it_was() {
    let world = one_world().await;
    let owner = world.sign_up("owner").await;
    owner.import_all(&world).await;
    for row in &ROWS {
        let (id, ..) = some(&owner).await;
        world.fault(GET, row.kind, None).await;
        owner.ask_sync(json!({ "location_id": id })).await.expect(202);
        work(&world).await;
        let link = owner.get(&format!("/api/v1/google/locations/{id}")).await;
        assert_eq!(link["error"].as_str(), row.sync, "{}", row.kind);
        let location = owner.get(&format!("/api/v1/locations/{id}")).await;
        assert_eq!(location["sync_status"], "error", "{}", row.kind);
        assert!(!location["name"].as_str().unwrap().is_empty());
        world.no_faults().await;
        world.app.clock.advance(jiff::SignedDuration::from_secs(90));
        owner.connect(&world, CAMILLE).await;
        owner.ask_sync(json!({ "location_id": id })).await.expect(202);
        work(&world).await;
        let location = owner.get(&format!("/api/v1/locations/{id}")).await;
        assert_eq!(location["sync_status"], "synced", "{}", row.kind);
    }
    assert!(!owner.told("sync_failed").await.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_field_that_cannot_be_sent_says_why_and_is_never_sent_twice() {
    let world = one_world().await;
    let owner = world.sign_up("owner").await;
    owner.import_all(&world).await;
    for (at, row) in ROWS.iter().enumerate() {
        let (id, google_id, location) = some(&owner).await;
        let website = format!("https://n{at}.example");
        let version = format!("\"{}\"", location["version"]);
        let ask = owner.client.patch(&format!("/api/v1/locations/{id}")).header("if-match", &version);
        let _ = ask.json(&json!({ "website": website })).send().await.expect(200);
        // The trial passes; what is meant does not.
        let fault = json!({ "method": PATCH, "kind": row.kind, "after": 1 });
        world.order(axum::http::Method::POST, "/sim/faults", &fault).await;
        let link = push(&world, &owner, &id, &["website"]).await;
        let edit = link["edits"].as_array().unwrap().iter().find(|edit| edit["field"] == "website");
        let code = edit.and_then(|edit| edit["code"].as_str());
        assert_eq!(code, row.push, "{}: {link}", row.kind);
        world.no_faults().await;
        world.app.clock.advance(jiff::SignedDuration::from_secs(90));
        owner.connect(&world, CAMILLE).await;
        push(&world, &owner, &id, &["website"]).await;
        assert_eq!(world.at_google(&google_id).await["websiteUri"], website, "{}", row.kind);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_fault_that_passes_is_outlived() {
    let world = one_world().await;
    for (at, row) in ROWS.iter().enumerate() {
        if ["quota_not_granted", "quota_zero", "permission_denied", "not_found", "conflict"].contains(&row.kind) {
            continue;
        }
        let owner = world.sign_up(&format!("owner{at}")).await;
        owner.connect(&world, CAMILLE).await;
        world.fault("mybusiness*", row.kind, Some(1)).await;
        let run = import(&world, &owner).await;
        assert_eq!((&run["state"], &run["failed"]), (&json!("done"), &json!(0)), "{}: {run}", row.kind);
        world.no_faults().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn signing_in_at_google_that_fails_says_why() {
    let world = one_world().await;
    let owner = world.sign_up("owner").await;
    for (kind, code) in [
        ("invalid_grant", "google_code_refused"),
        ("internal", "google_unavailable"),
        ("unavailable", "google_unavailable"),
        ("bad_gateway", "google_unavailable"),
        ("cut", "google_unavailable"),
        ("truncated", "google_unavailable"),
    ] {
        let (url, cookie) = owner.start().await;
        let back = consent(&world, &url, CAMILLE, "allow").await;
        world.fault("oauth2.token", kind, Some(1)).await;
        let to = come_back(&world, &back, &cookie).await.header("location").to_owned();
        assert_eq!(to, format!("/dashboard/locations?google_error={code}"), "{kind}");
        world.no_faults().await;
    }
    assert_eq!(owner.get("/api/v1/google").await["connections"], json!([]));
}
