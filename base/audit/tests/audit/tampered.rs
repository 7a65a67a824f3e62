//! Tests of each way to change sealed rows with database access only.

use audit::{Checked, EntryId, Flaw, Search};
use db::query;
use testing::sealer;

use crate::world::{ORG, World, deed, user_actor, worlds};

impl World {
    /// Returns the id of a sealed row.
    async fn id(&self, seq: i64) -> EntryId {
        let rows = self.list(&Search::default()).await;
        rows.into_iter().find(|row| row.seq == Some(seq)).unwrap().id
    }

    /// Returns the last valid row and the first flaw of a check.
    async fn flaw(&self) -> (i64, Option<Flaw>) {
        let Checked { count, flaw, .. } = self.verify().await;
        (count, flaw)
    }
}

#[tokio::test]
async fn a_row_that_was_changed_in_any_column_is_named() {
    for mut world in worlds().await {
        world.fill().await;
        let id = world.id(3).await;
        let db = &*world.db;
        let altered = (2, Some(Flaw::Altered { seq: 3, id: id.clone() }));
        macro_rules! tampered {
            ($($tamper:literal then $undo:literal),+ $(,)?) => {$(
                query!($tamper, ORG, &id).run(db).await.unwrap();
                assert_eq!(world.flaw().await, altered, "{}", $tamper);
                query!($undo, ORG, &id).run(db).await.unwrap();
                assert_eq!(world.flaw().await, (5, None), "{}", $undo);
            )+};
        }
        tampered!(
            "update audit_entries set action = action || 'x' where org_id = $1 and id = $2"
            then "update audit_entries set action = 'location.updated' where org_id = $1 and id = $2",
            "update audit_entries set area = 'member' where org_id = $1 and id = $2"
            then "update audit_entries set area = 'location' where org_id = $1 and id = $2",
            "update audit_entries set actor = 'operator' where org_id = $1 and id = $2"
            then "update audit_entries set actor = 'user' where org_id = $1 and id = $2",
            "update audit_entries set user_id = 'u2' where org_id = $1 and id = $2"
            then "update audit_entries set user_id = 'u1' where org_id = $1 and id = $2",
            "update audit_entries set token_id = '' where org_id = $1 and id = $2"
            then "update audit_entries set token_id = null where org_id = $1 and id = $2",
            "update audit_entries set object_kind = 'photo' where org_id = $1 and id = $2"
            then "update audit_entries set object_kind = 'location' where org_id = $1 and id = $2",
            "update audit_entries set object_id = 'l2' where org_id = $1 and id = $2"
            then "update audit_entries set object_id = 'l1' where org_id = $1 and id = $2",
            "update audit_entries set object_name = null where org_id = $1 and id = $2"
            then "update audit_entries set object_name = 'three' where org_id = $1 and id = $2",
            "update audit_entries set changes = changes || ' ' where org_id = $1 and id = $2"
            then "update audit_entries set changes = trim(changes) where org_id = $1 and id = $2",
            "update audit_entries set facts = facts || ' ' where org_id = $1 and id = $2"
            then "update audit_entries set facts = trim(facts) where org_id = $1 and id = $2",
            "update audit_entries set ip = null where org_id = $1 and id = $2"
            then "update audit_entries set ip = '192.0.2.7' where org_id = $1 and id = $2",
            "update audit_entries set user_agent = 'curl' where org_id = $1 and id = $2"
            then "update audit_entries set user_agent = 'Firefox' where org_id = $1 and id = $2",
            "update audit_entries set person = 'Zoe' where org_id = $1 and id = $2"
            then "update audit_entries set person = null where org_id = $1 and id = $2",
            "update audit_entries set salt = salt || ' ' where org_id = $1 and id = $2"
            then "update audit_entries set salt = trim(salt) where org_id = $1 and id = $2",
            "update audit_entries set personal = personal || ' ' where org_id = $1 and id = $2"
            then "update audit_entries set personal = trim(personal) where org_id = $1 and id = $2",
            "update audit_entries set hash = hash || ' ' where org_id = $1 and id = $2"
            then "update audit_entries set hash = trim(hash) where org_id = $1 and id = $2",
        );
        query!("update audit_entries set at = at + 1 where org_id = $1 and id = $2", ORG, &id).run(db).await.unwrap();
        assert_eq!(world.flaw().await, altered, "at");
    }
}

#[tokio::test]
async fn a_row_that_was_removed_is_named() {
    for mut world in worlds().await {
        world.fill().await;
        let id = world.id(3).await;
        query!("delete from audit_entries where org_id = $1 and id = $2", ORG, &id).run(&*world.db).await.unwrap();
        assert_eq!(world.flaw().await, (2, Some(Flaw::Missing(3))));
        for seq in [4i64, 5] {
            query!("update audit_entries set seq = seq - 1 where org_id = $1 and seq = $2", ORG, seq)
                .run(&*world.db)
                .await
                .unwrap();
        }
        let id = world.id(3).await;
        assert_eq!(world.flaw().await, (2, Some(Flaw::Altered { seq: 3, id })), "renumbered");
    }
}

