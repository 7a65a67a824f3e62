//! Pictures to upload, made here.

use std::io::Cursor;

use image::{DynamicImage, ImageFormat, Rgb, RgbImage};

/// A picture as a file.
pub fn picture(picture: &DynamicImage, format: ImageFormat) -> Vec<u8> {
    let mut file = Cursor::new(Vec::new());
    picture.write_to(&mut file, format).unwrap();
    file.into_inner()
}

/// A PNG that is red at both ends and green in the middle third.
pub fn png(width: u32, height: u32) -> Vec<u8> {
    let green = width / 3..width - width / 3;
    let image =
        RgbImage::from_fn(width, height, |x, _| Rgb(if green.contains(&x) { [20, 220, 20] } else { [220, 20, 20] }));
    picture(&image.into(), ImageFormat::Png)
}
