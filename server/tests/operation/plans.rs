//! `vitrine plan`: who has which plan, and giving one.

use std::path::Path;

use tokio::process::Command;

/// Runs a command; returns its output and success.
async fn vitrine(home: &Path, arguments: &[&str]) -> (String, bool) {
    let inside = |name: &str| home.join(name).display().to_string();
    let output = Command::new(env!("CARGO_BIN_EXE_vitrine"))
        .args(arguments)
        .args(["--database", &format!("sqlite:{}", inside("v.db")), "--keys", &inside("keys")])
        .output();
    let output = output.await.expect("it runs");
    let text = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    (text, output.status.success())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_operator_lists_and_grants_plans() {
    let home = tempfile::tempdir().expect("a folder");
    assert_eq!(vitrine(home.path(), &["plan", "list"]).await, ("There are no organizations yet.\n".into(), true));
    let password = home.path().join("password");
    std::fs::write(&password, "Rue-du-Bac-75007").expect("a file");
    let file = password.display().to_string();
    let user = ["--email", "ann@example.com", "--first-name", "Ann", "--last-name", "Lee", "--company", "Acme"];
    let create = [&["user", "create", "--password-file", &file], &user[..]].concat();
    assert!(vitrine(home.path(), &create).await.1);

    let (listed, _) = vitrine(home.path(), &["plan", "list"]).await;
    assert!(listed.contains("trial of professional until 2") && listed.contains("0 of 5 locations  Acme"), "{listed}");
    let org = listed.split_whitespace().next().expect("an id").to_owned();

    let set = ["plan", "set", &org, "starter", "--until", "2999-12-31"];
    assert_eq!(vitrine(home.path(), &set).await, ("Acme has the starter plan, until 2999-12-31.\n".into(), true));
    let (listed, _) = vitrine(home.path(), &["plan", "list"]).await;
    assert!(listed.contains("starter until 2999-12-31  0 of 1 locations"), "{listed}");
    assert!(vitrine(home.path(), &["plan", "set", &org, "enterprise"]).await.1);
    let (listed, _) = vitrine(home.path(), &["plan", "list"]).await;
    assert!(listed.contains("enterprise  0 locations"), "{listed}");

    for wrong in [
        ["plan", "set", &org, "gold"],
        ["plan", "set", "acme", "starter"],
        ["plan", "set", "018f0000-0000-7000-8000-000000000000", "starter"],
    ] {
        let (text, is_done) = vitrine(home.path(), &wrong).await;
        assert!(!is_done && !text.is_empty(), "{wrong:?}: {text}");
    }
}
