//! Downscaling by area averaging: each pixel of the result is the mean of exactly the area that it covers. Works row by
//! row without copying the source (the library's resizing takes 16 bytes per pixel).

use image::ColorType;

/// Decoded image in the decoder's format.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Source<'a> {
    pub(crate) color: ColorType,
    pub(crate) width: u32,
    pub(crate) height: u32,
    /// Rows of pixels; 16-bit samples are in native byte order.
    pub(crate) samples: &'a [u8],
}

/// Image of three bytes per pixel, or four when it is transparent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pixels {
    pub(crate) is_clear: bool,
    pub(crate) width: u32,
    pub(crate) height: u32,
    pub(crate) samples: Vec<u8>,
}

impl Pixels {
    /// Returns the image as a source for further downscaling.
    pub(crate) fn source(&self) -> Source<'_> {
        let color = if self.is_clear { ColorType::Rgba8 } else { ColorType::Rgb8 };
        Source { color, width: self.width, height: self.height, samples: &self.samples }
    }
}

/// Returns the size of an image whose longer side is at most `longest` pixels; never enlarged, at least 1 pixel.
pub(crate) fn fit(width: u32, height: u32, longest: u32) -> (u32, u32) {
    let longer = width.max(height);
    if longer <= longest {
        return (width, height);
    }
    let part = |side: u32| {
        let rounded = (u64::from(side) * u64::from(longest) + u64::from(longer) / 2) / u64::from(longer);
        rounded.max(1) as u32
    };
    (part(width), part(height))
}

/// Downscales an image to `width` by `height` pixels, neither larger than the source. Transparency becomes white.
/// `None` for a color type that no decoder here produces.
pub(crate) fn reduce(source: Source<'_>, width: u32, height: u32) -> Option<Pixels> {
    let samples = match source.color {
        ColorType::L8 => average::<1, 3>(source, width, height, mean, |[l]| [l.into(); 3]),
        ColorType::La8 => average::<2, 3>(source, width, height, mean, |[l, a]| [on_white(l.into(), a.into()); 3]),
        ColorType::Rgb8 => average::<3, 3>(source, width, height, mean, |rgb| rgb.map(u32::from)),
        ColorType::Rgba8 => {
            average::<4, 3>(source, width, height, mean, |[r, g, b, a]| [r, g, b].map(|c| on_white(c.into(), a.into())))
        }
        ColorType::L16 => average::<2, 3>(source, width, height, mean, |[l, m]| [wide(l, m); 3]),
        ColorType::La16 => {
            average::<4, 3>(source, width, height, mean, |[l, m, a, b]| [on_white(wide(l, m), wide(a, b)); 3])
        }
        ColorType::Rgb16 => {
            average::<6, 3>(source, width, height, mean, |[r, s, g, h, b, c]| [wide(r, s), wide(g, h), wide(b, c)])
        }
        ColorType::Rgba16 => average::<8, 3>(source, width, height, mean, |[r, s, g, h, b, c, a, x]| {
            [wide(r, s), wide(g, h), wide(b, c)].map(|colour| on_white(colour, wide(a, x)))
        }),
        _ => return None,
    };
    Some(Pixels { is_clear: false, width, height, samples })
}

/// Downscales an image and keeps its transparency. `None` when the image or its color type has no transparency.
pub(crate) fn reduce_clear(source: Source<'_>, width: u32, height: u32) -> Option<Pixels> {
    let samples = match source.color {
        ColorType::La8 => average::<2, 4>(source, width, height, seen_mean, |[l, a]| seen([l.into(); 3], a.into())),
        ColorType::Rgba8 => {
            average::<4, 4>(source, width, height, seen_mean, |[r, g, b, a]| seen([r, g, b].map(u32::from), a.into()))
        }
        ColorType::La16 => {
            average::<4, 4>(source, width, height, seen_mean, |[l, m, a, b]| seen([wide(l, m); 3], wide(a, b)))
        }
        ColorType::Rgba16 => average::<8, 4>(source, width, height, seen_mean, |[r, s, g, h, b, c, a, x]| {
            seen([wide(r, s), wide(g, h), wide(b, c)], wide(a, x))
        }),
        _ => return None,
    };
    let is_clear = samples.chunks_exact(4).any(|pixel| pixel[3] < 255);
    is_clear.then_some(Pixels { is_clear, width, height, samples })
}

fn wide(low: u8, high: u8) -> u32 {
    (u32::from(u16::from_ne_bytes([low, high])) + 128) / 257
}

fn on_white(colour: u32, alpha: u32) -> u32 {
    (colour * alpha + 255 * (255 - alpha) + 127) / 255
}

/// Weights a color by its opacity.
fn seen([r, g, b]: [u32; 3], alpha: u32) -> [u32; 4] {
    [r * alpha, g * alpha, b * alpha, alpha]
}

fn seen_mean([r, g, b, alpha]: [u64; 4], area: u64) -> [u8; 4] {
    let colour = |sum: u64| (sum + alpha / 2).checked_div(alpha).unwrap_or_default() as u8;
    [colour(r), colour(g), colour(b), ((alpha + area / 2) / area) as u8]
}

fn mean(sums: [u64; 3], area: u64) -> [u8; 3] {
    sums.map(|sum| ((sum + area / 2) / area) as u8)
}

