//! Tests of refused uploads, and of the work done before the refusal.

use futures::{StreamExt, stream};
use image::ImageFormat;
use media::{Refusal, Upload};

use crate::made::{file, take};

/// Returns a PNG that declares its size and holds almost no data.
fn png(width: u32, height: u32, depth: u8, colour: u8) -> Vec<u8> {
    let header = [&width.to_be_bytes()[..], &height.to_be_bytes(), &[depth, colour, 0, 0, 0]].concat();
    [&b"\x89PNG\r\n\x1a\n"[..], &chunk(*b"IHDR", &header), &chunk(*b"IDAT", b"\x78\x9c\x63\0\0"), &chunk(*b"IEND", b"")]
        .concat()
}

fn chunk(name: [u8; 4], content: &[u8]) -> Vec<u8> {
    let named = [&name[..], content].concat();
    let sum = named.iter().fold(u32::MAX, |sum, byte| {
        (0..8).fold(sum ^ u32::from(*byte), |sum, _| if sum & 1 == 1 { sum >> 1 ^ 0xedb8_8320 } else { sum >> 1 })
    });
    let length = u32::try_from(content.len()).unwrap();
    [&length.to_be_bytes()[..], &named, &(!sum).to_be_bytes()].concat()
}

/// Returns a JPEG whose header declares another size than it has.
fn resized(mut file: Vec<u8>, width: u16, height: u16) -> Vec<u8> {
    let frame = file.windows(2).position(|bytes| matches!(bytes, [0xff, 0xc0 | 0xc2])).unwrap();
    file[frame + 5..frame + 7].copy_from_slice(&height.to_be_bytes());
    file[frame + 7..frame + 9].copy_from_slice(&width.to_be_bytes());
    file
}

#[tokio::test]
async fn an_image_with_too_many_pixels_is_refused_before_it_is_decoded() {
    let jpeg = file(300, 300, ImageFormat::Jpeg);
    for (bomb, most) in [
        (png(100_000, 100_000, 8, 2), 50_000_000),
        (png(8_000, 8_000, 1, 0), 50_000_000),
        (png(6_000, 6_000, 16, 6), 29_360_128),
        (resized(jpeg, 65_000, 65_000), 50_000_000),
    ] {
        match take(&bomb).await {
            Err(Refusal::TooManyPixels { max_pixels }) => assert_eq!(max_pixels, most),
            other => panic!("{other:?}"),
        }
    }
    // Larger than any decoder supports.
    assert!(matches!(take(&png(u32::MAX >> 1, u32::MAX >> 1, 8, 2)).await, Err(Refusal::Broken)));
}

#[tokio::test]
async fn an_image_that_shows_next_to_nothing_is_refused() {
    for (width, height) in [(249, 600), (600, 249), (1, 1)] {
        for format in [ImageFormat::Jpeg, ImageFormat::Png, ImageFormat::WebP] {
            assert!(
                matches!(take(&file(width, height, format)).await, Err(Refusal::TooSmall { min: 250 })),
                "{format:?}"
            );
        }
    }
    assert!(take(&file(250, 250, ImageFormat::Png)).await.is_ok());
}

#[tokio::test]
async fn a_file_that_was_cut_off_is_refused_wherever_that_was() {
    for format in [ImageFormat::Jpeg, ImageFormat::Png, ImageFormat::WebP] {
        let whole = file(400, 300, format);
        for parts in [1, 10, 50, 90, 99] {
            let cut = &whole[..(whole.len() * parts / 100).max(20)];
            assert!(matches!(take(cut).await, Err(Refusal::Broken)), "{format:?} {parts} %");
        }
        assert!(matches!(take(&whole[..whole.len() - 13]).await, Err(Refusal::Broken)), "{format:?}");
    }
}

#[tokio::test]
async fn unsupported_images_are_refused_by_their_first_bytes() {
    let svg = b"<svg xmlns='http://www.w3.org/2000/svg' width='300' height='300'><script>alert(1)</script></svg>";
    let html = b"<!doctype html><html><script>alert(1)</script></html>";
    for other in
        [&svg[..], html, b"GIF89a\x2c\x01\x2c\x01\0\0\0;", b"%PDF-1.7 and more", b"MZ and much more", b"", b"\xff\xd8"]
    {
        assert!(matches!(take(other).await, Err(Refusal::NotAnImage)), "{other:?}");
    }
    // The upload is not even read to its end.
    let endless = stream::repeat(Ok::<_, ()>(b"all work and no play".to_vec()));
    assert!(matches!(Upload::of(endless).await, Err(Refusal::NotAnImage)));
}

#[tokio::test]
async fn a_file_that_is_too_large_is_refused_while_it_arrives() {
    let start = stream::iter([Ok::<_, ()>(b"\x89PNG\r\n\x1a\n....".to_vec())]);
    let endless = start.chain(stream::repeat(Ok(vec![0; 100_000])));
    assert!(matches!(Upload::of(endless).await, Err(Refusal::TooLarge { max_bytes: 10_485_760 })));
}

#[tokio::test]
async fn a_truncated_upload_and_a_damaged_file_are_different_errors() {
    let body = stream::iter([Ok(b"\x89PNG\r\n\x1a\n....".to_vec()), Err(())]);
    assert!(matches!(Upload::of(body).await, Err(Refusal::Incomplete)));
}

/// Any file yields a picture or a refusal; a panic in a decoder is a refusal.
#[tokio::test]
async fn no_damage_does_more_than_be_refused() {
    for format in [ImageFormat::Jpeg, ImageFormat::Png, ImageFormat::WebP] {
        let whole = file(260, 260, format);
        for seed in 0..60_usize {
            let mut damaged = whole.clone();
            for step in 0..=seed % 5 {
                let at = 12 + (seed * 7_919 + step * 104_729) % (damaged.len() - 12);
                damaged[at] ^= (seed as u8).wrapping_mul(37) | 1;
            }
            match take(&damaged).await {
                Ok(_) | Err(Refusal::Broken | Refusal::TooManyPixels { .. } | Refusal::TooSmall { .. }) => {}
                Err(other) => panic!("{format:?} {seed}: {other}"),
            }
        }
    }
}
