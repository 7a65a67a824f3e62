//! Private addresses that the program must never send requests to, and a canary that detects such requests.

use std::{
    io,
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
};

use tokio::net::TcpListener;

/// Addresses that lead into private networks, in many notations. `PORT` stands for the canary's port; [`private_names`]
/// resolves the `.example` names.
pub const PRIVATE_ADDRESSES: [&str; 62] = [
    "http://127.0.0.1:PORT/",
    "http://127.1:PORT/",
    "http://127.0.1:PORT/",
    "http://2130706433:PORT/",
    "http://0x7f000001:PORT/",
    "http://0x7f.0.0.1:PORT/",
    "http://0x7f.1:PORT/",
    "http://017700000001:PORT/",
    "http://0177.0.0.1:PORT/",
    "http://0177.1:PORT/",
    "http://127.0.0.1.:PORT/",
    "http://127.255.255.254:PORT/",
    "http://0:PORT/",
    "http://0.0.0.0:PORT/",
    "http://00000000:PORT/",
    "http://[::1]:PORT/",
    "http://[::]:PORT/",
    "http://[0:0:0:0:0:0:0:1]:PORT/",
    "http://[::ffff:127.0.0.1]:PORT/",
    "http://[::ffff:7f00:1]:PORT/",
    "http://[0:0:0:0:0:ffff:127.0.0.1]:PORT/",
    "http://[::127.0.0.1]:PORT/",
    "http://[64:ff9b::127.0.0.1]:PORT/",
    "http://[64:ff9b:1::127.0.0.1]:PORT/",
    "http://[2002:7f00:1::]:PORT/",
    "http://[2001:0:7f00:1::]:PORT/",
    "http://[fe80::1]:PORT/",
    "http://[fc00::1]:PORT/",
    "http://[fd00:ec2::254]:PORT/",
    "http://[ff02::1]:PORT/",
    "http://[fe80::1%25eth0]:PORT/",
    "http://169.254.169.254:PORT/latest/meta-data/",
    "http://0xa9fea9fe:PORT/",
    "http://2852039166:PORT/",
    "http://10.0.0.1:PORT/",
    "http://100.64.0.1:PORT/",
    "http://172.16.0.1:PORT/",
    "http://192.168.0.1:PORT/",
    "http://198.18.0.1:PORT/",
    "http://255.255.255.255:PORT/",
    "http://224.0.0.1:PORT/",
    "http://localhost:PORT/",
    "http://LOCALHOST:PORT/",
    "http://localhost.:PORT/",
    "http://rebind.example:PORT/",
    "http://mixed.example:PORT/",
    "http://metadata.example:PORT/",
    "http://mapped.example:PORT/",
    "http://user@127.0.0.1:PORT/",
    "http://user:password@public.example:PORT/",
    "http://public.example@127.0.0.1:PORT/",
    "http://127.0.0.1:PORT#@public.example/",
    "http://127.0.0.1:PORT?@public.example/",
    "http://public.example\\@127.0.0.1:PORT/",
    "http://①②⑦.⓪.⓪.①:PORT/",
    "http://127。0。0。1:PORT/",
    "http://１２７.０.０.１:PORT/",
    "gopher://127.0.0.1:PORT/_x",
    "file:///etc/passwd",
    "ftp://127.0.0.1:PORT/",
    "unix:/run/app.sock",
    "dict://127.0.0.1:PORT/info",
];

/// Resolves the host names of an attacker; one has both a public and a private address.
pub fn private_names(host: &str) -> &'static [&'static str] {
    match host {
        "mixed.example" => &["192.0.32.7", "127.0.0.1"],
        "metadata.example" => &["169.254.169.254"],
        "mapped.example" => &["::ffff:127.0.0.1"],
        _ => &["127.0.0.1", "::1"],
    }
}

/// Listener on every address of this machine that counts connections.
#[derive(Debug)]
pub struct Canary {
    /// Address that it listens on.
    pub address: SocketAddr,
    knocks: Arc<AtomicUsize>,
}

impl Canary {
    /// Starts listening until the runtime ends.
    ///
    /// # Errors
    /// Fails when no port is free.
    pub async fn listen() -> io::Result<Self> {
        let listener = TcpListener::bind("0.0.0.0:0").await?;
        let (address, knocks) = (listener.local_addr()?, Arc::new(AtomicUsize::new(0)));
        let counted = Arc::clone(&knocks);
        tokio::spawn(async move {
            while listener.accept().await.is_ok() {
                counted.fetch_add(1, Ordering::SeqCst);
            }
        });
        Ok(Self { address, knocks })
    }

    /// Returns the number of connections.
    pub fn knocks(&self) -> usize {
        self.knocks.load(Ordering::SeqCst)
    }
}
