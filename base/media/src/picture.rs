//! Conversion of an uploaded file into a picture and a thumbnail: JPEGs, or PNGs when transparent.

use std::io::Cursor;

use image::{
    ColorType, DynamicImage, ExtendedColorType, ImageDecoder, ImageEncoder, ImageResult, Limits, RgbImage, RgbaImage,
    codecs::{jpeg, png, webp},
    metadata::Orientation,
};
use moxcms::{ColorProfile, Layout, TransformOptions};

use crate::{
    Form, Refusal,
    rules::{self, Kind, Pixels, Source},
};

/// JPEG quality, of 100.
pub const QUALITY: u8 = 85;
/// Maximum memory for metadata in a decoder, in bytes.
const METADATA: u64 = 16 * 1024 * 1024;
/// Maximum size of a color profile that is applied, in bytes; large ones have about 500 kB.
const PROFILE: usize = 4 * 1024 * 1024;

/// Re-encoded picture: upright, in sRGB, without metadata.
#[derive(Clone, Debug)]
pub struct Picture {
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
    /// True when both files are PNGs because the picture is transparent; otherwise they are JPEGs.
    pub is_clear: bool,
    /// Picture file.
    pub file: Vec<u8>,
    /// Thumbnail file.
    pub thumbnail: Vec<u8>,
}

/// File with its header decoded.
struct DecodedHeader<'a> {
    kind: Kind,
    is_progressive: bool,
    decoder: Box<dyn ImageDecoder + 'a>,
}

/// Returns the memory needed for decoding, in bytes. Refuses a file whose header exceeds a limit.
pub(crate) fn memory(file: &[u8], form: Form) -> Result<u64, Refusal> {
    let DecodedHeader { kind, is_progressive, decoder } = open(file)?;
    let (width, height) = decoder.dimensions();
    let pixels = u64::from(width) * u64::from(height);
    let pixel_bytes = decoder.color_type().bytes_per_pixel();
    let max_pixels = rules::max_pixels(kind, is_progressive, pixel_bytes);
    if pixels > max_pixels {
        return Err(Refusal::TooManyPixels { max_pixels });
    }
    if width.min(height) < form.min_side {
        return Err(Refusal::TooSmall { min: form.min_side });
    }
    Ok(rules::memory(kind, is_progressive, pixels, pixel_bytes))
}

/// Makes the picture of a file that [`memory`] accepted.
pub(crate) fn make(file: &[u8], form: Form) -> Result<Picture, Refusal> {
    let mut decoder = open(file)?.decoder;
    // A profile or orientation that cannot be read is ignored.
    let orientation = decoder.orientation().unwrap_or(Orientation::NoTransforms);
    let profile = decoder.icc_profile().ok().flatten().filter(|profile| profile.len() <= PROFILE);
    let (color, (mut width, mut height)) = (decoder.color_type(), decoder.dimensions());
    let mut samples = vec![0; decoder.total_bytes() as usize];
    decoder.read_image_boxed(&mut samples).map_err(|_| Refusal::Broken)?;
    if form.is_square {
        let side = rules::crop_to_square(&mut samples, color.bytes_per_pixel().into(), width, height);
        (width, height) = (side, side);
    }
    let large = smaller(Source { color, width, height, samples: &samples }, form.largest_side, form.is_clear)?;
    drop(samples);
    let large = upright(in_srgb(large, color, profile.as_deref()), orientation)?;
    let Pixels { width, height, is_clear, .. } = large;
    let (file, thumbnail) = (encoded(&large)?, thumbnail(&large, form.thumbnail_side)?);
    Ok(Picture { width, height, is_clear, file, thumbnail })
}

fn open(file: &[u8]) -> Result<DecodedHeader<'_>, Refusal> {
    let kind = Kind::of(file).ok_or(Refusal::NotAnImage)?;
    let is_progressive = match kind {
        Kind::Jpeg => rules::is_progressive(file).ok_or(Refusal::Broken)?,
        Kind::Png => false,
        Kind::WebP => rules::has_all_chunks(file).then_some(false).ok_or(Refusal::Broken)?,
    };
    let decoder = decoder(kind, file).map_err(|_| Refusal::Broken)?;
    Ok(DecodedHeader { kind, is_progressive, decoder })
}

