//! The clock jumps.

use serde_json::{Value, json};

use crate::{
    Outcome,
    caller::{Caller, json_str, json_u64},
    clock::Clock,
    lab::{Engine, Store},
    rows::imports,
    site::{Site, Started},
    trial::{Fault, FaultResult, Trial},
};

/// The row.
pub const FAULT: Fault = Fault {
    number: 6,
    name: "the clock jumps",
    injected: "the clock of the running program (libfaketime) set 100 s, an hour, a day or 30 days forward or back, with a \
               session and a job under way; on PostgreSQL also two processes 110 s apart",
    share: 2,
    is_short: true,
    run: |trial| Box::pin(run(trial)),
};

const HOUR: i64 = 3_600;
const DAY: i64 = 24 * HOUR;
/// Tolerated difference of two clocks, in seconds.
const MAX_SKEW: i64 = 120;
/// Jumps of the clock, in seconds; one below [`MAX_SKEW`] must have no effect.
const JUMPS: [i64; 8] = [HOUR, -HOUR, 100, -100, DAY, -DAY, 30 * DAY, -30 * DAY];
/// Jump beside a process with the right clock: for that one, a session of thirty days ago has expired.
const JUMP_BESIDE_ANOTHER: i64 = DAY;
const ROWS: u64 = 40;

async fn run(trial: &Trial<'_>) -> Outcome<FaultResult> {
    let store = trial.store().await?;
    let Some(clock) = Clock::right(&store.home)? else {
        return Ok(FaultResult::Skipped("libfaketime is not installed".into()));
    };
    let site = start(trial, &store, &clock).await?;
    let mut other = if trial.engine == Engine::Postgres { Some(trial.site_on(&store, &[]).await?) } else { None };
    let mut tries = 0;
    while trial.goes_on(tries, trial.either(2, JUMPS.len())) {
        clock.set(0)?;
        let jump = JUMPS.get(tries % JUMPS.len()).copied().unwrap_or_default();
        let is_alone = jump.abs() > JUMP_BESIDE_ANOTHER;
        if let Some(other) = other.as_mut().filter(|_| is_alone) {
            other.kill()?;
        }
        let owner = site.sign_up_user(&format!("owner-{tries}")).await?;
        jumped(trial, &owner, &clock, jump).await?;
        if let Some(other) = &mut other {
            if is_alone {
                other.go_on().await?;
            }
            check_clock_difference(trial, &site, other, &clock, tries).await?;
        }
        tries += 1;
        trial.tally.tried(if other.is_some() { 2 } else { 1 });
    }
    Ok(FaultResult::Completed)
}

async fn start(trial: &Trial<'_>, store: &Store, clock: &Clock) -> Outcome<Site> {
    let mut started = Started::of(trial.lab, store, &[])?;
    started.environment.extend(clock.environment());
    Site::start(started).await
}

/// An edit is under way when the clock jumps, and a session is open; then it jumps back.
async fn jumped(trial: &Trial<'_>, owner: &Caller, clock: &Clock, jump: i64) -> Outcome {
    import(trial, owner, "before", ROWS).await?;
    let edit = json!({ "scope": { "filters": {} }, "expected": ROWS,
        "action": { "kind": "edit", "changes": { "category": "Hospital" } } });
    let bulk = owner.post("/api/v1/locations/bulk", &edit).await?;
    clock.set(jump)?;

    let status = owner.request("GET", "/api/v1/me", &[], b"").await.ok_or("no answer")?.status;
    if jump.abs() <= MAX_SKEW {
        trial.tally.holds(status == 200, || format!("a jump of {jump} s signed somebody out: {status}"));
    } else if jump >= HOUR + MAX_SKEW {
        trial.tally.holds(status == 401, || format!("a token is accepted {jump} s later: {status}"));
    }
    let session = match owner.refresh(&owner.session).await {
        Some(answer) if answer.is_success() => owner.with_session(answer.json(), owner.email.clone()),
        // A session may be too old by then; its user signs in.
        Some(answer) if (400..500).contains(&answer.status) => {
            trial
                .tally
                .holds(jump.abs() > HOUR, || format!("a jump of {jump} s ended a session: {}", answer.summary()));
            owner.sign_in().await?
        }
        answer => return Err(format!("refreshing after {jump} s: {answer:?}").into()),
    };
    // Jobs due before the clock went back become due when it reaches that time again.
    if jump > 0 {
        finished(trial, &session, &bulk, jump).await?;
    }
    import(trial, &session, "after", 2 * ROWS).await?;

    clock.set(0)?;
    // A session of the wrong clock is not valid under the right one: sign in again.
    let session = session.sign_in().await?;
    finished(trial, &session, &bulk, jump).await?;
    import(trial, &session, "back", 3 * ROWS).await
}

/// The edit ends, and was made once, at each of the locations that were there.
async fn finished(trial: &Trial<'_>, owner: &Caller, bulk: &Value, jump: i64) -> Outcome {
    let path = format!("/api/v1/locations/bulk/{}", json_str(bulk, "id")?);
    let ended = owner.poll_until(&path, |bulk| bulk["state"] == "done" || bulk["state"] == "failed").await?;
    trial.tally.holds(ended["state"] == "done", || format!("a job under way ended as {ended} after {jump} s"));
    let locations = owner.get_all_pages("/api/v1/locations").await?;
    let edited = locations.iter().filter(|location| location["category"] == "Hospital");
    let versions: Vec<_> = edited.map(|location| location["version"].as_u64()).collect();
    let is_once = versions.len() as u64 == ROWS && versions.iter().all(|version| *version == Some(2));
    trial.tally.holds(is_once, || format!("a jump of {jump} s made an edit twice, or not everywhere"));
    Ok(())
}

/// A job that is asked for runs, once.
async fn import(trial: &Trial<'_>, owner: &Caller, name: &str, expected: u64) -> Outcome {
    let import = imports::checked(owner, &imports::file(name, ROWS)).await?;
    let start = std::time::Instant::now();
    imports::started(owner, &import).await?;
    imports::done(owner, &import).await?;
    trial.tally.recovered(start.elapsed());
    let count = owner.count_locations().await?;
    trial.tally.holds(count == expected, || format!("{count} locations instead of {expected}, {name} the jump"));
    Ok(())
}

/// Two processes, the clock of one some time before or after the other's: what one signs the other accepts.
async fn check_clock_difference(trial: &Trial<'_>, site: &Site, other: &Site, clock: &Clock, round: usize) -> Outcome {
    for by in [110, -110] {
        clock.set(by)?;
        let here = site.sign_up_user(&format!("here-{round}-{by}")).await?;
        let there = other.sign_up_user(&format!("there-{round}-{by}")).await?;
        for (caller, at) in [(&here, other), (&there, site)] {
            let answer = caller.on_port(at.started.port).request("GET", "/api/v1/locations/count", &[], b"").await;
            let status = answer.map(|answer| answer.status);
            trial.tally.holds(status == Some(200), || format!("{by} s apart, a session is refused: {status:?}"));
        }
        let added = here.on_port(other.started.port).create_location("Shop").await.ok_or("no answer")?;
        trial.tally.holds(added.is_success(), || format!("{by} s apart, a write: {}", added.summary()));
        let seen = json_u64(&here.get("/api/v1/locations/summary").await?, "total")?;
        trial.tally.holds(seen == 1, || format!("{by} s apart, {seen} are seen"));
    }
    clock.set(0)
}
