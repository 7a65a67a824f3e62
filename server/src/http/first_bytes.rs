//! The start of a connection, read before a request gets its memory: most slow connections never get further.
//!
//! The parser of requests and the route keep tens of kilobytes per connection. Here a connection has its bytes only, at
//! most 16 kB of them: the headers of its first request, and a body up to that size.

use std::{io, time::Duration};

use httparse::{EMPTY_HEADER, Header, Request, Status, parse_chunk_size};
use tokio::{net::TcpStream, sync::watch, time};

use crate::rate::MinimumRate;

/// Maximum size of what is collected here. A connection that sent as much gets what is needed to read the rest.
const MAX_BYTES: usize = 16 << 10;
/// A usual request comes in one piece.
const PIECE_BYTES: usize = 4 << 10;
/// Maximum number of headers that the parser of requests accepts; it answers requests with more.
const MAX_HEADERS: usize = 100;

/// The first bytes of a connection.
#[derive(Default)]
pub(super) struct Begun {
    pub(super) bytes: Vec<u8>,
    /// True when the body came more slowly than the minimum rate.
    pub(super) is_too_slow: bool,
}

/// Part of the first request that is still missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Missing {
    Headers,
    /// The body ends at this offset.
    BodyUntil(usize),
    /// The body starts at this offset, in chunks.
    ChunksFrom(usize),
    /// Nothing, or nothing that is worth waiting for here: the parser of requests goes on.
    Nothing,
}

/// Reads the first request of a connection, or its first 16 kB. Returns `None` when the client closes the connection, takes
/// longer than `patience` for the headers, or has not sent all of them when `stop` turns true.
pub(super) async fn begun(
    stream: &TcpStream,
    patience: Duration,
    rate: MinimumRate,
    stop: watch::Receiver<bool>,
) -> Option<Begun> {
    let mut begun = Begun::default();
    let missing = time::timeout(patience, headers(stream, &mut begun.bytes, stop)).await.ok().flatten()?;
    while is_missing(missing, &begun.bytes) {
        let before = begun.bytes.len();
        match time::timeout(rate.window, body(stream, missing, &mut begun.bytes)).await {
            Ok(outcome) => outcome?,
            Err(_) if ((begun.bytes.len() - before) as u64) < rate.bytes => {
                begun.is_too_slow = true;
                break;
            }
            Err(_) => {}
        }
    }
    Some(begun)
}

/// Reads the headers; returns what is missing after them.
async fn headers(stream: &TcpStream, bytes: &mut Vec<u8>, mut stop: watch::Receiver<bool>) -> Option<Missing> {
    loop {
        match missing(bytes) {
            Missing::Headers => {}
            other => return Some(other),
        }
        tokio::select! {
            // A request that has arrived is answered, also after the stop.
            biased;
            ready = stream.readable() => ready.ok()?,
            _ = stop.wait_for(|stop| *stop) => return None,
        }
        read(stream, bytes)?;
    }
}

/// Reads until nothing is missing.
async fn body(stream: &TcpStream, missing: Missing, bytes: &mut Vec<u8>) -> Option<()> {
    while is_missing(missing, bytes) {
        stream.readable().await.ok()?;
        read(stream, bytes)?;
    }
    Some(())
}

/// Reads what is there; `None` at the end of the stream. A function of its own, because the buffer would otherwise be part
/// of each waiting task.
fn read(stream: &TcpStream, bytes: &mut Vec<u8>) -> Option<()> {
    let mut piece = [0; PIECE_BYTES];
    match stream.try_read(&mut piece) {
        Ok(0) => None,
        Ok(length) => {
            bytes.extend_from_slice(piece.get(..length).unwrap_or_default());
            Some(())
        }
        Err(error) if error.kind() == io::ErrorKind::WouldBlock => Some(()),
        Err(_) => None,
    }
}

/// Returns the part of the request that is missing after these bytes.
fn missing(bytes: &[u8]) -> Missing {
    let mut headers = [EMPTY_HEADER; MAX_HEADERS];
    let mut request = Request::new(&mut headers);
    match request.parse(bytes) {
        Ok(Status::Partial) if bytes.len() < MAX_BYTES => Missing::Headers,
        Ok(Status::Complete(end)) => missing_after(request.headers, end),
        _ => Missing::Nothing,
    }
}

