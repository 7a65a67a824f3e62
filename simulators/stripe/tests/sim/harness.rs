//! Requests without a network.

use axum::{Router, body::Body};
use http::{Method, Request, Response, StatusCode};
use http_body_util::BodyExt;
use serde_json::Value;
use simulated_stripe::{KEY, Options};
use tower::ServiceExt;

/// Returns a simulator.
pub(crate) fn simulator(options: Options) -> Router {
    simulated_stripe::router(options)
}

/// Sends a form with the key of the account.
pub(crate) async fn send(router: &Router, method: Method, path: &str, form: &str) -> (StatusCode, Value) {
    let response = raw(router, method, path, form).await;
    let status = response.status();
    let body = response.into_body().collect().await.unwrap().to_bytes();
    (status, serde_json::from_slice(&body).unwrap_or_default())
}

/// Sends a form, and returns the answer with its headers.
pub(crate) async fn raw(router: &Router, method: Method, path: &str, form: &str) -> Response<Body> {
    let request = Request::builder()
        .method(method)
        .uri(path)
        .header("authorization", format!("Bearer {KEY}"))
        .header("host", "billing.example:81")
        .header("content-type", "application/x-www-form-urlencoded")
        .body(Body::from(form.to_owned()))
        .unwrap();
    router.clone().oneshot(request).await.unwrap()
}

/// Creates an object and returns it.
pub(crate) async fn create(router: &Router, path: &str, form: &str) -> Value {
    let (status, body) = send(router, Method::POST, path, form).await;
    assert_eq!(status, StatusCode::OK, "{path}: {body}");
    body
}

/// Reads an object.
pub(crate) async fn read(router: &Router, path: &str) -> Value {
    let (status, body) = send(router, Method::GET, path, "").await;
    assert_eq!(status, StatusCode::OK, "{path}: {body}");
    body
}

/// Creates a monthly price.
pub(crate) async fn price(router: &Router, amount: i64) -> String {
    let form = format!("currency=usd&unit_amount={amount}&recurring[interval]=month&product_data[name]=Plan");
    create(router, "/v1/prices", &form).await["id"].as_str().unwrap().to_owned()
}

/// Creates a customer with a card that pays.
pub(crate) async fn customer(router: &Router) -> String {
    let id = create(router, "/v1/customers", "email=a@example.com").await["id"].as_str().unwrap().to_owned();
    let card = create(router, "/v1/payment_methods/pm_card_visa/attach", &format!("customer={id}")).await;
    let method = card["id"].as_str().unwrap();
    create(router, &format!("/v1/customers/{id}"), &format!("invoice_settings[default_payment_method]={method}")).await;
    id
}
