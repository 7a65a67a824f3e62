//! A whole instance from one engine to the other and back.

use db::Db;
use testing::TestDb;

use crate::instance::{CommandOutput, Home, count, empty, run, sign_in, with_another};

/// Copies from one database to the other.
async fn copy(from: &str, to: &str, options: &[&str]) -> CommandOutput {
    run(&[&["move", "--from", from, "--to", to], options].concat()).await
}

/// The lines that say how many rows of what digest each table has.
fn tables(output: &str) -> Vec<String> {
    output.lines().filter(|line| line.contains(" rows  ")).map(str::to_owned).collect()
}

/// Ends this test's own use of a database.
async fn leave(db: &TestDb) {
    db.close().await;
    while Db::is_in_use(db.url()).await.expect("an answer") {
        // A server takes a moment to notice that a connection ended.
        tokio::task::yield_now().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_filled_instance_goes_to_the_other_engine_and_comes_back_the_same() {
    for (from, to) in with_another(testing::engines().await).await {
        let home = Home::new();
        let output = home.run("demo", from.url(), &[]).await.good();
        let password = output.trim().rsplit(' ').next().unwrap_or_default().to_owned();
        leave(&from).await;
        leave(&to).await;
        let there = copy(from.url(), to.url(), &[]).await.good();
        assert!(tables(&there).len() > 30, "{there}");
        for back in empty().await.into_iter().filter(|back| back.engine() == from.engine()) {
            let here = copy(to.url(), back.url(), &[]).await.good();
            assert_eq!(tables(&here), tables(&there));
        }
        let program = home.serve(to.url()).await;
        let token = sign_in(&program, "demo@vitrine.example", &password).await;
        assert_eq!(count(&program, &token).await, 187);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_in_use_is_copied_only_when_that_is_wanted_and_never_onto_another() {
    for (from, to) in testing::engines().await.into_iter().zip(empty().await) {
        copy(from.url(), to.url(), &[]).await.refused("the database is in use");
        copy(from.url(), to.url(), &["--online"]).await.good();
        copy(from.url(), to.url(), &["--online"]).await.refused("the database is not empty");
    }
    let missing = copy("sqlite:/no/such.db", "sqlite:/tmp/never.db", &[]).await;
    missing.refused("there is no database at /no/such.db");
}
