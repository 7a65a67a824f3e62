//! Tests of accepted uploads and of the pictures made from them.

use image::{DynamicImage, ImageFormat, Rgba, RgbaImage};

use media::{Form, Refusal};

use crate::made::{WHOLE, file, holds, picture, seen, take, take_as, with_exif, with_profile};

fn is_red(pixel: image::Rgb<u8>) -> bool {
    pixel[0] > 90 && pixel[1] < 60 && pixel[2] < 60
}

#[tokio::test]
async fn every_kind_becomes_a_jpeg_of_its_size_and_a_thumbnail() {
    for format in [ImageFormat::Jpeg, ImageFormat::Png, ImageFormat::WebP] {
        let made = take(&file(600, 300, format)).await.unwrap();
        let (large, small) = (seen(&made.file), seen(&made.thumbnail));
        assert_eq!((made.width, made.height), (600, 300));
        assert_eq!((large.dimensions(), small.dimensions()), ((600, 300), (480, 240)), "{format:?}");
        for image in [large, small] {
            assert!(
                is_red(*image.get_pixel(10, 10)) && !is_red(*image.get_pixel(image.width() - 10, 10)),
                "{format:?}"
            );
        }
    }
}

#[tokio::test]
async fn pictures_larger_than_a_screen_are_scaled_down() {
    let made = take(&file(3000, 4000, ImageFormat::Jpeg)).await.unwrap();
    assert_eq!((made.width, made.height), (1536, 2048));
    assert_eq!(seen(&made.file).dimensions(), (1536, 2048));
    assert_eq!(seen(&made.thumbnail).dimensions(), (360, 480));
}

#[tokio::test]
async fn a_square_is_the_middle_of_every_kind_and_of_its_own_size() {
    let form = Form { is_square: true, min_side: 64, largest_side: 200, thumbnail_side: 64, is_clear: false };
    for format in [ImageFormat::Jpeg, ImageFormat::Png, ImageFormat::WebP] {
        for (width, height) in [(600, 240), (240, 600), (100, 64)] {
            let made = take_as(form, &file(width, height, format)).await.unwrap();
            let side = width.min(height).min(200);
            assert_eq!((made.width, made.height), (side, side));
            let image = seen(&made.file);
            assert_eq!((image.dimensions(), seen(&made.thumbnail).dimensions()), ((side, side), (64, 64)));
            // Red and blue meet in the middle of the picture, as in the middle of the file.
            let at = |x| *image.get_pixel(x, side / 4);
            assert!(is_red(at(side / 2 - 4)) && !is_red(at(side / 2 + 4)), "{format:?} {width}");
        }
    }
    let narrow = file(63, 400, ImageFormat::Png);
    assert!(matches!(take_as(form, &narrow).await, Err(Refusal::TooSmall { min: 64 })));
    assert!(matches!(take_as(WHOLE, &narrow).await, Err(Refusal::TooSmall { min: 250 })));
}

#[tokio::test]
async fn the_orientation_is_applied_and_metadata_is_removed() {
    let jpeg = file(400, 300, ImageFormat::Jpeg);
    // Position of the file's red and bright corner: (right, below).
    for (orientation, size, corner) in [
        (1, (400, 300), (false, false)),
        (2, (400, 300), (true, false)),
        (3, (400, 300), (true, true)),
        (4, (400, 300), (false, true)),
        (5, (300, 400), (false, false)),
        (6, (300, 400), (true, false)),
        (7, (300, 400), (true, true)),
        (8, (300, 400), (false, true)),
        (99, (400, 300), (false, false)),
    ] {
        let sent = with_exif(&jpeg, orientation);
        assert!(holds(&sent, b"E13.377") && holds(&sent, b"Secretly"));
        let made = take(&sent).await.unwrap();
        assert_eq!((made.width, made.height), size, "{orientation}");
        for jpeg in [&made.file, &made.thumbnail] {
            let image = seen(jpeg);
            let (right, below) = (image.width() - 10, image.height() - 10);
            let at = (if corner.0 { right } else { 10 }, if corner.1 { below } else { 10 });
            let pixel = *image.get_pixel(at.0, at.1);
            assert!(pixel[0] > 180, "{orientation}: {pixel:?}");
            for secret in [&b"Exif"[..], b"Secretly", b"E13.377", b"ICC_PROFILE"] {
                assert!(!holds(jpeg, secret), "{orientation}");
            }
        }
    }
}

