//! Killed in the middle of a bulk edit, a bulk deletion, an undo.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::TempDir;
use testing::TestDb;

use crate::program::{Program, shops};

/// Locations of the short form: seven parts of 200.
const SOME: u64 = 1_400;
/// As many locations as an organization may want to change at once.
const LOCATIONS: u64 = 100_000;
/// Locations whose history is read.
const SAMPLE: usize = 55;
/// Number of locations done before each kill: in the edit, in the deletion, and in its undo.
const INSTANTS: [[u64; 3]; 2] = [[0, 1_000, 600], [600, 1, 0]];

struct Site<'a> {
    db: &'a TestDb,
    program: Option<Program>,
    token: String,
    home: TempDir,
    /// Locations it has.
    rows: u64,
}

impl Site<'_> {
    /// The program, with every location of the file.
    async fn start<'a>(db: &'a TestDb, file: &str, rows: u64) -> Site<'a> {
        let home = tempfile::tempdir().expect("a folder");
        let program = Program::start(db, home.path()).await;
        let (import, token) = program.prepared(file).await;
        program.ask("POST", &format!("/api/v1/imports/{import}/run"), &token, b"{}").await;
        while program.count(&token).await < rows {}
        Site { db, program: Some(program), token, home, rows }
    }

    async fn ask(&self, method: &str, path: &str, body: &Value) -> Value {
        let body = if body.is_null() { Vec::new() } else { body.to_string().into_bytes() };
        let program = self.program.as_ref().expect("it runs");
        program.ask(method, &format!("/api/v1{path}"), &self.token, &body).await
    }

    async fn get(&self, path: &str) -> Value {
        self.ask("GET", path, &Value::Null).await
    }

    /// Returns the number of locations that match a filter.
    async fn count(&self, filter: &str) -> u64 {
        number(&self.get(&format!("/locations/count{filter}")).await, "count")
    }

    /// Kills the process once `done` locations are done, and has another one finish: how that went. `is_done` says how
    /// many locations are as they should be in the end.
    async fn killed_at(&mut self, bulk: &Value, done: u64, is_done: impl AsyncFn(&Self) -> u64) -> Value {
        let path = format!("/locations/bulk/{}", bulk["id"].as_str().expect("an id"));
        let mut last = 0;
        while last < done {
            last = number(&self.get(&path).await, "done");
        }
        self.program.take().expect("it runs").kill().await;
        // A worker on PostgreSQL does this after the lease of the killed process expires.
        jobs::take_back(self.db, jiff::Timestamp::UNIX_EPOCH).await.expect("the database is there");
        self.program = Some(Program::start(self.db, self.home.path()).await);
        let mut is_first = true;
        loop {
            let there = is_done(self).await;
            let now = self.get(&path).await;
            let state = now["state"].as_str().expect("a state").to_owned();
            let done = number(&now, "done");
            assert!(done >= last && done <= self.rows, "it went back from {last} to {done}");
            assert_eq!(done, number(&now, "changed"), "each location is there, so each is changed: {now}");
            assert!(there <= done, "{there} are done, and it says {done}");
            if is_first {
                println!("    {last} were said to be done when it was killed; after the restart: {state}, {done} done");
                is_first = false;
            }
            assert!(there >= last, "{last} were done before there were {there}");
            last = done;
            if state == "done" || state == "undone" {
                return now;
            }
            assert!(["queued", "running", "undoing"].contains(&state.as_str()), "{now}");
        }
    }

    /// Every location that is not deleted.
    async fn all(&self) -> Vec<Value> {
        let mut all = Vec::new();
        let mut cursor = String::new();
        loop {
            let page = self.get(&format!("/locations?limit=200{cursor}")).await;
            all.extend_from_slice(page["items"].as_array().expect("items"));
            match page["next_cursor"].as_str() {
                Some(next) => cursor = format!("&cursor={next}"),
                None => return all,
            }
        }
    }

    /// The totals that are kept are what a recount gives.
    async fn assert_totals(&self, locations: &[Value]) {
        let summary = self.get("/locations/summary").await;
        assert_eq!(number(&summary, "total"), locations.len() as u64);
        let overview = self.get("/overview").await;
        let health: u64 = locations.iter().map(|location| number(location, "health")).sum();
        let good = locations.iter().filter(|location| number(location, "health") >= 80).count();
        assert_eq!(number(&overview["health"], "good"), good as u64);
        if !locations.is_empty() {
            let average = overview["health"]["average"].as_f64().expect("an average");
            assert!((average - health as f64 / locations.len() as f64).abs() < 1.0, "{average}");
        }
        let without = locations.iter().filter(|location| location["category"].is_null()).count();
        let issues = overview["issues"].as_array().expect("issues").iter();
        let without_category: u64 =
            issues.filter(|issue| issue["rule"] == "missing_category").map(|issue| number(issue, "count")).sum();
        assert_eq!(without_category, without as u64);
    }

    /// Some of the locations have each of these versions in their history, once.
    async fn assert_history(&self, locations: &[Value], versions: &[(u64, &str)]) {
        for location in locations.iter().step_by(locations.len().div_ceil(SAMPLE)) {
            let id = location["id"].as_str().expect("an id");
            let history = self.get(&format!("/locations/{id}/history")).await;
            let lines = history["items"].as_array().expect("items").iter();
            let history_lines: Vec<_> =
                lines.map(|line| (number(line, "version"), line["event"].as_str().expect("an event"))).collect();
            assert_eq!(history_lines, versions);
        }
    }
}

