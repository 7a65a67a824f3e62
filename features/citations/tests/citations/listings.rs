//! Listings by hand, the matrix and its figures.

use serde_json::{Value, json};

use crate::setup::{field, listing_with, sites};

#[tokio::test]
async fn a_listing_by_hand_is_compared_and_kept_as_evidence() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let detail = shop.put("yelp-ca", listing_with(json!({ "phone": "514-527-8828" }))).await;
        let listing = &detail["listing"];
        assert_eq!((listing["state"].as_str(), listing["score"].as_f64()), (Some("wrong"), Some(70.0)));
        assert_eq!(field(listing, "phone"), ("mismatch".into(), "typo".into()));
        assert_eq!(field(listing, "address"), ("match".into(), "equal".into()));
        assert_eq!(
            (detail["evidence"][0]["method"].as_str(), listing["evidence_count"].as_i64()),
            (Some("manual"), Some(1))
        );
        assert_eq!(detail["evidence"][0]["actor"]["name"].as_str().map(str::is_empty), Some(false));

        let detail = shop.put("yelp-ca", listing_with(json!({ "address": "1370 av Mont-Royal E #2" }))).await;
        assert_eq!(
            (detail["listing"]["state"].as_str(), detail["listing"]["score"].as_f64()),
            (Some("correct"), Some(100.0))
        );
        let changes: Vec<&str> = detail["evidence"][0]["changes"]
            .as_array()
            .unwrap()
            .iter()
            .map(|field| field["field"].as_str().unwrap())
            .collect();
        assert_eq!(changes, ["address", "phone"]);
        assert_eq!(
            shop.put("yelp-ca", json!({ "is_missing": true })).await["evidence"][0]["changes"][0]["kind"],
            "disappeared"
        );
        for wrong in [
            json!({}),
            json!({ "is_missing": true, "name": "a" }),
            json!({ "url": "ftp://a.b/" }),
            json!({ "name": "a\u{0}" }),
        ] {
            shop.client.put(&shop.path("yelp-ca")).json(&wrong).send().await.expect(422);
        }
        shop.client.put(&shop.path("nothing")).json(&json!({ "is_missing": true })).send().await.expect(404);
        shop.client.put(&shop.path("Not%20an%20id")).json(&json!({ "is_missing": true })).send().await.expect(404);
    }
}

#[tokio::test]
async fn figures_are_listed_separately_and_gains_name_the_next_steps() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let before = shop.citations().await;
        assert_eq!((&before["scores"]["score"], before["scores"]["checked"].as_f64()), (&Value::Null, Some(0.0)));
        shop.put("google", listing_with(json!({}))).await;
        shop.put("apple", listing_with(json!({ "phone": "" }))).await;
        shop.put("bing", json!({ "is_missing": true })).await;
        shop.put("facebook", json!({ "is_not_applicable": true })).await;
        let after = shop.citations().await;
        let scores = &after["scores"];
        assert_eq!((scores["score"].as_f64(), scores["accuracy"].as_f64()), (Some(56.7), Some(85.0)));
        assert_eq!((scores["coverage"].as_f64(), scores["found"].as_i64()), (Some(66.7), Some(2)));
        assert_eq!(scores["applicable"].as_i64(), before["scores"]["applicable"].as_i64().map(|all| all - 1));
        let gains = after["gains"].as_array().unwrap();
        let summary: Vec<_> =
            gains.iter().map(|gain| (gain["directory_id"].as_str().unwrap(), gain["field"].as_str())).collect();
        assert_eq!(summary, [("bing", None), ("apple", Some("phone"))]);

        let matrix = shop.get("/api/v1/citations").await;
        assert_eq!(matrix["items"][0]["cells"].as_array().unwrap().len(), 4);
        assert_eq!(matrix["items"][0]["scores"], *scores);
        assert!(matrix["columns"].as_array().unwrap().len() > 60);
        let summary = shop.get("/api/v1/citations/summary").await;
        assert_eq!((summary["score"].as_f64(), summary["missing"].as_i64()), (Some(56.7), Some(1)));
    }
}

