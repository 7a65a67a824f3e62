//! Addresses, ids and refusals.

use axum::Router;
use http::{Method, StatusCode};
use http_body_util::BodyExt;
use serde_json::json;
use simulated_stripe::{Clock, Options};

use crate::harness::{create, customer, price, raw, read, send, simulator};

#[tokio::test]
async fn pages_have_the_address_and_the_path_that_the_client_used() {
    let router = Router::new().nest("/stripe", simulator(Options::default()));
    let form = "currency=usd&unit_amount=4900&recurring[interval]=month&product_data[name]=Plan";
    let price = create(&router, "/stripe/v1/prices", form).await;
    let form = format!(
        "mode=subscription&success_url=http://shop.example/ok&line_items[0][quantity]=1&line_items[0][price]={}",
        price["id"].as_str().unwrap()
    );
    let session = create(&router, "/stripe/v1/checkout/sessions", &form).await;
    let url = session["url"].as_str().unwrap();
    let path = url.strip_prefix("http://billing.example:81").unwrap();
    assert!(path.starts_with("/stripe/pay/cs_test_"), "{url}");
    let page = raw(&router, Method::GET, path, "").await;
    assert_eq!(page.status(), StatusCode::OK);
    let text = String::from_utf8(page.into_body().collect().await.unwrap().to_bytes().to_vec()).unwrap();
    assert!(text.contains("no money moves") && text.contains("$49.00"), "{text}");
}

#[tokio::test]
async fn the_same_requests_with_the_same_seed_give_the_same_ids() {
    let mut ids = Vec::new();
    for seed in [1, 1, 2] {
        let clock = Clock::fixed("2026-11-26T12:00:00Z".parse().unwrap());
        let router = simulator(Options { seed, clock, ..Options::default() });
        let (price, customer) = (price(&router, 100).await, customer(&router).await);
        let form = format!("customer={customer}&items[0][price]={price}");
        ids.push(create(&router, "/v1/subscriptions", &form).await["latest_invoice"].clone());
    }
    assert_eq!(ids[0], ids[1]);
    assert_ne!(ids[0], ids[2]);
}

#[tokio::test]
async fn a_refused_request_leaves_nothing_behind() {
    let router = simulator(Options::default());
    let customer = customer(&router).await;
    let events = read(&router, "/v1/events?limit=100").await;
    for (path, form) in [
        ("/v1/prices", "currency=usd&unit_amount=1&product_data[name]=x&lookup_key=k&expand[]=nothing".to_owned()),
        ("/v1/subscriptions", format!("customer={customer}&items[0][price]=price_none")),
        ("/v1/customers", "name=x&payment_method=pm_card_visa_chargeDeclined".to_owned()),
    ] {
        let (status, body) = send(&router, Method::POST, path, &form).await;
        assert!(status.is_client_error(), "{path} {body}");
    }
    assert_eq!(read(&router, "/v1/events?limit=100").await, events);
    assert_eq!(read(&router, "/v1/products").await["data"], json!([]));
}

#[tokio::test]
async fn odd_requests_are_refused_without_a_failure() {
    let router = simulator(Options::default());
    let bodies =
        ["", "a=%ff%fe", "items[0]=x", "metadata[a][b]=c", "customer[]=x", "expand=x", "=", "&&&", "items[x][price]=1"];
    for path in
        ["/v1/customers", "/v1/subscriptions", "/v1/prices", "/v1/checkout/sessions", "/v1/refunds", "/v1/nothing"]
    {
        for body in bodies {
            for method in [Method::GET, Method::POST, Method::DELETE, Method::PUT] {
                let (status, answer) = send(&router, method.clone(), path, body).await;
                assert!(!status.is_server_error(), "{method} {path} {body}: {answer}");
            }
        }
    }
    let huge = i64::MAX;
    let customer = customer(&router).await;
    let price = price(&router, 100).await;
    for (path, form) in [
        ("/v1/prices", format!("currency=usd&unit_amount={huge}&product_data[name]=x")),
        ("/v1/prices", format!("currency=usd&unit_amount=-{huge}&product_data[name]=x")),
        (
            "/v1/prices",
            format!(
                "currency=usd&unit_amount=1&product_data[name]=x&recurring[interval]=year&recurring[interval_count]={huge}"
            ),
        ),
        ("/v1/customers", format!("balance=-{huge}")),
        ("/v1/subscriptions", format!("customer={customer}&items[0][price]={price}&trial_period_days={huge}")),
        ("/v1/subscriptions", format!("customer={customer}&items[0][price]={price}&items[0][quantity]={huge}")),
        ("/v1/coupons", format!("amount_off={huge}&currency=usd")),
        ("/v1/test_helpers/test_clocks", format!("frozen_time={huge}")),
        (
            "/v1/checkout/sessions",
            format!(
                "mode=subscription&success_url=http://a.example&line_items[0][price]={price}&line_items[0][quantity]=1&subscription_data[trial_period_days]={huge}"
            ),
        ),
    ] {
        let (status, answer) = send(&router, Method::POST, path, &form).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{path} {form}: {answer}");
    }
    for path in ["/pay/cs_none", "/portal/bps_none", "/invoice/in_none", "/invoice/in_none/pdf"] {
        assert_eq!(send(&router, Method::GET, path, "").await.0, StatusCode::NOT_FOUND, "{path}");
    }
}
