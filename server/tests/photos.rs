//! Many large photos at once: the memory of the real program stays bounded, and all of them are taken in.
#![cfg(target_os = "linux")]
#![expect(clippy::expect_used, reason = "a test that cannot go on fails")]

use std::{
    fs,
    process::{Child, Command, Stdio},
};

use image::{ExtendedColorType, codecs::jpeg::JpegEncoder};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    task::JoinSet,
};

/// Sides of a photo of 40 megapixels.
const SIZE: (u32, u32) = (7_304, 5_478);
/// Number of concurrent uploads.
const CONCURRENCY: usize = 20;
/// Maximum memory of the program meanwhile, in MB. A decoded photo takes 120 MB; all together would take 2,400 MB.
const MAX_MEMORY_MB: u64 = 450;

/// A running program; killed when dropped.
struct Program {
    child: Child,
    port: u16,
}

impl Program {
    async fn start(home: &std::path::Path) -> Self {
        let free = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
        let port = free.local_addr().expect("an address").port();
        drop(free);
        let child = Command::new(env!("CARGO_BIN_EXE_vitrine"))
            .args(["serve", "--site-url", "http://localhost", "--listen", &format!("127.0.0.1:{port}"), "--database"])
            .arg(format!("sqlite:{}", home.join("test.db").display()))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let program = Self { child, port };
        while ask(program.port, "GET", "/readyz", "", b"").await.is_none() {
            tokio::task::yield_now().await;
        }
        program
    }

    /// A figure of the process, in MB: `VmRSS` for what it takes, `VmHWM` for the most it ever took.
    fn memory(&self, figure: &str) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).expect("it runs");
        let line = status.lines().find(|line| line.starts_with(figure)).expect("the figure");
        line.split_whitespace().nth(1).and_then(|kilobytes| kilobytes.parse::<u64>().ok()).expect("a number") / 1024
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Status and body of an answer; `None` when there is none.
async fn ask(port: u16, method: &str, path: &str, token: &str, body: &[u8]) -> Option<(u16, Value)> {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).await.ok()?;
    let head = format!(
        "{method} {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\nauthorization: Bearer {token}\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes()).await.ok()?;
    stream.write_all(body).await.ok()?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.ok()?;
    let text = String::from_utf8_lossy(&answer);
    let (head, body) = text.split_once("\r\n\r\n")?;
    Some((head.split(' ').nth(1)?.parse().ok()?, serde_json::from_str(body).unwrap_or_default()))
}

/// A photo with as much noise as a telephone's: some 8 MB.
fn photo() -> Vec<u8> {
    let (width, height) = SIZE;
    let mut noise = 1_u32;
    let samples: Vec<u8> = (0..width * height * 3)
        .map(|at| {
            noise ^= noise << 13;
            noise ^= noise >> 17;
            noise ^= noise << 5;
            (at / 3 / width * 200 / height) as u8 + (noise % 24) as u8
        })
        .collect();
    let mut file = Vec::new();
    JpegEncoder::new_with_quality(&mut file, 80)
        .encode(&samples, width, height, ExtendedColorType::Rgb8)
        .expect("a JPEG");
    file
}

#[tokio::test(flavor = "multi_thread")]
async fn twenty_photos_of_forty_megapixels_at_once_take_bounded_memory() {
    let file = photo();
    let home = tempfile::tempdir().expect("a folder");
    let program = Program::start(home.path()).await;
    let port = program.port;
    let person = json!({ "email": "p@example.com", "password": "Correct-horse-7",
        "data": { "first_name": "P", "last_name": "Q" } });
    let (_, session) =
        ask(port, "POST", "/auth/v1/signup", "", person.to_string().as_bytes()).await.expect("an answer");
    let token = session["access_token"].as_str().expect("a token").to_owned();
    let shop = json!({ "name": "Shop", "address": "1 Main St", "city": "Austin" }).to_string();
    let (_, shop) = ask(port, "POST", "/api/v1/locations", &token, shop.as_bytes()).await.expect("an answer");
    let path = format!("/api/v1/locations/{}/photos", shop["id"].as_str().expect("an id"));
    let before = program.memory("VmRSS");

    let uploads = (0..CONCURRENCY).map(|_| {
        let (path, token, file) = (path.clone(), token.clone(), file.clone());
        async move { ask(port, "POST", &path, &token, &file).await }
    });
    let mut uploads: JoinSet<_> = uploads.collect();
    while let Some(answer) = uploads.join_next().await {
        let (status, photo) = answer.expect("no panic").expect("an answer");
        assert_eq!((status, &photo["width"]), (201, &json!(2048)), "{photo}");
    }
    let (most, after) = (program.memory("VmHWM"), program.memory("VmRSS"));
    println!("{} MB each: {before} MB before, {most} MB at most, {after} MB after", file.len() / 1024 / 1024);
    assert!(most < MAX_MEMORY_MB, "{most} MB");
    let (_, list) = ask(port, "GET", &path, &token, b"").await.expect("an answer");
    assert_eq!(list["items"].as_array().map(Vec::len), Some(CONCURRENCY));
}
