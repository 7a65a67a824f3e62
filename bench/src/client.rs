//! A small HTTP/1.1 client that keeps its connection and costs little: the clients share the machine with the server.

use std::{
    io::{Error, ErrorKind, Result},
    net::{Ipv4Addr, SocketAddr},
};

use memchr::memmem;
use serde_json::Value;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
};

/// One open connection.
pub struct Connection {
    stream: TcpStream,
    buffer: Vec<u8>,
    filled: usize,
}

/// The parts of an answer that are looked at.
pub struct Answer {
    /// Status code.
    pub status: u16,
    /// The line of the status and the headers, as they came.
    head: Vec<u8>,
    /// The whole body.
    pub body: Vec<u8>,
}

/// Position of the answer in the buffer.
struct Frame {
    status: u16,
    head: usize,
    body: usize,
}

fn wrong(detail: &str) -> Error {
    Error::new(ErrorKind::InvalidData, detail.to_owned())
}

/// A request as it goes over the wire; `headers` are whole lines, each with its line end.
pub fn request(method: &str, target: &str, headers: &str, body: &[u8]) -> Vec<u8> {
    let length =
        if body.is_empty() && method == "GET" { String::new() } else { format!("content-length: {}\r\n", body.len()) };
    let head = format!("{method} {target} HTTP/1.1\r\nhost: localhost\r\n{headers}{length}\r\n");
    [head.as_bytes(), body].concat()
}

impl Connection {
    /// Connects.
    pub async fn open(to: SocketAddr) -> Result<Self> {
        Self::over(TcpStream::connect(to).await?)
    }

    /// Connects from an address of this machine, of which it has many: all of 127.0.0.0/8.
    pub async fn open_from(from: Ipv4Addr, to: SocketAddr) -> Result<Self> {
        let socket = TcpSocket::new_v4()?;
        socket.bind((from, 0).into())?;
        Self::over(socket.connect(to).await?)
    }

    fn over(stream: TcpStream) -> Result<Self> {
        stream.set_nodelay(true)?;
        Ok(Self { stream, buffer: vec![0; 64 * 1024], filled: 0 })
    }

    /// Sends a request and waits for the whole answer, of which only the status and the size of the body are kept.
    pub async fn status(&mut self, request: &[u8]) -> Result<(u16, usize)> {
        self.stream.write_all(request).await?;
        let frame = self.frame().await?;
        self.filled = 0;
        Ok((frame.status, frame.body))
    }

    /// Sends a request and keeps the answer.
    pub async fn send(&mut self, request: &[u8]) -> Result<Answer> {
        self.stream.write_all(request).await?;
        let frame = self.frame().await?;
        let (head, raw) = self.buffer[..frame.head + frame.body].split_at(frame.head);
        let body = if is_chunked(head) { joined(raw)? } else { raw.to_vec() };
        let head = head.to_vec();
        self.filled = 0;
        Ok(Answer { status: frame.status, head, body })
    }

    /// Sends a request and reads no further than the headers: the body is a stream, to be read with [`Self::more`].
    pub async fn start(&mut self, request: &[u8]) -> Result<u16> {
        self.stream.write_all(request).await?;
        let (status, head) = self.head().await?;
        self.buffer.copy_within(head..self.filled, 0);
        self.filled -= head;
        Ok(status)
    }

    /// Waits for more of a stream, and hands it to `look`, which says how much of it is done with.
    pub async fn more(&mut self, look: impl FnOnce(&[u8]) -> usize) -> Result<()> {
        if self.filled == 0 {
            self.read().await?;
        }
        let done = look(&self.buffer[..self.filled]).min(self.filled);
        self.buffer.copy_within(done..self.filled, 0);
        self.filled -= done;
        if self.filled > 0 {
            self.read().await?;
        }
        Ok(())
    }

