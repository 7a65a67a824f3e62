//! Steps of the work with Google, during a fault and after it.

use axum::http::Method;
use jiff::SignedDuration;
use serde_json::{Value, json};

use crate::{
    pushing::push as send,
    syncing::some,
    world::{CAMILLE, Owner, Plan, World, worlds_with},
};

const ACCOUNTS: &str = "mybusinessaccountmanagement.accounts.list";
const LIST: &str = "mybusinessbusinessinformation.accounts.locations.list";
const GET: &str = "mybusinessbusinessinformation.locations.get";
const PATCH: &str = "mybusinessbusinessinformation.locations.patch";

/// Timeout shorter than the delay of a slow response, but long enough for others.
const IMPATIENT: std::time::Duration = std::time::Duration::from_millis(100);

/// Returns a site on one engine, because the tests depend only on Google's responses.
async fn world(locations: usize) -> World {
    worlds_with(&Plan { locations, ..Plan::default() }).await.remove(0)
}

/// Returns the number of locations: lists need several pages only for faults of pages.
fn size(kind: &str, pages: usize) -> usize {
    if kind == "page_token_expired" { pages } else { 12 }
}

/// Returns a site for the time of the fault, with a short timeout for slow responses.
fn hurried(world: &World, kind: &str) -> World {
    if kind != "slow" {
        return world.clone();
    }
    world.again(google::Settings { patience: IMPATIENT, ..world.settings.clone() })
}

/// Ends the fault, waits for the end of the pause in requests, and connects again.
async fn mended(world: &World, owner: &Owner) {
    world.no_faults().await;
    world.app.clock.advance(SignedDuration::from_secs(90));
    assert_eq!(owner.connect(world, CAMILLE).await, "/dashboard/locations?connected=1");
}

/// Asserts that the connection has ended if and only if Google rejects its token, and that this is notified once.
async fn assert_connection(owner: &Owner, code: Option<&str>) {
    let has_ended = code == Some("google_reconnect_needed");
    let state = &owner.get("/api/v1/google").await["connections"][0]["state"];
    assert_eq!(state, if has_ended { "reconnect_needed" } else { "connected" });
    assert_eq!(owner.notifications("google_reconnect_needed").await.len(), usize::from(has_ended));
}

async fn import_all(world: &World, owner: &Owner) -> Value {
    let account = owner.largest_account(world, CAMILLE).await;
    let run = owner.ask_import(&account).await.expect(202).json()["run"]["id"].as_str().unwrap().to_owned();
    world.work().await;
    owner.run(&run).await
}

/// Tests reading the accounts.
pub async fn connect(kind: &str, code: Option<&str>) {
    // The fault of expired pages needs two pages of accounts, which are more than twenty.
    let world = world(size(kind, 50_000)).await;
    let owner = world.sign_up("owner").await;
    assert_eq!(owner.connect(&world, CAMILLE).await, "/dashboard/locations?connected=1");
    let before = owner.get("/api/v1/google/accounts").await["items"].clone();
    world.fault(ACCOUNTS, kind, None).await;
    let refresh =
        async |owner: &Owner| owner.client.post("/api/v1/google/accounts/refresh").send().await.expect(200).json();
    let list = refresh(&owner.at(&hurried(&world, kind))).await;
    assert_eq!(list["error"].as_str(), code);
    assert_eq!(list["items"], before, "what was known stays");
    assert_connection(&owner, code).await;
    mended(&world, &owner).await;
    let list = refresh(&owner).await;
    assert_eq!((&list["error"], &list["items"]), (&Value::Null, &before));
}

