//! Removal of unused pictures only.

use db::query;
use jiff::SignedDuration;
use serde_json::json;

use crate::{
    files::jpeg,
    setup::{add, shop, sites},
};

/// Time after which every file is old.
const AGES: SignedDuration = SignedDuration::from_hours(24 * 365 * 200);

#[tokio::test]
async fn a_deleted_photo_is_gone_from_the_list_the_location_and_the_store() {
    for site in sites().await {
        let ann = site.sign_up("ann").await;
        let (path, photos) = shop(&ann).await;
        let (gone, kept) = (add(&ann, &photos, jpeg()).await, add(&ann, &photos, jpeg()).await);
        site.work().await;
        ann.delete(&format!("{photos}/{}", gone["id"].as_str().unwrap())).send().await.expect(204);
        ann.delete(&format!("{photos}/{}", gone["id"].as_str().unwrap())).send().await.expect(404);
        assert_eq!(ann.get(&path).send().await.json()["photos"], json!([kept["url"]]));
        site.work().await;
        for (photo, status) in [(&gone, 404), (&kept, 200)] {
            for address in ["url", "thumbnail_url"] {
                site.visitor().get(photo[address].as_str().unwrap()).send().await.expect(status);
            }
        }
        assert_eq!(site.kept().await.len(), 2);
    }
}

#[tokio::test]
async fn a_picture_without_a_photo_is_removed_once_it_is_a_day_old_and_no_other_file() {
    for site in sites().await {
        let ann = site.sign_up("ann").await;
        let (_, photos) = shop(&ann).await;
        let photo = add(&ann, &photos, jpeg()).await;
        let orphan = format!("{:032x}", 7);
        for name in [format!("{orphan}.jpg"), format!("{orphan}-small.jpg"), "holidays.jpg".into(), "notes".into()] {
            site.store.put(&name, jpeg()).await.unwrap();
        }
        site.work().await;
        assert_eq!(site.kept().await.len(), 6, "an upload may just be about to be committed");
        site.app.clock.advance(AGES);
        site.work().await;
        assert_eq!(site.kept().await.len(), 4);
        assert!(!site.kept().await.contains(&format!("{orphan}.jpg")));
        site.visitor().get(photo["url"].as_str().unwrap()).send().await.expect(200);
    }
}

#[tokio::test]
async fn profile_photos_and_logos_are_swept_only_when_unused() {
    for site in sites().await {
        let ann = site.sign_up("ann").await;
        for address in ["/api/v1/profile/photo", "/api/v1/organisation/logo"] {
            ann.put(address).body("image/jpeg", jpeg()).send().await.expect(200);
        }
        site.app.clock.advance(AGES);
        site.work().await;
        assert_eq!(site.kept().await.len(), 4);
        query!("update orgs set logo_key = null").run(&site.app.db).await.unwrap();
        site.app.clock.advance(SignedDuration::from_hours(24));
        site.work().await;
        assert_eq!(site.kept().await.len(), 2, "a logo that went unseen");
    }
}

#[tokio::test]
async fn a_deleted_location_keeps_its_pictures_until_it_is_gone_for_good() {
    for site in sites().await {
        let ann = site.sign_up("ann").await;
        let (path, photos) = shop(&ann).await;
        let photo = add(&ann, &photos, jpeg()).await;
        ann.delete(&path).send().await.expect(204);
        for ask in [ann.get(&photos), ann.post(&photos).body("image/jpeg", jpeg())] {
            ask.send().await.expect(404);
        }
        ann.post(&format!("{path}/restore")).send().await.expect(200);
        assert_eq!(ann.get(&photos).send().await.expect(200).json()["items"], json!([photo]));
        ann.delete(&path).send().await.expect(204);
        site.app.clock.advance(AGES);
        // Either of the two jobs may come first.
        site.work().await;
        site.app.clock.advance(SignedDuration::from_hours(24));
        site.work().await;
        assert!(site.kept().await.is_empty());
    }
}

#[tokio::test]
async fn an_organisation_that_is_removed_leaves_no_pictures() {
    for site in sites().await {
        let ann = site.sign_up("ann").await;
        let (_, photos) = shop(&ann).await;
        add(&ann, &photos, jpeg()).await;
        let me = ann.get("/api/v1/me").send().await.expect(200).json();
        let org = me["organisation"]["id"].as_str().unwrap().parse().unwrap();
        let mut tx = site.app.db.begin().await.unwrap();
        orgs::remove(&mut tx, &org).await.unwrap();
        tx.commit().await.unwrap();
        site.app.clock.advance(AGES);
        site.work().await;
        assert!(site.kept().await.is_empty());
    }
}
