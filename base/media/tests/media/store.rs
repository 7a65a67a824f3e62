//! Tests of the picture store, in a folder and in a bucket.

use futures::TryStreamExt;
use jiff::Timestamp;
use media::{Store, StoreTarget};
use testing::Bucket;

async fn content(store: &Store, name: &str) -> Option<Vec<u8>> {
    let file = store.get(name).await.unwrap()?;
    let content = file.content.try_collect::<Vec<_>>().await.unwrap().concat();
    assert_eq!(file.length, content.len() as u64);
    Some(content)
}

async fn names(store: &Store, before: &str) -> Vec<String> {
    let before: Timestamp = before.parse().unwrap();
    let mut names: Vec<String> = store.older_than(before).try_collect().await.unwrap();
    names.sort();
    names
}

async fn keeps(store: &Store) {
    store.check().await.unwrap();
    assert_eq!(names(store, "9999-01-01T00:00:00Z").await, Vec::<String>::new(), "a check leaves nothing behind");
    assert_eq!(content(store, "abc.jpg").await, None);
    store.put("abc.jpg", vec![7; 300_000]).await.unwrap();
    store.put("abd.jpg", b"second".to_vec()).await.unwrap();
    assert_eq!(content(store, "abc.jpg").await, Some(vec![7; 300_000]));
    assert_eq!(content(store, "abd.jpg").await, Some(b"second".to_vec()));
    assert_eq!(names(store, "9999-01-01T00:00:00Z").await, ["abc.jpg", "abd.jpg"]);
    assert_eq!(names(store, "2020-01-01T00:00:00Z").await, Vec::<String>::new(), "nothing is that old");
    store.remove("abc.jpg").await.unwrap();
    store.remove("abc.jpg").await.unwrap();
    assert_eq!(content(store, "abc.jpg").await, None);
    assert_eq!(names(store, "9999-01-01T00:00:00Z").await, ["abd.jpg"]);
}

#[tokio::test]
async fn a_folder_is_created_and_stores_files() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("data/photos");
    keeps(&Store::open(&StoreTarget::new(folder.to_str().unwrap(), Vec::new())).unwrap()).await;
    assert_eq!(std::fs::read(folder.join("ab/abd.jpg")).unwrap(), b"second");
}

#[tokio::test]
async fn a_bucket_stores_files_under_its_prefix() {
    let bucket = Bucket::open().await;
    keeps(&Store::open(&StoreTarget::new("s3://photos/of/shops/", bucket.settings.clone())).unwrap()).await;
    assert_eq!(bucket.names(), ["of/shops/ab/abd.jpg"]);
}

#[tokio::test]
async fn no_name_leads_out_of_the_folder() {
    let home = tempfile::tempdir().unwrap();
    std::fs::write(home.path().join("secret"), "secret").unwrap();
    let store = Store::open(&StoreTarget::Folder(home.path().join("photos"))).unwrap();
    for name in ["../secret", "..%2fsecret", "/../secret", "..", "."] {
        assert!(store.get(name).await.is_ok_and(|file| file.is_none()), "{name}");
    }
}

#[tokio::test]
async fn a_place_that_cannot_be_written_to_says_so() {
    let home = tempfile::tempdir().unwrap();
    std::fs::write(home.path().join("file"), "").unwrap();
    assert!(Store::open(&StoreTarget::Folder(home.path().join("file/photos"))).is_err());
    let settings = Bucket::open().await.settings;
    assert!(Store::open(&StoreTarget::new("s3://nobodys", settings)).unwrap().check().await.is_err());
}

#[test]
fn a_place_is_shown_without_its_secrets() {
    let place = StoreTarget::new("s3://photos/of/shops/", vec![("AWS_SECRET_ACCESS_KEY".into(), "hidden".into())]);
    assert_eq!(format!("{place} {place:?}"), "s3://photos/of/shops s3://photos/of/shops");
    assert_eq!(StoreTarget::new("./data/photos", Vec::new()), StoreTarget::Folder("./data/photos".into()));
}
