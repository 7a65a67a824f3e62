//! The clock that a test shares with the simulator.

use http::Method;
use jiff::SignedDuration;
use simulated_stripe::{Clock, Options};

use crate::harness::{create, customer, price, read, send, simulator};

#[tokio::test]
async fn work_is_done_at_its_own_time_however_late_the_next_request_is() {
    let clock = Clock::fixed("2027-01-31T10:00:00Z".parse().unwrap());
    let router = simulator(Options { clock: clock.clone(), ..Options::default() });
    let (price, customer) = (price(&router, 4_900).await, customer(&router).await);
    let made = create(&router, "/v1/subscriptions", &format!("customer={customer}&items[0][price]={price}")).await;
    clock.advance(SignedDuration::from_hours(24 * 60));
    let invoices = read(&router, &format!("/v1/invoices?customer={customer}")).await;
    let seen: Vec<(i64, &str)> = invoices["data"]
        .as_array()
        .unwrap()
        .iter()
        .map(|invoice| (invoice["created"].as_i64().unwrap(), invoice["status"].as_str().unwrap()))
        .collect();
    let start = made["start_date"].as_i64().unwrap();
    assert_eq!(seen, [(start + 59 * 86_400, "paid"), (start + 28 * 86_400, "paid"), (start, "paid")]);
}

#[tokio::test]
async fn a_key_is_forgotten_after_a_day() {
    let clock = Clock::fixed("2026-11-26T12:00:00Z".parse().unwrap());
    let router = simulator(Options { clock: clock.clone(), ..Options::default() });
    let keyed = || async {
        let request = http::Request::post("/v1/products")
            .header("authorization", format!("Bearer {}", simulated_stripe::KEY))
            .header("idempotency-key", "k")
            .body(axum::body::Body::from("name=x"))
            .unwrap();
        tower::ServiceExt::oneshot(router.clone(), request).await.unwrap().status()
    };
    let count = || async { read(&router, "/v1/products").await["data"].as_array().unwrap().len() };
    assert!(keyed().await.is_success() && keyed().await.is_success());
    assert_eq!(count().await, 1);
    clock.advance(SignedDuration::from_hours(25));
    assert!(keyed().await.is_success());
    assert_eq!(count().await, 2);
    assert_eq!(send(&router, Method::POST, "/sim/reset", "").await.0, http::StatusCode::NO_CONTENT);
    assert_eq!(count().await, 0);
}
