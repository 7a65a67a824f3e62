//! Refused requests with their errors; they leave nothing behind.

use image::ImageFormat;
use serde_json::{Value, json};

use crate::{
    files::{bomb, file, jpeg},
    setup::{add, shop, sites},
};

#[tokio::test]
async fn a_file_that_is_no_good_photo_is_refused_by_its_content_and_leaves_nothing() {
    for site in sites().await {
        let ann = site.sign_up("ann").await;
        let (path, photos) = shop(&ann).await;
        let before = ann.get(&path).send().await.json();
        let whole = file(600, 600, ImageFormat::Jpeg);
        let svg = b"<svg xmlns='http://www.w3.org/2000/svg' width='300' height='300'><script>alert(1)</script></svg>";
        let too_large = [&b"\x89PNG\r\n\x1a\n"[..], &vec![0; 10 * 1024 * 1024]].concat();
        for (sent, status, code, params) in [
            (bomb(), 422, "too_many_pixels", json!({ "max_pixels": 50_000_000 })),
            (file(249, 400, ImageFormat::Png), 422, "image_too_small", json!({ "min": 250 })),
            (whole[..whole.len() / 2].to_vec(), 422, "image_broken", Value::Null),
            (svg.to_vec(), 415, "not_an_image", Value::Null),
            (b"GIF89a\x2c\x01\x2c\x01\0\0\0;".to_vec(), 415, "not_an_image", Value::Null),
            (b"<!doctype html><script>alert(1)</script>".to_vec(), 415, "not_an_image", Value::Null),
            (Vec::new(), 415, "not_an_image", Value::Null),
            (too_large, 413, "image_too_large", json!({ "max_bytes": 10_485_760 })),
        ] {
            let answer = ann.post(&photos).body("image/jpeg", sent).send().await.expect(status);
            assert_eq!(answer.header("content-type"), "application/problem+json");
            assert_eq!((&answer.json()["code"], &answer.json()["params"]), (&json!(code), &params));
        }
        assert_eq!(ann.get(&photos).send().await.expect(200).json(), json!({ "items": [] }));
        assert_eq!(ann.get(&path).send().await.json(), before);
        assert!(site.kept().await.is_empty());
    }
}

#[tokio::test]
async fn a_length_that_is_too_large_is_refused_before_anything_is_read() {
    for site in sites().await {
        let ann = site.sign_up("ann").await;
        let (_, photos) = shop(&ann).await;
        let body = axum::body::Body::from_stream(futures::stream::pending::<Result<bytes::Bytes, std::io::Error>>());
        let ask = ann.post(&photos).header("content-length", "10485761").body("image/jpeg", body);
        assert_eq!(ask.send().await.expect(413).json()["code"], "image_too_large");
    }
}

#[tokio::test]
async fn the_content_type_header_is_ignored_and_polyglot_content_is_removed() {
    for site in sites().await {
        let ann = site.sign_up("ann").await;
        let (_, photos) = shop(&ann).await;
        for format in [ImageFormat::Jpeg, ImageFormat::Png, ImageFormat::WebP] {
            for tail in [&b"<html><script>alert(1)</script>"[..], b"PK\x03\x04 a zip behind it"] {
                let polyglot = [&file(300, 300, format), tail].concat();
                let photo = ann.post(&photos).body("text/html", polyglot).send().await.expect(201).json();
                for address in ["url", "thumbnail_url"] {
                    let picture = site.visitor().get(photo[address].as_str().unwrap()).send().await.expect(200);
                    assert_eq!(picture.header("content-type"), "image/jpeg");
                    assert!(!picture.text().contains("<script>") && !picture.text().contains("a zip"), "{format:?}");
                }
            }
        }
    }
}

#[tokio::test]
async fn photo_descriptions_have_a_maximum_length() {
    for site in sites().await {
        let ann = site.sign_up("ann").await;
        let (_, photos) = shop(&ann).await;
        let photo = add(&ann, &photos, jpeg()).await;
        let path = format!("{photos}/{}", photo["id"].as_str().unwrap());
        ann.patch(&path).json(&json!({ "ALT": "x" })).send().await.expect(422);
        for (alt, code) in [("x".repeat(251), "too_long"), ("a\u{0}b".into(), "control_characters")] {
            let answer = ann.patch(&path).json(&json!({ "alt": alt })).send().await.expect(422).json();
            assert_eq!((&answer["errors"][0]["field"], &answer["errors"][0]["code"]), (&json!("alt"), &json!(code)));
            let alt = alt.replace('\u{0}', "%00");
            let answer = ann.post(&format!("{photos}?alt={alt}")).body("image/jpeg", jpeg()).send().await.expect(422);
            assert_eq!(answer.json()["errors"][0]["code"], code);
        }
    }
}
