//! Enqueuing, retries and final failures.

use db::query;
use jiff::SignedDuration;
use jobs::{Failure, Job, NewJob, Ran, Registry, Running, State, run_pending};
use serde_json::json;
use testing::engines;

use crate::{Note, ORG, Stumble, clock, enqueue, note, state, status};

#[tokio::test]
async fn a_job_exists_exactly_when_the_transaction_it_was_enqueued_in_is_committed() {
    for db in engines().await {
        let (clock, notes) = (clock(), Note::default());
        let mut dropped = db.begin().await.unwrap();
        jobs::enqueue(&mut dropped, &note("dropped"), clock.now()).await.unwrap();
        drop(dropped);
        let id = enqueue(&db, &clock, &note("kept")).await;
        assert_eq!(state(&db, &id).await, State::Queued);

        let ran = run_pending(&db, &clock, &Registry::new().with(notes.clone())).await.unwrap();
        assert_eq!(ran, Ran { done: 1, ..Ran::default() });
        assert_eq!(notes.notes(), ["kept"]);
        assert_eq!(state(&db, &id).await, State::Done);
    }
}

#[tokio::test]
async fn jobs_run_in_order_and_not_before_their_time() {
    for db in engines().await {
        let (clock, notes) = (clock(), Note::default());
        let registry = Registry::new().with(notes.clone());
        let later = clock.now() + SignedDuration::from_mins(5);
        enqueue(&db, &clock, &NewJob { run_at: Some(later), ..note("later") }).await;
        for text in ["one", "two", "three"] {
            enqueue(&db, &clock, &note(text)).await;
            clock.advance(SignedDuration::from_millis(1));
        }
        run_pending(&db, &clock, &registry).await.unwrap();
        assert_eq!(notes.notes(), ["one", "two", "three"]);
        clock.advance(SignedDuration::from_mins(5));
        run_pending(&db, &clock, &registry).await.unwrap();
        assert_eq!(notes.notes().last().unwrap(), "later");
    }
}

#[tokio::test]
async fn a_job_that_fails_is_tried_again_after_a_growing_pause() {
    for db in engines().await {
        let (clock, stumble) = (clock(), Stumble::default());
        let registry = Registry::new().with(stumble.clone());
        let id = enqueue(&db, &clock, &NewJob { org: Some(ORG), ..NewJob::new(Stumble::KIND, json!("twice")) }).await;

        assert_eq!(run_pending(&db, &clock, &registry).await.unwrap().retried, 1);
        let now = status(&db, &id).await;
        assert_eq!((now.state, now.attempts, now.error.as_deref()), (State::Queued, 1, Some("try 1")));
        clock.advance(SignedDuration::from_secs(7));
        assert_eq!(run_pending(&db, &clock, &registry).await.unwrap(), Ran::default(), "too early");
        clock.advance(SignedDuration::from_secs(6));
        assert_eq!(run_pending(&db, &clock, &registry).await.unwrap().retried, 1);
        clock.advance(SignedDuration::from_secs(14));
        assert_eq!(run_pending(&db, &clock, &registry).await.unwrap(), Ran::default(), "the second pause is longer");
        clock.advance(SignedDuration::from_secs(12));
        assert_eq!(run_pending(&db, &clock, &registry).await.unwrap().done, 1);
        let now = status(&db, &id).await;
        assert_eq!((now.state, now.attempts, now.error), (State::Done, 3, None));
    }
}

