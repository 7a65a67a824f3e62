//! On a socket: connections that end too early, notifications that arrive.

use axum::{Router, extract::State, http::HeaderMap, routing::post};
use serde_json::{Value, json};
use simulated_google::{CLIENT_ID, Options};
use tokio::{net::TcpListener, sync::mpsc};

async fn served(options: Options) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let base = format!("http://{}", listener.local_addr().unwrap());
    tokio::spawn(simulated_google::serve(listener, simulated_google::router(options)));
    base
}

async fn token(http: &reqwest::Client, base: &str) -> String {
    let body = json!({ "email": "camille.roy@example.com" });
    let answer: Value = http.post(format!("{base}/sim/tokens")).json(&body).send().await.unwrap().json().await.unwrap();
    answer["access_token"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn cut_and_truncated_answers_are_no_answers() {
    let base = served(Options::default()).await;
    // A client that keeps connections asks again by itself when one ends without a word.
    let http = reqwest::Client::builder().pool_max_idle_per_host(0).build().unwrap();
    let token = token(&http, &base).await;
    let list = || http.get(format!("{base}/mybusinessaccountmanagement/v1/accounts")).bearer_auth(&token).send();
    assert_eq!(list().await.unwrap().status(), 200);
    let fault = |kind: &str| {
        let body = json!({ "method": "*.accounts.list", "kind": kind, "count": 1 });
        http.post(format!("{base}/sim/faults")).json(&body).send()
    };
    fault("cut").await.unwrap();
    assert!(list().await.is_err(), "no answer at all");
    fault("truncated").await.unwrap();
    let half = list().await.unwrap();
    assert_eq!(half.status(), 200);
    assert!(half.bytes().await.is_err(), "half an answer");
    assert_eq!(list().await.unwrap().status(), 200);
    let about: Value = http.get(format!("{base}/sim")).send().await.unwrap().json().await.unwrap();
    assert_eq!(about["clientId"], CLIENT_ID);
}

#[tokio::test]
async fn notifications_are_delivered_with_a_signature() {
    async fn receive(State(inbox): State<mpsc::Sender<(String, Value)>>, headers: HeaderMap, body: axum::Json<Value>) {
        let bearer = headers["authorization"].to_str().unwrap().to_owned();
        inbox.send((bearer, body.0)).await.unwrap();
    }
    let (inbox, mut letters) = mpsc::channel(4);
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let push_url = format!("http://{}/push", listener.local_addr().unwrap());
    let receiver = Router::new().route("/push", post(receive)).with_state(inbox);
    tokio::spawn(async move { axum::serve(listener, receiver).await });
    let base = served(Options { push_url: Some(push_url.clone()), ..Options::default() }).await;
    let http = reqwest::Client::new();
    let token = token(&http, &base).await;
    let about: Value = http.get(format!("{base}/sim")).send().await.unwrap().json().await.unwrap();
    let account = &about["people"][0]["accounts"][1];
    let path = format!(
        "{base}/mybusinessnotifications/v1/{}/notificationSetting?updateMask=pubsubTopic,notificationTypes",
        account["name"].as_str().unwrap()
    );
    let setting = json!({ "pubsubTopic": "projects/p/topics/t", "notificationTypes": ["GOOGLE_UPDATE"] });
    assert_eq!(http.patch(path).bearer_auth(&token).json(&setting).send().await.unwrap().status(), 200);
    let change = json!({ "location": account["firstLocation"], "kind": "update", "field": "title", "value": "New" });
    assert_eq!(http.post(format!("{base}/sim/changes")).json(&change).send().await.unwrap().status(), 200);
    let (bearer, letter) = letters.recv().await.unwrap();
    assert!(letter["message"]["data"].is_string());
    let keys: Value = http.get(format!("{base}/oauth2/v3/certs")).send().await.unwrap().json().await.unwrap();
    let set: jsonwebtoken::jwk::JwkSet = serde_json::from_value(keys).unwrap();
    let key = jsonwebtoken::DecodingKey::from_jwk(&set.keys[0]).unwrap();
    let mut rules = jsonwebtoken::Validation::new(jsonwebtoken::Algorithm::RS256);
    rules.set_audience(&[push_url]);
    let token = bearer.strip_prefix("Bearer ").unwrap();
    let claims = jsonwebtoken::decode::<Value>(token, &key, &rules).unwrap().claims;
    assert_eq!(claims["email_verified"], true);
}
