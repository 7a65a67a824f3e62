//! `vitrine audit verify`: what an operator reads in it, and what a script goes by.

use db::{Db, query};
use serde_json::json;

use crate::instance::{CommandOutput, Home, run, sign_up};

async fn verify(home: &Home, url: &str, options: &[&str]) -> CommandOutput {
    let keys = home.file("keys");
    run(&[&["audit", "verify", "--database", url, "--keys", &keys], options].concat()).await
}

/// Waits until every row has its place in the chain.
async fn sealed(db: &Db) {
    loop {
        let waiting = query!((i64,), "select count(*) from audit_entries where org_id <> '' and seq is null");
        if waiting.one(db).await.expect("a row").0 == 0 {
            return;
        }
    }
}

/// `3:9f…`, as the command prints the end of a log.
fn end(output: &str) -> &str {
    output.trim_end().rsplit("; end ").next().expect("an end")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_changed_row_of_the_audit_log_is_named_and_ends_the_command_with_a_failure() {
    for db in testing::engines().await {
        let home = Home::new();
        assert_eq!(verify(&home, db.url(), &[]).await.good(), "Nothing is sealed yet.\n");

        let program = home.serve(db.url()).await;
        let token = sign_up(&program).await;
        let shop = json!({ "name": "First", "address": "1 Main St", "city": "Austin" }).to_string();
        program.ask("POST", "/api/v1/locations", &token, shop.as_bytes()).await;
        let me = program.ask("GET", "/api/v1/me", &token, b"").await;
        let org = me["organisation"]["id"].as_str().expect("an id");
        sealed(&db).await;
        drop(program);

        let output = verify(&home, db.url(), &[]).await.good();
        assert!(output.starts_with(&format!("ok    organisation {org}: ")), "{output}");
        assert!(output.contains(" rows are as they were sealed, 0 wait to be sealed; end "), "{output}");
        verify(&home, db.url(), &["--org", org, "--noted", end(&output)]).await.good();
        let another = format!("1:{}", "0".repeat(64));
        let noted = verify(&home, db.url(), &["--org", org, "--noted", &another]).await;
        noted.refused("row 1 does not have the signature that was noted for it");

        let row = query!((String,), "select id from audit_entries where org_id = $1 and seq = 1", org.to_owned());
        let (row,) = row.one(&*db).await.expect("a row");
        let change = query!("update audit_entries set action = 'x.y' where org_id = $1 and seq = 1", org.to_owned());
        change.run(&*db).await.expect("changed");
        let wrong = verify(&home, db.url(), &[]).await;
        assert!(wrong.text.contains("1 of 1 audit logs are not what was sealed"), "{}", wrong.text);
        wrong.refused(&format!("WRONG organisation {org}: all is well up to row 0, but row 1 ({row}) is not what"));

        query!("delete from audit_entries where org_id = $1 and seq = 1", org.to_owned())
            .run(&*db)
            .await
            .expect("gone");
        verify(&home, db.url(), &[]).await.refused("but row 1 is missing");
    }
}