/// Averages a source of `BYTES` per pixel. One pixel of the source is as long as the result is wide, and vice versa, so
/// that all overlaps are whole numbers. `mean` makes a pixel from the sums over an area.
fn average<const BYTES: usize, const SUMS: usize>(
    source: Source<'_>,
    width: u32,
    height: u32,
    mean: impl Fn([u64; SUMS], u64) -> [u8; SUMS],
    colour: impl Fn([u8; BYTES]) -> [u32; SUMS],
) -> Vec<u8> {
    let (from_width, from_height) = (source.width as usize, source.height as usize);
    let (width, height) = (width as usize, height as usize);
    let area = from_width as u64 * from_height as u64;
    let mut samples = Vec::with_capacity(width * height * SUMS);
    let mut row = vec![[0_u64; SUMS]; width];
    let mut sum = vec![[0_u64; SUMS]; width];
    let (pixels, _) = source.samples.as_chunks::<BYTES>();
    for (y, line) in pixels.chunks_exact(from_width).enumerate() {
        row.fill([0; SUMS]);
        for (x, pixel) in line.iter().enumerate() {
            let colour = colour(*pixel);
            for (to, length) in overlaps(x, width, from_width) {
                for (sum, colour) in row[to].iter_mut().zip(colour) {
                    *sum += length * u64::from(colour);
                }
            }
        }
        for (to, length) in overlaps(y, height, from_height) {
            for (sum, row) in sum.iter_mut().flatten().zip(row.iter().flatten()) {
                *sum += length * row;
            }
            let is_complete = (y + 1) * height >= (to + 1) * from_height;
            if is_complete {
                samples.extend(sum.iter().flat_map(|sums| mean(*sums, area)));
                sum.fill([0; SUMS]);
            }
        }
    }
    samples
}

/// Returns the one or two pixels of the result that pixel `at` of the source covers, with the length of each overlap.
/// The source has `from` pixels of length `to`; the result has `to` pixels of length `from`.
fn overlaps(at: usize, to: usize, from: usize) -> impl Iterator<Item = (usize, u64)> {
    let (start, end) = (at * to, (at + 1) * to);
    let first = start / from;
    let border = ((first + 1) * from).min(end);
    let second = (border < end).then(|| (first + 1, (end - border) as u64));
    std::iter::once((first, (border - start) as u64)).chain(second)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grey(width: u32, height: u32, samples: &[u8]) -> Source<'_> {
        Source { color: ColorType::L8, width, height, samples }
    }

    fn reds(source: Source<'_>, width: u32, height: u32) -> Vec<u8> {
        reduce(source, width, height).unwrap().samples.chunks(3).map(|pixel| pixel[0]).collect()
    }

    #[test]
    fn a_size_fits_and_keeps_its_shape() {
        for (size, longest, fitted) in [
            ((4000, 3000), 2048, (2048, 1536)),
            ((3000, 4000), 2048, (1536, 2048)),
            ((2048, 100), 2048, (2048, 100)),
            ((300, 250), 480, (300, 250)),
            ((65_000, 250), 480, (480, 2)),
            ((1_000_000, 250), 480, (480, 1)),
        ] {
            assert_eq!(fit(size.0, size.1, longest), fitted);
        }
    }

    #[test]
    fn a_pixel_is_the_mean_of_its_source_pixels() {
        assert_eq!(reds(grey(2, 2, &[0, 100, 100, 200]), 1, 1), [100]);
        assert_eq!(reds(grey(4, 1, &[10, 30, 50, 70]), 2, 1), [20, 60]);
        // Three pixels become two: each result pixel covers one and a half.
        assert_eq!(reds(grey(3, 1, &[0, 90, 180]), 2, 1), [30, 150]);
        assert_eq!(reds(grey(1, 3, &[0, 90, 180]), 1, 2), [30, 150]);
    }

    #[test]
    fn transparent_pixels_do_not_affect_colors_and_stay_transparent() {
        let rgba = [200, 0, 0, 255, 0, 99, 0, 0];
        let source = Source { color: ColorType::Rgba8, width: 2, height: 1, samples: &rgba };
        assert_eq!(reduce_clear(source, 1, 1).unwrap().samples, [200, 0, 0, 128]);
        let whole = Source { color: ColorType::La8, width: 1, height: 1, samples: &[7, 255] };
        assert_eq!((reduce_clear(whole, 1, 1), reduce_clear(grey(1, 1, &[7]), 1, 1)), (None, None));
        let nothing = Source { color: ColorType::La8, width: 1, height: 1, samples: &[7, 0] };
        assert_eq!(reduce_clear(nothing, 1, 1).unwrap().samples, [0, 0, 0, 0]);
    }

    #[test]
    fn the_same_size_is_the_same_image_and_one_colour_stays_that_colour() {
        let samples: Vec<u8> = (0..=255).collect();
        assert_eq!(reds(grey(16, 16, &samples), 16, 16), samples);
        assert!(reds(grey(101, 67, &[255; 101 * 67]), 37, 13).iter().all(|red| *red == 255));
    }

    #[test]
    fn transparency_becomes_white_and_sixteen_bits_become_eight() {
        let rgba = [200, 0, 0, 0, 200, 0, 0, 255];
        let source = Source { color: ColorType::Rgba8, width: 2, height: 1, samples: &rgba };
        assert_eq!(reduce(source, 2, 1).unwrap().samples, [255, 255, 255, 200, 0, 0]);
        let wide: Vec<u8> = [0_u16, 0xffff, 0x8080].iter().flat_map(|sample| sample.to_ne_bytes()).collect();
        let source = Source { color: ColorType::Rgb16, width: 1, height: 1, samples: &wide };
        assert_eq!(reduce(source, 1, 1).unwrap().samples, [0, 255, 128]);
    }
}
