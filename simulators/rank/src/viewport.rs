//! Points with a zoom, as vendors take them.

/// Point of a search, with the zoom of the map if there is one.
#[derive(Debug, PartialEq)]
pub(crate) struct Viewport<'a> {
    pub(crate) lat: f64,
    pub(crate) lng: f64,
    /// Zoom, as in `14z`.
    pub(crate) zoom: Option<&'a str>,
}

impl<'a> Viewport<'a> {
    /// Reads `lat,lng` or `lat,lng,14z`, with at most `decimals` decimals.
    pub(crate) fn read(text: &'a str, decimals: usize) -> Option<Self> {
        let parts: Vec<&str> = text.split(',').collect();
        let (lat, lng, zoom) = match parts.as_slice() {
            [lat, lng] => (lat, lng, None),
            [lat, lng, zoom] => (lat, lng, Some(*zoom)),
            _ => return None,
        };
        if let Some(zoom) = zoom {
            let level: f64 = zoom.strip_suffix('z')?.parse().ok()?;
            (3.0..=21.0).contains(&level).then_some(())?;
        }
        Some(Self { lat: degrees(lat, 90.0, decimals)?, lng: degrees(lng, 180.0, decimals)?, zoom })
    }

    /// Reads `@lat,lng,14z`, the form in addresses of Maps.
    pub(crate) fn read_address(text: &'a str) -> Option<Self> {
        Self::read(text.strip_prefix('@')?, usize::MAX).filter(|viewport| viewport.zoom.is_some())
    }
}

fn degrees(text: &str, limit: f64, decimals: usize) -> Option<f64> {
    let length = text.split_once('.').map_or(0, |(_, decimals)| decimals.len());
    let value: f64 = text.parse().ok()?;
    (length <= decimals && value.abs() <= limit).then_some(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_point_has_seven_decimals_and_a_zoom() {
        let read = |text| Viewport::read(text, 7);
        assert_eq!(read("48.8566,2.3522,14z"), Some(Viewport { lat: 48.8566, lng: 2.3522, zoom: Some("14z") }));
        assert_eq!(read("48.8566,2.3522"), Some(Viewport { lat: 48.8566, lng: 2.3522, zoom: None }));
        for bad in [
            "",
            "48",
            "a,b,14z",
            "NaN,2,14z",
            "91,0,14z",
            "0,181,14z",
            "48.8,2.3,9km",
            "48.8,2.3,22z",
            "48.12345678,2,14z",
        ] {
            assert_eq!(read(bad), None, "{bad}");
        }
    }

    #[test]
    fn an_address_begins_with_an_at_sign_and_has_a_zoom() {
        assert_eq!(Viewport::read_address("@48.123456789,2,14.5z").unwrap().zoom, Some("14.5z"));
        assert_eq!([Viewport::read_address("48.8,2.3,14z"), Viewport::read_address("@48.8,2.3")], [None, None]);
    }
}
