//! How long a request may take to arrive and to be answered: a body that drips is given up, one that comes slowly is not.

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
use tokio::time::{Instant, Sleep, sleep, timeout_at};

/// What is asked of requests.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// How long a body is waited for until it is looked at how much of it came.
    pub window: Duration,
    /// Less than so many bytes in that time, and it is given up. Time in which nobody reads does not count.
    pub bytes: u64,
    /// How long an answer may take from the moment at which the last of the request came.
    pub answer: Duration,
}

impl Default for Pace {
    /// A thousand bytes a second, which is a tenth of what a bad telephone line carries.
    fn default() -> Self {
        Self { window: Duration::from_secs(10), bytes: 10_000, answer: Duration::from_mins(2) }
    }
}

/// Refuses with 408 what comes too slowly or is not answered in time, and lets go of the connection.
pub async fn paced(State(pace): State<Pace>, request: Request, next: Next) -> Response {
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
    let detail = "The request took too long. Nothing was changed; please try again.";
    let mut response = Error::new(Kind::Timeout, "timeout", detail).into_response();
    response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    response
}

/// How far a request has come. Cheap to clone.
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

    /// Whether it is given up, and whether more of it came after that moment.
    fn since(&self, moment: Instant) -> (bool, bool) {
        let came = self.get();
        (came.is_too_slow, came.heard > moment)
    }
}

/// A body that must keep coming.
struct Paced {
    body: Body,
    pace: Pace,
    progress: Progress,
    /// What came in this window.
    bytes: u64,
    /// How long it was waited for in this window, without the present wait.
    waited: Duration,
    waiting: Option<Waiting>,
}

struct Waiting {
    since: Instant,
    until: Pin<Box<Sleep>>,
}

impl Paced {
    fn new(body: Body, pace: Pace, progress: Progress) -> Self {
        Self { body, pace, progress, bytes: 0, waited: Duration::ZERO, waiting: None }
    }

    fn came(&mut self, bytes: usize) {
        if let Some(waiting) = self.waiting.take() {
            self.waited += waiting.since.elapsed();
        }
        self.bytes += bytes as u64;
        self.progress.get().heard = Instant::now();
    }

    /// Ready once too little came in a whole window.
    fn poll_too_slow(&mut self, context: &mut Context<'_>) -> Poll<()> {
        loop {
            let left = self.pace.window.saturating_sub(self.waited);
            let waiting =
                self.waiting.get_or_insert_with(|| Waiting { since: Instant::now(), until: Box::pin(sleep(left)) });
            ready!(waiting.until.as_mut().poll(context));
            if self.bytes < self.pace.bytes {
                self.progress.get().is_too_slow = true;
                return Poll::Ready(());
            }
            (self.bytes, self.waited, self.waiting) = (0, Duration::ZERO, None);
        }
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
                ready!(self.poll_too_slow(context));
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

    const PACE: Pace = Pace { window: Duration::from_secs(1), bytes: 50, answer: Duration::from_secs(1) };

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

    /// So many pieces, one after the other.
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
