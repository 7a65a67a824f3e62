//! Free ports of this machine.

use std::net::{Ipv4Addr, TcpListener};

use crate::Outcome;

/// Returns a port of this machine that no program listens on.
pub fn free_port() -> Outcome<u16> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port())
}
