//! Center coordinates of postal codes.

use crate::degrees;

/// Table from `build.rs`, sorted by code: code, latitude, longitude.
static UNITED_STATES: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/us.bin"));
static FRANCE: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/fr.bin"));

/// Returns latitude and longitude of a postal code's center; `None` when the country or the code is unknown.
pub(crate) fn centre(country: &str, code: &str) -> Option<(f64, f64)> {
    let table = match country {
        "US" | "PR" | "GU" | "VI" | "AS" | "MP" => UNITED_STATES,
        "FR" | "GP" | "MQ" | "GF" | "RE" | "YT" | "PM" | "BL" | "MF" | "MC" => FRANCE,
        _ => return None,
    };
    let code = code.get(..5).filter(|digits| digits.bytes().all(|byte| byte.is_ascii_digit()))?;
    let code: u32 = code.parse().ok()?;
    let (rows, _) = table.as_chunks::<12>();
    let code_of = |row: &[u8; 12]| u32::from_le_bytes([row[0], row[1], row[2], row[3]]);
    let row = &rows[rows.binary_search_by_key(&code, code_of).ok()?];
    Some((degrees(&row[4..]), degrees(&row[8..])))
}
