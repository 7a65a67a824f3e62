//! Classification of addresses that belong to the public internet.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

/// Allowed reach of requests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Public internet, ports 80 and 443.
    Public,
    /// Public internet with one more port, for tests that prove that a port gets no connections.
    PublicAndPort(u16),
    /// Public internet and one more address of any kind: a test's own server.
    PublicAnd(SocketAddr),
    /// Every address and port, for operators whose receivers are in a private network.
    Everywhere,
}

impl Reach {
    pub(crate) fn has_port(&self, port: u16) -> bool {
        let besides = match self {
            Self::Everywhere => return true,
            Self::Public => None,
            Self::PublicAndPort(port) => Some(*port),
            Self::PublicAnd(address) => Some(address.port()),
        };
        matches!(port, 80 | 443) || besides == Some(port)
    }

    pub(crate) fn has(&self, ip: IpAddr) -> bool {
        match self {
            Self::Everywhere => true,
            Self::PublicAnd(address) if address.ip() == ip => true,
            _ => is_public(ip),
        }
    }
}

/// Returns true for an address of the public internet, outside all networks of IANA's special-purpose registries.
fn is_public(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(v4) => is_public_v4(v4),
        IpAddr::V6(v6) => is_public_v6(v6),
    }
}

fn is_public_v4(ip: Ipv4Addr) -> bool {
    let [a, b, c, _] = ip.octets();
    !matches!(
        (a, b, c),
        (0 | 10 | 127 | 224.., ..)
            | (100, 64..=127, _)
            | (169, 254, _)
            | (172, 16..=31, _)
            | (192, 0, 0 | 2)
            | (192, 31, 196)
            | (192, 52, 193)
            | (192, 88, 99)
            | (192, 168, _)
            | (192, 175, 48)
            | (198, 18..=19, _)
            | (198, 51, 100)
            | (203, 0, 113)
    )
}

/// Returns true within 2000::/3, the only allocated range, except for its special uses: tunnels, documentation, tests.
fn is_public_v6(ip: Ipv6Addr) -> bool {
    let [a, b, ..] = ip.segments();
    let is_given_out = (0x2000..=0x3fff).contains(&a);
    let is_special =
        (a == 0x2001 && (b < 0x0200 || b == 0x0db8)) || a == 0x2002 || a == 0x3fff || (a == 0x2620 && b == 0x4f);
    is_given_out && !is_special
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_special_address_is_public() {
        for address in [
            "0.0.0.0",
            "0.1.2.3",
            "10.0.0.1",
            "100.64.0.1",
            "100.127.255.255",
            "127.0.0.1",
            "127.255.0.1",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.1",
            "192.0.2.1",
            "192.88.99.1",
            "192.168.1.1",
            "198.18.0.1",
            "198.19.255.255",
            "198.51.100.1",
            "203.0.113.1",
            "224.0.0.1",
            "239.1.1.1",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:8.8.8.8",
            "::127.0.0.1",
            "64:ff9b::7f00:1",
            "64:ff9b:1::1",
            "100::1",
            "2001::1",
            "2001:db8::1",
            "2002:7f00:1::",
            "3fff::1",
            "5f00::1",
            "fc00::1",
            "fd12::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
        ] {
            assert!(!is_public(address.parse().unwrap()), "{address}");
        }
        for address in [
            "8.8.8.8",
            "1.1.1.1",
            "100.63.0.1",
            "172.32.0.1",
            "192.0.1.1",
            "198.20.0.1",
            "2606:4700::1111",
            "2a00:1450::1",
        ] {
            assert!(is_public(address.parse().unwrap()), "{address}");
        }
    }
}
