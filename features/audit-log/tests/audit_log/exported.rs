use serde_json::Value;

use crate::world::worlds;

#[tokio::test]
async fn a_spreadsheet_has_a_line_for_each_row_and_runs_no_formula() {
    for world in worlds().await {
        let owner = world.sign_up("zoe").await;
        world.wait();
        owner.rename(";=1+1").await;
        let answer = owner.client.get("/api/v1/audit-log/export?group=settings").send().await.expect(200);
        assert_eq!(answer.header("content-type"), "text/csv; charset=utf-8");
        assert_eq!(answer.header("content-disposition"), "attachment; filename=\"audit-log-2026-03-01.csv\"");
        let text = answer.text();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 3, "{text}");
        let start = "\"2026-03-01T12:00:01Z\",\"organisation.updated\",\"user\",\"zoe Tester\",";
        assert!(lines[1].starts_with(start), "{text}");
        assert!(text.contains(";'=1+1") && !text.contains(";=1+1"), "{text}");
    }
}

#[tokio::test]
async fn json_lines_are_the_rows_of_the_api_over_all_pages() {
    for world in worlds().await {
        let owner = world.sign_up("zoe").await;
        for at in 0..205 {
            owner.rename(&format!("Name {at}")).await;
        }
        world.seal().await;
        let answer = owner.client.get("/api/v1/audit-log/export?format=jsonl").send().await.expect(200);
        assert_eq!(answer.header("content-type"), "application/x-ndjson");
        let rows: Vec<Value> = answer.text().lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let mut numbers: Vec<i64> = rows.iter().filter_map(|row| row["number"].as_i64()).collect();
        numbers.sort_unstable();
        assert_eq!(numbers, (1..=207).collect::<Vec<_>>(), "each row once: organisation, sign-up and 205 names");
        let page = owner.log("?limit=1&group=settings").await;
        assert!(rows.contains(&page[0]));
    }
}

#[tokio::test]
async fn a_file_of_an_unknown_kind_is_refused() {
    for world in worlds().await {
        let owner = world.sign_up("zoe").await;
        owner.client.get("/api/v1/audit-log/export?format=pdf").send().await.expect(422);
        assert_eq!(owner.actions("?group=data").await, [""; 0], "and nothing was exported");
    }
}
