//! Messages about invalid options.

use std::process::Output;

/// Runs `vitrine serve`, which cannot start.
async fn refused(arguments: &[&str]) -> String {
    let Output { status, stderr, .. } = tokio::process::Command::new(env!("CARGO_BIN_EXE_vitrine"))
        .args(["serve", "--listen", "127.0.0.1:0"])
        .args(arguments)
        .output()
        .await
        .expect("it runs");
    assert!(!status.success(), "{arguments:?}");
    String::from_utf8_lossy(&stderr).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invalid_option_is_reported_with_the_expected_value() {
    let home = tempfile::tempdir().expect("a folder");
    let inside = |name: &str| home.path().join(name).display().to_string();
    let (database, below_nothing) =
        (format!("sqlite:{}", inside("v.db")), format!("sqlite:{}", inside("no/such/x.db")));
    let (keys, photos) = (inside("keys"), inside("photos"));
    let places = ["--keys", &keys, "--photos", &photos];
    for (wrong, parts) in [
        (["--site-url", "foo", "--database", &database], ["--site-url", "https://vitrine.example"]),
        (["--rate-limit-factor", "0", "--database", &database], ["--rate-limit-factor", "1"]),
        (["--mail-from", "nobody", "--database", &database], ["no-reply@vitrine.example", "--mail-from"]),
        (["--database", "postgres://me:secret@127.0.0.1:1/x", "--jobs", "1"], ["127.0.0.1:1", "--database"]),
        (["--database", &below_nothing, "--jobs", "1"], ["no/such: No such file", "--database"]),
    ] {
        let message = refused(&[&wrong[..], &places].concat()).await;
        assert!(parts.iter().all(|part| message.contains(part)) && !message.contains("secret"), "{wrong:?}: {message}");
    }
    assert!(!home.path().join("no").exists());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_database_names_the_variable_it_came_from() {
    let program = tokio::process::Command::new(env!("CARGO_BIN_EXE_vitrine"))
        .arg("migrate")
        .env("DATABASE_URL", "postgres://me:secret@127.0.0.1:1/x")
        .output();
    let message = String::from_utf8_lossy(&program.await.expect("it runs").stderr).into_owned();
    assert!(message.contains("127.0.0.1:1: ") && message.contains("check DATABASE_URL"), "{message}");
}
