//! Cost of an organization: rows, bytes, statements, jobs. The figures of `docs/scale.md`.

use db::Engine;
use serde_json::{Value, json};
use testing::Client;
use tokio_postgres::NoTls;

use crate::statements::{Statements, program};

/// Organizations that are made, each with 50 locations.
const ORGS: usize = 40;
const LOCATIONS: usize = 50;

async fn organisation(client: &Client, number: usize) -> Client {
    let person = json!({ "email": format!("{number}@example.com"), "password": "Correct-horse-7",
        "data": { "first_name": "Zoe", "last_name": "Martin", "company": format!("Bakeries {number}") } });
    let session = client.post("/auth/v1/signup").json(&person).send().await.expect(200).json();
    let owner = client.with_token(session["access_token"].as_str().expect("a token"));
    let items: Vec<Value> = (0..LOCATIONS)
        .map(|at| {
            let location = json!({ "name": format!("Bakery {number} {at}"), "address": format!("{at} Rue de la République"),
                "city": "Lyon", "postal_code": "69002", "country": "FR", "phone": format!("+33478{number:03}{at:03}"),
                "website": format!("https://bakeries-{number}.example/{at}"), "category": "Bakery",
                "description": "Bread of sourdough, baked twice a day, and pastries that are made by hand every morning." });
            json!({ "action": "create", "location": location })
        })
        .collect();
    owner.post("/api/v1/locations/batch").json(&json!({ "items": items })).send().await.expect(200);
    owner
}

/// `.ci/with-postgres cargo test -p vitrine --test scale -- --ignored --nocapture capacity`
#[tokio::test]
#[ignore = "prints the figures of docs/scale.md"]
async fn an_organization_of_fifty_locations_stays_within_its_budget() {
    let Some(db) = testing::engines().await.into_iter().find(|db| db.engine() == Engine::Postgres) else { return };
    let (statements, _counting) = Statements::counting();
    let nobody = program(db.db()).await;
    let (server, connection) = tokio_postgres::connect(db.url(), NoTls).await.expect("a connection");
    tokio::spawn(connection);
    let mut owner = organisation(&nobody, 0).await;
    for number in 1..ORGS {
        owner = organisation(&nobody, number).await;
    }

    server.batch_execute("vacuum analyze").await.expect("analysed");
    let sizes = "select relname, n_live_tup, pg_table_size(relid), pg_indexes_size(relid) from pg_stat_user_tables
                 where n_live_tup >= $1 order by pg_total_relation_size(relid) desc";
    println!("| table | rows per 1,000 organisations | MB of rows | MB of indexes |\n|---|--:|--:|--:|");
    let per_thousand = |value: i64| value as f64 * 1000.0 / ORGS as f64;
    let megabytes = |bytes: i64| per_thousand(bytes) / 1e6;
    let mut all = 0.0;
    for row in server.query(sizes, &[&(ORGS as i64)]).await.expect("sizes") {
        let (name, rows, table, indexes): (String, i64, i64, i64) = (row.get(0), row.get(1), row.get(2), row.get(3));
        all += megabytes(table + indexes);
        println!("| `{name}` | {:.0} | {:.1} | {:.1} |", per_thousand(rows), megabytes(table), megabytes(indexes));
    }
    println!("| all of these | | {all:.0} together | |");

    println!("\n| request | statements |\n|---|--:|");
    let list = owner.get("/api/v1/locations?limit=1").send().await.expect(200).json();
    let location_path = format!("/api/v1/locations/{}", list["items"][0]["id"].as_str().expect("an id"));
    for path in
        ["/api/v1/me", "/api/v1/locations?limit=50", "/api/v1/locations?q=lyon", "/api/v1/overview", &location_path]
    {
        let label = path.replace(location_path.as_str(), "/api/v1/locations/{id}");
        println!("| `GET {label}` | {} |", statements.of(|| owner.get(path)).await);
    }
    let shop = json!({ "name": "Shop", "address": "1 Main St", "city": "Austin" });
    println!("| `POST /api/v1/locations` | {} |", statements.of(|| owner.post("/api/v1/locations").json(&shop)).await);
}
