//! Under which names a picture is kept, and where it is found.

/// Where pictures are served.
const FOLDER: &str = "/media/";
/// Hexadecimal digits of a key: 128 bits.
const KEY: usize = 32;

/// The key of random bits.
pub fn key(bits: u128) -> String {
    format!("{bits:032x}")
}

/// Under which names the picture and the small one are kept.
pub fn files(key: &str) -> [String; 2] {
    [format!("{key}.jpg"), format!("{key}-small.jpg")]
}

/// The same for a key that somebody else told; `None` for what is none.
pub fn files_of(told: &str) -> Option<[String; 2]> {
    let names = files(told);
    names.iter().all(|name| key_of(name) == Some(told)).then_some(names)
}

/// The key of a name that [`files`] made; `None` for every other text.
pub fn key_of(name: &str) -> Option<&str> {
    let (key, ending) = name.split_at_checked(KEY)?;
    let is_key = key.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'));
    (is_key && matches!(ending, ".jpg" | "-small.jpg")).then_some(key)
}

/// Where a picture is found.
pub fn url(key: &str) -> String {
    let [name, _] = files(key);
    format!("{FOLDER}{name}")
}

/// Where the small one is found.
pub fn thumbnail_url(key: &str) -> String {
    let [_, name] = files(key);
    format!("{FOLDER}{name}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_that_were_made_here_are_names() {
        let key = key(0xff);
        assert_eq!(key, "000000000000000000000000000000ff");
        assert!(files(&key).iter().all(|name| key_of(name) == Some(key.as_str())));
        for other in [
            "",
            "a.jpg",
            "../../etc/passwd",
            "000000000000000000000000000000FF.jpg",
            "000000000000000000000000000000ff",
            "000000000000000000000000000000ff.png",
            "000000000000000000000000000000ff.jpg/..",
            "é00000000000000000000000000000ff.jpg",
        ] {
            assert_eq!(key_of(other), None, "{other}");
        }
        assert_eq!(files_of(&key), Some(files(&key)));
        assert_eq!(files_of("../../etc/passwd"), None);
    }
}
