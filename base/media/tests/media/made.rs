//! Generated files for uploads.

use std::io::Cursor;

use futures::stream;
use image::{DynamicImage, ExtendedColorType, ImageEncoder, ImageFormat, Rgb, RgbImage, codecs::jpeg::JpegEncoder};
use media::{Form, Intake, Picture, Refusal, Upload};

/// Returns a picture that is red on the left, blue on the right, and darker in its lower half.
pub fn picture(width: u32, height: u32) -> DynamicImage {
    RgbImage::from_fn(width, height, |x, y| {
        let light = if y < height / 2 { 230 } else { 110 };
        Rgb(if x < width / 2 { [light, 20, 20] } else { [20, 20, light] })
    })
    .into()
}

/// Encodes that picture as a file.
pub fn file(width: u32, height: u32, format: ImageFormat) -> Vec<u8> {
    let mut file = Cursor::new(Vec::new());
    picture(width, height).write_to(&mut file, format).unwrap();
    file.into_inner()
}

/// Returns a JPEG of one color with a color profile.
pub fn with_profile(width: u32, height: u32, colour: [u8; 3], profile: Vec<u8>) -> Vec<u8> {
    let image = RgbImage::from_pixel(width, height, Rgb(colour));
    let mut file = Vec::new();
    let mut encoder = JpegEncoder::new_with_quality(&mut file, 100);
    encoder.set_icc_profile(profile).unwrap();
    encoder.write_image(&image, width, height, ExtendedColorType::Rgb8).unwrap();
    file
}

/// Returns a JPEG with EXIF data: orientation, camera maker and GPS position.
pub fn with_exif(jpeg: &[u8], orientation: u8) -> Vec<u8> {
    let mut exif = b"Exif\0\0II*\0\x08\0\0\0\x03\0".to_vec();
    exif.extend(b"\x0f\x01\x02\0\x08\0\0\0\x32\0\0\0");
    exif.extend([0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]);
    exif.extend(b"\x25\x88\x04\0\x01\0\0\0\x3a\0\0\0\0\0\0\0");
    exif.extend(b"Secretly\x01\0\x01\0\x02\0\x10\0\0\0\x4c\0\0\0\0\0\0\0N52.5163-E13.377");
    let length = u16::try_from(exif.len() + 2).unwrap().to_be_bytes();
    [&jpeg[..2], &[0xff, 0xe1], &length, &exif, &jpeg[2..]].concat()
}

/// Form without cropping.
pub const WHOLE: Form =
    Form { is_square: false, min_side: 250, largest_side: 2048, thumbnail_side: 480, is_clear: false };

/// Uploads a file in chunks.
pub async fn take(file: &[u8]) -> Result<Picture, Refusal> {
    take_as(WHOLE, file).await
}

/// Uploads a file in chunks, for another form.
pub async fn take_as(form: Form, file: &[u8]) -> Result<Picture, Refusal> {
    let pieces: Vec<_> = file.chunks(10_000).map(|piece| Ok::<_, ()>(piece.to_vec())).collect();
    Intake::default().take(Upload::of(stream::iter(pieces)).await?, form).await
}

/// Decodes a JPEG to pixels.
pub fn seen(jpeg: &[u8]) -> RgbImage {
    image::load_from_memory_with_format(jpeg, ImageFormat::Jpeg).unwrap().into_rgb8()
}

/// Returns true when a file contains these bytes.
pub fn holds(file: &[u8], bytes: &[u8]) -> bool {
    file.windows(bytes.len()).any(|window| window == bytes)
}
