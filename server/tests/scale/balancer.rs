//! A plain TCP balancer: each connection goes to the next process in turn that takes it. It knows nothing of HTTP.

use std::{
    net::Ipv4Addr,
    sync::{
        Arc, Mutex,
        atomic::{AtomicUsize, Ordering},
    },
};

use tokio::{
    io::copy_bidirectional,
    net::{TcpListener, TcpStream},
    task::JoinSet,
};

pub struct Balancer {
    port: u16,
    targets: Arc<Mutex<Vec<u16>>>,
    _accepting: JoinSet<()>,
}

impl Balancer {
    pub async fn over(targets: Vec<u16>) -> Self {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a free port");
        let port = listener.local_addr().expect("an address").port();
        let targets = Arc::new(Mutex::new(targets));
        let (turn, addresses) = (AtomicUsize::new(0), targets.clone());
        let mut accepting = JoinSet::new();
        accepting.spawn(async move {
            let mut connections = JoinSet::new();
            while let Ok((near, _)) = listener.accept().await {
                let mut targets = addresses.lock().expect("nobody panics").clone();
                let next = turn.fetch_add(1, Ordering::Relaxed) % targets.len().max(1);
                targets.rotate_left(next);
                connections.spawn(carry(near, targets));
                while connections.try_join_next().is_some() {}
            }
        });
        Self { port, targets, _accepting: accepting }
    }

    pub fn port(&self) -> u16 {
        self.port
    }

    /// New connections no longer go to this process, as when it says that it is not ready.
    pub fn leave_out(&self, port: u16) {
        self.targets.lock().expect("nobody panics").retain(|target| *target != port);
    }

    /// They do again.
    pub fn take_in(&self, port: u16) {
        self.targets.lock().expect("nobody panics").push(port);
    }
}

/// Forwards to the first target that accepts. A client that is cut off notices the closed connection.
async fn carry(mut near: TcpStream, targets: Vec<u16>) {
    for target in targets {
        if let Ok(mut far) = TcpStream::connect((Ipv4Addr::LOCALHOST, target)).await {
            let _ = copy_bidirectional(&mut near, &mut far).await;
            return;
        }
    }
}
