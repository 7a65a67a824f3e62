use audit::{Act, Actor, Checked, INSTANCE, Noted, Search};
use crypto::{KEY_BYTES, Sealer};
use testing::sealer;

use crate::world::{KeyRotated, ORG, deed, user_actor, worlds};

#[tokio::test]
async fn rows_are_numbered_without_gaps_in_each_log_and_the_chain_is_whole() {
    for mut world in worlds().await {
        world.fill().await;
        world.record(&Actor::operator(), Act::new(KeyRotated)).await;
        world.record(&user_actor(), deed("six")).await;
        assert_eq!(world.verify().await, Checked { count: 5, unsealed: 1, flaw: None });
        assert_eq!(audit::seal(&world.db, &sealer()).await.unwrap(), 2);
        assert_eq!(audit::seal(&world.db, &sealer()).await.unwrap(), 0);
        let numbers: Vec<_> = world.list(&Search::default()).await.into_iter().filter_map(|row| row.seq).collect();
        assert_eq!(numbers, [6, 5, 4, 3, 2, 1]);
        assert_eq!(world.verify().await, Checked { count: 6, unsealed: 0, flaw: None });
        assert_eq!(audit::logs(&world.db).await.unwrap(), [ORG, INSTANCE]);
        let instance = audit::verify(&world.db, &sealer(), INSTANCE, None).await.unwrap();
        assert_eq!(instance, Checked { count: 1, unsealed: 0, flaw: None });
    }
}

#[tokio::test]
async fn concurrent_sealers_make_one_chain() {
    for mut world in worlds().await {
        for round in 0..40 {
            world.record(&user_actor(), deed(&round.to_string())).await;
        }
        let sealer = sealer();
        let (first, second, third) = tokio::join!(
            audit::seal(&world.db, &sealer),
            audit::seal(&world.db, &sealer),
            audit::seal(&world.db, &sealer)
        );
        assert_eq!(first.unwrap() + second.unwrap() + third.unwrap(), 40);
        assert_eq!(world.verify().await, Checked { count: 40, unsealed: 0, flaw: None });
    }
}

#[tokio::test]
async fn more_rows_than_fit_a_page_are_sealed_and_checked() {
    for world in worlds().await {
        let mut tx = world.db.begin().await.unwrap();
        for at in 0..2_100 {
            deed(&at.to_string()).record(&mut tx, &user_actor(), world.now).await.unwrap();
        }
        tx.commit().await.unwrap();
        assert_eq!(audit::seal(&world.db, &sealer()).await.unwrap(), 2_100);
        assert_eq!(world.verify().await, Checked { count: 2_100, unsealed: 0, flaw: None });
    }
}

#[tokio::test]
async fn a_chain_goes_on_with_a_new_key_while_the_old_one_is_kept() {
    for mut world in worlds().await {
        world.fill().await;
        let both = Sealer::new(&[[9; KEY_BYTES], [7; KEY_BYTES]]).unwrap();
        world.record(&user_actor(), deed("six")).await;
        audit::seal(&world.db, &both).await.unwrap();
        let checked = audit::verify(&world.db, &both, ORG, None).await.unwrap();
        assert_eq!(checked, Checked { count: 6, unsealed: 0, flaw: None });
        let only_new = Sealer::new(&[[9; KEY_BYTES]]).unwrap();
        let checked = audit::verify(&world.db, &only_new, ORG, None).await.unwrap();
        assert_eq!((checked.count, checked.flaw), (0, Some(audit::Flaw::UnknownKey(1))));
    }
}

#[tokio::test]
async fn a_noted_end_must_lie_on_the_chain() {
    for mut world in worlds().await {
        world.fill().await;
        let chain = audit::chain(&world.db, ORG).await.unwrap().unwrap();
        let noted: Noted = format!("{}:{}", chain.count, chain.hash).parse().unwrap();
        world.record(&user_actor(), deed("six")).await;
        audit::seal(&world.db, &sealer()).await.unwrap();
        let flaw = async |noted: &Noted| {
            audit::verify(&world.db, &sealer(), ORG, Some(noted)).await.unwrap().flaw.map(|flaw| flaw.code())
        };
        assert_eq!(flaw(&noted).await, None);
        assert_eq!(flaw(&Noted { count: 4, ..noted.clone() }).await, Some("not_as_noted"));
        assert_eq!(flaw(&Noted { count: 9, ..noted }).await, Some("not_as_noted"));
        assert!("5".parse::<Noted>().is_err() && "x:y".parse::<Noted>().is_err());
    }
}
