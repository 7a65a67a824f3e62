//! Photos as Google wants them: cropped to the middle in 4:3.

use std::io::Cursor;

use api::{Error, Result};
use axum::extract::Request;
use image::{DynamicImage, ImageFormat, codecs::jpeg::JpegEncoder};
use media::{Form, Pictures, QUALITY, Refusal, StoredPicture, Upload, names};
use tokio::task::spawn_blocking;

/// Minimum size of a photo.
const MIN_SIZE: (u32, u32) = (400, 300);
/// Longest side of the thumbnail.
const THUMBNAIL: u32 = 480;
/// Requirements of an uploaded picture.
const FORM: Form =
    Form { is_square: false, min_side: MIN_SIZE.1, largest_side: 2048, thumbnail_side: THUMBNAIL, is_clear: false };

/// Stores the picture in a request's body, cropped.
///
/// # Errors
/// 413 `image_too_large`, 415 `not_an_image`, 422 `too_many_pixels`, `image_too_small` or `image_broken`.
pub(crate) async fn take(pictures: &Pictures, request: Request) -> Result<StoredPicture> {
    let upload = Upload::of(request.into_body().into_data_stream()).await?;
    let picture = pictures.intake.take(upload, FORM).await?;
    let cropped = spawn_blocking(move || cropped(&picture.file)).await.map_err(Error::internal)?;
    let (width, height, files) = cropped?;
    let (key, bytes) = (names::key(rand::random(), false), files[0].len());
    for (name, content) in names::files(&key).into_iter().zip(files) {
        pictures.store.put(&name, content).await.map_err(Error::unavailable)?;
    }
    Ok(StoredPicture { key, width, height, bytes })
}

/// Returns the size of a picture in 4:3, its file, and the file of its thumbnail.
fn cropped(file: &[u8]) -> std::result::Result<(u32, u32, [Vec<u8>; 2]), Refusal> {
    let whole = image::load_from_memory_with_format(file, ImageFormat::Jpeg).map_err(|_| Refusal::Broken)?;
    let (width, height) = fit(whole.width(), whole.height());
    if width < MIN_SIZE.0 || height < MIN_SIZE.1 {
        return Err(Refusal::TooSmall { min: MIN_SIZE.0 });
    }
    let (left, top) = ((whole.width() - width) / 2, (whole.height() - height) / 2);
    let photo = if (width, height) == (whole.width(), whole.height()) {
        file.to_vec()
    } else {
        jpeg(&whole.crop_imm(left, top, width, height))?
    };
    let thumbnail = jpeg(&whole.crop_imm(left, top, width, height).thumbnail(THUMBNAIL, THUMBNAIL))?;
    Ok((width, height, [photo, thumbnail]))
}

/// Returns the largest size in 4:3 within a size.
fn fit(width: u32, height: u32) -> (u32, u32) {
    if width * 3 > height * 4 { (height * 4 / 3, height) } else { (width, width * 3 / 4) }
}

fn jpeg(image: &DynamicImage) -> std::result::Result<Vec<u8>, Refusal> {
    let mut file = Cursor::new(Vec::new());
    image.write_with_encoder(JpegEncoder::new_with_quality(&mut file, QUALITY)).map_err(|_| Refusal::Broken)?;
    Ok(file.into_inner())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_middle_in_four_to_three_stays() {
        for (width, height, expected) in
            [(1600, 1200, (1600, 1200)), (2000, 1000, (1333, 1000)), (800, 2000, (800, 600)), (400, 300, (400, 300))]
        {
            assert_eq!(fit(width, height), expected, "{width} × {height}");
        }
        assert!(matches!(cropped(&jpeg(&DynamicImage::new_rgb8(300, 900)).unwrap()), Err(Refusal::TooSmall { .. })));
        let (width, height, files) = cropped(&jpeg(&DynamicImage::new_rgb8(900, 500)).unwrap()).unwrap();
        let stored = image::load_from_memory(&files[0]).unwrap();
        assert_eq!(((width, height), (stored.width(), stored.height())), ((666, 500), (666, 500)));
    }
}
