//! Tests of the email queue on every available engine.
#![expect(clippy::unwrap_used, reason = "what a test cannot have fails it")]

use std::{future::Future, pin::Pin, sync::Arc};

use api::Clock;
use db::{Db, query};
use jiff::SignedDuration;
use mail::{Block, Email, Headers, Language, List, Look, Mailer, Purpose};
use testing::{MailSink, engines, sealer};

fn clock() -> Clock {
    Clock::fixed("2026-11-20T12:00:00Z".parse().unwrap())
}

fn email() -> Email {
    Email {
        language: Language::English,
        subject: "Confirm your address".into(),
        preview: "One click.".into(),
        blocks: vec![Block::Button {
            label: "Confirm".into(),
            url: "https://vitrine.example/?token=secret-token".into(),
        }],
        reason: "You signed up.".into(),
    }
}

async fn enqueue(db: &Db, is_kept: bool) {
    let mut tx = db.begin().await.unwrap();
    mail::enqueue(&mut tx, &sealer(), "zoe@example.com", &email(), clock().now()).await.unwrap();
    if is_kept {
        tx.commit().await.unwrap();
    }
}

async fn run(db: &Db, mailer: &Mailer) {
    run_at(db, mailer, &clock()).await;
}

async fn run_at(db: &Db, mailer: &Mailer, clock: &Clock) {
    jobs::run_pending(db, clock, &mail::jobs(mailer.clone(), sealer())).await.unwrap();
}

fn mailer(sink: &MailSink) -> Mailer {
    Mailer::new(Some(&sink.url()), "Vitrine <no-reply@vitrine.example>", "mail".into()).unwrap()
}

#[tokio::test]
async fn a_letter_goes_out_when_its_transaction_was_kept_and_only_then() {
    for db in engines().await {
        let sink = MailSink::start().await;
        enqueue(&db, false).await;
        run(&db, &mailer(&sink)).await;
        assert_eq!(sink.emails().len(), 0);
        enqueue(&db, true).await;
        run(&db, &mailer(&sink)).await;
        run(&db, &mailer(&sink)).await;
        let emails = sink.emails();
        assert_eq!(emails.len(), 1);
        assert_eq!(emails[0].to, ["zoe@example.com"]);
        assert!(emails[0].text.contains("Subject: Confirm your address"));
        assert!(mailer(&sink).is_reachable().await);
    }
}

#[tokio::test]
async fn queued_emails_are_encrypted_in_the_database() {
    for db in engines().await {
        enqueue(&db, true).await;
        let (payload,) = query!((String,), "select payload from jobs").one(&*db).await.unwrap();
        for secret in ["secret-token", "zoe@example.com", "Confirm"] {
            assert!(!payload.contains(secret), "{payload}");
        }
    }
}

#[tokio::test]
async fn a_refusal_for_good_fails_and_another_is_tried_again() {
    for db in engines().await {
        let sink = MailSink::start().await;
        sink.refuse_with("451 4.3.0 try later");
        enqueue(&db, true).await;
        run(&db, &mailer(&sink)).await;
        assert_eq!(states(&db).await, ["queued"]);
        sink.refuse_with("550 5.1.1 zoe@example.com: no such person");
        enqueue(&db, true).await;
        run(&db, &mailer(&sink)).await;
        assert_eq!(states(&db).await, ["failed", "queued"]);
        let errors = query!((Option<String>,), "select error from jobs").all(&*db).await.unwrap();
        assert!(errors.iter().flat_map(|(error,)| error).all(|error| !error.contains("zoe")), "{errors:?}");
        assert_eq!(sink.emails().len(), 0);
    }
}

#[tokio::test]
async fn a_letter_outlives_a_mail_server_that_is_away_for_a_day_and_goes_out_within_the_hour_and_a_quarter() {
    for db in engines().await {
        let (away, back, clock) = (MailSink::start().await, MailSink::start().await, clock());
        away.refuse_with("451 4.3.0 try later");
        enqueue(&db, true).await;
        for _ in 0..24 * 6 {
            run_at(&db, &mailer(&away), &clock).await;
            clock.advance(SignedDuration::from_mins(10));
        }
        assert_eq!(states(&db).await, ["queued"]);
        clock.advance(SignedDuration::from_mins(75));
        run_at(&db, &mailer(&back), &clock).await;
        assert_eq!(back.emails().len(), 1);
    }
}

async fn states(db: &Db) -> Vec<String> {
    let states = query!((String,), "select state from jobs order by state").all(db).await.unwrap();
    states.into_iter().map(|(state,)| state).collect()
}

/// List whose emails are wanted unless they are about "stopped".
struct Requests;

impl List for Requests {
    fn name(&self) -> &'static str {
        "requests"
    }

    fn is_wanted<'a>(
        &'a self,
        _: &'a Db,
        org: &'a str,
        about: &'a str,
    ) -> Pin<Box<dyn Future<Output = db::Result<bool>> + Send + 'a>> {
        Box::pin(async move { Ok(org == "org" && about != "stopped") })
    }
}

async fn enqueue_bulk(db: &Db, about: &str) {
    let purpose = Purpose { org: "org", list: "requests", about };
    let message = ("zoe@example.com", &email(), &Look::default(), Headers::default());
    let mut tx = db.begin().await.unwrap();
    mail::enqueue_bulk(&mut tx, &sealer(), purpose, message, clock().now()).await.unwrap();
    tx.commit().await.unwrap();
}

#[tokio::test]
async fn a_bulk_email_that_is_not_wanted_any_more_is_dropped_before_it_is_sent() {
    for db in engines().await {
        let sink = MailSink::start().await;
        enqueue_bulk(&db, "stopped").await;
        enqueue_bulk(&db, "request").await;
        assert_eq!(mail::waiting(&db).await.unwrap(), 2);
        let jobs = mail::bulk_jobs(mailer(&sink), sealer(), vec![Arc::new(Requests)]);
        jobs::run_pending(&db, &clock(), &jobs).await.unwrap();
        assert_eq!(sink.emails().len(), 1);
        assert_eq!(mail::waiting(&db).await.unwrap(), 0);
    }
}

#[tokio::test]
async fn bulk_emails_go_with_their_organization_and_with_their_recipient_and_have_a_worker_of_their_own() {
    for db in engines().await {
        let sink = MailSink::start().await;
        enqueue_bulk(&db, "request").await;
        // The worker of all other emails leaves it alone.
        run(&db, &mailer(&sink)).await;
        assert_eq!(sink.emails().len(), 0);
        let mut tx = db.begin().await.unwrap();
        assert_eq!(mail::forget(&mut tx, &sealer(), "ZOE@example.com").await.unwrap(), 1);
        tx.commit().await.unwrap();
        enqueue_bulk(&db, "request").await;
        let mut tx = db.begin().await.unwrap();
        assert_eq!(jobs::forget(&mut tx, "org").await.unwrap(), 1);
        tx.commit().await.unwrap();
        assert_eq!(mail::waiting(&db).await.unwrap(), 0);
    }
}
