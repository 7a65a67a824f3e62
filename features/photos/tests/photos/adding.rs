//! Uploads and the list of photos.

use axum::http::Method;
use image::ImageFormat;
use serde_json::{Value, json};
use testing::Bucket;

use crate::{
    files::{file, jpeg, turned_with_gps},
    setup::{add, each, shop, site_on, sites},
};

#[tokio::test]
async fn a_photo_is_added_and_described_and_every_member_sees_it() {
    for site in sites().await {
        let ann = site.sign_up("ann").await;
        let (path, photos) = shop(&ann).await;
        let answer =
            ann.post(&format!("{photos}?alt=The%20front")).body("image/png", file(3000, 1500, ImageFormat::Png));
        let answer = answer.send().await.expect(201);
        let photo = answer.json();
        assert_eq!(answer.header("location"), format!("{photos}/{}", photo["id"].as_str().unwrap()));
        let said = [&photo["width"], &photo["height"], &photo["alt"]];
        assert_eq!(said, [&json!(2048), &json!(1024), &json!("The front")]);
        assert_eq!(ann.get(&photos).send().await.expect(200).json(), json!({ "items": [photo] }));
        let location = ann.get(&path).send().await.expect(200).json();
        assert_eq!(location["photos"], json!([photo["url"]]));
        assert_eq!(location["version"], 2);

        for (address, size) in [("url", (2048, 1024)), ("thumbnail_url", (480, 240))] {
            let address = photo[address].as_str().unwrap();
            let picture = site.visitor().get(address).send().await.expect(200);
            for (header, value) in [
                ("content-type", "image/jpeg"),
                ("cache-control", "public, max-age=31536000, immutable"),
                ("content-disposition", "inline"),
                ("x-content-type-options", "nosniff"),
            ] {
                assert_eq!(picture.header(header), value);
            }
            assert_eq!(picture.header("content-length"), picture.bytes.len().to_string());
            assert!(picture.header("content-security-policy").contains("sandbox"));
            let seen = image::load_from_memory_with_format(&picture.bytes, ImageFormat::Jpeg).unwrap();
            assert_eq!((seen.width(), seen.height()), size);
            let head = site.visitor().ask(Method::HEAD, address).send().await.expect(200);
            assert!(head.bytes.is_empty());
        }
        let large = site.visitor().get(photo["url"].as_str().unwrap()).send().await;
        assert_eq!(photo["bytes"], large.bytes.len());
    }
}

#[tokio::test]
async fn names_cannot_be_guessed_and_nothing_else_is_served() {
    for site in sites().await {
        let ann = site.sign_up("ann").await;
        let (_, photos) = shop(&ann).await;
        let (one, other) = (add(&ann, &photos, jpeg()).await, add(&ann, &photos, jpeg()).await);
        assert_ne!(one["url"], other["url"], "the same file twice is two photos");
        let name = one["url"].as_str().unwrap().strip_prefix("/media/").unwrap();
        assert_eq!(name.len(), 32 + 4);
        let last = if name.as_bytes()[31] == b'0' { '1' } else { '0' };
        let another = format!("{}{last}.jpg", &name[..31]);
        for wrong in
            [another.as_str(), "..%2f..%2fetc%2fpasswd", "check-that-it-is-writable", "%00", "x.jpg", &name[..32]]
        {
            let answer = site.visitor().get(&format!("/media/{wrong}")).send().await.expect(404);
            assert_eq!(answer.json()["code"], "not_found", "{wrong}");
            assert!(!answer.header("cache-control").contains("immutable"));
        }
    }
}

#[tokio::test]
async fn camera_metadata_is_applied_and_removed() {
    for site in sites().await {
        let ann = site.sign_up("ann").await;
        let (_, photos) = shop(&ann).await;
        let photo = add(&ann, &photos, turned_with_gps()).await;
        assert_eq!((&photo["width"], &photo["height"]), (&json!(260), &json!(320)), "it lay on its side");
        for address in ["url", "thumbnail_url"] {
            let picture = site.visitor().get(photo[address].as_str().unwrap()).send().await.expect(200);
            assert!(!picture.text().contains("Exif") && !picture.text().contains("E13.377"));
        }
    }
}

#[tokio::test]
async fn the_last_photo_there_is_room_for_is_the_fiftieth() {
    for site in sites().await {
        let ann = site.sign_up("ann").await;
        let (path, photos) = shop(&ann).await;
        for _ in 0..48 {
            add(&ann, &photos, jpeg()).await;
        }
        // Four uploads at once for the last two positions.
        let send = || async { ann.post(&photos).body("image/jpeg", jpeg()).send().await };
        let (a, b, c, d) = tokio::join!(send(), send(), send(), send());
        let mut statuses = [a, b, c, d].map(|answer| (answer.status.as_u16(), answer.json()["code"].clone()));
        statuses.sort_by_key(|(status, _)| *status);
        let full = (422, json!("too_many_photos"));
        assert_eq!(statuses, [(201, Value::Null), (201, Value::Null), full.clone(), full]);
        let refused = ann.post(&photos).body("image/jpeg", jpeg()).send().await.expect(422).json();
        assert_eq!((&refused["code"], &refused["params"]), (&json!("too_many_photos"), &json!({ "max": 50 })));
        let list = ann.get(&photos).send().await.expect(200).json();
        assert_eq!(list["items"].as_array().unwrap().len(), 50);
        assert_eq!(json!(each(&list["items"], "url")), ann.get(&path).send().await.json()["photos"]);
    }
}

#[tokio::test]
async fn photos_are_kept_in_a_bucket_too() {
    let bucket = Bucket::open().await;
    let site = site_on(&bucket).await;
    let ann = site.sign_up("ann").await;
    let (_, photos) = shop(&ann).await;
    let photo = add(&ann, &photos, jpeg()).await;
    let name = photo["url"].as_str().unwrap().strip_prefix("/media/").unwrap();
    assert!(bucket.names().contains(&format!("of/shops/{}/{name}", &name[..2])), "{:?}", bucket.names());
    let picture = site.visitor().get(photo["url"].as_str().unwrap()).send().await.expect(200);
    assert_eq!(picture.bytes.len(), photo["bytes"].as_u64().unwrap() as usize);
    ann.delete(&format!("{photos}/{}", photo["id"].as_str().unwrap())).send().await.expect(204);
    site.work().await;
    assert!(bucket.names().is_empty());
    site.visitor().get(photo["url"].as_str().unwrap()).send().await.expect(404);
}
