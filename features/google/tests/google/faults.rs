//! Faults of Google at each step, with their outcome. The table in docs/google.md is generated from these rows.

use std::fmt::Write;

use serde_json::{Value, json};

use crate::{
    fault_steps::{connect, import, push, sync},
    world::{CAMILLE, Owner, Plan, World, come_back, consent, worlds_with},
};

/// Permanent fault at one step.
struct FaultCase {
    /// Name of the test.
    test: &'static str,
    /// Fault, as described in the documentation.
    fault: &'static str,
    step: &'static str,
    /// Code of the outcome; `None` when the fault goes unnoticed.
    code: Option<&'static str>,
}

macro_rules! matrix {
    ($($fault:literal, $kind:literal => $code:literal: $($step:ident $test:ident $($unnoticed:ident)?),+;)+) => {
        $($(
            #[tokio::test(flavor = "multi_thread")]
            async fn $test() {
                $step($kind, code!($code $($unnoticed)?)).await;
            }
        )+)+

        const MATRIX: &[FaultCase] = &[$($(
            FaultCase {
                test: stringify!($test),
                fault: $fault,
                step: stringify!($step),
                code: code!($code $($unnoticed)?),
            },
        )+)+];
    };
}

macro_rules! code {
    ($code:literal) => {
        Some($code)
    };
    ($code:literal unnoticed) => {
        None
    };
}

matrix! {
    // A new token is rejected too while the fault lasts.
    "401, also with a fresh token", "unauthorized" => "google_reconnect_needed":
        connect accounts_after_401, import import_after_401, sync sync_after_401, push push_after_401;
    "token revoked by the user", "token_revoked" => "google_reconnect_needed":
        connect accounts_after_a_revoked_token, import import_after_a_revoked_token,
        sync sync_after_a_revoked_token, push push_after_a_revoked_token;
    "403, quota not granted", "quota_not_granted" => "google_access_not_granted":
        connect accounts_without_a_quota, import import_without_a_quota, sync sync_without_a_quota,
        push push_without_a_quota;
    "429 with a quota of 0", "quota_zero" => "google_access_not_granted":
        connect accounts_at_a_quota_of_zero, import import_at_a_quota_of_zero, sync sync_at_a_quota_of_zero,
        push push_at_a_quota_of_zero;
    "403 for the user", "permission_denied" => "google_forbidden":
        connect accounts_after_403, import import_after_403, sync sync_after_403, push push_after_403;
    "404", "not_found" => "google_not_found":
        connect accounts_after_404, import import_after_404, sync sync_after_404, push push_after_404;
    "409", "conflict" => "google_conflict":
        connect accounts_after_409, import import_after_409, sync sync_after_409, push push_after_409;
    "429", "rate_limited" => "google_busy":
        connect accounts_after_429, import import_after_429, sync sync_after_429, push push_after_429;
    "500", "internal" => "google_unavailable":
        connect accounts_after_500, import import_after_500, sync sync_after_500, push push_after_500;
    "502 with a page, no JSON", "bad_gateway" => "google_unavailable":
        connect accounts_after_502, import import_after_502, sync sync_after_502, push push_after_502;
    "503", "unavailable" => "google_unavailable":
        connect accounts_after_503, import import_after_503, sync sync_after_503, push push_after_503;
    "slow: no answer in time", "slow" => "google_unavailable":
        connect accounts_that_never_come, import import_that_never_answers, sync sync_that_never_answers,
        push push_that_never_answers;
    // An edit that took effect before its response was lost is recognized.
    "connection cut", "cut" => "google_unavailable":
        connect accounts_cut_off, import import_cut_off, sync sync_cut_off, push push_cut_off unnoticed;
    "answer broken off", "truncated" => "google_unavailable":
        connect accounts_broken_off, import import_broken_off, sync sync_broken_off, push push_broken_off unnoticed;
    // Sending edits needs no list.
    "place in the list expired", "page_token_expired" => "google_page_expired":
        connect accounts_whose_page_expired, import import_whose_page_expired, sync sync_whose_page_expired;
}

