//! Tests of the writer thread with a prepared queue, so that the groups do not depend on timing.

use std::{fs, path::PathBuf, sync::mpsc};

use tempfile::TempDir;

use super::*;
use crate::sqlite::connection;

type Answer = oneshot::Receiver<Result<()>>;

struct Bench {
    folder: TempDir,
    group: Group,
    heard: broadcast::Receiver<String>,
}

fn bench() -> Bench {
    let folder = tempfile::tempdir().unwrap();
    let connection = connection::writer(&folder.path().join("test.db")).unwrap();
    connection.execute_batch("create table things (name text not null primary key)").unwrap();
    let (notices, heard) = broadcast::channel(1000);
    let mut group = Group::new(connection, notices, Duration::from_secs(20));
    group.age = Duration::MAX;
    Bench { folder, group, heard }
}

impl Bench {
    /// Serves all requests as if they had arrived while the writer was busy.
    fn serve(&mut self, requests: Vec<Request>) {
        let (sender, inbox) = mpsc::channel();
        for request in requests {
            sender.send(request).unwrap();
        }
        drop(sender);
        self.group.serve(&inbox);
    }

    fn file(&self) -> PathBuf {
        self.folder.path().join("test.db")
    }

    fn names(&self) -> Vec<String> {
        let reader = connection::reader(&self.file()).unwrap();
        let mut select = reader.prepare("select name from things order by name").unwrap();
        select.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
    }

    /// Counts the commits since the file was created: frames of the write-ahead log that record the size of the file
    /// after a commit.
    fn commits(&self) -> usize {
        let log = fs::read(self.folder.path().join("test.db-wal")).unwrap();
        let page = u32::from_be_bytes(log[8..12].try_into().unwrap()) as usize;
        log[32..].chunks_exact(24 + page).filter(|frame| frame[4..8] != [0; 4]).count()
    }
}

fn once(sql: &'static str) -> (Request, Answer) {
    let (done, answer) = oneshot::channel();
    let work = Box::new(move |connection: &Connection| connection.execute_batch(sql).is_ok());
    (Request::Once { work, done }, answer)
}

fn add(name: &str) -> (Request, Answer) {
    let (done, answer) = oneshot::channel();
    let name = name.to_owned();
    let work =
        Box::new(move |connection: &Connection| connection.execute("insert into things values (?1)", [name]).is_ok());
    (Request::Once { work, done }, answer)
}

/// Returns a transaction of one insert and its notification.
fn transaction(name: &str) -> (Request, Answer) {
    let (begun, is_begun) = oneshot::channel();
    let (steps, inbox) = mpsc::channel();
    let (done, answer) = oneshot::channel();
    let (insert, notices) = (name.to_owned(), vec![name.to_owned()]);
    let insert = move |connection: &Connection| {
        connection.execute("insert into things values (?1)", [insert]).unwrap();
        // A caller that drops this receiver has given up.
        drop(is_begun);
    };
    steps.send(Step::Work(Box::new(insert))).unwrap();
    steps.send(Step::Commit { notices, done }).unwrap();
    (Request::Begin { begun, steps: inbox }, answer)
}

fn is_durable(answer: Answer) -> bool {
    answer.blocking_recv().unwrap().is_ok()
}

#[test]
fn many_commits_share_one_sync() {
    let mut bench = bench();
    let before = bench.commits();
    let (requests, answers): (Vec<_>, Vec<_>) = (0..100).map(|n| add(&format!("{n:03}"))).unzip();
    bench.serve(requests);
    assert!(answers.into_iter().all(is_durable));
    assert_eq!(bench.commits() - before, 1);
    assert_eq!(bench.names().len(), 100);
}

#[test]
fn a_full_group_is_committed_before_the_next_begins() {
    let mut bench = bench();
    let before = bench.commits();
    let (requests, answers): (Vec<_>, Vec<_>) = (0..=GROUP).map(|n| add(&format!("{n:03}"))).unzip();
    bench.serve(requests);
    assert!(answers.into_iter().all(is_durable));
    assert_eq!(bench.commits() - before, 2);
}

#[test]
fn a_group_past_its_age_limit_accepts_no_transaction() {
    let mut bench = bench();
    bench.group.age = Duration::ZERO;
    let before = bench.commits();
    let (requests, _answers): (Vec<_>, Vec<_>) = ["a", "b", "c"].map(add).into_iter().unzip();
    bench.serve(requests);
    assert_eq!(bench.commits() - before, 3);
}

