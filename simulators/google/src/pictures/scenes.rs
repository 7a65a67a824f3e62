//! The drawings: a shop front, a room, a table.

use image::{Rgb, RgbImage};
use simulated_world::Dice;

/// Size of a picture, in pixels.
const SIZE: (u32, u32) = (640, 480);

type Color = [u8; 3];
/// Left, top, right and bottom.
type Area = (u32, u32, u32, u32);

const WALLS: [Color; 6] =
    [[236, 226, 208], [214, 221, 224], [231, 205, 190], [205, 215, 200], [222, 212, 230], [240, 232, 214]];
const ACCENTS: [Color; 6] = [[18, 53, 91], [150, 52, 44], [46, 104, 82], [185, 131, 47], [96, 58, 110], [58, 84, 108]];
const GOODS: [Color; 7] =
    [[200, 90, 60], [226, 170, 70], [120, 150, 90], [160, 110, 80], [214, 196, 160], [108, 128, 160], [190, 120, 130]];
const PAPER: Color = [251, 247, 240];
const INK: Color = [40, 44, 52];

/// Draws the scene of the dice.
pub(super) fn draw(dice: &mut Dice) -> RgbImage {
    let mut picture = RgbImage::new(SIZE.0, SIZE.1);
    match dice.below(4) {
        0 | 1 => front(&mut picture, dice),
        2 => room(&mut picture, dice),
        _ => table(&mut picture, dice),
    }
    picture
}

/// A shop front: sky, wall, sign, awning, window with goods, door.
fn front(on: &mut RgbImage, dice: &mut Dice) {
    let (wall, accent) = (*dice.pick(&WALLS), *dice.pick(&ACCENTS));
    fade(on, (0, 0, 640, 400), [150, 190, 220], [228, 236, 240]);
    fade(on, (0, 400, 640, 480), [176, 172, 166], [140, 136, 130]);
    fade(on, (40, 50, 600, 410), wall, shade(wall, 92));
    fill(on, (30, 40, 610, 56), shade(wall, 78));
    for window in 0..4 {
        let left = 84 + window * 128;
        fill(on, (left - 6, 70, left + 66, 136), PAPER);
        fade(on, (left, 76, left + 60, 132), [92, 116, 138], [150, 172, 188]);
    }
    fill(on, (70, 152, 570, 196), accent);
    for letter in 0..dice.between(6, 11) as u32 {
        fill(on, (190 + letter * 26, 166, 190 + letter * 26 + 14, 182), PAPER);
    }
    let door = if dice.chance(50) { 420 } else { 80 };
    let window = if door == 80 { (220, 240, 560, 386) } else { (80, 240, 390, 386) };
    fill(on, (window.0 - 8, window.1 - 8, window.2 + 8, window.3 + 8), shade(accent, 80));
    fade(on, window, [246, 228, 190], [222, 196, 150]);
    shelves(on, window, dice);
    fill(on, (door, 240, door + 110, 404), shade(accent, 70));
    fade(on, (door + 14, 254, door + 96, 340), [190, 208, 218], [150, 176, 190]);
    disc(on, (door + 96, 362), 5, [230, 190, 90]);
    awning(on, accent);
}

/// A striped awning with a scalloped edge.
fn awning(on: &mut RgbImage, accent: Color) {
    for stripe in 0..13 {
        let color = if stripe % 2 == 0 { accent } else { PAPER };
        let left = 60 + stripe * 40;
        fade(on, (left, 200, left + 40, 248), shade(color, 108), shade(color, 94));
        disc(on, (left + 20, 246), 20, shade(color, 94));
    }
}

/// A room: lamps, shelves with goods, a counter.
fn room(on: &mut RgbImage, dice: &mut Dice) {
    let (wall, accent) = (*dice.pick(&WALLS), *dice.pick(&ACCENTS));
    fade(on, (0, 0, 640, 360), shade(wall, 84), wall);
    fade(on, (0, 360, 640, 480), [150, 112, 80], [116, 84, 60]);
    shelves(on, (60, 120, 580, 320), dice);
    for lamp in 0..3 {
        let middle = 140 + lamp * 180;
        fill(on, (middle - 1, 0, middle + 2, 60), INK);
        disc(on, (middle, 70), 24, [252, 226, 160]);
        fill(on, (middle - 26, 54, middle + 26, 66), accent);
    }
    fade(on, (90, 340, 550, 440), shade(accent, 108), shade(accent, 84));
    fill(on, (76, 328, 564, 344), [206, 172, 126]);
}

/// A table from above, with plates.
fn table(on: &mut RgbImage, dice: &mut Dice) {
    fade(on, (0, 0, 640, 480), [188, 150, 108], [150, 112, 78]);
    for board in 1..6 {
        fill(on, (0, board * 80, 640, board * 80 + 2), [136, 102, 72]);
    }
    for (left, top) in [(170, 160), (440, 130), (320, 330), (560, 360), (90, 390)] {
        let plate = dice.between(74, 92) as u32;
        disc(on, (left + 4, top + 6), plate, [122, 92, 64]);
        disc(on, (left, top), plate, PAPER);
        disc(on, (left, top), plate - 14, [238, 232, 222]);
        disc(on, (left, top), plate - 32, *dice.pick(&GOODS));
        for (x, y) in [(16, 8), (0, 22), (22, 24)] {
            disc(on, (left + x - 12, top + y - 16), 10, *dice.pick(&GOODS));
        }
    }
}

/// Three boards full of goods.
fn shelves(on: &mut RgbImage, (left, top, right, bottom): Area, dice: &mut Dice) {
    let row = (bottom - top) / 3;
    for shelf in 1..=3 {
        let floor = top + shelf * row;
        let mut at = left + 12;
        while at + 34 < right {
            let (width, height) =
                (dice.between(16, 30) as u32, dice.between(row as usize / 3, row as usize - 12) as u32);
            let color = *dice.pick(&GOODS);
            if dice.chance(40) {
                disc(on, (at + width / 2, floor - 8 - width / 2), width / 2 + 2, color);
            } else {
                fade(on, (at, floor - 6 - height, at + width, floor - 6), shade(color, 110), shade(color, 90));
            }
            at += width + 6;
        }
        fill(on, (left, floor - 6, right, floor), [138, 100, 66]);
    }
}

fn shade(color: Color, percent: u16) -> Color {
    color.map(|part| (u16::from(part) * percent / 100).min(255) as u8)
}

fn fill(on: &mut RgbImage, area: Area, color: Color) {
    fade(on, area, color, color);
}

/// Fills an area with a color that turns into another from top to bottom.
fn fade(on: &mut RgbImage, (left, top, right, bottom): Area, from: Color, to: Color) {
    let height = bottom.saturating_sub(top).max(1);
    for y in top..bottom.min(SIZE.1) {
        let mix = |part: usize| {
            let (from, to) = (u32::from(from[part]), u32::from(to[part]));
            ((from * (bottom - y) + to * (y - top)) / height) as u8
        };
        let color = Rgb([mix(0), mix(1), mix(2)]);
        for x in left..right.min(SIZE.0) {
            on.put_pixel(x, y, color);
        }
    }
}

fn disc(on: &mut RgbImage, (x, y): (u32, u32), radius: u32, color: Color) {
    for row in y.saturating_sub(radius)..(y + radius).min(SIZE.1) {
        for column in x.saturating_sub(radius)..(x + radius).min(SIZE.0) {
            if column.abs_diff(x).pow(2) + row.abs_diff(y).pow(2) < radius.pow(2) {
                on.put_pixel(column, row, Rgb(color));
            }
        }
    }
}
