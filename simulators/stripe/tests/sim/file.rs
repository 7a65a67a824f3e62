//! The file between two runs.

use std::path::PathBuf;

use http::{Method, StatusCode};
use simulated_stripe::Options;

use crate::harness::{create, customer, price, read, send, simulator};

fn options(name: &str) -> Options {
    let path: PathBuf = [env!("CARGO_TARGET_TMPDIR"), name].iter().collect();
    let url = Some("http://127.0.0.1:9/hook".into());
    Options { file: Some(path), webhook_url: url, ..Options::default() }
}

#[tokio::test]
async fn objects_outlive_a_restart_and_ids_go_on() {
    let options = options("restart.json");
    let first = simulator(options.clone());
    assert_eq!(send(&first, Method::POST, "/sim/reset", "").await.0, StatusCode::NO_CONTENT);
    let (price, customer_id) = (price(&first, 100).await, customer(&first).await);
    let form = format!("customer={customer_id}&items[0][price]={price}");
    let made = create(&first, "/v1/subscriptions", &form).await;
    let path = format!("/v1/subscriptions/{}", made["id"].as_str().unwrap());
    let before = read(&first, &path).await;

    let second = simulator(options);
    assert_eq!(read(&second, &path).await, before);
    assert_ne!(customer(&second).await, customer_id);
    let endpoints = read(&second, "/v1/webhook_endpoints").await;
    assert_eq!(endpoints["data"].as_array().unwrap().len(), 1, "the endpoint of the options is not doubled");
}

#[tokio::test]
async fn a_file_of_something_else_is_replaced() {
    let options = options("broken.json");
    std::fs::write(options.file.as_ref().unwrap(), "[1]").unwrap();
    let router = simulator(options.clone());
    let id = customer(&router).await;
    assert_eq!(read(&simulator(options), &format!("/v1/customers/{id}")).await["id"], id);
}
