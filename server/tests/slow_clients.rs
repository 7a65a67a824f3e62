//! Slow clients cannot hold the server, and what clients send reaches the routes whole.

#![expect(clippy::expect_used, reason = "a test that cannot go on fails")]

use std::{
    net::{IpAddr, SocketAddr},
    time::Duration,
};

use api::{App, Clock, Site};
use auth::Auth;
use axum::{
    Router,
    body::{Body, Bytes},
    routing::{get, post},
};
use google::Google;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpSocket, TcpStream},
    sync::watch,
    task::JoinSet,
};
use vitrine::{Features, Limits, MinimumRate, router, serve};

const SLOW: [u8; 4] = [127, 0, 0, 1];
const HEALTHY: [u8; 4] = [127, 0, 0, 2];
/// Size of an answer that no buffer of the system holds.
const LARGE: usize = 16 << 20;

async fn start(limits: Limits, router: Router) -> (SocketAddr, watch::Sender<bool>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    let (stop, stopped) = watch::channel(false);
    tokio::spawn(serve(listener, router, limits, stopped));
    (address, stop)
}

async fn connect(from: [u8; 4], to: SocketAddr) -> TcpStream {
    connect_with(from, to, None).await
}

/// Connects with a receive buffer of that size.
async fn connect_with(from: [u8; 4], to: SocketAddr, buffer: Option<u32>) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    if let Some(size) = buffer {
        socket.set_recv_buffer_size(size).expect("a size");
    }
    socket.bind(SocketAddr::new(IpAddr::from(from), 0)).expect("an address of this machine");
    socket.connect(to).await.expect("a connection")
}

/// Everything the server says until it closes the connection; a reset is an end too.
async fn until_closed(stream: &mut TcpStream) -> String {
    let mut response = Vec::new();
    let mut piece = [0; 1024];
    while let Ok(length @ 1..) = stream.read(&mut piece).await {
        response.extend_from_slice(&piece[..length]);
    }
    String::from_utf8_lossy(&response).into_owned()
}

