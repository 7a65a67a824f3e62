use audit::{Checked, Flaw, Search};
use db::query;
use jiff::SignedDuration;
use testing::sealer;

use crate::world::{ORG, World, deed, user_actor, worlds};

impl World {
    async fn prune_older_than(&self, seconds: i64) -> u64 {
        let oldest = self.now - SignedDuration::from_secs(seconds);
        audit::prune(&self.db, &sealer(), oldest, self.now + SignedDuration::from_secs(1)).await.unwrap()
    }
}

#[tokio::test]
async fn entries_past_retention_are_pruned_and_the_rest_still_verifies() {
    for mut world in worlds().await {
        world.fill().await;
        assert_eq!(world.prune_older_than(10).await, 0);
        assert_eq!(world.prune_older_than(2).await, 2);
        assert_eq!(world.verify().await, Checked { count: 5, unsealed: 1, flaw: None });
        audit::seal(&world.db, &sealer()).await.unwrap();
        assert_eq!(world.verify().await, Checked { count: 6, unsealed: 0, flaw: None });
        let rows = world.list(&Search::default()).await;
        assert_eq!(rows.iter().filter_map(|row| row.seq).collect::<Vec<_>>(), [6, 5, 4, 3]);
        assert_eq!((rows[0].action.as_str(), rows[0].actor.as_str()), ("audit.pruned", "job"));
        assert_eq!(rows[0].facts, serde_json::json!({ "rows": 2, "until": 2 }));
    }
}

#[tokio::test]
async fn more_cannot_be_cut_off_at_the_beginning_than_was_signed() {
    for mut world in worlds().await {
        world.fill().await;
        world.prune_older_than(2).await;
        query!("delete from audit_entries where org_id = $1 and seq = 3", ORG).run(&*world.db).await.unwrap();
        assert_eq!(world.verify().await.flaw, Some(Flaw::Missing(3)));
        query!(
            "update audit_chains set pruned = 3, pruned_hash = (select hash from audit_entries where org_id = $1 and seq = 4)
             where org_id = $1",
            ORG
        )
        .run(&*world.db)
        .await
        .unwrap();
        assert_eq!(world.verify().await.flaw, Some(Flaw::NoEnd));
    }
}

#[tokio::test]
async fn unsealed_entries_are_not_pruned() {
    for mut world in worlds().await {
        world.record(&user_actor(), deed("one")).await;
        assert_eq!(world.prune_older_than(-10).await, 0);
        assert_eq!(world.list(&Search::default()).await.len(), 1);
    }
}