#[tokio::test]
async fn a_row_that_was_put_in_is_named() {
    for mut world in worlds().await {
        world.fill().await;
        // From the end, so that no two rows share a number in between.
        for seq in [5i64, 4, 3] {
            query!("update audit_entries set seq = seq + 1 where org_id = $1 and seq = $2", ORG, seq)
                .run(&*world.db)
                .await
                .unwrap();
        }
        query!(
            "insert into audit_entries (org_id, id, at, action, area, actor, user_id, changes, facts, salt, personal, seq, hash)
             select org_id, $2, at, action, area, actor, 'u9', changes, facts, salt, personal, 3, hash
             from audit_entries where org_id = $1 and seq = 4",
            ORG,
            EntryId::new(world.now)
        )
        .run(&*world.db)
        .await
        .unwrap();
        let id = world.id(3).await;
        assert_eq!(world.flaw().await, (2, Some(Flaw::Altered { seq: 3, id })));
    }
}

#[tokio::test]
async fn rows_in_another_order_are_named() {
    for mut world in worlds().await {
        world.fill().await;
        for (from, to) in [(2i64, 99i64), (4, 2), (99, 4)] {
            query!("update audit_entries set seq = $3 where org_id = $1 and seq = $2", ORG, from, to)
                .run(&*world.db)
                .await
                .unwrap();
        }
        let id = world.id(2).await;
        assert_eq!(world.flaw().await, (1, Some(Flaw::Altered { seq: 2, id })));
    }
}

#[tokio::test]
async fn a_row_of_another_log_does_not_fit() {
    for mut world in worlds().await {
        world.fill().await;
        query!("update audit_entries set org_id = 'other' where org_id = $1", ORG).run(&*world.db).await.unwrap();
        query!("update audit_chains set org_id = 'other' where org_id = $1", ORG).run(&*world.db).await.unwrap();
        let checked = audit::verify(&world.db, &sealer(), "other", None).await.unwrap();
        assert_eq!(checked.flaw, Some(Flaw::NoEnd));
    }
}

#[tokio::test]
async fn an_end_that_was_cut_off_shows_also_when_the_count_was_lowered() {
    for mut world in worlds().await {
        world.fill().await;
        query!("delete from audit_entries where org_id = $1 and seq > 3", ORG).run(&*world.db).await.unwrap();
        assert_eq!(world.flaw().await, (3, Some(Flaw::OtherEnd(3))));
        query!(
            "update audit_chains set count = 3, hash = (select hash from audit_entries where org_id = $1 and seq = 3)
             where org_id = $1",
            ORG
        )
        .run(&*world.db)
        .await
        .unwrap();
        assert_eq!(world.flaw().await, (0, Some(Flaw::NoEnd)));
        query!("delete from audit_chains where org_id = $1", ORG).run(&*world.db).await.unwrap();
        assert_eq!(world.flaw().await, (0, Some(Flaw::NoEnd)));
        assert_eq!(audit::logs(&world.db).await.unwrap(), [ORG], "it is looked at all the same");
    }
}

#[tokio::test]
async fn an_older_end_does_not_hide_newer_rows() {
    for mut world in worlds().await {
        world.fill().await;
        let old = audit::chain(&world.db, ORG).await.unwrap().unwrap();
        world.record(&user_actor(), deed("six")).await;
        audit::seal(&world.db, &sealer()).await.unwrap();
        query!(
            "update audit_chains set count = $2, hash = $3, signature = $4 where org_id = $1",
            ORG,
            old.count,
            &old.hash,
            &old.signature
        )
        .run(&*world.db)
        .await
        .unwrap();
        assert_eq!(world.flaw().await, (5, Some(Flaw::OtherEnd(5))));
    }
}

#[tokio::test]
async fn nothing_is_added_to_a_chain_that_was_tampered_with() {
    for mut world in worlds().await {
        world.fill().await;
        world.record(&user_actor(), deed("six")).await;
        query!("update audit_chains set count = 4 where org_id = $1", ORG).run(&*world.db).await.unwrap();
        assert_eq!(audit::seal(&world.db, &sealer()).await.unwrap(), 0);
        assert_eq!(audit::prune(&world.db, &sealer(), world.now, world.now).await.unwrap(), 0);
        query!("delete from audit_chains where org_id = $1", ORG).run(&*world.db).await.unwrap();
        assert_eq!(audit::seal(&world.db, &sealer()).await.unwrap(), 0);
        assert_eq!(world.flaw().await, (0, Some(Flaw::NoEnd)));
    }
}
