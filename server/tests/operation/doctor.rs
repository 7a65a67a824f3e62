//! Output of `vitrine doctor`, and its exit code when something is wrong.

use std::{
    fs,
    os::unix::fs::{FileExt, PermissionsExt},
    path::Path,
    process::Stdio,
};

use rusqlite::Connection;
use testing::Program;
use tokio::{
    io::{AsyncBufReadExt, BufReader},
    process::Command,
};

/// Runs it; returns its output and success.
async fn doctor(home: &Path, arguments: &[&str]) -> (String, bool) {
    let inside = |name: &str| home.join(name).display().to_string();
    let listen = format!("127.0.0.1:{}", testing::free_port());
    let output = tokio::process::Command::new(env!("CARGO_BIN_EXE_vitrine"))
        .args(["doctor", "--listen", &listen, "--keys", &inside("keys"), "--photos", &inside("photos")])
        .args(["--database", &format!("sqlite:{}", inside("v.db"))])
        .args(arguments)
        .output();
    let output = output.await.expect("it runs");
    (String::from_utf8_lossy(&output.stdout).into_owned(), output.status.success())
}

#[tokio::test(flavor = "multi_thread")]
async fn each_check_reports_its_finding_and_the_remedy() {
    let home = tempfile::tempdir().expect("a folder");
    let (output, is_well) = doctor(home.path(), &[]).await;
    assert!(is_well, "{output}");
    for expected in [
        "database",
        "clock",
        "keys",
        "disk",
        "photos",
        "backups",
        "address",
        "site address",
        "metrics",
        "mail",
        "google",
        "billing",
    ] {
        assert!(output.lines().any(|line| line.contains(&format!(" {expected}: "))), "{expected}: {output}");
    }
    assert!(output.contains("! mail: no server"), "{output}");

    let inside = |name: &str| home.path().join(name).display().to_string();
    let (database, keys) = (format!("sqlite:{}", inside("v.db")), inside("keys"));
    let port = testing::free_port();
    let listen = format!("127.0.0.1:{port}");
    let arguments =
        ["serve", "--database", &database, "--keys", &keys, "--photos", &inside("photos"), "--listen", &listen];
    Program::start(env!("CARGO_BIN_EXE_vitrine"), &arguments, port).await.end().await;
    fs::set_permissions(&keys, fs::Permissions::from_mode(0o644)).expect("a key file");
    let (output, is_well) = doctor(home.path(), &["--site-url", "http://shop.example"]).await;
    assert!(!is_well);
    assert!(output.contains("✓ database: answers, and is up to date"), "{output}");
    assert!(output.contains("✗ keys: ") && output.contains("chmod 600"), "{output}");
    assert!(output.contains("✗ site address: ") && output.contains("2 wrong"), "{output}");
}

/// A database with a page that was overwritten, in a table that no start needs.
async fn damage(home: &Path) {
    let file = home.join("v.db");
    let made = Command::new(env!("CARGO_BIN_EXE_vitrine"))
        .args(["migrate", "--database", &format!("sqlite:{}", file.display())])
        .output();
    assert!(made.await.expect("it runs").status.success());
    let database = Connection::open(&file).expect("a database");
    let number = |sql: &str| database.query_row(sql, [], |row| row.get::<_, u32>(0)).expect("a number");
    let (size, page) = (number("pragma page_size"), number("select rootpage from sqlite_master where name = 'photos'"));
    database.close().expect("closed");
    let file = fs::OpenOptions::new().write(true).open(&file).expect("the file");
    file.write_all_at(&vec![0xa5; size as usize], u64::from((page - 1) * size)).expect("written");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_file_is_found_by_the_doctor_and_every_night() {
    let home = tempfile::tempdir().expect("a folder");
    damage(home.path()).await;
    let (output, is_well) = doctor(home.path(), &[]).await;
    assert!(!is_well, "{output}");
    let line = output.lines().find(|line| line.contains("✗ database: ")).expect("a line about the database");
    assert!(line.contains("v.db is damaged (") && line.contains("`vitrine restore`"), "{line}");

    // A process that starts makes up for the check of last night.
    let inside = |name: &str| home.path().join(name).display().to_string();
    let mut program = Command::new(env!("CARGO_BIN_EXE_vitrine"))
        .args(["serve", "--listen", "127.0.0.1:0", "--keys", &inside("keys"), "--photos", &inside("photos")])
        .args(["--database", &format!("sqlite:{}", inside("v.db"))])
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .expect("it starts");
    let mut log = BufReader::new(program.stderr.take().expect("a log")).lines();
    loop {
        let line = log.next_line().await.expect("a log").expect("it goes on");
        if line.contains("the database file is damaged") {
            assert!(line.contains("\"ERROR\"") && line.contains("vitrine restore"), "{line}");
            return;
        }
    }
}
