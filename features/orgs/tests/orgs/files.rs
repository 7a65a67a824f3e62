//! Generated pictures for uploads.

use std::io::Cursor;

use image::{DynamicImage, ImageFormat, Rgb, RgbImage};

/// Encodes a picture in a file format.
pub fn picture(picture: &DynamicImage, format: ImageFormat) -> Vec<u8> {
    let mut file = Cursor::new(Vec::new());
    picture.write_to(&mut file, format).unwrap();
    file.into_inner()
}

/// Returns a PNG with a green middle third and red sides.
pub fn png(width: u32, height: u32) -> Vec<u8> {
    let green = width / 3..width - width / 3;
    let image =
        RgbImage::from_fn(width, height, |x, _| Rgb(if green.contains(&x) { [20, 220, 20] } else { [220, 20, 20] }));
    picture(&image.into(), ImageFormat::Png)
}
