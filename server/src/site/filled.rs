//! Files that name the site's own address: the build writes a name that cannot exist, and the first request for a file
//! puts this instance's address there and packs the file again. What comes out is kept.

use std::{
    collections::HashMap,
    io::{self, Write},
    sync::{Arc, RwLock},
};

use axum::{
    http::{HeaderMap, HeaderValue, StatusCode},
    response::{IntoResponse, Response},
};
use bytes::Bytes;
use flate2::{Compression, write::GzEncoder};

use super::{Encoding, Files, answer, not_built, tag, unpacked};

/// What the build writes where the site's address belongs; see `web/src/site/seo/origin.ts`.
const BUILT_FOR: &str = "https://vitrine.invalid";
/// A little larger than the best, and ten times as fast.
const BROTLI_QUALITY: i32 = 9;

/// Pages with their addresses, kept from the first request on.
pub(super) struct Filled {
    url: Arc<str>,
    kept: RwLock<HashMap<(String, Encoding), Kept>>,
}

#[derive(Clone)]
struct Kept {
    /// Of the built file: in debug builds it may change.
    hash: [u8; 32],
    tag: HeaderValue,
    body: Bytes,
}

/// True for kinds of files that name addresses.
pub(super) fn has_addresses(name: &str) -> bool {
    [".html", ".xml", ".txt"].iter().any(|ending| name.ends_with(ending))
}

impl Filled {
    /// For the site at `url`, which has no slash at its end.
    pub(super) fn new(url: &str) -> Self {
        Self { url: url.into(), kept: RwLock::default() }
    }

    /// Answers with a file, in which the address of the site stands.
    pub(super) async fn page(&self, name: String, headers: &HeaderMap, status: StatusCode) -> Response {
        let Some(file) = Files::packed(&name) else { return not_built() };
        let encoding = Encoding::of(headers);
        let hash = file.metadata.sha256_hash();
        let key = (name, encoding);
        let known = self.kept.read().ok().and_then(|kept| kept.get(&key).filter(|kept| kept.hash == hash).cloned());
        let kept = if let Some(kept) = known {
            kept
        } else {
            let url = Arc::clone(&self.url);
            let work = move || fill(&unpacked(&file.data)?, &url, encoding);
            let Ok(Ok(body)) = tokio::task::spawn_blocking(work).await else {
                return StatusCode::INTERNAL_SERVER_ERROR.into_response();
            };
            let kept = Kept { hash, tag: tag_of(&hash, &self.url, encoding), body };
            if let Ok(mut all) = self.kept.write() {
                all.insert(key.clone(), kept.clone());
            }
            kept
        };
        answer(&key.0, headers, status, encoding, kept.tag, kept.body)
    }
}

/// Different for each content, each instance's address and each encoding.
fn tag_of(hash: &[u8; 32], url: &str, encoding: Encoding) -> HeaderValue {
    let mut mixed = *hash;
    for (at, byte) in url.bytes().chain(encoding.ending().bytes()).enumerate() {
        mixed[at % 16] = mixed[at % 16].rotate_left(3) ^ byte;
    }
    tag(&mixed)
}

fn fill(built: &[u8], url: &str, encoding: Encoding) -> io::Result<Bytes> {
    let text = String::from_utf8_lossy(built).replace(BUILT_FOR, url);
    Ok(match encoding {
        Encoding::Plain => text.into(),
        Encoding::Gzip => {
            let mut packed = GzEncoder::new(Vec::new(), Compression::best());
            packed.write_all(text.as_bytes())?;
            packed.finish()?.into()
        }
        Encoding::Brotli => {
            let params = brotli::enc::BrotliEncoderParams {
                quality: BROTLI_QUALITY,
                size_hint: text.len(),
                ..Default::default()
            };
            let mut packed = Vec::new();
            brotli::BrotliCompress(&mut text.as_bytes(), &mut packed, &params)?;
            packed.into()
        }
    })
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    const BUILT: &[u8] = br#"<link rel="canonical" href="https://vitrine.invalid/pricing">"#;
    const OURS: &str = r#"<link rel="canonical" href="https://vitrine.example/pricing">"#;

    fn filled(encoding: Encoding) -> Bytes {
        fill(BUILT, "https://vitrine.example", encoding).expect("memory takes everything")
    }

    #[test]
    fn a_page_names_the_address_of_its_instance_however_it_is_packed() {
        assert_eq!(filled(Encoding::Plain), OURS);
        let mut text = String::new();
        flate2::read::GzDecoder::new(&*filled(Encoding::Gzip)).read_to_string(&mut text).expect("gzip");
        assert_eq!(text, OURS);
        text.clear();
        brotli::Decompressor::new(&*filled(Encoding::Brotli), 4096).read_to_string(&mut text).expect("brotli");
        assert_eq!(text, OURS);
    }

    #[test]
    fn two_instances_and_two_encodings_never_share_a_tag() {
        let tags = [
            tag_of(&[7; 32], "https://a.example", Encoding::Plain),
            tag_of(&[7; 32], "https://b.example", Encoding::Plain),
            tag_of(&[7; 32], "https://a.example", Encoding::Brotli),
            tag_of(&[8; 32], "https://a.example", Encoding::Plain),
        ];
        for (at, tag) in tags.iter().enumerate() {
            assert!(!tags[at + 1..].contains(tag));
        }
    }
}