#[tokio::test]
async fn the_matrix_is_filtered_sorted_and_read_page_by_page() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        for (name, country) in [("B", "FR"), ("A", "CA"), ("C", "CA")] {
            let new = json!({ "name": name, "address": "1 rue A", "city": "X", "country": country });
            let location = shop.client.post("/api/v1/locations").json(&new).send().await.expect(201).json();
            if name != "C" {
                let path = format!("/api/v1/locations/{}/citations/google", location["id"].as_str().unwrap());
                let listing = if name == "A" {
                    json!({ "name": "A", "address": "1 rue A" })
                } else {
                    json!({ "is_missing": true })
                };
                shop.client.put(&path).json(&listing).send().await.expect(200);
            }
        }
        for (query, expected) in [
            ("", vec!["A", "B", "C", "Chez Nous"]),
            ("country=CA", vec!["A", "C", "Chez Nous"]),
            ("state=missing", vec!["B"]),
            ("search=chez", vec!["Chez Nous"]),
            ("sort=score", vec!["B", "A"]),
            ("sort=score&country=CA", vec!["A"]),
            ("sort=city", vec!["Chez Nous", "B", "A", "C"]),
        ] {
            let (mut names, mut cursor) = (Vec::new(), String::new());
            loop {
                let page = shop.get(&format!("/api/v1/citations?{query}&limit=1&cursor={cursor}")).await;
                let rows = page["items"].as_array().unwrap();
                names.extend(rows.iter().map(|row| row["location"]["name"].as_str().unwrap().to_owned()));
                match page["next_cursor"].as_str() {
                    Some(next) => next.clone_into(&mut cursor),
                    None => break,
                }
            }
            assert_eq!(names, expected, "{query}");
        }
        for wrong in ["state=x", "country=%00&group=x", "cursor=zz", "sort=score&cursor=zz", "label=x"] {
            shop.client.get(&format!("/api/v1/citations?{wrong}")).send().await.expect(422);
        }
        let file = shop.client.get("/api/v1/citations/file").send().await.expect(200).text();
        assert_eq!(file.lines().count(), 3);
    }
}

#[tokio::test]
async fn a_listing_is_stale_when_the_location_changes() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        shop.put("google", listing_with(json!({}))).await;
        assert_eq!(shop.listing("google").await["is_stale"], false);
        let path = format!("/api/v1/locations/{}", shop.location);
        shop.client
            .patch(&path)
            .header("if-match", "\"1\"")
            .json(&json!({ "phone": "514-842-1234" }))
            .send()
            .await
            .expect(200);
        let listing = shop.listing("google").await;
        assert_eq!((&listing["is_stale"], listing["state"].as_str()), (&json!(true), Some("correct")));
        let matrix = shop.get("/api/v1/citations").await;
        assert_eq!(matrix["items"][0]["cells"][0]["is_stale"], true);
        shop.client.delete(&path).send().await.expect(204);
        assert_eq!(shop.get("/api/v1/citations/summary").await["checked_locations"], 0);
        shop.client.get(&shop.path("google")).send().await.expect(404);
    }
}

#[tokio::test]
async fn a_pasted_page_is_read_and_nothing_is_stored() {
    for site in sites().await {
        let shop = site.shop("ann").await;
        let path = format!("{}/read", shop.path("google"));
        let text = "Chez Nous\n1370 av. du Mont-Royal Est, bureau 2\nMontréal, QC H2J 1Y6\n(514) 527-8828";
        let read = shop.client.post(&path).json(&json!({ "text": text })).send().await.expect(200).json();
        assert_eq!((&read["is_same"], read["score"].as_f64()), (&json!(true), Some(70.0)));
        assert_eq!(read["found"]["phone"], "(514) 527-8828");
        assert_eq!(shop.listing("google").await["state"], "unchecked");
        shop.client.post(&path).json(&json!({ "text": " " })).send().await.expect(422);
        let nothing = shop.client.post(&path).json(&json!({ "text": "\u{0}" })).send().await.expect(200).json();
        assert_eq!(nothing["is_same"], false);
    }
}
