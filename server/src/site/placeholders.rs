//! Files that name the site's own address or who runs it: the build writes names that cannot exist, and the first request
//! for a file puts there what holds for this instance, and packs the file again. What comes out is kept.

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

use super::{Encoding, Files, SiteClaims, answer, company, not_built, tag, unpacked};
use ::site::Company;

/// Placeholder of the site's address; see `web/src/site/seo/origin.ts`.
const BUILT_FOR: &str = "https://vitrine.invalid";
/// A hundredth larger than the best, in half its time. The longest page must fit into what a server sends at once.
/// Unoptimized code needs seconds for a page at that quality.
const BROTLI_QUALITY: i32 = if cfg!(debug_assertions) { 5 } else { 10 };

/// Texts of an instance that the build does not know.
struct Fillings {
    /// Placeholders and their values.
    names: Vec<(&'static str, String)>,
    claims: SiteClaims,
}

/// Pages with their placeholders filled in, cached from the first request.
pub(super) struct FilledPages {
    fillings: Arc<Fillings>,
    pages: RwLock<HashMap<(String, Encoding), FilledFile>>,
}

#[derive(Clone)]
struct FilledFile {
    /// Of the built file: in debug builds it may change.
    hash: [u8; 32],
    tag: HeaderValue,
    body: Bytes,
    /// True when claims that the instance doesn't make were all there was.
    is_empty: bool,
}

/// True for kinds of files that name addresses.
pub(super) fn has_addresses(name: &str) -> bool {
    [".html", ".xml", ".txt"].iter().any(|ending| name.ends_with(ending))
}

impl FilledPages {
    /// For the site at `url`, which has no slash at its end, who runs it, and their claims.
    pub(super) fn new(url: &str, company: &Company, claims: SiteClaims) -> Self {
        let names = [(BUILT_FOR, url.to_owned())].into_iter().chain(company::fillings(company)).collect();
        Self { fillings: Arc::new(Fillings { names, claims }), pages: RwLock::default() }
    }

    /// Answers with a file, in which the address of the site stands; `None` when the claims leave nothing of it.
    pub(super) async fn page(&self, name: String, headers: &HeaderMap, status: StatusCode) -> Option<Response> {
        let Some(file) = Files::packed(&name) else { return Some(not_built()) };
        let encoding = Encoding::of(headers);
        let hash = file.metadata.sha256_hash();
        let key = (name, encoding);
        let stored = self.pages.read().ok().and_then(|page| page.get(&key).filter(|page| page.hash == hash).cloned());
        let page = if let Some(page) = stored {
            page
        } else {
            let fillings = Arc::clone(&self.fillings);
            let work = move || fill(&unpacked(&file.data)?, &fillings, encoding);
            let Ok(Ok((body, is_empty))) = tokio::task::spawn_blocking(work).await else {
                return Some(StatusCode::INTERNAL_SERVER_ERROR.into_response());
            };
            let page = FilledFile { hash, tag: tag_of(&hash, &self.fillings, encoding), body, is_empty };
            if let Ok(mut all) = self.pages.write() {
                all.insert(key.clone(), page.clone());
            }
            page
        };
        (!page.is_empty).then(|| answer(&key.0, headers, status, encoding, page.tag, page.body))
    }
}

/// Different for each content, each instance and each encoding.
fn tag_of(hash: &[u8; 32], fillings: &Fillings, encoding: Encoding) -> HeaderValue {
    let mut mixed = *hash;
    let claims = format!("{:?}", fillings.claims);
    let ours = fillings.names.iter().flat_map(|(_, ours)| ours.bytes()).chain(claims.bytes());
    for (at, byte) in ours.chain(encoding.ending().bytes()).enumerate() {
        mixed[at % 16] = mixed[at % 16].rotate_left(3) ^ byte;
    }
    tag(&mixed)
}

/// Returns the file as it is sent, and whether nothing is left of it.
fn fill(built: &[u8], fillings: &Fillings, encoding: Encoding) -> io::Result<(Bytes, bool)> {
    let built = fillings.claims.applied(&String::from_utf8_lossy(built));
    let text = fillings.names.iter().fold(built, |text, (name, ours)| text.replace(name, ours));
    let is_empty = text.trim().is_empty();
    let body = match encoding {
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
    };
    Ok((body, is_empty))
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    const BUILT: &[u8] = br#"<link rel="canonical" href="https://vitrine.invalid/pricing">"#;
    const OURS: &str = r#"<link rel="canonical" href="https://vitrine.example/pricing">"#;

    fn at(url: &str) -> Fillings {
        Fillings { names: vec![(BUILT_FOR, url.to_owned())], claims: SiteClaims::all() }
    }

    fn filled(encoding: Encoding) -> Bytes {
        fill(BUILT, &at("https://vitrine.example"), encoding).expect("memory takes everything").0
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
            tag_of(&[7; 32], &at("https://a.example"), Encoding::Plain),
            tag_of(&[7; 32], &at("https://b.example"), Encoding::Plain),
            tag_of(&[7; 32], &at("https://a.example"), Encoding::Brotli),
            tag_of(&[8; 32], &at("https://a.example"), Encoding::Plain),
            tag_of(&[7; 32], &Fillings { claims: SiteClaims::none(), ..at("https://a.example") }, Encoding::Plain),
        ];
        for (at, tag) in tags.iter().enumerate() {
            assert!(!tags[at + 1..].contains(tag));
        }
    }
}
