//! Receivers of webhooks do not respond.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::time::sleep;

use crate::{
    Outcome,
    caller::{Caller, json_array, json_str},
    rows::receiver::{Receiver, ReceiverBehavior},
    trial::{Fault, FaultResult, Trial},
};

/// The row.
pub const FAULT: Fault = Fault {
    number: 9,
    name: "receivers of webhooks fail",
    injected: "each message to a receiver that answers 500, hangs, redirects or is gone (410), beside one that takes all; \
               those that failed are mended",
    share: 2,
    is_short: true,
    run: |trial| Box::pin(run(trial)),
};

/// Maximum time until a healthy receiver gets an event, regardless of the others.
const MAX_DELIVERY_TIME: Duration = Duration::from_secs(10);
/// Maximum time until a retry: the first is after ten seconds, plus jitter of an eleventh, plus the time to notice.
const MAX_RETRY_TIME: Duration = Duration::from_secs(40);

async fn run(trial: &Trial<'_>) -> Outcome<FaultResult> {
    let site = trial.site(&["--webhook-allow-private"]).await?;
    let mut rounds = 0;
    while trial.goes_on(rounds, 1) {
        let owner = site.sign_up_user(&format!("owner-{rounds}")).await?;
        round(trial, &owner).await?;
        rounds += 1;
    }
    Ok(FaultResult::Completed)
}

async fn round(trial: &Trial<'_>, owner: &Caller) -> Outcome {
    let events = trial.either(5, 12);
    let elsewhere = Receiver::start(ReceiverBehavior::Status(200)).await?;
    let (good, good_id) = add_webhook(owner, ReceiverBehavior::Status(200)).await?;
    let (failing, failing_id) = add_webhook(owner, ReceiverBehavior::Status(500)).await?;
    let (hanging, hanging_id) = add_webhook(owner, ReceiverBehavior::Hang).await?;
    let (redirecting, redirecting_id) = add_webhook(owner, ReceiverBehavior::Redirect(elsewhere.url.clone())).await?;
    let (gone, gone_id) = add_webhook(owner, ReceiverBehavior::Status(410)).await?;
    let start = Instant::now();
    for event in 0..events {
        let added = owner.create_location(&format!("Shop {event}")).await.ok_or("no answer")?;
        trial.tally.holds(added.is_success(), || format!("a write: {}", added.summary()));
    }
    while good.received().messages.len() < events && start.elapsed() < MAX_DELIVERY_TIME {
        sleep(Duration::from_millis(5)).await;
    }
    trial
        .tally
        .holds(good.received().messages.len() == events, || format!("the good one was told {:?}", good.received()));
    let off = owner.poll_until(&format!("/api/v1/webhooks/{gone_id}"), |hook| hook["is_active"] == false).await?;
    trial.tally.holds(off["disabled_reason"] == "gone", || format!("who is gone: {off}"));
    trial.tally.holds(gone.received().messages.len() < events.max(2), || "who is gone was told on and on".into());

    if trial.either(false, true) {
        let mended = Instant::now();
        for receiver in [&failing, &hanging, &redirecting] {
            receiver.set_behavior(ReceiverBehavior::Status(200));
        }
        for (receiver, id) in [(&failing, &failing_id), (&hanging, &hanging_id), (&redirecting, &redirecting_id)] {
            let path = format!("/api/v1/webhooks/{id}/deliveries");
            let all = |page: &Value| json_array(page, "items").iter().all(|delivery| delivery["state"] == "delivered");
            let page = owner.poll_until(&path, |page| all(page) || mended.elapsed() > MAX_RETRY_TIME).await?;
            let came = receiver.received().messages.len();
            trial
                .tally
                .holds(all(&page) && came == events, || format!("mended, it was told {came} of {events}: {page}"));
        }
        trial.tally.recovered(mended.elapsed());
    }
    for (receiver, name) in [(&good, "good"), (&failing, "500"), (&hanging, "hangs"), (&redirecting, "redirects")] {
        let got = receiver.received();
        trial.tally.holds(got.badly_signed == 0, || format!("{name}: badly signed: {got:?}"));
        if name != "good" {
            trial.tally.tried(got.messages.values().sum());
        }
    }
    let good_ones = good.received().messages.values().all(|times| *times == 1);
    trial.tally.holds(good_ones, || format!("told twice though all was well: {:?}", good.received()));
    trial.tally.holds(elsewhere.received().messages.is_empty(), || "a redirect was followed".into());
    owner.get(&format!("/api/v1/webhooks/{good_id}")).await.map(drop)
}

/// A receiver that answers like this, and the id of the webhook that leads to it.
async fn add_webhook(owner: &Caller, behavior: ReceiverBehavior) -> Outcome<(Receiver, String)> {
    let receiver = Receiver::start(behavior).await?;
    let body = json!({ "url": receiver.url, "events": ["location.created"] });
    let made = owner.post("/api/v1/webhooks", &body).await?;
    receiver.set_secret(json_str(&made, "secret")?);
    let id = json_str(&made, "id")?.to_owned();
    Ok((receiver, id))
}
