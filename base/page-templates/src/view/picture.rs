//! Pictures of pages.

/// Picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Picture {
    /// Photo.
    Photo(Photo),
    /// Drawing that ships with the templates, for their samples.
    Scene(Scene, String),
}

/// Photo in several sizes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Photo {
    /// Address of the JPEG or PNG file that browsers load without `srcset`.
    pub src: String,
    /// Further sizes of it.
    pub sources: Vec<Source>,
    /// Sizes as WebP.
    pub webp: Vec<Source>,
    /// Absolute addresses for structured data, at best in 1:1, 4:3 and 16:9.
    pub absolute: Vec<String>,
    /// Width of `src` in pixels.
    pub width: u32,
    /// Height of `src` in pixels.
    pub height: u32,
    /// Description.
    pub alt: String,
}

/// Size of a photo.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// Address.
    pub url: String,
    /// Width in pixels.
    pub width: u32,
}

/// Drawing for a sample.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scene {
    /// Terrace by a river at sunset
    Terrace,
    /// Pizza oven
    Oven,
    /// Pizza from above
    Pizza,
    /// Practice on a square
    Practice,
    /// Waiting room
    WaitingRoom,
    /// Row of houses
    Street,
    /// Living room
    LivingRoom,
    /// House with a garden
    House,
    /// Courthouse
    Courthouse,
    /// Library and desk
    Library,
    /// Van in front of a house
    Van,
    /// Finished bathroom
    Bathroom,
    /// Front of a store
    Storefront,
    /// Boots, backpack and tent
    Gear,
}
