//! Slow clients cannot hold the server.

#![expect(clippy::expect_used, reason = "a test that cannot go on fails")]

use std::{
    net::{IpAddr, SocketAddr},
    time::Duration,
};

use axum::{Router, routing::get};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpSocket, TcpStream},
    sync::watch,
    task::JoinSet,
};
use vitrine::{Limits, serve};

const SLOW: [u8; 4] = [127, 0, 0, 1];
const HEALTHY: [u8; 4] = [127, 0, 0, 2];

async fn start(limits: Limits, router: Router) -> (SocketAddr, watch::Sender<bool>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    let (stop, stopped) = watch::channel(false);
    tokio::spawn(serve(listener, router, limits, stopped));
    (address, stop)
}

async fn connect(from: [u8; 4], to: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.bind(SocketAddr::new(IpAddr::from(from), 0)).expect("an address of this machine");
    socket.connect(to).await.expect("a connection")
}

/// Everything the server says until it closes the connection; a reset is an end too.
async fn until_closed(stream: &mut TcpStream) -> String {
    let mut said = Vec::new();
    let mut piece = [0; 1024];
    while let Ok(length @ 1..) = stream.read(&mut piece).await {
        said.extend_from_slice(&piece[..length]);
    }
    String::from_utf8_lossy(&said).into_owned()
}

async fn get_once(from: [u8; 4], to: SocketAddr) -> String {
    let mut stream = connect(from, to).await;
    stream.write_all(b"GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await.expect("sent");
    until_closed(&mut stream).await
}

#[tokio::test(flavor = "multi_thread")]
async fn five_hundred_slow_connections_are_all_closed_and_nobody_else_notices() {
    let limits =
        Limits { header_timeout: Duration::from_millis(300), connections_per_address: 100, ..Limits::default() };
    let (server, _stop) = start(limits, Router::new().route("/", get(async || "hello"))).await;
    let mut slow = JoinSet::new();
    for number in 0..500 {
        let mut stream = connect(SLOW, server).await;
        slow.spawn(async move {
            // Half of them send part of a header, the others nothing at all.
            if number % 2 == 0 {
                let _ = stream.write_all(b"GET / HTTP/1.1\r\nhost: ").await;
            }
            until_closed(&mut stream).await
        });
        if number % 50 == 0 {
            assert!(get_once(HEALTHY, server).await.contains("hello"), "with {number} slow connections open");
        }
    }
    for said in slow.join_all().await {
        assert!(!said.contains("hello"));
    }
    assert!(get_once(SLOW, server).await.contains("hello"), "the places are free again");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_does_not_read_is_cut_off() {
    let limits = Limits { write_timeout: Duration::from_millis(200), ..Limits::default() };
    let large = Router::new().route("/", get(async || vec![b'x'; 64 << 20]));
    let (server, stop) = start(limits, large).await;
    let mut stream = connect(SLOW, server).await;
    stream.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n").await.expect("sent");
    // Shutdown waits for connections in flight: it ends because the stuck one was cut off.
    stop.send(true).expect("still serving");
    stop.closed().await;
    assert!(until_closed(&mut stream).await.len() < 64 << 20, "the answer never came whole");
}

#[tokio::test(flavor = "multi_thread")]
async fn half_a_header_does_not_hold_the_stop() {
    const HOUR: Duration = Duration::from_hours(1);
    let limits = Limits { header_timeout: HOUR, ..Limits::default() };
    let (server, stop) = start(limits, Router::new().route("/", get(async || "hello"))).await;
    let mut stream = connect(SLOW, server).await;
    stream.write_all(b"GET / HTTP/1.1\r\nhost: ").await.expect("sent");
    assert!(get_once(HEALTHY, server).await.contains("hello"), "the server is at work");
    stop.send(true).expect("still serving");
    tokio::time::timeout(HOUR / 60, stop.closed()).await.expect("the server waits for the rest");
    assert_eq!(until_closed(&mut stream).await, "");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_in_flight_finishes_after_the_stop() {
    let (arrived, mut has_arrived) = watch::channel(false);
    let (go_on, may_go_on) = watch::channel(false);
    let handler = move || {
        let (arrived, mut may_go_on) = (arrived.clone(), may_go_on.clone());
        async move {
            arrived.send_replace(true);
            may_go_on.wait_for(|go| *go).await.map_or("lost", |_| "finished")
        }
    };
    let (server, stop) = start(Limits::default(), Router::new().route("/", get(handler))).await;
    let answer = tokio::spawn(get_once(SLOW, server));
    has_arrived.wait_for(|arrived| *arrived).await.expect("the handler runs");
    stop.send(true).expect("still serving");
    go_on.send_replace(true);
    assert!(answer.await.expect("no panic").contains("finished"));
    stop.closed().await;
}
