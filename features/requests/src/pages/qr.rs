//! QR codes as SVG and PNG.

use api::{Error, Result};
use base64::{Engine, prelude::BASE64_STANDARD};
use qrcode::{EcLevel, QrCode, render::svg};

/// Pixels of a module in a PNG: sharp in print at the size of a counter card.
const SCALE: usize = 16;
/// Modules of the white border, as the standard asks for.
const BORDER: usize = 4;

fn code(text: &str) -> Result<QrCode> {
    QrCode::with_error_correction_level(text, EcLevel::M).map_err(Error::internal)
}

/// Returns the QR code of a text as SVG.
pub(crate) fn svg(text: &str) -> Result<String> {
    Ok(code(text)?.render::<svg::Color<'_>>().min_dimensions(240, 240).build())
}

/// Returns the QR code of a text as PNG, in Base64.
pub(crate) fn png(text: &str) -> Result<String> {
    let code = code(text)?;
    let (width, colors) = (code.width(), code.to_colors());
    let side = (width + 2 * BORDER) * SCALE;
    let mut pixels = vec![255_u8; side * side];
    for (at, _) in colors.iter().enumerate().filter(|(_, color)| **color == qrcode::Color::Dark) {
        let (left, top) = ((at % width + BORDER) * SCALE, (at / width + BORDER) * SCALE);
        for row in top..top + SCALE {
            pixels[row * side + left..row * side + left + SCALE].fill(0);
        }
    }
    let image = image::GrayImage::from_raw(side as u32, side as u32, pixels)
        .ok_or_else(|| Error::internal("a picture of another size"))?;
    let mut bytes = std::io::Cursor::new(Vec::new());
    image.write_to(&mut bytes, image::ImageFormat::Png).map_err(Error::internal)?;
    Ok(BASE64_STANDARD.encode(bytes.into_inner()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_drawn_in_both_formats() {
        let text = "https://vitrine.example/r/AAAAAAAAAAAAAAAAAAAAAA";
        assert!(svg(text).unwrap().contains("<svg"));
        let bytes = BASE64_STANDARD.decode(png(text).unwrap()).unwrap();
        let picture = image::load_from_memory(&bytes).unwrap().to_luma8();
        assert_eq!(picture.width(), picture.height());
        assert_eq!(picture.get_pixel(0, 0).0, [255], "the border is white");
        let corner = (BORDER * SCALE) as u32;
        assert_eq!(picture.get_pixel(corner, corner).0, [0], "the finder pattern is black");
        assert!(bytes.len() < 20_000);
    }
}