fn decoder(kind: Kind, file: &[u8]) -> ImageResult<Box<dyn ImageDecoder + '_>> {
    let file = Cursor::new(file);
    Ok(match kind {
        Kind::Jpeg => Box::new(jpeg::JpegDecoder::new(file)?),
        Kind::Png => {
            let mut limits = Limits::no_limits();
            limits.max_alloc = Some(METADATA);
            Box::new(png::PngDecoder::with_limits(file, limits)?)
        }
        Kind::WebP => Box::new(webp::WebPDecoder::new(file)?),
    })
}

fn smaller(source: Source<'_>, longest: u32, is_clear: bool) -> Result<Pixels, Refusal> {
    let (width, height) = rules::fit(source.width, source.height, longest);
    let clear = is_clear.then(|| rules::reduce_clear(source, width, height)).flatten();
    clear.or_else(|| rules::reduce(source, width, height)).ok_or(Refusal::Broken)
}

/// Makes a thumbnail in the format of the large picture, even if downscaling removed its few transparent pixels.
fn thumbnail(large: &Pixels, longest: u32) -> Result<Vec<u8>, Refusal> {
    let small = smaller(large.source(), longest, large.is_clear)?;
    if large.is_clear { png(&small) } else { jpeg(&small) }
}

/// Converts the colors of a profile to sRGB, which every screen supports; phones write Display P3.
fn in_srgb(mut image: Pixels, was: ColorType, profile: Option<&[u8]>) -> Pixels {
    let Some(profile) = profile.filter(|_| was.has_color()) else { return image };
    let layout = if image.is_clear { Layout::Rgba } else { Layout::Rgb };
    let transform = ColorProfile::new_from_slice(profile).and_then(|profile| {
        profile.create_transform_8bit(layout, &ColorProfile::new_srgb(), layout, TransformOptions::default())
    });
    let mut converted = vec![0; image.samples.len()];
    // A damaged profile, or one for inks, does not describe these colors.
    if transform.is_ok_and(|transform| transform.transform(&image.samples, &mut converted).is_ok()) {
        image.samples = converted;
    }
    image
}

fn upright(image: Pixels, orientation: Orientation) -> Result<Pixels, Refusal> {
    if orientation == Orientation::NoTransforms {
        return Ok(image);
    }
    let Pixels { is_clear, width, height, samples } = image;
    let mut turned = if is_clear {
        RgbaImage::from_raw(width, height, samples).map(DynamicImage::ImageRgba8)
    } else {
        RgbImage::from_raw(width, height, samples).map(DynamicImage::ImageRgb8)
    }
    .ok_or(Refusal::Broken)?;
    turned.apply_orientation(orientation);
    Ok(Pixels { is_clear, width: turned.width(), height: turned.height(), samples: turned.into_bytes() })
}

fn encoded(image: &Pixels) -> Result<Vec<u8>, Refusal> {
    if image.is_clear { png(image) } else { jpeg(image) }
}

fn jpeg(image: &Pixels) -> Result<Vec<u8>, Refusal> {
    let mut file = Vec::new();
    jpeg::JpegEncoder::new_with_quality(&mut file, QUALITY)
        .encode(&image.samples, image.width, image.height, ExtendedColorType::Rgb8)
        .map_err(std::io::Error::other)?;
    Ok(file)
}

fn png(image: &Pixels) -> Result<Vec<u8>, Refusal> {
    let mut file = Vec::new();
    let colour = if image.is_clear { ExtendedColorType::Rgba8 } else { ExtendedColorType::Rgb8 };
    png::PngEncoder::new(&mut file)
        .write_image(&image.samples, image.width, image.height, colour)
        .map_err(std::io::Error::other)?;
    Ok(file)
}
