//! Addresses of Google's pictures, and the readable parts of a photo.

use url::Url;

use crate::wire::MediaItem;

/// Hosts of Google's pictures, and all below them.
const HOSTS: [&str; 2] = ["googleusercontent.com", "ggpht.com"];
/// Host of a simulated Google's pictures, which answers below its own address.
const SIMULATED_HOST: &str = "lh3.googleusercontent.example";
/// Requested width and height of a picture, in pixels.
const PICTURE_SIDE: u32 = 1024;

/// Returns the address from which a photo is fetched; `None` when that would not be Google. `simulator` is the address
/// of a simulated Google, which then is the only one that is asked.
pub(crate) fn picture_address(picture_url: &str, simulator: Option<&str>) -> Option<String> {
    let url = Url::parse(picture_url).ok()?;
    let host = url.host_str()?;
    let is_plain =
        url.scheme() == "https" && url.port().is_none() && url.username().is_empty() && url.query().is_none();
    let is_known = match simulator {
        Some(_) => host == SIMULATED_HOST,
        None => HOSTS.iter().any(|allowed| host.strip_suffix(allowed).is_some_and(|prefix| prefix.ends_with('.'))),
    };
    if !is_plain || !is_known {
        return None;
    }
    let path = url.path();
    let path = path.split_once('=').map_or(path, |(path, _)| path);
    let base = simulator.map_or_else(|| format!("https://{host}"), |base| base.trim_end_matches('/').to_owned());
    Some(format!("{base}{path}=s{PICTURE_SIDE}"))
}

/// Returns the photos among media, the cover first, then the profile photo and the logo.
pub(crate) fn photos_of(media: Vec<MediaItem>) -> Vec<MediaItem> {
    let mut photos: Vec<_> = media.into_iter().filter(|item| item.media_format != "VIDEO").collect();
    let rank = |item: &MediaItem| {
        let category = item.location_association.as_ref().map(|about| about.category.as_str());
        ["COVER", "PROFILE", "LOGO"].iter().position(|first| category == Some(first)).unwrap_or(3)
    };
    photos.sort_by_key(rank);
    photos
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::Association;

    #[test]
    fn only_pictures_of_google_are_fetched() {
        let fetched = |picture_url: &str| picture_address(picture_url, None);
        for allowed in ["https://lh3.googleusercontent.com/p/abc=s0", "https://lh3.googleusercontent.com/p/abc"] {
            assert_eq!(fetched(allowed).as_deref(), Some("https://lh3.googleusercontent.com/p/abc=s1024"));
        }
        assert_eq!(fetched("https://lh5.ggpht.com/a=w160-h160").as_deref(), Some("https://lh5.ggpht.com/a=s1024"));
        for other in [
            "http://lh3.googleusercontent.com/p/abc",
            "https://googleusercontent.com.example/p/abc",
            "https://evilgoogleusercontent.com/p/abc",
            "https://lh3.googleusercontent.com:8443/p/abc",
            "https://user@lh3.googleusercontent.com/p/abc",
            "https://lh3.googleusercontent.com/p/abc?next=x",
            "https://127.0.0.1/p/abc",
            "https://lh3.googleusercontent.example/p/abc",
            "file:///etc/passwd",
            "",
        ] {
            assert_eq!(fetched(other), None, "{other}");
        }
    }

    #[test]
    fn pictures_of_a_simulator_are_fetched_below_its_address() {
        let fetched = |picture_url: &str| picture_address(picture_url, Some("http://127.0.0.1:1/google/"));
        let simulated = fetched("https://lh3.googleusercontent.example/p/abc=s0");
        assert_eq!(simulated.as_deref(), Some("http://127.0.0.1:1/google/p/abc=s1024"));
        assert_eq!(fetched("https://lh3.googleusercontent.com/p/abc=s0"), None);
    }

    #[test]
    fn the_cover_comes_first_and_videos_are_left_out() {
        let item = |name: &str, format: &str, category: &str| MediaItem {
            name: name.into(),
            media_format: format.into(),
            location_association: Some(Association { category: category.into() }),
            ..MediaItem::default()
        };
        let media = vec![
            item("a", "PHOTO", "INTERIOR"),
            item("b", "VIDEO", "COVER"),
            item("c", "PHOTO", "LOGO"),
            item("d", "PHOTO", "COVER"),
        ];
        let names: Vec<String> = photos_of(media).into_iter().map(|item| item.name).collect();
        assert_eq!(names, ["d", "c", "a"]);
    }
}
