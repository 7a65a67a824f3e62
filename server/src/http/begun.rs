//! What a connection has said before it is worth the memory of a request: most slow ones never say more.

use std::{io, time::Duration};

use httparse::{EMPTY_HEADER, Request};
use tokio::{net::TcpStream, sync::watch, time};

/// Whoever has said so much gets what is needed to read the rest.
const MOST: usize = 16 << 10;
/// A usual request comes in one piece.
const PIECE: usize = 4 << 10;
/// As many headers as the parser of requests itself takes; with more it has the word.
const HEADERS: usize = 100;

/// The beginning of the first request, when its headers are whole, or can never be (which is for the parser of requests to
/// answer). `None` when the client went away or took longer than `patience`, or the headers were not whole when `stop`
/// turned true.
pub(super) async fn begun(stream: &TcpStream, patience: Duration, mut stop: watch::Receiver<bool>) -> Option<Vec<u8>> {
    let whole = async {
        let mut begun = Vec::new();
        while is_to_go_on(&begun) {
            tokio::select! {
                // What has come by now is answered, if it is whole.
                biased;
                ready = stream.readable() => ready.ok()?,
                _ = stop.wait_for(|stop| *stop) => return None,
            }
            match read(stream, &mut begun) {
                Ok(0) => return None,
                Err(error) if error.kind() != io::ErrorKind::WouldBlock => return None,
                _ => {}
            }
        }
        Some(begun)
    };
    time::timeout(patience, whole).await.ok().flatten()
}

/// Not in the task that waits, which would be as large as the piece.
fn read(stream: &TcpStream, begun: &mut Vec<u8>) -> io::Result<usize> {
    let mut piece = [0; PIECE];
    let length = stream.try_read(&mut piece)?;
    begun.extend_from_slice(piece.get(..length).unwrap_or_default());
    Ok(length)
}

/// Whether headers may still end, and have not.
fn is_to_go_on(begun: &[u8]) -> bool {
    let mut headers = [EMPTY_HEADER; HEADERS];
    begun.len() < MOST && Request::new(&mut headers).parse(begun).is_ok_and(|parsed| parsed.is_partial())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers_are_waited_for_until_they_are_whole_or_wrong_or_many() {
        for partial in ["", "\r\n", "GET", "GET / HTTP/1.1\r\nhost: ", "GET / HTTP/1.1\r\nhost: x\r\n"] {
            assert!(is_to_go_on(partial.as_bytes()), "{partial}");
        }
        let whole = "GET / HTTP/1.1\r\nhost: x\r\n\r\n";
        let many = format!("GET / HTTP/1.1\r\n{}", "x: y\r\n".repeat(HEADERS + 1));
        let long = format!("GET /{}", "x".repeat(MOST));
        for enough in [whole, "\u{16}\u{3}\u{1}", "G=T / HTTP/1.1\r\n", "GET / HTTP/9\r\n", &many, &long] {
            assert!(!is_to_go_on(enough.as_bytes()), "{enough}");
        }
    }
}
