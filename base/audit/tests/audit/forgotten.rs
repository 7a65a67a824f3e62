use audit::{Act, Actor, Checked, Flaw, Origin, Search};
use db::query;
use testing::sealer;

use crate::world::{MemberInvited, MemberJoined, ORG, deed, user_actor, worlds};

#[tokio::test]
async fn erasing_personal_data_leaves_the_chain_valid() {
    for mut world in worlds().await {
        let origin = Origin { ip: Some("198.51.100.9".into()), user_agent: Some("Safari".into()) };
        let other = Actor::user("u2", origin).in_log_of(ORG);
        world.record(&user_actor(), deed("one")).await;
        world.record(&other, Act::new(MemberInvited).on("invitation", "i1").about("zoe@example.com")).await;
        world.record(&other, Act::new(MemberJoined).on("member", "u1").about("Zoé")).await;
        world.record(&other, deed("two")).await;
        audit::seal(&world.db, &sealer()).await.unwrap();
        world.record(&user_actor(), deed("three")).await;

        let mut tx = world.db.begin().await.unwrap();
        assert_eq!(audit::forget(&mut tx, "u1", "zoe@example.com").await.unwrap(), 4);
        tx.commit().await.unwrap();
        assert_eq!(world.verify().await, Checked { count: 4, unsealed: 1, flaw: None });
        audit::seal(&world.db, &sealer()).await.unwrap();
        assert_eq!(world.verify().await, Checked { count: 5, unsealed: 0, flaw: None });
        let rows = world.list(&Search::default()).await;
        let personal: Vec<_> = rows.iter().map(|row| (row.ip.is_some(), row.person.is_some())).collect();
        assert_eq!(personal, [(false, false), (true, false), (false, false), (false, false), (false, false)]);
        assert_eq!(rows[0].object_name.as_deref(), Some("three"), "what was done stays");
        let left = query!(
            (i64,),
            "select count(*) from audit_entries where org_id = $1 and (person like '%zoe%' or ip = '192.0.2.7')",
            ORG
        );
        assert_eq!(left.one(&*world.db).await.unwrap().0, 0);
    }
}

#[tokio::test]
async fn to_forget_is_not_to_change() {
    for mut world in worlds().await {
        world.fill().await;
        query!("update audit_entries set salt = null, ip = '192.0.2.9' where org_id = $1 and seq = 2", ORG)
            .run(&*world.db)
            .await
            .unwrap();
        assert!(matches!(world.verify().await.flaw, Some(Flaw::Altered { seq: 2, .. })));
    }
}
