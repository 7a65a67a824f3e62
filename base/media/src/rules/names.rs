//! File names and URLs of pictures.

/// URL path of pictures.
const FOLDER: &str = "/media/";
/// Number of hexadecimal digits of a key: 128 bits.
const DIGITS: usize = 32;
/// Suffix of the key of a transparent picture.
const CLEAR: char = 't';

/// Returns the key made of random bits. It also marks a transparent picture, which is stored as PNG instead of JPEG.
pub fn key(bits: u128, is_clear: bool) -> String {
    if is_clear { format!("{bits:032x}{CLEAR}") } else { format!("{bits:032x}") }
}

/// Returns the file names of the picture and of its thumbnail.
pub fn files(key: &str) -> [String; 2] {
    let ending = if key.ends_with(CLEAR) { "png" } else { "jpg" };
    [format!("{key}.{ending}"), format!("{key}-small.{ending}")]
}

/// Returns the file names for an untrusted key; `None` for an invalid key.
pub fn files_of(given: &str) -> Option<[String; 2]> {
    let names = files(given);
    names.iter().all(|name| key_of(name) == Some(given)).then_some(names)
}

/// Returns the key of a file name made by [`files`]; `None` for any other text.
pub fn key_of(name: &str) -> Option<&str> {
    let (stem, ending) = name.split_once('.')?;
    let key = stem.strip_suffix("-small").unwrap_or(stem);
    let digits = key.strip_suffix(CLEAR).unwrap_or(key);
    let is_key = digits.len() == DIGITS && digits.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'));
    let is_clear = digits.len() < key.len();
    (is_key && ending == if is_clear { "png" } else { "jpg" }).then_some(key)
}

/// Returns the content type of a file by its name.
pub fn content_type(name: &str) -> &'static str {
    match name.rsplit_once('.') {
        Some((_, "png")) => "image/png",
        _ => "image/jpeg",
    }
}

/// Returns the URL of a picture.
pub fn url(key: &str) -> String {
    let [name, _] = files(key);
    format!("{FOLDER}{name}")
}

/// Returns the URL of the thumbnail.
pub fn thumbnail_url(key: &str) -> String {
    let [_, name] = files(key);
    format!("{FOLDER}{name}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_that_were_made_here_are_names() {
        let [key, clear] = [false, true].map(|is_clear| key(0xff, is_clear));
        assert_eq!(key, "000000000000000000000000000000ff");
        for (key, kind) in [(&key, "image/jpeg"), (&clear, "image/png")] {
            let names = files(key);
            assert!(names.iter().all(|name| key_of(name) == Some(key) && content_type(name) == kind));
            assert_eq!(files_of(key), Some(names));
        }
        for other in [
            "",
            "a.jpg",
            "../../etc/passwd",
            "000000000000000000000000000000FF.jpg",
            "000000000000000000000000000000ff",
            "000000000000000000000000000000ff.png",
            "000000000000000000000000000000fft.jpg",
            "000000000000000000000000000000fftt.png",
            "000000000000000000000000000000ff.jpg/..",
            "000000000000000000000000000000ff-small-small.jpg",
            "é00000000000000000000000000000ff.jpg",
        ] {
            assert_eq!(key_of(other), None, "{other}");
        }
        assert_eq!(files_of("../../etc/passwd"), None);
    }
}
