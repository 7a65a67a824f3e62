//! In-place crop of an image to its center.

/// Crops an image of `width` by `height` pixels to its central square and returns the side. Cropping before rotating or
/// mirroring leaves the same pixels.
pub(crate) fn crop_to_square(samples: &mut Vec<u8>, pixel_bytes: usize, width: u32, height: u32) -> u32 {
    let side = width.min(height);
    let (left, top) = ((width - side) / 2, (height - side) / 2);
    let bytes = side as usize * pixel_bytes;
    for row in 0..side as usize {
        let start = ((top as usize + row) * width as usize + left as usize) * pixel_bytes;
        samples.copy_within(start..start + bytes, row * bytes);
    }
    samples.truncate(side as usize * bytes);
    side
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cropped(samples: &[u8], pixel_bytes: usize, width: u32, height: u32) -> Vec<u8> {
        let mut samples = samples.to_vec();
        let side = crop_to_square(&mut samples, pixel_bytes, width, height);
        assert_eq!(samples.len(), (side * side) as usize * pixel_bytes);
        samples
    }

    #[test]
    fn the_middle_stays() {
        assert_eq!(cropped(&[1, 2, 3, 4, 5, 6, 7, 8], 1, 4, 2), [2, 3, 6, 7]);
        assert_eq!(cropped(&[1, 2, 3, 4, 5, 6, 7, 8], 1, 2, 4), [3, 4, 5, 6]);
        assert_eq!(cropped(&[1, 1, 2, 2, 3, 3], 2, 3, 1), [2, 2]);
        assert_eq!(cropped(&[1, 2, 3, 4], 1, 2, 2), [1, 2, 3, 4]);
    }
}
