use ::jobs::run_pending;
use audit_log::{Settings, jobs};
use db::query;
use serde_json::{Value, json};
use testing::sealer;

use crate::world::{Somebody, World, worlds};

async fn state(owner: &Somebody) -> Value {
    owner.client.get("/api/v1/audit-log/state").send().await.expect(200).json()
}

async fn check(owner: &Somebody) -> Value {
    owner.client.post("/api/v1/audit-log/check").send().await.expect(200).json()
}

impl World {
    async fn tamper(&self, owner: &Somebody) {
        let changed = query!("update audit_entries set facts = '{\"a\":1}' where org_id = $1 and seq = 2", &owner.org);
        assert_eq!(changed.run(&*self.db).await.unwrap(), 1);
    }
}

#[tokio::test]
async fn the_state_covers_only_checked_entries() {
    for world in worlds().await {
        let owner = world.sign_up("zoe").await;
        let new = state(&owner).await;
        assert_eq!((&new["sealed"], &new["waiting"], &new["check"]), (&json!(0), &json!(2), &Value::Null));
        assert_eq!((&new["signature"], &new["retention_days"]), (&Value::Null, &json!(2192)));
        world.seal().await;
        assert_eq!(state(&owner).await["check"], Value::Null, "sealed is not checked");
        let checked = check(&owner).await;
        assert_eq!(checked["check"], json!({ "at": "2026-03-01T12:00:00Z", "until": 2, "flaw": null }));
        assert_eq!((&checked["sealed"], &checked["waiting"]), (&json!(2), &json!(1)), "the check itself waits");
        world.seal().await;
        let later = state(&owner).await;
        assert_eq!((&later["sealed"], &later["check"]["until"]), (&json!(3), &json!(2)));
        assert!(later["signature"].as_str().unwrap().contains('.'));
    }
}

#[tokio::test]
async fn a_row_that_was_changed_shows_at_the_next_check() {
    for world in worlds().await {
        let owner = world.sign_up("zoe").await;
        world.seal().await;
        world.tamper(&owner).await;
        assert_eq!(
            check(&owner).await["check"],
            json!({ "at": "2026-03-01T12:00:00Z", "until": 1, "flaw": "altered" })
        );
    }
}

#[tokio::test]
async fn the_clock_seals_checks_and_prunes() {
    for world in worlds().await {
        let owner = world.sign_up("zoe").await;
        let settings = Settings { retention_days: Some(30) };
        let registry = jobs(&world.app, &sealer(), &settings);
        let run = async || run_pending(&world.db, &world.app.clock, &registry).await.unwrap();
        let ran = run().await;
        assert_eq!((ran.failed, ran.retried), (0, 0));
        // Sealing, checking and pruning are due at once, in any order.
        world.seal().await;
        world.app.clock.advance(jiff::SignedDuration::from_hours(24 * 31));
        run().await;
        world.seal().await;
        let chain = audit::chain(&world.db, &owner.org).await.unwrap().unwrap();
        assert_eq!((chain.count, chain.pruned), (3, 2), "what was done, and that it was removed");
        let checked = audit::verify(&world.db, &sealer(), &owner.org, None).await.unwrap();
        assert_eq!((checked.count, checked.flaw), (3, None));
        assert_eq!(chain.verified_at, Some(world.app.now()), "checked by the clock");
    }
}