async fn get_once(from: [u8; 4], to: SocketAddr) -> String {
    let mut stream = connect(from, to).await;
    stream.write_all(b"GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await.expect("sent");
    until_closed(&mut stream).await
}

#[tokio::test(flavor = "multi_thread")]
async fn five_hundred_slow_connections_are_closed_without_affecting_others() {
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
    for response in slow.join_all().await {
        assert!(!response.contains("hello"));
    }
    assert!(get_once(SLOW, server).await.contains("hello"), "the places are free again");
}

/// Answers that no buffer of the system holds.
fn large_answers() -> Router {
    Router::new().route("/", get(async || vec![b'x'; LARGE]))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_does_not_read_is_cut_off() {
    let rate = MinimumRate { bytes: 10_000, window: Duration::from_millis(200) };
    let (server, stop) = start(Limits { rate, ..Limits::default() }, large_answers()).await;
    let mut stream = connect(SLOW, server).await;
    stream.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n").await.expect("sent");
    // Shutdown waits for connections in flight: it ends because the stuck one was cut off.
    stop.send(true).expect("still serving");
    stop.closed().await;
    assert!(until_closed(&mut stream).await.len() < LARGE, "the answer never came whole");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_below_the_minimum_read_rate_is_cut_off_on_any_route() {
    let rate = MinimumRate { bytes: 10_000, window: Duration::from_millis(200) };
    let (server, _stop) = start(Limits { rate, ..Limits::default() }, large_answers()).await;
    let mut stream = connect_with(SLOW, server, Some(2_048)).await;
    stream.write_all(&b"GET / HTTP/1.1\r\nhost: x\r\n\r\n".repeat(20)).await.expect("sent");
    let (mut piece, mut read) = ([0; 100], 0);
    while let Ok(length @ 1..) = stream.read(&mut piece).await {
        read += length;
        assert!(read < LARGE, "the answer came whole");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_reads_slowly_but_not_too_slowly_gets_its_answer_whole() {
    let rate = MinimumRate { bytes: 10_000, window: Duration::from_millis(400) };
    let (server, _stop) = start(Limits { rate, ..Limits::default() }, large_answers()).await;
    let mut stream = connect_with(SLOW, server, Some(64 << 10)).await;
    stream.write_all(b"GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await.expect("sent");
    let (mut piece, mut read) = (vec![0; 64 << 10], 0);
    while let length @ 1.. = stream.read(&mut piece).await.expect("not cut off") {
        read += length;
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    assert!(read > LARGE, "{read}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_with_little_to_send_is_no_slow_reader() {
    let rate = MinimumRate { bytes: 10_000, window: Duration::from_millis(20) };
    let drips = get(async || {
        Body::from_stream(futures::stream::unfold(0, async |sent| {
            tokio::time::sleep(Duration::from_millis(10)).await;
            (sent < 20).then_some((Ok::<_, std::io::Error>(": ping\n\n"), sent + 1))
        }))
    });
    let (server, _stop) = start(Limits { rate, ..Limits::default() }, Router::new().route("/", drips)).await;
    assert_eq!(get_once(SLOW, server).await.matches(": ping").count(), 20);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_that_drips_is_refused_like_every_request() {
    let db = testing::engines().await.swap_remove(0);
    let app = App::new(db.db(), Clock::system(), Site::default());
    let auth = Auth::new(&app, &testing::sealer(), auth::Settings::default(), orgs::Registrar).await.expect("keys");
    let google = Google::new(&app, &testing::sealer(), &google::Settings::default()).expect("TLS");
    let rate = MinimumRate { bytes: 10_000, window: Duration::from_millis(100) };
    let router = router(&app, auth, &google, &Features::default());
    let (server, _stop) = start(Limits { rate, ..Limits::default() }, router).await;
    for framing in ["content-length: 900\r\n\r\n{", "transfer-encoding: chunked\r\n\r\n1\r\n{\r\n"] {
        let mut stream = connect(SLOW, server).await;
        let head =
            format!("POST /api/v1/newsletter HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n{framing}");
        stream.write_all(head.as_bytes()).await.expect("sent");
        let response = until_closed(&mut stream).await;
        assert!(response.starts_with("HTTP/1.1 408") && response.contains("\"code\":\"timeout\""), "{response}");
        assert!(response.contains("content-security-policy: "), "{response}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_of_any_size_and_framing_arrives_whole() {
    let size = post(async |body: Bytes| format!("size {}\n", body.len()));
    let (server, _stop) = start(Limits::default(), Router::new().route("/", size)).await;
    let mut stream = connect(HEALTHY, server).await;
    let sizes = [0, 1, 900, 16 << 10, 100_000];
    for size in sizes {
        let head = format!("POST / HTTP/1.1\r\nhost: x\r\ncontent-length: {size}\r\n\r\n");
        stream.write_all(&[head.as_bytes(), &vec![b'x'; size]].concat()).await.expect("sent");
        let head = "POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n";
        let chunk = if size == 0 { String::new() } else { format!("{size:x}\r\n{}\r\n", "x".repeat(size)) };
        stream.write_all(format!("{head}{chunk}0\r\n\r\n").as_bytes()).await.expect("sent");
    }
    stream.write_all(b"GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await.expect("sent");
    let response = until_closed(&mut stream).await;
    let heard: Vec<usize> = response.lines().filter_map(|line| line.strip_prefix("size ")?.parse().ok()).collect();
    assert_eq!(heard, sizes.into_iter().flat_map(|size| [size, size]).collect::<Vec<_>>());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_without_one_host_or_with_too_long_headers_is_refused() {
    let (server, _stop) = start(Limits::default(), Router::new().route("/", get(async || "hello"))).await;
    let long = |length: usize| format!("HTTP/1.1\r\nhost: x\r\nx: {}\r\n", "x".repeat(length));
    for (request, status) in [
        ("HTTP/1.1\r\nhost: x\r\n".to_owned(), 200),
        ("HTTP/1.0\r\n".to_owned(), 200),
        ("HTTP/1.1\r\n".to_owned(), 400),
        ("HTTP/1.1\r\nhost: x\r\nhost: x\r\n".to_owned(), 400),
        ("HTTP/1.1\r\nhost: x\r\nHost: y\r\n".to_owned(), 400),
        // A URL with the ids of 1,000 locations.
        (long(40_000), 200),
        (long(50_000), 431),
    ] {
        let mut stream = connect(HEALTHY, server).await;
        let request = format!("GET / {request}connection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).await.expect("sent");
        let response = until_closed(&mut stream).await;
        assert!(
            response.starts_with(&format!("HTTP/1.1 {status}")) || response.starts_with(&format!("HTTP/1.0 {status}")),
            "{response}"
        );
    }
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
