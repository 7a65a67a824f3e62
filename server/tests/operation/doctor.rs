//! What `vitrine doctor` says, and that it ends with an error when something is wrong.

use std::{fs, os::unix::fs::PermissionsExt, path::Path};

use testing::Program;

/// What it says, and whether all is well.
async fn doctor(home: &Path, arguments: &[&str]) -> (String, bool) {
    let inside = |name: &str| home.join(name).display().to_string();
    let listen = format!("127.0.0.1:{}", testing::free_port());
    let asked = tokio::process::Command::new(env!("CARGO_BIN_EXE_vitrine"))
        .args(["doctor", "--listen", &listen, "--keys", &inside("keys"), "--photos", &inside("photos")])
        .args(["--database", &format!("sqlite:{}", inside("v.db"))])
        .args(arguments)
        .output();
    let asked = asked.await.expect("it runs");
    (String::from_utf8_lossy(&asked.stdout).into_owned(), asked.status.success())
}

#[tokio::test(flavor = "multi_thread")]
async fn each_check_says_what_it_found_and_what_to_do() {
    let home = tempfile::tempdir().expect("a folder");
    let (said, is_well) = doctor(home.path(), &[]).await;
    assert!(is_well, "{said}");
    for what in ["database", "clock", "keys", "disk", "photos", "address", "site address", "metrics", "mail", "google"]
    {
        assert!(said.lines().any(|line| line.contains(&format!(" {what}: "))), "{what}: {said}");
    }
    assert!(said.contains("! mail: no server"), "{said}");

    let inside = |name: &str| home.path().join(name).display().to_string();
    let (database, keys) = (format!("sqlite:{}", inside("v.db")), inside("keys"));
    let port = testing::free_port();
    let listen = format!("127.0.0.1:{port}");
    let arguments =
        ["serve", "--database", &database, "--keys", &keys, "--photos", &inside("photos"), "--listen", &listen];
    Program::start(env!("CARGO_BIN_EXE_vitrine"), &arguments, port).await.end().await;
    fs::set_permissions(&keys, fs::Permissions::from_mode(0o644)).expect("a key file");
    let (said, is_well) = doctor(home.path(), &["--site-url", "http://shop.example"]).await;
    assert!(!is_well);
    assert!(said.contains("✓ database: answers, and is up to date"), "{said}");
    assert!(said.contains("✗ keys: ") && said.contains("chmod 600"), "{said}");
    assert!(said.contains("✗ site address: ") && said.contains("2 wrong"), "{said}");
}
