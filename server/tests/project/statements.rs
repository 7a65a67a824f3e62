//! Every statement of the program: prepared on both engines, kept to one organization, and never a scan where it counts.

use db::{Engine, STATEMENTS, Sql};
use vitrine::MIGRATIONS;

/// Tables that belong to an organization: a statement on one of them names `org_id`.
fn tables_of_organisations() -> Vec<String> {
    let text: String = MIGRATIONS.iter().map(|migration| migration.text).collect::<Vec<_>>().join("\n");
    text.split("create table ")
        .skip(1)
        .filter_map(|table| {
            let (name, body) = table.split_once('(')?;
            let body = body.split(");").next()?;
            body.lines().any(|line| line.trim_start().starts_with("org_id ")).then(|| name.trim().to_owned())
        })
        .collect()
}

/// Files whose statements may look across organizations, and why.
const ACROSS: [(&str, &str); 11] = [
    ("base/jobs/src/queries.rs", "a worker serves every organisation"),
    ("base/jobs/src/queries/leases.rs", "a worker serves every organization"),
    (
        "features/orgs/src/invitations/queries.rs",
        "void invitations are forgotten in all organisations; its tests do the rest",
    ),
    ("features/orgs/src/profile/queries.rs", "what people choose about themselves is theirs wherever they work"),
    (
        "features/orgs/src/idempotency/queries.rs",
        "old answers are forgotten in all organisations; the tests of idempotency cover the rest",
    ),
    ("features/billing/src/queries/purge.rs", "past calls to Stripe are forgotten in all organisations, by their age"),
    ("features/drafts/src/queries/purge.rs", "drafts are forgotten in all organizations, by their age"),
    ("features/mcp/src/oauth/queries/purge.rs", "old codes and refresh tokens are forgotten in all organizations"),
    ("features/posts/src/queries/pictures_in_use.rs", "the sweep of pictures looks at all organizations"),
    ("features/reports/src/queries/purge.rs", "links that expired are forgotten in all organisations, by their age"),
    ("features/requests/src/queries/purge.rs", "past requests are forgotten in all organisations, by their age"),
];

/// Statements that may read a table from end to end, by what they begin with, and why.
const MAY_SCAN: [(&str, &str); 3] = [
    (
        "select org_id, location_id, version, at, user_id, event, source, source_id, changes from location_history where user_id",
        "what somebody did in every organisation, when they ask for all that is known of them",
    ),
    ("select count(*) filter (where state = 'queued')", "`vitrine doctor` counts jobs, when an operator asks"),
    ("select count(*) from users", "the protocol's list of all users, for a service, says how many there are"),
];

fn words(sql: &Sql) -> Vec<&str> {
    sql.text.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_statement_prepares_on_both_engines() {
    assert!(STATEMENTS.len() > 40, "only {} statements are registered", STATEMENTS.len());
    let mut wrong = Vec::new();
    for fresh in testing::engines().await {
        for sql in STATEMENTS {
            if let Err(error) = fresh.prepare(sql).await {
                wrong.push(format!("{:?} {}:{} {error:?}", fresh.engine(), sql.file, sql.line));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn a_statement_on_an_organisations_table_names_the_organisation() {
    let tables = tables_of_organisations();
    assert!(tables.iter().any(|table| table == "locations"), "{tables:?}");
    let wrong: Vec<String> = STATEMENTS
        .iter()
        .filter(|sql| words(sql).iter().any(|word| tables.iter().any(|table| table == word)))
        .filter(|sql| !words(sql).contains(&"org_id"))
        .filter(|sql| !ACROSS.iter().any(|(file, _)| sql.file.ends_with(file)))
        .map(|sql| format!("{}:{} {}", sql.file, sql.line, sql.text))
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn no_statement_reads_a_growing_table_from_end_to_end() {
    let growing = [
        "locations",
        "location_history",
        "users",
        "sessions",
        "jobs",
        "imports",
        "import_rows",
        "photos",
        "import_chunks",
        "profiles",
    ];
    let mut wrong = Vec::new();
    for fresh in testing::engines().await.into_iter().filter(|fresh| fresh.engine() == Engine::Sqlite) {
        let may_scan = |sql: &Sql| MAY_SCAN.iter().any(|(start, _)| sql.text.trim_start().starts_with(start));
        for sql in STATEMENTS.iter().filter(|sql| !sql.text.trim_start().starts_with("insert") && !may_scan(sql)) {
            for step in fresh.plan(sql).await.expect("a plan") {
                let is_scan = step.strip_prefix("SCAN ").and_then(|detail| detail.split_whitespace().next());
                if is_scan.is_some_and(|table| growing.contains(&table)) && !step.contains("USING") {
                    wrong.push(format!("{}:{} {step}: {}", sql.file, sql.line, sql.text));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn locations_changed_by_an_import_or_a_bulk_edit_are_queried_by_index() {
    let of_one_cause = |sql: &&Sql| sql.file.ends_with("queries/by_cause.rs") && sql.text.contains("= $2 ");
    let statements: Vec<&Sql> = STATEMENTS.iter().filter(of_one_cause).collect();
    assert_eq!(statements.len(), 2, "{:#?}", statements.iter().map(|sql| sql.text).collect::<Vec<_>>());
    for fresh in testing::engines().await.into_iter().filter(|fresh| fresh.engine() == Engine::Sqlite) {
        for sql in &statements {
            let steps = fresh.plan(sql).await.expect("a plan");
            let is_found =
                |step: &String| step.contains("location_history_by_cause") || step.contains("locations_by_import");
            assert!(steps.len() == 1 && is_found(&steps[0]), "{steps:?}");
        }
    }
}
