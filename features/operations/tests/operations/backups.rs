//! Scheduled backups: each is restored and compared, expires by the rule, and a failure leaves the last good one.

use std::{
    fs,
    os::unix::fs::{PermissionsExt, symlink},
    path::Path,
};

use api::{App, Clock, Site};
use audit::{Act, Actor, INSTANCE};
use backup::{Folder, Retention};
use db::{Migration, query};
use jiff::SignedDuration;
use jobs::Registry;
use mail::Language;
use operations::{BackupHealth, BackupPlan, BackupSettings, BackupStatus, Operator, Outcome, backup_jobs};
use tempfile::TempDir;
use testing::{Bucket, TestDb, engines, sealer};

const ALL: &[Migration] = db::migrations!();
const PASSPHRASE: &str = "a long passphrase";

::events::declare! {
    /// As the program declares it.
    KeyRotated => audit "key.rotated";
}

struct World {
    app: App,
    db: TestDb,
    folder: TempDir,
    settings: BackupSettings,
}

async fn worlds() -> Vec<World> {
    let mut made = Vec::new();
    for db in engines().await {
        let folder = tempfile::tempdir().unwrap();
        let clock = Clock::fixed("2026-11-26T02:20:00Z".parse().unwrap());
        let settings = BackupSettings {
            plan: BackupPlan {
                folder: Folder::new(&folder.path().join("backups").display().to_string(), Vec::new()),
                schedule: "02:15".parse().unwrap(),
                retention: Retention { days: 2, weeks: 0, months: 0 },
            },
            passphrase: None,
            keys: None,
            photos: None,
            scratch: folder.path().join("scratch"),
            migrations: ALL,
            program: "1.2.3",
            operator: Some(Operator { email: "operator@vitrine.example".into(), language: Language::French }),
            sealer: sealer(),
        };
        made.push(World { app: App::new(db.db(), clock, Site::default()), db, folder, settings });
    }
    made
}

impl World {
    fn registry(&self) -> Registry {
        backup_jobs(&self.app, self.settings.clone())
    }

    /// Runs the jobs that are due by the clock.
    async fn run(&self) {
        jobs::run_pending(&self.db, &self.app.clock, &self.registry()).await.unwrap();
    }

    /// Changes the database.
    async fn act(&self) {
        let mut tx = self.db.begin().await.unwrap();
        Act::new(KeyRotated).record(&mut tx, &Actor::operator(), self.app.now()).await.unwrap();
        tx.commit().await.unwrap();
        audit::seal(&self.db, &sealer()).await.unwrap();
    }

    fn wait(&self, hours: i64) {
        self.app.clock.advance(SignedDuration::from_hours(hours));
    }

    fn health(&self, status: &BackupStatus) -> BackupHealth {
        status.health(&self.settings.plan.schedule, self.app.now())
    }

    async fn status(&self) -> BackupStatus {
        self.settings.plan.status(&self.db).await.unwrap()
    }

    fn names(&self) -> Vec<String> {
        names(&self.folder.path().join("backups"))
    }

    async fn mails(&self) -> i64 {
        mail::waiting(&self.db).await.unwrap()
    }
}

fn names(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).map(|files| files.map(|file| file.unwrap().file_name()).collect::<Vec<_>>());
    let mut names: Vec<_> = files.unwrap_or_default().iter().map(|name| name.to_string_lossy().into_owned()).collect();
    names.sort_unstable();
    names
}