#[tokio::test]
async fn a_job_is_given_up_when_it_says_so_or_has_no_tries_left() {
    for db in engines().await {
        let (clock, registry) = (clock(), Registry::new().with(Stumble::default()));
        let job = |payload: &str| NewJob { org: Some(ORG), ..NewJob::new(Stumble::KIND, json!(payload)) };
        let hopeless = enqueue(&db, &clock, &job("for good")).await;
        let twice = enqueue(&db, &clock, &NewJob { max_attempts: 2, ..job("always") }).await;
        let panics = enqueue(&db, &clock, &NewJob { max_attempts: 1, ..job("panic") }).await;
        let unreadable = enqueue(&db, &clock, &NewJob { payload: json!(7), ..job("") }).await;

        let ran = run_pending(&db, &clock, &registry).await.unwrap();
        assert_eq!(ran, Ran { failed: 3, retried: 1, done: 0 });
        clock.advance(SignedDuration::from_mins(1));
        assert_eq!(run_pending(&db, &clock, &registry).await.unwrap().failed, 1);
        for (id, why) in [(&hopeless, "no use"), (&twice, "try"), (&panics, "panicked"), (&unreadable, "payload")] {
            let status = status(&db, id).await;
            assert_eq!(status.state, State::Failed);
            assert!(status.error.unwrap().contains(why));
            assert!(status.finished_at.is_some());
        }
        assert_eq!(jobs::counts(&*db).await.unwrap().failed, 4);
    }
}

#[tokio::test]
async fn while_a_job_waits_another_of_its_key_is_not_added() {
    for db in engines().await {
        let (clock, notes) = (clock(), Note::default());
        let later = clock.now() + SignedDuration::from_hours(1);
        let keyed = |text, run_at| NewJob { key: Some("k"), run_at, ..note(text) };
        let first = enqueue(&db, &clock, &keyed("first", Some(later))).await;
        assert_eq!(enqueue(&db, &clock, &keyed("second", None)).await, first);
        let other = enqueue(&db, &clock, &NewJob { key: Some("other"), ..note("other") }).await;
        assert_ne!(other, first);

        // The job has the earlier time and the payload of the first.
        let registry = Registry::new().with(notes.clone());
        run_pending(&db, &clock, &registry).await.unwrap();
        assert_eq!(notes.notes().len(), 2);
        assert!(notes.notes().contains(&"first".to_owned()));

        assert_ne!(enqueue(&db, &clock, &keyed("third", None)).await, first, "one that is done counts no more");
    }
}

#[tokio::test]
async fn a_job_without_a_handler_here_is_left_alone() {
    for db in engines().await {
        let clock = clock();
        let id = enqueue(&db, &clock, &note("for a newer process")).await;
        let registry = Registry::new().with(Stumble::default());
        assert_eq!(run_pending(&db, &clock, &registry).await.unwrap(), Ran::default());
        assert_eq!(state(&db, &id).await, State::Queued);
    }
}

#[tokio::test]
async fn the_job_of_one_organisation_is_nothing_to_another() {
    for db in engines().await {
        let id = enqueue(&db, &clock(), &note("mine")).await;
        assert!(jobs::status(&*db, "another", &id).await.unwrap().is_none());
    }
}

/// Handler that signs up a user and completes itself in one transaction; a second run has nothing to do.
struct SignUp;

impl Job for SignUp {
    const KIND: &'static str = "sign_up";

    async fn run(&self, running: Running) -> Result<(), Failure> {
        running.progress(1, Some(2)).await?;
        let mut tx = running.db().begin().await?;
        query!("insert into users (id, email, created_at, updated_at) values ($1, 'x', 0, 0)", running.id())
            .run(&mut tx)
            .await?;
        running.complete(&mut tx).await?;
        tx.commit().await?;
        Err(Failure::Fail("what is said after the end does not count".into()))
    }
}

#[tokio::test]
async fn progress_is_reported_and_a_job_can_finish_in_its_own_transaction() {
    for db in engines().await {
        let (clock, mut heard) = (clock(), db.listen());
        let id = enqueue(&db, &clock, &NewJob { org: Some(ORG), ..NewJob::new(SignUp::KIND, json!(null)) }).await;
        run_pending(&db, &clock, &Registry::new().with(SignUp)).await.unwrap();
        let status = status(&db, &id).await;
        assert_eq!((status.state, status.progress_done, status.progress_total), (State::Done, 1, Some(2)));
        assert_eq!(status.error, None);
        let expected = format!("{ORG} jobs {id}");
        while heard.recv().await.unwrap() != expected {}
    }
}
