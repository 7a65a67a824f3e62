//! Changes in one process are immediately visible in the others.

use std::{net::Ipv4Addr, process::Command, time::Duration};

use serde_json::{Value, json};
use testing::ask;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};

use crate::fleet::Fleet;

/// Timeout of live events.
const TIMEOUT: Duration = Duration::from_secs(20);

/// Opens the stream of live events at one process.
async fn listen(port: u16, token: &str) -> TcpStream {
    let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).await.expect("it listens");
    let request = format!("GET /api/v1/events HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {token}\r\n\r\n");
    stream.write_all(request.as_bytes()).await.expect("sent");
    heard(&mut stream, "200 OK").await;
    stream
}

/// Reads until `expected` was heard.
async fn heard(stream: &mut TcpStream, expected: &str) {
    let mut received = String::new();
    let hear = async {
        let mut piece = [0; 1024];
        while !received.contains(expected) {
            let length = stream.read(&mut piece).await.expect("the stream goes on");
            assert!(length > 0, "it ended with {received}");
            received.push_str(&String::from_utf8_lossy(&piece[..length]));
        }
    };
    assert!(timeout(TIMEOUT, hear).await.is_ok(), "{expected} was never heard");
}

async fn status(port: u16, method: &str, path: &str, token: &str) -> u16 {
    ask(port, method, path, token, &[], b"").await.expect("an answer").0
}

#[tokio::test(flavor = "multi_thread")]
async fn changes_of_one_process_reach_the_others() {
    let Some(fleet) = Fleet::start().await else { return };
    let [first, second] = fleet.serving();
    let zoe = fleet.sign_up_user("zoe").await;

    let mut stream = listen(second, &zoe.token).await;
    let shop = json!({ "name": "Shop", "address": "1 Main St", "city": "Austin" }).to_string();
    let added = ask(first, "POST", "/api/v1/locations", &zoe.token, &[], shop.as_bytes()).await.expect("an answer");
    assert_eq!(added.0, 201);
    heard(&mut stream, "locations").await;

    // A new signing key ends no session.
    let keys = fleet.home().path().join("keys");
    let rotated = Command::new(env!("CARGO_BIN_EXE_vitrine"))
        .args(["keys", "rotate", "--database", fleet.database(), "--keys"])
        .arg(&keys)
        .output()
        .expect("it runs");
    assert!(rotated.status.success(), "{}", String::from_utf8_lossy(&rotated.stderr));
    for port in [first, second] {
        assert_eq!(status(port, "GET", "/api/v1/me", &zoe.token).await, 200);
        let (_, answer) = ask(port, "GET", "/auth/v1/.well-known/jwks.json", "", &[], b"").await.expect("an answer");
        assert!(!answer["keys"].as_array().map_or(&[][..], Vec::as_slice).is_empty());
    }

    assert_eq!(status(first, "POST", "/auth/v1/logout", &zoe.token).await, 204);
    for port in [first, second] {
        let (status, answer): (u16, Value) =
            ask(port, "GET", "/api/v1/me", &zoe.token, &[], b"").await.expect("an answer");
        assert_eq!((status, answer["code"].as_str()), (401, Some("unauthorized")), "{port}");
    }
}