#[tokio::test]
async fn transparency_is_kept_on_request() {
    let half = RgbaImage::from_fn(300, 200, |x, _| Rgba([200, 0, 0, if x < 150 { 255 } else { 0 }]));
    let whole = RgbaImage::from_pixel(300, 200, Rgba([200, 0, 0, 255]));
    let form = Form { is_clear: true, min_side: 32, ..WHOLE };
    for format in [ImageFormat::Png, ImageFormat::WebP] {
        for (image, is_clear) in [(&half, true), (&whole, false)] {
            let mut sent = std::io::Cursor::new(Vec::new());
            image.write_to(&mut sent, format).unwrap();
            let made = take_as(form, sent.get_ref()).await.unwrap();
            assert_eq!(made.is_clear, is_clear);
            let expected_format = if is_clear { ImageFormat::Png } else { ImageFormat::Jpeg };
            for file in [&made.file, &made.thumbnail] {
                let seen = image::load_from_memory_with_format(file, expected_format).unwrap().into_rgba8();
                assert_eq!(seen.get_pixel(250, 100)[3], if is_clear { 0 } else { 255 }, "{format:?}");
                assert_eq!(seen.get_pixel(50, 100)[3], 255, "{format:?}");
            }
        }
    }
}

#[tokio::test]
async fn transparency_becomes_white() {
    let clear = DynamicImage::from(RgbaImage::from_pixel(300, 300, Rgba([200, 0, 0, 0])));
    for format in [ImageFormat::Png, ImageFormat::WebP] {
        let mut sent = std::io::Cursor::new(Vec::new());
        clear.write_to(&mut sent, format).unwrap();
        let made = take(sent.get_ref()).await.unwrap();
        assert_eq!(seen(&made.file).get_pixel(100, 100).0, [255; 3], "{format:?}");
    }
}

#[tokio::test]
async fn sixteen_bits_and_grey_are_taken_too() {
    for image in [
        DynamicImage::from(picture(300, 300).into_rgb16()),
        DynamicImage::from(picture(300, 300).into_rgba16()),
        DynamicImage::from(picture(300, 300).into_luma16()),
        DynamicImage::from(picture(300, 300).into_luma_alpha8()),
        DynamicImage::from(picture(300, 300).into_luma8()),
    ] {
        let mut sent = std::io::Cursor::new(Vec::new());
        image.write_to(&mut sent, ImageFormat::Png).unwrap();
        let (made, expected) = (take(sent.get_ref()).await.unwrap(), image.to_rgb8());
        let (seen, expected) = (*seen(&made.file).get_pixel(30, 30), *expected.get_pixel(30, 30));
        assert!(
            seen.0.iter().zip(expected.0).all(|(seen, expected)| seen.abs_diff(expected) < 8),
            "{:?}",
            image.color()
        );
    }
}

#[tokio::test]
async fn colors_of_a_phone_camera_are_preserved() {
    let p3 = moxcms::ColorProfile::new_display_p3().encode().unwrap();
    let made = take(&with_profile(300, 300, [200, 100, 100], p3)).await.unwrap();
    let [red, green, _] = seen(&made.file).get_pixel(100, 100).0;
    // Display P3 has a redder red: the same color has more of it in sRGB.
    assert!(red > 205 && green < 99, "{red} {green}");
    let made = take(&with_profile(300, 300, [200, 100, 100], vec![7; 3000])).await.unwrap();
    assert!(seen(&made.file).get_pixel(100, 100).0[0].abs_diff(200) < 4, "a profile that is none changes nothing");
}

#[tokio::test]
async fn polyglot_files_lose_their_other_content() {
    for format in [ImageFormat::Jpeg, ImageFormat::Png, ImageFormat::WebP] {
        for tail in [&b"<html><script>alert(1)</script>"[..], b"PK\x03\x04evil.zip", b"<?php system($_GET[0]);"] {
            let made = take(&[&file(300, 300, format), tail].concat()).await.unwrap();
            assert!(!holds(&made.file, &tail[..8]) && !holds(&made.thumbnail, &tail[..8]), "{format:?}");
        }
    }
    let comment = b"<script>alert(1)</script>";
    let length = u16::try_from(comment.len() + 2).unwrap().to_be_bytes();
    let jpeg = file(300, 300, ImageFormat::Jpeg);
    let made = take(&[&jpeg[..2], &[0xff, 0xfe], &length, comment, &jpeg[2..]].concat()).await.unwrap();
    assert!(!holds(&made.file, b"script"));
}
