//! Makes an image smaller by averaging areas: each pixel of the small one is the mean of exactly what it covers.
//! Row by row, with no copy of the large one (the library's resizing keeps 16 bytes a pixel).

use image::ColorType;

/// A decoded image as the decoder gave it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Source<'a> {
    pub(crate) color: ColorType,
    pub(crate) width: u32,
    pub(crate) height: u32,
    /// Rows of pixels, samples of 16 bits in the machine's order.
    pub(crate) samples: &'a [u8],
}

/// An image of three bytes a pixel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Rgb {
    pub(crate) width: u32,
    pub(crate) height: u32,
    pub(crate) samples: Vec<u8>,
}

impl Rgb {
    /// The same as a source, to be made smaller still.
    pub(crate) fn source(&self) -> Source<'_> {
        Source { color: ColorType::Rgb8, width: self.width, height: self.height, samples: &self.samples }
    }
}

/// The size of an image whose longer side may have `longest` pixels; never larger than it is, never nothing.
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

/// The same image, `width` by `height`, neither larger than it is; on white where it is transparent. `None` for a kind of
/// colour that none of our decoders hands out.
pub(crate) fn reduce(source: Source<'_>, width: u32, height: u32) -> Option<Rgb> {
    let wide = |low: u8, high: u8| (u32::from(u16::from_ne_bytes([low, high])) + 128) / 257;
    Some(match source.color {
        ColorType::L8 => average::<1>(source, width, height, |[l]| [l.into(); 3]),
        ColorType::La8 => average::<2>(source, width, height, |[l, a]| [on_white(l.into(), a.into()); 3]),
        ColorType::Rgb8 => average::<3>(source, width, height, |rgb| rgb.map(u32::from)),
        ColorType::Rgba8 => {
            average::<4>(source, width, height, |[r, g, b, a]| [r, g, b].map(|c| on_white(c.into(), a.into())))
        }
        ColorType::L16 => average::<2>(source, width, height, |[l, m]| [wide(l, m); 3]),
        ColorType::La16 => average::<4>(source, width, height, |[l, m, a, b]| [on_white(wide(l, m), wide(a, b)); 3]),
        ColorType::Rgb16 => {
            average::<6>(source, width, height, |[r, s, g, h, b, c]| [wide(r, s), wide(g, h), wide(b, c)])
        }
        ColorType::Rgba16 => average::<8>(source, width, height, |[r, s, g, h, b, c, a, x]| {
            [wide(r, s), wide(g, h), wide(b, c)].map(|colour| on_white(colour, wide(a, x)))
        }),
        _ => return None,
    })
}

fn on_white(colour: u32, alpha: u32) -> u32 {
    (colour * alpha + 255 * (255 - alpha) + 127) / 255
}

/// `BYTES` a pixel. In lengths, one pixel of the source is as long as the result is wide, and the other way round, so that
/// all overlaps are whole numbers.
fn average<const BYTES: usize>(
    source: Source<'_>,
    width: u32,
    height: u32,
    colour: impl Fn([u8; BYTES]) -> [u32; 3],
) -> Rgb {
    let (from_width, from_height) = (source.width as usize, source.height as usize);
    let (width, height) = (width as usize, height as usize);
    let area = from_width as u64 * from_height as u64;
    let mut samples = Vec::with_capacity(width * height * 3);
    let mut row = vec![[0_u64; 3]; width];
    let mut sum = vec![[0_u64; 3]; width];
    let (pixels, _) = source.samples.as_chunks::<BYTES>();
    for (y, line) in pixels.chunks_exact(from_width).enumerate() {
        row.fill([0; 3]);
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
                samples.extend(sum.iter().flatten().map(|sum| ((sum + area / 2) / area) as u8));
                sum.fill([0; 3]);
            }
        }
    }
    Rgb { width: width as u32, height: height as u32, samples }
}

/// The one or two places of the result that pixel `at` of the source covers, and how long each overlap is: the source has
/// `from` pixels of length `to`, the result has `to` pixels of length `from`.
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
    fn a_pixel_is_the_mean_of_what_it_covers() {
        assert_eq!(reds(grey(2, 2, &[0, 100, 100, 200]), 1, 1), [100]);
        assert_eq!(reds(grey(4, 1, &[10, 30, 50, 70]), 2, 1), [20, 60]);
        // Three pixels into two: each takes one and a half.
        assert_eq!(reds(grey(3, 1, &[0, 90, 180]), 2, 1), [30, 150]);
        assert_eq!(reds(grey(1, 3, &[0, 90, 180]), 1, 2), [30, 150]);
    }

    #[test]
    fn the_same_size_is_the_same_image_and_one_colour_stays_that_colour() {
        let samples: Vec<u8> = (0..=255).collect();
        assert_eq!(reds(grey(16, 16, &samples), 16, 16), samples);
        assert!(reds(grey(101, 67, &[255; 101 * 67]), 37, 13).iter().all(|red| *red == 255));
    }

    #[test]
    fn what_is_transparent_is_white_and_sixteen_bits_are_eight() {
        let rgba = [200, 0, 0, 0, 200, 0, 0, 255];
        let source = Source { color: ColorType::Rgba8, width: 2, height: 1, samples: &rgba };
        assert_eq!(reduce(source, 2, 1).unwrap().samples, [255, 255, 255, 200, 0, 0]);
        let wide: Vec<u8> = [0_u16, 0xffff, 0x8080].iter().flat_map(|sample| sample.to_ne_bytes()).collect();
        let source = Source { color: ColorType::Rgb16, width: 1, height: 1, samples: &wide };
        assert_eq!(reduce(source, 1, 1).unwrap().samples, [0, 255, 128]);
    }
}