#[tokio::test(flavor = "multi_thread")]
async fn a_due_backup_is_made_once_and_restored_and_old_ones_expire() {
    due_backups(5).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes minutes: 100 backups on each engine"]
async fn a_hundred_backups_are_restored_equal() {
    due_backups(100).await;
}

async fn due_backups(days: usize) {
    for world in worlds().await {
        fs::create_dir(world.folder.path().join("backups")).unwrap();
        let foreign = "vitrine-20200101T000000Z.backup";
        fs::write(world.folder.path().join("backups").join(foreign), "made by hand").unwrap();
        for day in 0..days {
            world.act().await;
            world.run().await;
            world.run().await;
            let status = world.status().await;
            let run = status.verified.clone().unwrap();
            assert_eq!(run.started_at, world.app.now(), "day {day}");
            assert!(run.table_count > 50 && run.row_count > 0, "{run:?}");
            assert_eq!(world.health(&status), BackupHealth::Healthy);
            world.wait(24);
        }
        let remaining = world.names();
        assert_eq!((remaining.len(), remaining[0].as_str()), (3, foreign), "{:?}", world.db.engine());
        assert_eq!(names(&world.folder.path().join("scratch")), [""; 0], "no copy is left");
        assert_eq!(world.mails().await, 0);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_failure_leaves_the_last_good_backup_and_is_emailed_once_a_day() {
    for mut world in worlds().await {
        world.run().await;
        let before = world.names();
        world.settings.scratch = "/proc/none".into();
        for (hours, mails) in [(24, 1), (2, 1), (2, 1), (20, 2)] {
            world.wait(hours);
            world.run().await;
            let status = world.status().await;
            assert_eq!(status.latest.as_ref().unwrap().outcome, Outcome::Failed);
            assert!(matches!(world.health(&status), BackupHealth::Failed(error) if error.contains("/proc/none")));
            assert_eq!(world.names(), before, "the backup that was not restored is removed");
            assert_eq!(world.mails().await, mails, "after {hours} more hours");
        }
        world.settings.scratch = world.folder.path().join("scratch");
        world.wait(2);
        world.run().await;
        assert_eq!(world.health(&world.status().await), BackupHealth::Healthy);
        assert_eq!(world.names().len(), 2);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_destination_that_refuses_or_is_missing_fails_the_backup() {
    for mut world in worlds().await {
        let missing = world.folder.path().join("not/mounted");
        let refused: Vec<_> =
            [("AWS_ENDPOINT_URL", "http://127.0.0.1:9"), ("AWS_ACCESS_KEY_ID", "a"), ("AWS_SECRET_ACCESS_KEY", "b")]
                .map(|(key, value)| (key.to_owned(), value.to_owned()))
                .to_vec();
        for (address, settings) in [(missing.display().to_string(), Vec::new()), ("s3://b/c".into(), refused)] {
            world.settings.plan.folder = Folder::new(&address, settings);
            world.wait(24);
            world.run().await;
            let status = world.status().await;
            assert_eq!(status.latest.unwrap().outcome, Outcome::Failed, "{address}");
            assert!(status.verified.is_none());
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_encrypted_backup_in_a_bucket_is_restored_and_only_its_passphrase_opens_it() {
    let bucket = Bucket::open().await;
    for mut world in worlds().await {
        world.settings.plan.folder = Folder::new("s3://photos/backups", bucket.settings.clone());
        world.settings.passphrase = Some(PASSPHRASE.into());
        world.settings.keys = Some(b"key file".to_vec());
        for name in bucket.names() {
            world.settings.plan.folder.place(name.rsplit('/').next().unwrap()).unwrap().remove().await.unwrap();
        }
        world.run().await;
        let run = world.status().await.verified.unwrap();
        let newest = world.settings.plan.folder.newest().await.unwrap().unwrap();
        assert_eq!(newest.name(), run.name.as_deref());
        assert_eq!(bucket.names(), ["backups/vitrine-20261126T022000Z.backup"]);
        assert_eq!(backup::check(&newest, Some(PASSPHRASE)).await.unwrap().keys.unwrap(), b"key file");
        for wrong in [None, Some("another passphrase")] {
            assert!(backup::check(&newest, wrong).await.is_err());
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_changed_audit_log_is_found_in_the_restored_copy() {
    for world in worlds().await {
        world.act().await;
        world.run().await;
        let status = world.status().await;
        assert_eq!(status.verified.as_ref().unwrap().log_count, 1);
        assert_eq!(world.health(&status), BackupHealth::Healthy);

        query!("update audit_entries set object_name = 'changed' where org_id = $1", INSTANCE)
            .run(&world.db.db())
            .await
            .unwrap();
        world.wait(24);
        world.run().await;
        let status = world.status().await;
        assert_eq!(status.verified.as_ref().unwrap().log_count, 0);
        assert!(matches!(world.health(&status), BackupHealth::Flawed(flaws) if flaws.contains("audit log instance")));
        assert_eq!(world.names().len(), 2, "the backup is kept");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn only_its_owner_may_read_a_backup() {
    let world = worlds().await.swap_remove(0);
    world.run().await;
    let file = world.folder.path().join("backups").join(&world.names()[0]);
    assert_eq!(fs::metadata(file).unwrap().permissions().mode() & 0o777, 0o600);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_folder_that_cannot_be_written_to_leaves_the_previous_backup() {
    for mut world in worlds().await {
        let (there, link) = (world.folder.path().join("backups"), world.folder.path().join("link"));
        fs::create_dir(&there).unwrap();
        symlink(&there, &link).unwrap();
        world.settings.plan.folder = Folder::new(&link.display().to_string(), Vec::new());
        world.run().await;
        let (before, good) = (world.names(), world.status().await.verified);
        assert!(good.is_some());

        // Not even root can make files there.
        fs::remove_file(&link).unwrap();
        symlink("/proc", &link).unwrap();
        world.wait(24);
        world.run().await;
        let status = world.status().await;
        assert!(matches!(world.health(&status), BackupHealth::Failed(error) if error.contains("link")), "{status:?}");
        assert_eq!((status.verified, world.names()), (good, before));
        assert_eq!(world.mails().await, 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn another_destination_gets_a_backup_at_once_and_the_former_one_keeps_its_own() {
    for mut world in worlds().await {
        world.run().await;
        let before = world.names();
        let other = world.folder.path().join("other");
        world.settings.plan.folder = Folder::new(&other.display().to_string(), Vec::new());
        world.settings.plan.retention = "1d".parse().unwrap();
        for _ in 0..2 {
            world.wait(1);
            world.run().await;
            assert_eq!(names(&other).len(), 1, "at once, and not again before it is due");
        }
        world.wait(24);
        world.run().await;
        assert_eq!((world.names(), names(&other).len()), (before, 1), "the older one there expired");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_interrupted_backup_counts_once_it_is_verified_and_never_when_it_is_not_whole() {
    for world in worlds().await {
        let interrupt = async || {
            query!("update backup_runs set outcome = 'running' where outcome = 'verified'")
                .run(&world.db.db())
                .await
                .unwrap()
        };
        world.run().await;
        let remaining = world.names();
        // So is the row of a backup in the database that was restored from it.
        interrupt().await;
        assert_eq!(world.health(&world.status().await), BackupHealth::None);
        world.wait(1);
        world.run().await;
        let verified = world.status().await.verified.unwrap();
        assert_eq!(verified.name.as_deref(), Some(remaining[0].as_str()));
        assert!(verified.row_count > 0 && verified.size_bytes > 0, "{verified:?}");
        assert_eq!(world.names(), remaining, "it was not due again");

        let file = world.folder.path().join("backups").join(&remaining[0]);
        fs::write(&file, &fs::read(&file).unwrap()[..1_000]).unwrap();
        interrupt().await;
        world.wait(1);
        world.run().await;
        let status = world.status().await;
        assert_eq!(world.health(&status), BackupHealth::Healthy);
        assert_ne!(status.verified.unwrap().name.as_deref(), Some(remaining[0].as_str()));
        assert_eq!((world.names().len(), file.exists()), (2, true), "it stays beside the new one");
    }
}
