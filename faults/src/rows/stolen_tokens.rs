//! A refresh token that was stolen and is used again; and many tabs that refresh at once.

use std::collections::HashSet;

use futures::future::join_all;
use serde_json::Value;

use crate::{
    Outcome,
    caller::Caller,
    trial::{Fault, FaultResult, Trial},
};

/// The row.
pub const FAULT: Fault = Fault {
    number: 18,
    name: "stolen refresh tokens",
    injected: "each of 10 generations of a refresh token used again; 20 tabs that refresh one session at once",
    share: 1,
    is_short: true,
    run: |trial| Box::pin(run(trial)),
};

const GENERATIONS: usize = 10;
const TABS: usize = 20;

async fn run(trial: &Trial<'_>) -> Outcome<FaultResult> {
    let site = trial.site(&["--connections-per-address", "1000"]).await?;
    let owner = site.sign_up_user("owner").await?;
    let mut rounds = 0;
    while trial.goes_on(rounds, 1) {
        tabs(trial, &owner.sign_in().await?).await?;
        // Each theft takes a token of another generation, except the youngest, which stays with its owner.
        let thefts = trial.either(1, GENERATIONS - 1);
        for stolen in 0..thefts {
            theft(trial, &owner, stolen).await?;
        }
        rounds += 1;
    }
    Ok(FaultResult::Completed)
}

/// Checks that concurrent refreshes of several tabs return one session, and that the user stays signed in.
async fn tabs(trial: &Trial<'_>, owner: &Caller) -> Outcome {
    let (mut refreshed, mut latest) = (HashSet::new(), Value::Null);
    for answer in join_all((0..TABS).map(|_| owner.refresh(&owner.session))).await {
        let answer = answer.ok_or("no answer")?;
        trial.tally.holds(answer.is_success(), || format!("a tab was signed out: {}", answer.summary()));
        latest = answer.json();
        refreshed.insert(latest["refresh_token"].to_string());
    }
    trial.tally.holds(refreshed.len() == 1, || format!("{} sessions for {TABS} tabs", refreshed.len()));
    let goes_on = owner.refresh(&latest).await.is_some_and(|answer| answer.is_success());
    trial.tally.holds(goes_on, || "the session does not go on".into());
    trial.tally.tried(TABS);
    Ok(())
}

/// Once it is used again, every descendant is refused; the user's other sessions are not.
async fn theft(trial: &Trial<'_>, owner: &Caller, stolen: usize) -> Outcome {
    let other = owner.sign_in().await?;
    let mut family = vec![owner.sign_in().await?.session];
    while let Some(latest) = family.last()
        && family.len() < GENERATIONS
    {
        family.push(owner.refresh(latest).await.ok_or("no answer")?.json_or_error()?);
    }
    let replayed = owner.refresh(&family[stolen]).await.ok_or("no answer")?;
    // The parent of the latest is what a tab that lost the answer would send.
    let is_lost_answer = stolen + 2 == GENERATIONS;
    trial.tally.holds(is_lost_answer || !replayed.is_success(), || {
        format!("generation {stolen} again: {}", replayed.summary())
    });
    if !replayed.is_success() {
        for (number, session) in family.iter().enumerate() {
            let refreshed = owner.refresh(session).await.ok_or("no answer")?;
            trial.tally.holds(!refreshed.is_success(), || format!("after theft of {stolen}, {number} is good still"));
            let identity =
                owner.with_session(session.clone(), String::new()).request("GET", "/api/v1/me", &[], b"").await;
            let status = identity.map(|answer| answer.status);
            trial
                .tally
                .holds(status == Some(401), || format!("after theft of {stolen}, access by {number}: {status:?}"));
        }
    }
    let is_untouched = other.request("GET", "/api/v1/me", &[], b"").await.is_some_and(|answer| answer.is_success());
    trial.tally.holds(is_untouched, || "another session of the user ended too".into());
    trial.tally.tried(1);
    Ok(())
}