fn number(object: &Value, field: &str) -> u64 {
    object[field].as_u64().unwrap_or_else(|| panic!("no number {field} in {object}"))
}

/// Edits all locations, deletes them and undoes that. Kills the process once in each, at the given number of locations.
async fn edited_deleted_and_back(site: &mut Site<'_>, [edit_at, delete_at, undo_at]: [u64; 3]) {
    let rows = site.rows;
    let begun = Instant::now();
    let report = |step: &str| println!("  {step} after {:.0} s", begun.elapsed().as_secs_f64());
    let edit = json!({ "scope": { "filters": {} }, "expected": rows,
        "action": { "kind": "edit", "changes": { "category": "Clinic" } } });
    let bulk = site.ask("POST", "/locations/bulk", &edit).await;
    let edited = site.killed_at(&bulk, edit_at, async |site| site.count("?category=Clinic").await).await;
    assert_eq!(number(&edited, "done"), rows);
    report("all are edited");
    let edited = site.all().await;
    assert_eq!(edited.len() as u64, rows);
    assert!(edited.iter().all(|location| location["category"] == "Clinic" && location["version"] == 2));
    site.assert_totals(&edited).await;
    site.assert_history(&edited, &[(2, "changed"), (1, "created")]).await;

    let delete = json!({ "scope": { "filters": {} }, "expected": rows, "action": { "kind": "delete" } });
    let bulk = site.ask("POST", "/locations/bulk", &delete).await;
    let deleted = site.killed_at(&bulk, delete_at, async |site| rows - site.count("").await).await;
    assert_eq!(number(&deleted, "done"), rows);
    report("all are deleted");
    assert_eq!(site.all().await.len(), 0);
    site.assert_totals(&[]).await;

    let path = format!("/locations/bulk/{}/undo", bulk["id"].as_str().expect("an id"));
    let undoing = site.ask("POST", &path, &Value::Null).await;
    let undone = site.killed_at(&undoing, undo_at, async |site| site.count("").await).await;
    assert_eq!(number(&undone, "done"), rows);
    report("all are back");
    let restored = site.all().await;
    assert!(restored.iter().all(|location| location["category"] == "Clinic" && location["version"] == 4));
    assert_eq!(restored.len() as u64, rows);
    site.assert_totals(&restored).await;
    let all = [(4, "restored"), (3, "deleted"), (2, "changed"), (1, "created")];
    site.assert_history(&restored, &all).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_bulk_edit_goes_on_where_it_was_and_does_each_location_once() {
    let file = shops(SOME);
    for instants in INSTANTS {
        for db in testing::engines().await {
            let mut site = Site::start(&db, &file, SOME).await;
            edited_deleted_and_back(&mut site, instants).await;
        }
    }
}

/// The long form, of 100,000: `.ci/with-postgres cargo test -p vitrine --test killed -- --ignored --nocapture`
#[tokio::test(flavor = "multi_thread")]
#[ignore = "minutes on each engine; its figures stand in docs/operations.md"]
async fn a_killed_bulk_edit_of_a_hundred_thousand_goes_on_and_does_each_location_once() {
    let file = shops(LOCATIONS);
    for db in testing::engines().await {
        let begun = Instant::now();
        println!("{:?}:", db.engine());
        let all = async {
            let mut site = Site::start(&db, &file, LOCATIONS).await;
            println!("  {LOCATIONS} are imported after {:.0} s", begun.elapsed().as_secs_f64());
            edited_deleted_and_back(&mut site, [LOCATIONS / 2, LOCATIONS / 4, 3 * LOCATIONS / 4]).await;
        };
        tokio::time::timeout(Duration::from_mins(20), all).await.expect("it gets through");
        println!("  done and read back after {:.0} s", begun.elapsed().as_secs_f64());
    }
}
