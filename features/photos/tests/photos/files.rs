//! Files to upload.

use std::io::Cursor;

use image::{DynamicImage, ImageFormat, Rgb, RgbImage};

/// Returns a picture file in two colors.
pub fn file(width: u32, height: u32, format: ImageFormat) -> Vec<u8> {
    let mut file = Cursor::new(Vec::new());
    let picture = RgbImage::from_fn(width, height, |x, _| Rgb([if x < width / 2 { 220 } else { 40 }, 90, 60]));
    DynamicImage::from(picture).write_to(&mut file, format).unwrap();
    file.into_inner()
}

/// Returns a small JPEG.
pub fn jpeg() -> Vec<u8> {
    file(320, 260, ImageFormat::Jpeg)
}

/// Returns a JPEG that the camera rotated, with metadata about the camera and the position.
pub fn turned_with_gps() -> Vec<u8> {
    let mut exif = b"Exif\0\0II*\0\x08\0\0\0\x03\0".to_vec();
    exif.extend(b"\x0f\x01\x02\0\x08\0\0\0\x32\0\0\0");
    exif.extend(b"\x12\x01\x03\0\x01\0\0\0\x06\0\0\0");
    exif.extend(b"\x25\x88\x04\0\x01\0\0\0\x3a\0\0\0\0\0\0\0");
    exif.extend(b"Secretly\x01\0\x01\0\x02\0\x10\0\0\0\x4c\0\0\0\0\0\0\0N52.5163-E13.377");
    let length = u16::try_from(exif.len() + 2).unwrap().to_be_bytes();
    let jpeg = jpeg();
    [&jpeg[..2], &[0xff, 0xe1], &length, &exif, &jpeg[2..]].concat()
}

/// Returns a JPEG that claims to be 65,000 pixels wide and high.
pub fn bomb() -> Vec<u8> {
    let mut jpeg = jpeg();
    let frame = jpeg.windows(2).position(|bytes| matches!(bytes, [0xff, 0xc0 | 0xc2])).unwrap();
    jpeg[frame + 5..frame + 9].copy_from_slice(&[0xfd, 0xe8, 0xfd, 0xe8]);
    jpeg
}
