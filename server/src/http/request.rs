//! Rules about the head of a request: its host, and the address of its client.

use std::{
    collections::HashSet,
    net::{IpAddr, Ipv6Addr, SocketAddr},
};

use axum::http::{HeaderMap, Version, header, uri::Authority};

/// Validates the Host header (RFC 9112, 3.2): exactly one; in HTTP/1.0, at most one.
pub(super) fn has_valid_host(version: Version, headers: &HeaderMap) -> bool {
    let mut hosts = headers.get_all(header::HOST).iter();
    match (hosts.next(), hosts.next()) {
        (Some(host), None) => {
            let host = host.as_bytes();
            host.is_empty() || (!host.contains(&b'@') && Authority::try_from(host).is_ok())
        }
        (None, _) => version == Version::HTTP_10,
        (Some(_), Some(_)) => false,
    }
}

/// Address of the client: the peer, or the last address in X-Forwarded-For that is no trusted proxy, where the peer is one.
/// An entry that is no address ends the search, because a client may have written everything before it.
pub(super) fn client_address(headers: &HeaderMap, peer: IpAddr, trusted: &HashSet<IpAddr>) -> IpAddr {
    if !trusted.contains(&peer) {
        return peer;
    }
    let forwarded = headers.get_all("x-forwarded-for").iter().rev();
    let mut entries = forwarded.flat_map(|value| value.to_str().unwrap_or_default().rsplit(','));
    entries
        .find_map(|entry| match address(entry.trim()) {
            Some(address) if trusted.contains(&address) => None,
            other => Some(other.unwrap_or(peer)),
        })
        .unwrap_or(peer)
}

/// An address as proxies write it: with or without a port, IPv6 with or without brackets.
fn address(text: &str) -> Option<IpAddr> {
    let with_port = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
    let in_brackets = || text.strip_prefix('[')?.strip_suffix(']')?.parse::<Ipv6Addr>().ok().map(IpAddr::from);
    let address = text.parse().ok().or_else(with_port).or_else(in_brackets)?;
    Some(address.to_canonical())
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderName;

    use super::*;

    fn headers(name: &HeaderName, values: &[&str]) -> HeaderMap {
        values.iter().map(|value| (name.clone(), value.parse().unwrap())).collect()
    }

    #[test]
    fn a_request_names_its_host_exactly_once() {
        const ALLOWED: [&[&str]; 5] = [&["x"], &["vitrine.example:8080"], &["[::1]:8080"], &["127.0.0.1"], &[""]];
        const REFUSED: [&[&str]; 6] = [&["x", "x"], &["x", "y"], &["a b"], &["a/b"], &["me@x"], &["x, y"]];
        for version in [Version::HTTP_10, Version::HTTP_11] {
            for hosts in ALLOWED {
                assert!(has_valid_host(version, &headers(&header::HOST, hosts)), "{hosts:?}");
            }
            for hosts in REFUSED {
                assert!(!has_valid_host(version, &headers(&header::HOST, hosts)), "{hosts:?}");
            }
        }
        assert!(!has_valid_host(Version::HTTP_11, &HeaderMap::new()));
        assert!(has_valid_host(Version::HTTP_10, &HeaderMap::new()), "HTTP/1.0 has no such header");
    }

    #[test]
    fn an_address_is_read_in_every_form_that_proxies_write() {
        let (proxy, second) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let trusted = HashSet::from([proxy, second]);
        for (forwarded, client) in [
            (&["8.8.8.8"][..], "8.8.8.8"),
            (&["8.8.8.8:1234"], "8.8.8.8"),
            (&["2001:db8::1"], "2001:db8::1"),
            (&["[2001:db8::1]"], "2001:db8::1"),
            (&["[2001:db8::1]:1234"], "2001:db8::1"),
            (&["::ffff:8.8.8.8"], "8.8.8.8"),
            (&["1.1.1.1, 8.8.8.8:1"], "8.8.8.8"),
            (&["1.1.1.1", "8.8.8.8"], "8.8.8.8"),
            (&["8.8.8.8, 10.0.0.2"], "8.8.8.8"),
            (&["8.8.8.8:99,10.0.0.2:443"], "8.8.8.8"),
            // Nothing that could be forged is believed in place of what cannot be read.
            (&[], "10.0.0.1"),
            (&[""], "10.0.0.1"),
            (&["10.0.0.2"], "10.0.0.1"),
            (&["unknown"], "10.0.0.1"),
            (&["1.1.1.1, unknown"], "10.0.0.1"),
            (&["1.1.1.1, 8.8.8.8:99999"], "10.0.0.1"),
            (&["[8.8.8.8]"], "10.0.0.1"),
            (&["8.8.8"], "10.0.0.1"),
        ] {
            let headers = headers(&HeaderName::from_static("x-forwarded-for"), forwarded);
            assert_eq!(client_address(&headers, proxy, &trusted).to_string(), client, "{forwarded:?}");
            let stranger = IpAddr::from([9, 9, 9, 9]);
            assert_eq!(client_address(&headers, stranger, &trusted), stranger, "{forwarded:?} from no proxy");
        }
    }
}
