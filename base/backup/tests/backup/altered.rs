//! Tests that a truncated or altered backup is refused before anything is changed.

use std::fs;

use backup::{Also, BackupTarget, Error, Onto};
use media::Store;
use proptest::{prelude::*, test_runner::TestRunner};
use tokio::runtime::Handle;

use crate::{ALL, empty, filled, made, store};

/// Returns a backup as bytes.
async fn bytes(passphrase: Option<&str>) -> Vec<u8> {
    let photos = store(&["one.jpg"]).await;
    let [db, ..] = &filled(3_000).await[..] else { panic!("no SQLite") };
    let (folder, ..) = made(db, &Also { photos: Some(&photos), passphrase, ..Also::default() }).await;
    fs::read(folder.path().join("test.backup")).unwrap()
}

async fn check(bytes: &[u8], passphrase: Option<&str>) -> Result<(), Error> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("altered.backup");
    fs::write(&path, bytes).unwrap();
    backup::check(&BackupTarget::File(path), passphrase).await.map(drop)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_that_ends_early_is_refused_wherever_it_ends() {
    let whole = bytes(None).await;
    check(&whole, None).await.unwrap();
    let (runtime, length) = (Handle::current(), whole.len());
    tokio::task::spawn_blocking(move || {
        let cut = |end: usize| runtime.block_on(check(&whole[..end], None));
        for end in [0, 13, 14, 48, 49, 52, length - 33, length - 32, length - 1] {
            let error = cut(end).unwrap_err();
            assert!(matches!(error, Error::CutOff | Error::NoBackup), "{end}: {error}");
        }
        TestRunner::new(ProptestConfig::with_cases(100)).run(&(0..length), |end| {
            prop_assert!(matches!(cut(end), Err(Error::CutOff | Error::NoBackup)), "{end}");
            Ok(())
        })
    })
    .await
    .unwrap()
    .unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_with_one_bit_altered_is_refused_whichever_it_is() {
    let whole = bytes(None).await;
    let (runtime, length) = (Handle::current(), whole.len());
    tokio::task::spawn_blocking(move || {
        let flipped = |bit: usize| {
            let mut altered = whole.clone();
            altered[bit / 8] ^= 1 << (bit % 8);
            runtime.block_on(check(&altered, None))
        };
        // Each byte of the header, of the first length and of the digest.
        for bit in (0..53).chain(length - 32..length).map(|byte| byte * 8 + byte % 8) {
            assert!(flipped(bit).is_err(), "bit {bit}");
        }
        TestRunner::new(ProptestConfig::with_cases(200)).run(&(0..length * 8), |bit| {
            prop_assert!(flipped(bit).is_err(), "bit {bit}");
            Ok(())
        })
    })
    .await
    .unwrap()
    .unwrap();
    assert!(check(&[&bytes(None).await[..], b"x"].concat(), None).await.is_err(), "something follows");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_altered_encrypted_backup_is_detected_even_with_a_valid_checksum() {
    let whole = bytes(Some("correct horse")).await;
    check(&whole, Some("correct horse")).await.unwrap();
    for at in [0, 14, 16, 20, 40, 50, 60, whole.len() / 2, whole.len() - 40] {
        let mut altered = whole.clone();
        altered[at] ^= 1;
        let end = altered.len() - 32;
        let digest = aws_lc_rs::digest::digest(&aws_lc_rs::digest::SHA256, &altered[..end]);
        altered.truncate(end);
        altered.extend(digest.as_ref());
        assert!(check(&altered, Some("correct horse")).await.is_err(), "byte {at}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_backup_changes_nothing_where_it_was_to_be_restored() {
    let whole = bytes(None).await;
    let folder = tempfile::tempdir().unwrap();
    for to in empty().await {
        for (name, altered) in [("cut", &whole[..whole.len() - 40]), ("half", &whole[..whole.len() / 2])] {
            let path = folder.path().join(name);
            fs::write(&path, altered).unwrap();
            let restored =
                backup::restore(&BackupTarget::File(path), None, &to, ALL, Onto::Nothing, &Store::in_memory()).await;
            assert!(matches!(restored, Err(Error::CutOff)));
            assert!(to.pending(ALL).await.unwrap() > 10, "{:?}", to.engine());
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_file_and_a_missing_file_have_their_own_errors() {
    assert_eq!(
        check(b"PK\x03\x04 something else that is longer than a header", None).await.unwrap_err().to_string(),
        "this is no backup of Vitrine"
    );
    let missing = backup::check(&BackupTarget::File("/no/such/file".into()), None).await.unwrap_err();
    assert_eq!(missing.to_string(), "there is no backup at /no/such/file");
}