#[test]
fn commits_return_after_the_group_is_on_disk() {
    let mut bench = bench();
    let (first, mut answer) = add("a");
    let file = bench.file();
    let (done, second_answer) = oneshot::channel();
    let (say, events) = mpsc::channel();
    let look = Box::new(move |_: &Connection| {
        let reader = connection::reader(&file).unwrap();
        let seen: i64 = reader.query_row("select count(*) from things", [], |row| row.get(0)).unwrap();
        say.send((seen, answer.try_recv().is_ok())).unwrap();
        true
    });
    bench.serve(vec![first, Request::Once { work: look, done }]);
    assert_eq!(events.recv().unwrap(), (0, false), "seen or acknowledged before the commit");
    assert!(is_durable(second_answer));
    assert_eq!(bench.names(), ["a"]);
    let synchronous: i64 = bench.group.connection.query_row("pragma synchronous", [], |row| row.get(0)).unwrap();
    assert_eq!(synchronous, 2, "a commit is on disk when it returns");
}

#[test]
fn a_failing_statement_does_not_disturb_others_of_its_group() {
    let mut bench = bench();
    let (requests, answers): (Vec<_>, Vec<_>) = ["a", "a", "b"].map(add).into_iter().unzip();
    bench.serve(requests);
    // The statement's own error is returned separately; the writer itself succeeded.
    assert!(answers.into_iter().all(is_durable));
    assert_eq!(bench.names(), ["a", "b"]);
}

#[test]
fn a_panic_in_one_transaction_does_not_disturb_others_of_its_group() {
    let mut bench = bench();
    let (a, a_answer) = add("a");
    let (done, _) = oneshot::channel();
    let panics = Box::new(|connection: &Connection| {
        connection.execute("insert into things values ('half')", []).unwrap();
        panic!("on purpose");
    });
    let (b, b_answer) = add("b");
    bench.serve(vec![a, Request::Once { work: panics, done }, b]);
    assert!(is_durable(a_answer) && is_durable(b_answer));
    assert_eq!(bench.names(), ["a", "b"]);
}

#[test]
fn a_group_rolled_back_by_the_engine_fails_every_commit() {
    let mut bench = bench();
    let (a, a_answer) = transaction("a");
    let (conflict, conflict_answer) =
        once("insert into things values ('x'); insert or rollback into things values ('x')");
    let (b, b_answer) = transaction("b");
    bench.serve(vec![a, conflict, b]);
    assert!(!is_durable(a_answer) && !is_durable(conflict_answer));
    assert!(is_durable(b_answer), "the writer goes on");
    assert_eq!(bench.names(), ["b"]);
    assert_eq!(bench.heard.try_recv().unwrap(), "b", "no notice of what was rolled back");
    assert!(bench.heard.try_recv().is_err());
}

#[test]
fn a_full_disk_refuses_writes_and_recovers_without_a_restart() {
    let mut bench = bench();
    let pages: i64 = bench.group.connection.query_row("pragma page_count", [], |row| row.get(0)).unwrap();
    bench.group.connection.pragma_update(None, "max_page_count", pages).unwrap();
    let big = "insert into things select printf('%01000d', value) from json_each('[1,2,3,4,5,6,7,8,9,10]')";
    let (full, _) = once(big);
    bench.serve(vec![full]);
    assert!(bench.names().is_empty());

    bench.group.connection.pragma_update(None, "max_page_count", 1_000_000).unwrap();
    let (room, answer) = once(big);
    bench.serve(vec![room]);
    assert!(is_durable(answer));
    assert_eq!(bench.names().len(), 10);
}

#[test]
fn a_failed_commit_fails_every_transaction_of_the_group() {
    let mut bench = bench();
    bench
        .group
        .connection
        .execute_batch("create table kept (name text references things deferrable initially deferred)")
        .unwrap();
    let (a, a_answer) = transaction("a");
    let (orphan, orphan_answer) = once("insert into kept values ('nobody')");
    bench.serve(vec![a, orphan]);
    assert!(!is_durable(a_answer) && !is_durable(orphan_answer));
    assert!(bench.names().is_empty());
    assert!(bench.heard.try_recv().is_err());

    let (b, b_answer) = add("b");
    bench.serve(vec![b]);
    assert!(is_durable(b_answer));
}
