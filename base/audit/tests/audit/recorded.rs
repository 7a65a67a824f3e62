use audit::{Act, Actor, INSTANCE, Origin, Search};
use db::query;
use jiff::SignedDuration;
use serde_json::json;

use crate::world::{KeyRotated, MemberChanged, ORG, PhotoAdded, SessionRefused, deed, user_actor, worlds};

#[tokio::test]
async fn an_entry_records_the_actor_the_action_the_target_and_the_changes() {
    for mut world in worlds().await {
        let act = deed("Café").with("version", 3i64).with("secret", "vtr_0123456789abcdef").about("zoe@example.com");
        world.record(&user_actor(), act).await;
        let [row] = &world.list(&Search::default()).await[..] else { unreachable!("one row") };
        assert_eq!((row.action.as_str(), row.actor.as_str(), row.at), ("location.updated", "user", world.now));
        assert_eq!((row.user_id.as_deref(), row.token_id.as_deref()), (Some("u1"), None));
        assert_eq!((row.object_kind.as_deref(), row.object_id.as_deref()), (Some("location"), Some("l1")));
        assert_eq!((row.object_name.as_deref(), row.person.as_deref()), (Some("Café"), Some("zoe@example.com")));
        assert_eq!((row.ip.as_deref(), row.user_agent.as_deref()), (Some("192.0.2.7"), Some("Firefox")));
        assert_eq!(row.changes, json!([{ "field": "phone", "before": null, "after": "Café" }]));
        assert_eq!(row.facts, json!({ "version": 3, "secret": "[withheld]" }));
        assert_eq!((row.seq, &row.hash), (None, &None));
    }
}

#[tokio::test]
async fn a_rolled_back_transaction_records_nothing() {
    for world in worlds().await {
        let mut tx = world.db.begin().await.unwrap();
        deed("one").record(&mut tx, &user_actor(), world.now).await.unwrap();
        drop(tx);
        assert!(world.list(&Search::default()).await.is_empty());
    }
}

#[tokio::test]
async fn each_kind_of_actor_stands_in_its_log() {
    for mut world in worlds().await {
        let origin = Origin::default;
        world.record(&Actor::token("u1", "t1", origin()).in_log_of(ORG), deed("token")).await;
        world.record(&Actor::job(Some("u2")).in_log_of(ORG), deed("job")).await;
        world.record(&Actor::job(None::<&str>).in_log_of(ORG), deed("clock")).await;
        world.record(&Actor::operator(), Act::new(KeyRotated)).await;
        world.record(&Actor::stranger(origin()), Act::new(SessionRefused)).await;
        let actors = |rows: Vec<audit::Entry>| -> Vec<_> {
            rows.into_iter().map(|row| (row.actor, row.user_id, row.token_id)).collect()
        };
        let text = |text: &str| Some(text.to_owned());
        assert_eq!(
            actors(world.list(&Search::default()).await),
            [("job".into(), None, None), ("job".into(), text("u2"), None), ("token".into(), text("u1"), text("t1")),]
        );
        let instance = audit::list(&world.db, INSTANCE, &Search::default(), None, 100).await.unwrap();
        assert_eq!(actors(instance), [("nobody".into(), None, None), ("operator".into(), None, None)]);
    }
}

#[tokio::test]
async fn rows_are_found_by_person_thing_area_and_period_and_paged_without_gaps() {
    for mut world in worlds().await {
        let start = world.now;
        for at in 0..6i64 {
            let by = Actor::user(if at % 2 == 0 { "u1" } else { "u2" }, Origin::default()).in_log_of(ORG);
            let act = if at < 3 { Act::new(MemberChanged) } else { Act::new(PhotoAdded) };
            world.record(&by, act.on("thing", if at == 5 { "b" } else { "a" }).with("at", at)).await;
        }
        let search = Search::default;
        let second = |seconds| Some(start + SignedDuration::from_secs(seconds));
        for (search, expected) in [
            (search(), vec![5, 4, 3, 2, 1, 0]),
            (Search { user: Some("u2".into()), ..search() }, vec![5, 3, 1]),
            (Search { object: Some("b".into()), ..search() }, vec![5]),
            (Search { object: Some("a".into()), user: Some("u1".into()), ..search() }, vec![4, 2, 0]),
            (Search { areas: vec!["member".into(), "google".into()], ..search() }, vec![2, 1, 0]),
            (Search { user: Some("u1".into()), areas: vec!["photo".into()], ..search() }, vec![4]),
            (Search { from: second(2), to: second(5), ..search() }, vec![3, 2, 1]),
            (Search { object: Some("a".into()), to: second(2), ..search() }, vec![0]),
            (Search { user: Some("u3".into()), ..search() }, vec![]),
        ] {
            let mut pages = Vec::new();
            let mut before = None;
            loop {
                let page = audit::list(&world.db, ORG, &search, before.as_ref(), 2).await.unwrap();
                pages.extend(page.iter().map(|row| row.facts["at"].as_i64().unwrap()));
                let Some(last) = page.last() else { break };
                before = Some(last.id.clone());
            }
            assert_eq!(pages, expected, "{search:?}");
        }
    }
}

#[tokio::test]
async fn writers_do_not_wait_for_one_another() {
    for world in worlds().await {
        if world.db.engine() == db::Engine::Sqlite {
            // SQLite has one writer at a time.
            continue;
        }
        let (mut first, mut second) = (world.db.begin().await.unwrap(), world.db.begin().await.unwrap());
        deed("one").record(&mut first, &user_actor(), world.now).await.unwrap();
        deed("two").record(&mut second, &user_actor(), world.now).await.unwrap();
        second.commit().await.unwrap();
        first.commit().await.unwrap();
        assert_eq!(world.list(&Search::default()).await.len(), 2);
    }
}

#[tokio::test]
async fn a_log_goes_with_its_organisation_and_no_other() {
    for mut world in worlds().await {
        world.fill().await;
        world.record(&Actor::operator(), Act::new(KeyRotated)).await;
        let mut tx = world.db.begin().await.unwrap();
        audit::remove(&mut tx, ORG).await.unwrap();
        tx.commit().await.unwrap();
        assert!(world.list(&Search::default()).await.is_empty());
        assert_eq!(audit::chain(&world.db, ORG).await.unwrap(), None);
        let left = query!((i64,), "select count(*) from audit_entries where org_id = $1", INSTANCE);
        assert_eq!(left.one(&*world.db).await.unwrap().0, 1);
    }
}