/// Returns the state in which a step ends while the fault lasts.
fn final_state(row: &FaultCase) -> &'static str {
    let ends = row.code == Some("google_reconnect_needed");
    let waits = matches!(row.code, Some("google_busy" | "google_unavailable"));
    match row.step {
        "connect" if ends => "connection ended, managers told; accounts stay listed",
        "connect" => "accounts stay listed as they were",
        "import" if ends => "import failed at once, nothing added; connection ended, managers told",
        "import" if waits => "import failed after eight tries, nothing added",
        "import" if row.code == Some("google_page_expired") => {
            "list begun again eight times, then import failed; what was listed is there, once"
        }
        "import" => "import failed at once, nothing added",
        "sync" if ends => "location in error, values kept; connection ended, managers told",
        "sync" if waits => "location in error after eight tries, values kept",
        "sync" if row.code == Some("google_page_expired") => {
            "list begun again eight times, then sync failed; values kept"
        }
        "sync" => "location in error, values kept",
        _ if row.code.is_none() => "looked for at Google, found there, not sent twice",
        _ if ends => "refused, Google as before; connection ended, managers told",
        _ if waits => "refused after eight tries, Google as before",
        _ => "refused, Google as before",
    }
}

/// Returns the English message of the web app for a code.
fn sentence(code: &str) -> &'static str {
    let words = include_str!("../../../../web/src/messages/en/google.ts");
    let line = words.lines().find_map(|line| line.trim().strip_prefix(code)?.strip_prefix(": \""));
    line.and_then(|suffix| suffix.strip_suffix("\",")).unwrap_or_else(|| panic!("no sentence for {code}"))
}

#[test]
fn the_table_of_the_documentation_has_a_row_for_each_of_these_tests() {
    let mut table = String::from("| fault | step | what people read | in the end | test |\n|---|---|---|---|---|\n");
    for row in MATRIX {
        let sentence_of_code = row.code.map_or("nothing", sentence);
        let (fault, step, test) = (row.fault, row.step, row.test);
        writeln!(table, "| {fault} | {step} | {sentence_of_code} | {} | `{test}` |", final_state(row)).unwrap();
    }
    let documentation = include_str!("../../../../docs/google.md");
    assert!(documentation.contains(&table), "docs/google.md needs this table:\n\n{table}");
}

#[test]
fn every_other_test_that_the_documentation_names_exists() {
    let sources = [
        include_str!("connecting.rs"),
        include_str!("faults.rs"),
        include_str!("killing.rs"),
        include_str!("notices.rs"),
        include_str!("../../../../server/tests/killed/google.rs"),
    ];
    let documentation = include_str!("../../../../docs/google.md");
    let (_, table) = documentation.split_once("| besides |").unwrap();
    let names = table.lines().filter_map(|line| line.strip_suffix("` |")?.rsplit_once('`')).map(|(_, name)| name);
    let mut count = 0;
    for name in names {
        assert!(sources.iter().any(|source| source.contains(&format!("async fn {name}()"))), "{name}");
        count += 1;
    }
    assert_eq!(count, 8);
}

#[test]
fn every_fault_is_met_at_every_step() {
    let at = |fault: &str| MATRIX.iter().filter(|row| row.fault == fault).map(|row| row.step).collect::<Vec<_>>();
    for row in MATRIX {
        let steps = at(row.fault);
        if row.code == Some("google_page_expired") {
            assert_eq!(steps, ["connect", "import", "sync"], "nothing that is sent needs a list");
        } else {
            assert_eq!(steps, ["connect", "import", "sync", "push"], "{}", row.fault);
        }
    }
}

async fn one_world() -> World {
    worlds_with(&Plan { locations: 12, ..Plan::default() }).await.remove(0)
}

async fn import_largest(world: &World, owner: &Owner) -> Value {
    let account = owner.largest_account(world, CAMILLE).await;
    let run = owner.ask_import(&account).await.expect(202).json()["run"]["id"].as_str().unwrap().to_owned();
    world.work().await;
    owner.run(&run).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_fault_that_passes_is_outlived() {
    let world = one_world().await;
    let kinds = ["unauthorized", "rate_limited", "internal", "bad_gateway", "unavailable", "cut", "truncated"];
    for (at, kind) in kinds.into_iter().enumerate() {
        let owner = world.sign_up(&format!("owner{at}")).await;
        owner.connect(&world, CAMILLE).await;
        world.fault("mybusiness*", kind, Some(1)).await;
        let run = import_largest(&world, &owner).await;
        assert_eq!((&run["state"], &run["failed"]), (&json!("done"), &json!(0)), "{kind}: {run}");
        world.no_faults().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_place_in_the_list_that_expires_once_begins_the_list_again_and_nothing_is_there_twice() {
    let world = worlds_with(&Plan { locations: 130, ..Plan::default() }).await.remove(0);
    let owner = world.sign_up("owner").await;
    owner.connect(&world, CAMILLE).await;
    world.fault("*.locations.list", "page_token_expired", Some(1)).await;
    let run = import_largest(&world, &owner).await;
    let count = owner.locations().await.len();
    assert_eq!((&run["state"], &run["done"], &run["created"]), (&json!("done"), &json!(count), &json!(count)), "{run}");
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
