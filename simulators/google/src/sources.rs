//! Pictures of new photos, fetched from their source as Google does. Only sources on this machine are fetched: all others
//! are accepted unseen, because the simulator uses no other network.

use std::{io::Cursor, net::IpAddr, time::Duration};

use bytes::Bytes;
use image::{ImageFormat, ImageReader};
use serde_json::Value;
use url::{Host, Url};

use crate::error::Refusal;

/// Timeout of a request for a picture.
const TIMEOUT: Duration = Duration::from_secs(10);
/// Minimum and maximum size of a file, in bytes.
const BYTES: std::ops::RangeInclusive<usize> = 10_240..=5 * 1024 * 1024;
/// Minimum length of the shorter side, in pixels.
const MIN_SIDE: u32 = 250;

/// A picture, and its width and height.
#[derive(Clone, Debug)]
pub(crate) struct Picture {
    pub(crate) bytes: Bytes,
    pub(crate) size: (u32, u32),
}

/// Fetches the picture of a new photo, and checks its size and format. `None` when its source is elsewhere.
pub(crate) async fn fetch(body: &[u8]) -> Result<Option<Picture>, Refusal> {
    let body: Value = serde_json::from_slice(body).unwrap_or_default();
    let Some(url) = body["sourceUrl"].as_str().and_then(|source| Url::parse(source).ok()).filter(is_here) else {
        return Ok(None);
    };
    let failed = |_| Refusal::invalid("The photo cannot be fetched from its source URL.");
    let answer = reqwest::Client::new().get(url).timeout(TIMEOUT).send().await.map_err(failed)?;
    let answer = answer.error_for_status().map_err(failed)?;
    check(answer.bytes().await.map_err(failed)?).map(Some)
}

fn is_here(url: &Url) -> bool {
    match url.host() {
        Some(Host::Ipv4(ip)) => IpAddr::from(ip).is_loopback(),
        Some(Host::Ipv6(ip)) => IpAddr::from(ip).is_loopback(),
        Some(Host::Domain(name)) => name == "localhost",
        None => false,
    }
}

fn check(bytes: Bytes) -> Result<Picture, Refusal> {
    let reader = ImageReader::new(Cursor::new(&bytes)).with_guessed_format().ok();
    let reader = reader.filter(|reader| matches!(reader.format(), Some(ImageFormat::Jpeg | ImageFormat::Png)));
    let size = reader.and_then(|reader| reader.into_dimensions().ok());
    let size = size.ok_or_else(|| Refusal::invalid("The photo must be in JPEG or PNG format."))?;
    if !BYTES.contains(&bytes.len()) {
        return Err(Refusal::invalid("The photo must be between 10 KB and 5 MB."));
    }
    if size.0.min(size.1) < MIN_SIDE {
        return Err(Refusal::invalid("The photo must be at least 250 x 250 pixels."));
    }
    Ok(Picture { bytes, size })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_sources_on_this_machine_are_fetched() {
        for (address, expected) in [
            ("http://127.0.0.1:8080/media/a.jpg", true),
            ("http://[::1]/a.jpg", true),
            ("http://localhost:1/a.jpg", true),
            ("https://example.com/a.jpg", false),
            ("http://10.0.0.1/a.jpg", false),
            ("http://localhost.example/a.jpg", false),
        ] {
            assert_eq!(is_here(&Url::parse(address).unwrap()), expected, "{address}");
        }
    }

    #[test]
    fn a_picture_is_refused_for_its_format_and_its_size() {
        let file = |side: u32, format| {
            let mut noise = 7_u32;
            let picture = image::RgbImage::from_fn(side, side, |_, _| {
                noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                image::Rgb([(noise >> 8) as u8, (noise >> 16) as u8, (noise >> 24) as u8])
            });
            let mut file = Cursor::new(Vec::new());
            picture.write_to(&mut file, format).unwrap();
            Bytes::from(file.into_inner())
        };
        assert_eq!(check(file(300, ImageFormat::Jpeg)).unwrap().size, (300, 300));
        assert!(check(file(300, ImageFormat::Png)).is_ok());
        assert!(check(file(200, ImageFormat::Png)).is_err(), "too small");
        assert!(check(file(300, ImageFormat::WebP)).is_err(), "another format");
        assert!(check(file(1_500, ImageFormat::Png)).is_err(), "too heavy");
        assert!(check(Bytes::from_static(b"no picture")).is_err());
    }
}
