//! Time limits of requests: a body below the minimum rate and an answer that takes too long are given up with 408.

use std::{
    io,
    pin::Pin,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    task::{Context, Poll, ready},
    time::Duration,
};

use api::{Error, Kind};
use axum::{
    body::{Body, Bytes},
    extract::{Request, State},
    http::{HeaderValue, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use hyper::body::{Body as HttpBody, Frame, SizeHint};
use tokio::time::{Instant, timeout_at};

use crate::rate::{MinimumRate, RateMeter};

/// Limits on the time of a request.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// Minimum rate of its body.
    pub rate: MinimumRate,
    /// Maximum time from the last byte of the request to the answer.
    pub answer: Duration,
}

impl Default for Pace {
    fn default() -> Self {
        Self { rate: MinimumRate::default(), answer: Duration::from_mins(2) }
    }
}

/// Marks a request whose body came too slowly before it reached the router.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TooSlow;

/// Answers 408 to a request whose body is too slow or that is not answered in time, and closes the connection.
pub async fn paced(State(pace): State<Pace>, request: Request, next: Next) -> Response {
    if request.extensions().get::<TooSlow>().is_some() {
        return too_slow();
    }
    let progress = Progress::default();
    let request = request
        .map(|body| if body.is_end_stream() { body } else { Body::new(Paced::new(body, pace, progress.clone())) });
    let mut answer = std::pin::pin!(next.run(request));
    loop {
        let until = progress.get().heard + pace.answer;
        let answered = timeout_at(until, answer.as_mut()).await;
        let (is_too_slow, has_come_on) = progress.since(until - pace.answer);
        match answered {
            Ok(answer) if !is_too_slow => return answer,
            Err(_) if has_come_on => {}
            _ => return too_slow(),
        }
    }
}

fn too_slow() -> Response {
    let detail = "The request took too long. Nothing was changed. Try again.";
    let mut response = Error::new(Kind::Timeout, "timeout", detail).into_response();
    response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    response
}

/// Progress of reading a request. Cheap to clone.
#[derive(Clone)]
struct Progress(Arc<Mutex<Came>>);

struct Came {
    heard: Instant,
    is_too_slow: bool,
}

impl Default for Progress {
    fn default() -> Self {
        Self(Arc::new(Mutex::new(Came { heard: Instant::now(), is_too_slow: false })))
    }
}

impl Progress {
    fn get(&self) -> MutexGuard<'_, Came> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns if the request was given up, and if more of it arrived after `moment`.
    fn since(&self, moment: Instant) -> (bool, bool) {
        let came = self.get();
        (came.is_too_slow, came.heard > moment)
    }
}

/// A body with a minimum rate.
struct Paced {
    body: Body,
    meter: RateMeter,
    progress: Progress,
    /// Bytes that came so far.
    bytes: u64,
}

impl Paced {
    fn new(body: Body, pace: Pace, progress: Progress) -> Self {
        Self { body, meter: RateMeter::new(pace.rate), progress, bytes: 0 }
    }

    fn came(&mut self, bytes: usize) {
        self.meter.stop_waiting();
        self.bytes += bytes as u64;
        self.progress.get().heard = Instant::now();
    }
}

impl HttpBody for Paced {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        match Pin::new(&mut self.body).poll_frame(context) {
            Poll::Ready(frame) => {
                let data = frame.as_ref().and_then(|frame| frame.as_ref().ok()?.data_ref());
                self.came(data.map_or(0, Bytes::len));
                Poll::Ready(frame)
            }
            Poll::Pending => {
                let bytes = self.bytes;
                ready!(self.meter.poll_too_slow(context, || bytes));
                self.progress.get().is_too_slow = true;
                Poll::Ready(Some(Err(axum::Error::new(io::Error::from(io::ErrorKind::TimedOut)))))
            }
        }
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

#[cfg(test)]
mod tests {
    use axum::{
        http::StatusCode,
        middleware::from_fn_with_state,
        routing::{MethodRouter, post},
    };
    use tokio::sync::mpsc;
    use tower::ServiceExt;

    use super::*;

    const RATE: MinimumRate = MinimumRate { bytes: 50, window: Duration::from_secs(1) };
    const PACE: Pace = Pace { rate: RATE, answer: Duration::from_secs(1) };

    async fn answered(pace: Pace, body: Body) -> StatusCode {
        let handler = if body.is_end_stream() {
            post(async || std::future::pending::<StatusCode>().await)
        } else {
            post(async |body: Result<Bytes, _>| match body {
                Ok(_) => StatusCode::OK,
                Err(_) => StatusCode::BAD_REQUEST,
            })
        };
        let request = Request::post("/").body(body).unwrap();
        let handler: MethodRouter = handler.layer(from_fn_with_state(pace, paced));
        handler.oneshot(request).await.unwrap().status()
    }

    struct Pieces(mpsc::Receiver<Bytes>);

    impl HttpBody for Pieces {
        type Data = Bytes;
        type Error = io::Error;

        fn poll_frame(
            mut self: Pin<&mut Self>,
            context: &mut Context<'_>,
        ) -> Poll<Option<Result<Frame<Bytes>, io::Error>>> {
            self.0.poll_recv(context).map(|piece| piece.map(|piece| Ok(Frame::data(piece))))
        }
    }

    /// Yields `count` pieces, one after the other.
    fn pieces(count: usize, size: usize, pause: Duration) -> Body {
        let (send, receive) = mpsc::channel(1);
        tokio::spawn(async move {
            for _ in 0..count {
                tokio::time::sleep(pause).await;
                if send.send(Bytes::from(vec![b'x'; size])).await.is_err() {
                    return;
                }
            }
        });
        Body::new(Pieces(receive))
    }

    #[tokio::test]
    async fn a_body_that_drips_is_given_up() {
        let pace = Pace { answer: Duration::from_mins(2), ..PACE };
        assert_eq!(answered(pace, pieces(1_000, 1, Duration::from_millis(100))).await, StatusCode::REQUEST_TIMEOUT);
    }

    #[tokio::test]
    async fn a_body_that_comes_slowly_goes_on_for_longer_than_an_answer_may_take() {
        assert_eq!(answered(PACE, pieces(6, 100, Duration::from_millis(250))).await, StatusCode::OK);
    }

    #[tokio::test]
    async fn an_answer_that_does_not_come_is_given_up() {
        let pace = Pace { answer: Duration::from_millis(100), ..PACE };
        assert_eq!(answered(pace, Body::empty()).await, StatusCode::REQUEST_TIMEOUT);
    }
}