/// Tests importing the locations of an account.
pub async fn import(kind: &str, code: Option<&str>) {
    let world = world(size(kind, 130)).await;
    let owner = world.sign_up("owner").await;
    owner.connect(&world, CAMILLE).await;
    world.fault(LIST, kind, None).await;
    let hurried = hurried(&world, kind);
    let run = import_all(&hurried, &owner.at(&hurried)).await;
    assert_eq!((&run["state"], run["error"].as_str()), (&json!("failed"), code));
    let there = if kind == "page_token_expired" { 100 } else { 0 };
    assert_eq!(owner.locations().await.len(), there, "what was listed before is there, once");
    assert_connection(&owner, code).await;
    mended(&world, &owner).await;
    let run = import_all(&world, &owner).await;
    assert_eq!((&run["state"], &run["error"], &run["failed"]), (&json!("done"), &Value::Null, &json!(0)), "{run}");
    let all = owner.locations().await;
    let numbers: std::collections::HashSet<&Value> =
        all.iter().map(|location| &location["google_location_id"]).collect();
    assert_eq!((run["done"].as_u64(), all.len()), (Some(all.len() as u64), numbers.len()));
    assert!(all.len() > there && all.iter().all(|location| location["sync_status"] == "synced"));
}

/// Tests syncing one location, or all of an account where the fault concerns lists.
pub async fn sync(kind: &str, code: Option<&str>) {
    let world = world(size(kind, 130)).await;
    let owner = world.sign_up("owner").await;
    owner.import_all(&world).await;
    let (id, _, before) = some(&owner).await;
    let is_list = kind == "page_token_expired";
    let body = || if is_list { json!({}) } else { json!({ "location_id": id }) };
    world.fault(if is_list { LIST } else { GET }, kind, None).await;
    let hurried = hurried(&world, kind);
    let run = owner.at(&hurried).ask_sync(body()).await.expect(202).json()["run"]["id"].clone();
    hurried.work().await;
    let run = owner.run(run.as_str().unwrap()).await;
    let link = owner.get(&format!("/api/v1/google/locations/{id}")).await;
    let code_shown = if is_list { &run["error"] } else { &link["error"] };
    assert_eq!(code_shown.as_str(), code, "{run}");
    if is_list {
        let notifications = owner.notifications("sync_finished").await;
        assert_eq!(
            (notifications.len(), notifications[0]["params"]["code"].as_str()),
            (1, code),
            "who asked for all is told"
        );
    }
    let location = owner.get(&format!("/api/v1/locations/{id}")).await;
    if !is_list {
        assert_eq!(location["sync_status"], "error");
    }
    for field in ["name", "address", "phone", "website", "rating", "opening_hours"] {
        assert_eq!(location[field], before[field], "its values stay");
    }
    assert_connection(&owner, code).await;
    mended(&world, &owner).await;
    owner.ask_sync(body()).await.expect(202);
    world.work().await;
    assert!(owner.locations().await.iter().all(|location| location["sync_status"] == "synced"));
}

/// Tests sending an edit to Google: its validation succeeds, the edit itself fails.
pub async fn push(kind: &str, code: Option<&str>) {
    let world = world(12).await;
    let owner = world.sign_up("owner").await;
    owner.import_all(&world).await;
    let (id, google_id, location) = some(&owner).await;
    let before = world.at_google(&google_id).await["websiteUri"].clone();
    let version = format!("\"{}\"", location["version"]);
    let ask = owner.client.patch(&format!("/api/v1/locations/{id}")).header("if-match", &version);
    let _ = ask.json(&json!({ "website": "https://ours.example" })).send().await.expect(200);
    let fault = json!({ "method": PATCH, "kind": kind, "after": 1, "milliseconds": 600_000 });
    world.order(Method::POST, "/sim/faults", &fault).await;
    let hurried = hurried(&world, kind);
    let link = send(&hurried, &owner.at(&hurried), &id, &["website"]).await;
    let edit = link["edits"].as_array().unwrap().iter().find(|edit| edit["field"] == "website");
    assert_eq!(edit.and_then(|edit| edit["code"].as_str()), code, "{link}");
    world.no_faults().await;
    let there = world.at_google(&google_id).await["websiteUri"].clone();
    assert_eq!(there, if code.is_some() { before } else { json!("https://ours.example") });
    assert_connection(&owner, code).await;
    mended(&world, &owner).await;
    send(&world, &owner, &id, &["website"]).await;
    assert_eq!(world.at_google(&google_id).await["websiteUri"], "https://ours.example");
}
