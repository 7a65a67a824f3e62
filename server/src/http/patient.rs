//! A stream whose peer must keep reading: an answer that is read more slowly than the minimum rate ends the connection.

use std::{
    io,
    pin::Pin,
    task::{Context, Poll, ready},
};

use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::TcpStream,
};

use crate::rate::{MinimumRate, RateMeter};

pub(super) struct Patient {
    stream: TcpStream,
    /// Bytes that were read ahead and come before all others.
    begun: Vec<u8>,
    /// Bytes that the system took from us.
    written: u64,
    /// Waits while the system takes no more, because the peer does not read.
    meter: RateMeter,
}

impl Patient {
    /// A stream of which `begun` was read already.
    pub(super) fn new(stream: TcpStream, begun: Vec<u8>, rate: MinimumRate) -> Self {
        limit_unsent(&stream);
        Self { stream, begun, written: 0, meter: RateMeter::new(rate) }
    }

    fn or_too_slow(&mut self, context: &mut Context<'_>, progress: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        if let Poll::Ready(outcome) = progress {
            self.meter.stop_waiting();
            self.written += *outcome.as_ref().unwrap_or(&0) as u64;
            return Poll::Ready(outcome);
        }
        let (stream, written) = (&self.stream, self.written);
        ready!(self.meter.poll_too_slow(context, || written.saturating_sub(unacknowledged(stream))));
        // The system would go on sending its buffer at the pace of the peer, long after we closed.
        let _ = self.stream.set_zero_linger();
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

/// Bytes that the system keeps for a peer that does not read; without a limit it is several megabytes.
#[cfg(target_os = "linux")]
const MAX_UNSENT: u32 = 128 << 10;

#[cfg(target_os = "linux")]
fn limit_unsent(stream: &TcpStream) {
    // Without it slow readers cost more, and nothing else changes.
    let _ = socket2::SockRef::from(stream).set_tcp_notsent_lowat(MAX_UNSENT);
}

#[cfg(not(target_os = "linux"))]
fn limit_unsent(_: &TcpStream) {}

/// Bytes that the system took from us and the peer has not acknowledged. The system takes more in large steps only, so
/// what it took says little about the pace of the peer.
#[cfg(target_os = "linux")]
fn unacknowledged(stream: &TcpStream) -> u64 {
    use std::os::fd::AsRawFd;

    let mut bytes: libc::c_int = 0;
    #[expect(unsafe_code, reason = "no safe wrapper of this query of the system exists")]
    // SAFETY: the descriptor is open while `stream` is borrowed, and the system writes one integer to a valid place.
    let outcome = unsafe { libc::ioctl(stream.as_raw_fd(), libc::TIOCOUTQ, &raw mut bytes) };
    if outcome == 0 { u64::try_from(bytes).unwrap_or_default() } else { 0 }
}

/// Elsewhere a peer is measured by what the system takes.
#[cfg(not(target_os = "linux"))]
fn unacknowledged(_: &TcpStream) -> u64 {
    0
}

impl AsyncRead for Patient {
    fn poll_read(mut self: Pin<&mut Self>, context: &mut Context<'_>, to: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        if self.begun.is_empty() {
            return Pin::new(&mut self.stream).poll_read(context, to);
        }
        let length = self.begun.len().min(to.remaining());
        to.put_slice(&self.begun[..length]);
        self.begun = self.begun.split_off(length);
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for Patient {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, from: &[u8]) -> Poll<io::Result<usize>> {
        let progress = Pin::new(&mut self.stream).poll_write(context, from);
        self.or_too_slow(context, progress)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        from: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let progress = Pin::new(&mut self.stream).poll_write_vectored(context, from);
        self.or_too_slow(context, progress)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
