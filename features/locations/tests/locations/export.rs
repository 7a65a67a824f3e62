//! Locations as a file.

use serde_json::json;

use crate::setup::{add, location, sites};

#[tokio::test]
async fn an_export_has_every_match_in_order_and_runs_nothing() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        let mut all: Vec<_> = (0..450).map(|i| location(&site, &format!("Shop {i:03}"))).collect();
        all[7].details.name = "=HYPERLINK(\"http://evil\")".into();
        all[7].details.phone = Some("+1 512 555 0100".into());
        all[9].details.name = ";=1+1".into();
        all[8].details.name = "Éclair, \"best\"".into();
        (all[8].rating, all[8].reviews, all[8].verified) = (Some(4.25), 12, true);
        site.add(&client, all).await;
        let answer = client.get("/api/v1/locations/export").send().await.expect(200);
        assert_eq!(answer.header("content-type"), "text/csv; charset=utf-8");
        assert_eq!(answer.header("content-disposition"), "attachment; filename=\"locations-export-2026-11-20.csv\"");
        let text = answer.text();
        assert!(text.starts_with(
            "\u{feff}Name,Address,City,Phone,Website,Rating,Reviews,Verified,Service Area Business,Category\r\n"
        ));
        assert_eq!(text.lines().count(), 451);
        for cells in [
            [
                "'=HYPERLINK(\"\"http://evil\"\")",
                "1 Main St",
                "Austin",
                "'+1 512 555 0100",
                "",
                "",
                "0",
                "No",
                "No",
                "",
            ],
            ["Éclair, \"\"best\"\"", "1 Main St", "Austin", "", "", "4.2", "12", "Yes", "No", ""],
            [";'=1+1", "1 Main St", "Austin", "", "", "", "0", "No", "No", ""],
        ] {
            let line = cells.map(|cell| format!("\"{cell}\"")).join(",");
            assert!(text.contains(&format!("\r\n{line}\r\n")), "{line}\n{text}");
        }
        let mut read = csv::Reader::from_reader(text.trim_start_matches('\u{feff}').as_bytes());
        assert_eq!(read.records().flatten().count(), 450);

        let csv = client.get("/api/v1/locations/export?q=shop%2001&sort=name").send().await.expect(200).text();
        let names: Vec<_> = csv.lines().skip(1).map(|line| line.split(',').next().unwrap()).collect();
        let expected = (0..450).map(|i| format!("\"Shop {i:03}\"")).filter(|name| name.contains("01"));
        assert_eq!(names, expected.collect::<Vec<_>>());
    }
}

#[tokio::test]
async fn an_export_of_a_selection_has_just_that() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        let mut ids = Vec::new();
        for name in ["B", "A", "C"] {
            ids.push(add(&client, name).await["id"].as_str().unwrap().to_owned());
        }
        let path = format!("/api/v1/locations/export?ids={},{}&sort=name", ids[0], ids[1]);
        let text = client.get(&path).send().await.expect(200).text();
        let names: Vec<_> = text.lines().skip(1).map(|line| line.split(',').next().unwrap()).collect();
        assert_eq!(names, ["\"A\"", "\"B\""]);
        let path = format!("/api/v1/locations/export?except={},{}", ids[0], ids[2]);
        let text = client.get(&path).send().await.expect(200).text();
        assert_eq!(text.lines().count(), 2, "all but two");
        let refused = client.get("/api/v1/locations/export?except=x").send().await.expect(422).json();
        assert_eq!(refused["errors"][0]["field"], json!("except"));
        let refused = client.get("/api/v1/locations/export?ids=1,2").send().await.expect(422).json();
        assert_eq!(refused["errors"][0]["field"], json!("ids"));
    }
}

#[tokio::test]
async fn an_empty_export_has_its_header_row() {
    for site in sites().await {
        let client = site.sign_up("ann").await;
        let text = client.get("/api/v1/locations/export").send().await.expect(200).text();
        assert_eq!(text.lines().count(), 1);
        let template = client.get("/api/v1/locations/template").send().await.expect(200);
        assert!(template.text().starts_with("Business Name,Address,City,State,ZIP Code,Phone,Website,Category\r\n"));
        assert_eq!(template.text().lines().count(), 2);
    }
}