/// Returns the part of the request that is missing after headers that end at `end`.
fn missing_after(headers: &[Header<'_>], end: usize) -> Missing {
    let value =
        |name: &str| headers.iter().find(|header| header.name.eq_ignore_ascii_case(name)).map(|header| header.value);
    // The client sends its body after `100 Continue`.
    if value("expect").is_some() {
        return Missing::Nothing;
    }
    if value("transfer-encoding").is_some() {
        return Missing::ChunksFrom(end);
    }
    let length = value("content-length").and_then(|length| str::from_utf8(length).ok()?.parse::<usize>().ok());
    length.map_or(Missing::Nothing, |length| Missing::BodyUntil(end.saturating_add(length)))
}

fn is_missing(missing: Missing, bytes: &[u8]) -> bool {
    bytes.len() < MAX_BYTES
        && match missing {
            Missing::Nothing => false,
            Missing::Headers => true,
            Missing::BodyUntil(end) => bytes.len() < end,
            Missing::ChunksFrom(start) => are_chunks_missing(bytes.get(start..).unwrap_or_default()),
        }
}

/// Returns true if the last chunk is missing, false for malformed chunks.
fn are_chunks_missing(mut bytes: &[u8]) -> bool {
    loop {
        match parse_chunk_size(bytes) {
            Ok(Status::Partial) => return true,
            // The trailers end with an empty line, which mostly is the only one.
            Ok(Status::Complete((start, 0))) => {
                let trailers = bytes.get(start..).unwrap_or_default();
                return !trailers.starts_with(b"\r\n") && !trailers.windows(4).any(|end| end == b"\r\n\r\n");
            }
            Ok(Status::Complete((start, size))) => {
                let next = usize::try_from(size).ok().and_then(|size| start.checked_add(size)?.checked_add(2));
                match next.and_then(|next| bytes.get(next..)) {
                    Some(remaining) => bytes = remaining,
                    None => return true,
                }
            }
            Err(_) => return false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers_are_waited_for_until_they_are_whole_or_wrong_or_many() {
        for partial in ["", "\r\n", "GET", "GET / HTTP/1.1\r\nhost: ", "GET / HTTP/1.1\r\nhost: x\r\n"] {
            assert_eq!(missing(partial.as_bytes()), Missing::Headers, "{partial}");
        }
        let whole = "GET / HTTP/1.1\r\nhost: x\r\n\r\n";
        let many = format!("GET / HTTP/1.1\r\n{}", "x: y\r\n".repeat(MAX_HEADERS + 1));
        let long = format!("GET /{}", "x".repeat(MAX_BYTES));
        for enough in [whole, "\u{16}\u{3}\u{1}", "G=T / HTTP/1.1\r\n", "GET / HTTP/9\r\n", &many, &long] {
            assert_eq!(missing(enough.as_bytes()), Missing::Nothing, "{enough}");
        }
    }

    #[test]
    fn a_body_is_waited_for_until_it_is_whole_or_wrong_or_large() {
        let is_waited_for = |headers: &str, body: &str| {
            let request = format!("POST / HTTP/1.1\r\nhost: x\r\n{headers}\r\n\r\n{body}");
            is_missing(missing(request.as_bytes()), request.as_bytes())
        };
        let large = "x".repeat(MAX_BYTES);
        for (headers, body, is_partial) in [
            ("content-length: 3", "", true),
            ("Content-Length: 3", "ab", true),
            ("content-length: 3", "abc", false),
            ("content-length: 3", "abcGET / HTTP/1.1", false),
            ("content-length: 0", "", false),
            ("content-length: -3", "", false),
            ("content-length: 99999999999999999999999", "", false),
            ("content-length: 18446744073709551615", "", true),
            ("content-length: 999999", &large, false),
            ("content-length: 3\r\nexpect: 100-continue", "", false),
            ("transfer-encoding: chunked", "", true),
            ("transfer-encoding: chunked", "3\r\nabc", true),
            ("transfer-encoding: chunked", "3\r\nabc\r\n", true),
            ("transfer-encoding: chunked", "3\r\nabc\r\n0\r\n", true),
            ("transfer-encoding: chunked", "3\r\nabc\r\n0\r\n\r\n", false),
            ("transfer-encoding: chunked", "0\r\nx: y\r\n", true),
            ("transfer-encoding: chunked", "0\r\nx: y\r\n\r\n", false),
            ("transfer-encoding: chunked", "ffffffffffffffff\r\n", true),
            ("transfer-encoding: chunked", "no chunk\r\n", false),
            ("transfer-encoding: chunked", &large, false),
        ] {
            assert_eq!(is_waited_for(headers, body), is_partial, "{headers}: {}", body.len());
        }
    }
}
