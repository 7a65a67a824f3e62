//! Street map of the operator: one PMTiles file, served with byte ranges.

mod archive;
mod ranges;

use std::{
    fmt::Write,
    fs::Metadata,
    io::SeekFrom,
    os::unix::fs::MetadataExt,
    path::{Path, PathBuf},
    str::FromStr,
    sync::Arc,
};

use api::{App, Error};
use axum::{
    Router,
    body::{Body, Bytes},
    http::{HeaderMap, HeaderValue, Method, StatusCode, header},
    response::{IntoResponse, Response},
    routing::get,
};
use futures::stream;
use tokio::{
    fs::File,
    io::{AsyncReadExt, AsyncSeekExt},
};

use ranges::Slice;

/// Bytes that are read at once.
const CHUNK_BYTES: usize = 64 * 1024;
/// Content type of PMTiles files.
const KIND: HeaderValue = HeaderValue::from_static("application/vnd.pmtiles");

/// PMTiles file with a street map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapTiles {
    path: PathBuf,
    /// Path of the file on this site: `/maps/{name}.pmtiles`.
    pub address: String,
}

impl FromStr for MapTiles {
    type Err = String;

    /// Takes the path of a file. Checks the file's name, not its content.
    fn from_str(path: &str) -> Result<Self, String> {
        let path = PathBuf::from(path);
        let name = path.file_name().and_then(|name| name.to_str()).and_then(|name| name.strip_suffix(".pmtiles"));
        let is_plain = |name: &&str| {
            !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte))
        };
        let name =
            name.filter(is_plain).ok_or("the name must be letters, digits, dots, and dashes, and end in .pmtiles")?;
        Ok(Self { address: format!("/maps/{name}.pmtiles"), path })
    }
}

impl MapTiles {
    /// Checks that the file is a complete vector map in PMTiles 3.
    ///
    /// # Errors
    /// A sentence that names the problem.
    pub fn check(&self) -> Result<(), String> {
        archive::check(&self.path)
            .map_err(|problem| format!("cannot show the map {}: {problem}; check --map-tiles", self.path.display()))
    }

    /// Returns the path of the file.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

/// Returns the route of the file.
pub(crate) fn routes(tiles: Option<&MapTiles>) -> Router<App> {
    let Some(tiles) = tiles else { return Router::new() };
    let file: Arc<Path> = tiles.path.as_path().into();
    let serve = async move |method: Method, headers: HeaderMap| serve(&file, &method, &headers).await;
    Router::new().route(&tiles.address, get(serve))
}

/// Answers with the file or the requested part of it. The file is opened anew each time, so that the operator can
/// replace it by renaming another one.
async fn serve(path: &Path, method: &Method, headers: &HeaderMap) -> Response {
    match answer(path, method, headers).await {
        Ok(response) => response,
        Err(error) => Error::unavailable(error).into_response(),
    }
}

async fn answer(path: &Path, method: &Method, headers: &HeaderMap) -> std::io::Result<Response> {
    let file = File::open(path).await?;
    let metadata = file.metadata().await?;
    let (length, tag) = (metadata.len(), tag(&metadata));
    let text = |name| headers.get(name).map(|value: &HeaderValue| value.to_str().unwrap_or_default());
    let (range, condition) = (text(header::RANGE), text(header::IF_RANGE));
    if headers.get(header::IF_NONE_MATCH).is_some_and(|tags| ranges::lists(tags.as_bytes(), &tag)) {
        return Ok(with_headers(StatusCode::NOT_MODIFIED, &tag, Body::empty()));
    }
    let slice = ranges::slice(range, condition, &tag, length);
    let (status, start, size) = match slice {
        Slice::Whole => (StatusCode::OK, 0, length),
        Slice::Part { start, end } => (StatusCode::PARTIAL_CONTENT, start, end - start + 1),
        Slice::Beyond => {
            let mut response = with_headers(StatusCode::RANGE_NOT_SATISFIABLE, &tag, Body::empty());
            set(&mut response, header::CONTENT_RANGE, &format!("bytes */{length}"));
            return Ok(response);
        }
    };
    let body = if method == Method::HEAD { Body::empty() } else { content(file, start, size).await? };
    let mut response = with_headers(status, &tag, body);
    set(&mut response, header::CONTENT_LENGTH, &size.to_string());
    if let Slice::Part { start, end } = slice {
        set(&mut response, header::CONTENT_RANGE, &format!("bytes {start}-{end}/{length}"));
    }
    Ok(response)
}

fn with_headers(status: StatusCode, tag: &str, body: Body) -> Response {
    let mut response = (status, body).into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, KIND);
    headers.insert(header::ACCEPT_RANGES, HeaderValue::from_static("bytes"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("public, max-age=3600"));
    set(&mut response, header::ETAG, tag);
    response
}

fn set(response: &mut Response, name: header::HeaderName, text: &str) {
    if let Ok(value) = HeaderValue::from_str(text) {
        response.headers_mut().insert(name, value);
    }
}

/// Returns a strong tag that changes when the file is replaced or written to.
fn tag(metadata: &Metadata) -> String {
    let mut tag = String::from("\"");
    for number in [metadata.ino(), metadata.len(), metadata.mtime() as u64, metadata.mtime_nsec() as u64] {
        // Writing into a text cannot fail.
        let _ = write!(tag, "{number:x}-");
    }
    tag.pop();
    tag.push('"');
    tag
}

/// Reads a part of the file, a chunk at a time as the client takes them.
async fn content(mut file: File, start: u64, size: u64) -> std::io::Result<Body> {
    file.seek(SeekFrom::Start(start)).await?;
    let chunks = stream::try_unfold(file.take(size), async |mut remaining| {
        let mut chunk = Vec::with_capacity(CHUNK_BYTES);
        (&mut remaining).take(CHUNK_BYTES as u64).read_to_end(&mut chunk).await?;
        let next = (!chunk.is_empty()).then(|| (Bytes::from(chunk), remaining));
        Ok::<_, std::io::Error>(next)
    });
    Ok(Body::from_stream(chunks))
}
