//! A TCP proxy between the program and its PostgreSQL: it can be cut, and mended.

use std::net::Ipv4Addr;

use tokio::{
    io::copy_bidirectional,
    net::{TcpListener, TcpStream},
    task::{JoinHandle, JoinSet},
};

use crate::Outcome;

/// The proxy; cut when dropped.
pub struct Wire {
    /// Port of the proxy.
    pub port: u16,
    to: u16,
    carrying: Option<JoinHandle<()>>,
}

impl Wire {
    /// One that leads to a port of this machine.
    pub async fn to(to: u16) -> Outcome<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let mut wire = Self { port: listener.local_addr()?.port(), to, carrying: None };
        wire.carry(listener);
        Ok(wire)
    }

    fn carry(&mut self, listener: TcpListener) {
        let to = self.to;
        self.carrying = Some(tokio::spawn(async move {
            // Dropped with this task, and so are the connections that they carry.
            let mut connections = JoinSet::new();
            while let Ok((mut near, _)) = listener.accept().await {
                connections.spawn(async move {
                    if let Ok(mut far) = TcpStream::connect((Ipv4Addr::LOCALHOST, to)).await {
                        let _ = copy_bidirectional(&mut near, &mut far).await;
                    }
                });
                while connections.try_join_next().is_some() {}
            }
        }));
    }

    /// Every connection breaks, and new ones are refused.
    pub async fn cut(&mut self) {
        if let Some(carrying) = self.carrying.take() {
            carrying.abort();
            let _ = carrying.await;
        }
    }

    /// Lets connections through again.
    pub async fn mend(&mut self) -> Outcome {
        self.carry(TcpListener::bind((Ipv4Addr::LOCALHOST, self.port)).await?);
        Ok(())
    }
}

impl Drop for Wire {
    fn drop(&mut self) {
        if let Some(carrying) = &self.carrying {
            carrying.abort();
        }
    }
}
