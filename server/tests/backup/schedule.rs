//! Scheduled backups of a serving program, what `vitrine doctor` says about them, and drills.

use std::{fs, path::PathBuf};

use db::{Db, query};
use testing::TestDb;

use crate::instance::{CommandOutput, Home, run, sign_up};

const PASSPHRASE: &str = "correct horse battery\n";

/// A home with a folder of backups and its options.
struct Scheduled {
    home: Home,
    db: TestDb,
}

impl Scheduled {
    async fn all() -> Vec<Self> {
        testing::engines().await.into_iter().map(|db| Self { home: Home::new(), db }).collect()
    }

    fn options(&self) -> Vec<String> {
        fs::write(self.home.path("passphrase"), PASSPHRASE).expect("a file");
        let path = |name: &str| self.home.file(name);
        let options = ["--backup-to", &path("backups"), "--backup-passphrase-file", &path("passphrase")];
        [&options[..], &["--backup-with-keys", "--backup-scratch", &path("scratch")]]
            .concat()
            .into_iter()
            .map(str::to_owned)
            .collect()
    }

    async fn serve(&self) -> testing::Program {
        let options = self.options();
        let options: Vec<&str> = options.iter().map(String::as_str).collect();
        self.home.serve_with(self.db.url(), &options).await
    }

    async fn doctor(&self) -> String {
        let (options, photos) = (self.options(), self.home.file("photos"));
        let options: Vec<&str> = options.iter().map(String::as_str).collect();
        let own = ["--photos", &photos, "--listen", "127.0.0.1:0"];
        let output = self.home.run("doctor", self.db.url(), &[&own[..], &options].concat()).await.text;
        output.lines().find(|line| line.contains(" backups: ")).expect("a line about backups").to_owned()
    }

    async fn drill(&self, passphrase: &str) -> CommandOutput {
        let path = |name: &str| self.home.file(name);
        fs::write(self.home.path("given"), passphrase).expect("a file");
        let options = ["backup", "drill", "--from", &path("backups"), "--scratch", &path("drill")];
        run(&[&options[..], &["--keys", &path("no-keys"), "--passphrase-file", &path("given")]].concat()).await
    }

    /// The backups in the folder, without unfinished files.
    fn backups(&self) -> Vec<PathBuf> {
        let Ok(files) = fs::read_dir(self.home.path("backups")) else { return Vec::new() };
        let mut files: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
        files.retain(|file| file.file_name().is_some_and(|name| name.to_string_lossy().starts_with("vitrine-")));
        files.sort_unstable();
        files
    }
}

/// Waits until `count` runs have this outcome.
async fn ended(db: &Db, outcome: &str, count: i64) {
    let run_count =
        async || query!((i64,), "select count(*) from backup_runs where outcome = $1", outcome).one(db).await;
    while run_count().await.expect("a row").0 < count {
        tokio::task::yield_now().await;
    }
}

/// Waits until a run begins.
async fn begun(db: &Db) {
    let run_count = async || query!((i64,), "select count(*) from backup_runs").one(db).await;
    while run_count().await.expect("a row").0 == 0 {
        tokio::task::yield_now().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_scheduled_backup_is_verified_and_a_drill_finds_damage_and_a_wrong_passphrase() {
    for world in Scheduled::all().await {
        let foreign = world.home.path("backups").join("vitrine-20200101T000000Z.backup");
        fs::create_dir(world.home.path("backups")).expect("a folder");
        fs::write(&foreign, "made by hand").expect("a file");
        assert!(world.doctor().await.starts_with("! backups: none in "), "{}", world.doctor().await);

        let program = world.serve().await;
        sign_up(&program).await;
        ended(&world.db, "verified", 1).await;
        drop(program);
        let output = world.doctor().await;
        assert!(output.starts_with("✓ backups: ") && output.contains("old, was restored and compared"), "{output}");
        let made = world.backups();
        assert!(made.len() == 2 && made[0] == foreign, "{made:?}");

        let output = world.drill(PASSPHRASE).await.good();
        assert!(
            output.contains("are those of the backup") && output.contains("audit logs are as they were sealed"),
            "{output}"
        );
        world.drill("another passphrase").await.refused("this is not the passphrase of the backup");
        let mut content = fs::read(&made[1]).expect("a backup");
        let middle = content.len() / 2;
        content[middle] ^= 1;
        fs::write(&made[1], content).expect("a file");
        world.drill(PASSPHRASE).await.refused("the backup is damaged or was altered");
        let left = fs::read_dir(world.home.path("drill")).expect("a folder").count();
        assert_eq!(left, 0, "no copy is left");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_killed_during_a_backup_leaves_none_that_counts() {
    for world in Scheduled::all().await {
        let program = world.serve().await;
        begun(&world.db).await;
        program.kill().await;
        for file in world.backups() {
            let (file, passphrase) = (file.display().to_string(), world.home.file("passphrase"));
            let check = ["--from", &file, "--check", "--passphrase-file", &passphrase];
            world.home.run("restore", world.db.url(), &check).await.good();
        }
        let program = world.serve().await;
        ended(&world.db, "verified", 1).await;
        drop(program);
        assert_eq!(world.backups().len(), 1);
        assert!(world.doctor().await.starts_with("✓ backups: "));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_folder_that_is_missing_is_reported_by_the_doctor() {
    let world = Scheduled::all().await.swap_remove(0);
    fs::write(world.home.path("backups"), "no folder").expect("a file");
    let program = world.serve().await;
    ended(&world.db, "failed", 1).await;
    drop(program);
    let output = world.doctor().await;
    assert!(
        output.starts_with("✗ backups: the latest failed (") && output.contains("there is no verified one"),
        "{output}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn options_of_scheduled_backups_that_do_not_fit_are_refused() {
    let home = Home::new();
    let url = format!("sqlite:{}", home.file("v.db"));
    let serve =
        async |options: &[&str]| home.run("serve", &url, &[&["--listen", "127.0.0.1:0"], options].concat()).await;
    serve(&["--backup-to", "x", "--backup-with-keys"])
        .await
        .refused("--backup-with-keys needs --backup-passphrase-file");
    serve(&["--backup-to", "x", "--backup-passphrase", "short"]).await.refused("a passphrase of 12 characters");
    serve(&["--backup-to", "x", "--backup-at", "25:00"]).await.refused("such as 02:15");
    serve(&["--backup-to", "x", "--backup-keep", "7"]).await.refused("such as 7d,4w,12m");
    home.run("backup", &url, &[]).await.refused("--to");
}