    async fn read(&mut self) -> Result<()> {
        if self.filled == self.buffer.len() {
            self.buffer.resize(self.buffer.len() * 2, 0);
        }
        match self.stream.read(&mut self.buffer[self.filled..]).await? {
            0 => Err(ErrorKind::UnexpectedEof.into()),
            read => {
                self.filled += read;
                Ok(())
            }
        }
    }

    async fn head(&mut self) -> Result<(u16, usize)> {
        loop {
            if let Some(end) = memmem::find(&self.buffer[..self.filled], b"\r\n\r\n") {
                let status = std::str::from_utf8(self.buffer.get(9..12).unwrap_or_default()).ok();
                let status = status.and_then(|status| status.parse().ok()).ok_or_else(|| wrong("no status"))?;
                return Ok((status, end + 4));
            }
            self.read().await?;
        }
    }

    /// Reads until the answer is whole.
    async fn frame(&mut self) -> Result<Frame> {
        let (status, head) = self.head().await?;
        let whole = if status == 204 || status == 304 {
            Some(0)
        } else if is_chunked(&self.buffer[..head]) {
            None
        } else {
            let length = header(&self.buffer[..head], "content-length").and_then(|value| value.parse().ok());
            Some(length.ok_or_else(|| wrong("neither a length nor chunks"))?)
        };
        loop {
            let so_far = &self.buffer[head..self.filled];
            match whole {
                Some(body) if so_far.len() >= body => return Ok(Frame { status, head, body }),
                None if so_far == b"0\r\n\r\n" || so_far.ends_with(b"\r\n0\r\n\r\n") => {
                    return Ok(Frame { status, head, body: so_far.len() });
                }
                _ => self.read().await?,
            }
        }
    }
}

impl Answer {
    /// A header that must be there; its name in lower case.
    pub fn header(&self, name: &str) -> Result<&str> {
        header(&self.head, name).ok_or_else(|| wrong(&format!("no {name} in {}", String::from_utf8_lossy(&self.head))))
    }

    /// The body as JSON when the status is a success; else an error that shows both.
    pub fn json(&self) -> Result<Value> {
        if !(200..300).contains(&self.status) {
            return Err(wrong(&format!("{} {}", self.status, String::from_utf8_lossy(&self.body))));
        }
        Ok(serde_json::from_slice(&self.body)?)
    }
}

fn is_chunked(head: &[u8]) -> bool {
    header(head, "transfer-encoding").is_some()
}

/// The value of a header, whose name is given in lower case.
fn header<'a>(head: &'a [u8], name: &str) -> Option<&'a str> {
    std::str::from_utf8(head).ok()?.split("\r\n").find_map(|line| {
        let (header_name, value) = line.split_once(':')?;
        header_name.eq_ignore_ascii_case(name).then(|| value.trim())
    })
}

fn joined(mut chunks: &[u8]) -> Result<Vec<u8>> {
    let mut body = Vec::new();
    loop {
        let end = memmem::find(chunks, b"\r\n").ok_or_else(|| wrong("a chunk without a size"))?;
        let size = std::str::from_utf8(&chunks[..end]).ok().and_then(|size| usize::from_str_radix(size, 16).ok());
        let size = size.ok_or_else(|| wrong("a chunk without a size"))?;
        if size == 0 {
            return Ok(body);
        }
        body.extend_from_slice(chunks.get(end + 2..end + 2 + size).ok_or_else(|| wrong("half a chunk"))?);
        chunks = chunks.get(end + size + 4..).unwrap_or_default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chunks_are_joined() {
        assert_eq!(joined(b"3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n").unwrap(), b"abcde");
        assert!(joined(b"9\r\nabc").is_err());
    }

    #[test]
    fn headers_are_found_in_any_case() {
        let head = b"HTTP/1.1 200 OK\r\nContent-Length: 12\r\n\r\n";
        assert_eq!(header(head, "content-length"), Some("12"));
        assert_eq!(header(head, "etag"), None);
    }
}
