//! Parts that all pages of a site share: site, look, languages, address, robots.

use std::str::FromStr;

/// Language of the words that the templates add.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// English
    English,
    /// French
    French,
}

impl Language {
    /// Both languages.
    pub const ALL: [Self; 2] = [Self::English, Self::French];

    /// Returns the code: `en`, `fr`.
    pub fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
        }
    }
}

/// Template of a site.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Template {
    /// Restaurant
    Restaurant,
    /// Medical
    Medical,
    /// Real estate
    RealEstate,
    /// Legal
    Legal,
    /// Home services
    HomeServices,
    /// Retail
    Retail,
}

impl Template {
    /// All templates.
    pub const ALL: [Self; 6] =
        [Self::Restaurant, Self::Medical, Self::RealEstate, Self::Legal, Self::HomeServices, Self::Retail];

    /// Returns the code of the API: `real_estate`.
    pub fn code(self) -> &'static str {
        match self {
            Self::Restaurant => "restaurant",
            Self::Medical => "medical",
            Self::RealEstate => "real_estate",
            Self::Legal => "legal",
            Self::HomeServices => "home_services",
            Self::Retail => "retail",
        }
    }
}

/// Pair of typefaces, from the fonts that visitors have installed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Font {
    /// Humanist sans serif
    Humanist,
    /// Serif headings over a sans serif
    Serif,
    /// Geometric sans serif
    Geometric,
}

/// Opaque sRGB color.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Color {
    /// Red
    pub red: u8,
    /// Green
    pub green: u8,
    /// Blue
    pub blue: u8,
}

/// Error: not a color.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAColor;

impl FromStr for Color {
    type Err = NotAColor;

    /// Parses `#12355b`.
    fn from_str(text: &str) -> Result<Self, NotAColor> {
        let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6).ok_or(NotAColor)?;
        if !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return Err(NotAColor);
        }
        let value = u32::from_str_radix(digits, 16).map_err(|_| NotAColor)?;
        Ok(Self { red: (value >> 16) as u8, green: (value >> 8) as u8, blue: value as u8 })
    }
}

/// Look of a site. The style of a page depends on nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Look {
    /// Template.
    pub template: Template,
    /// Color of buttons, links and bands. Any color may be given: the templates darken or lighten it for text.
    pub primary: Color,
    /// Color of decoration.
    pub accent: Color,
    /// Typefaces.
    pub font: Font,
}

/// Link with a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// Text.
    pub label: String,
    /// Absolute address, or a path that starts with `/`.
    pub href: String,
}

/// Legal texts at the end of each page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Legal {
    /// Lines such as the company's name, legal form and registration.
    pub lines: Vec<String>,
    /// Links, such as the legal notice.
    pub links: Vec<Link>,
}

/// Site that a page belongs to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Site {
    /// Name of the brand.
    pub name: String,
    /// Absolute address of the site, without a slash at the end. Canonical addresses and structured data use it.
    pub base_url: String,
    /// Path of the site on the host that serves it, without a slash at the end. Links within the site use it.
    pub root: String,
    /// Logo, shown instead of the name.
    pub logo: Option<super::Photo>,
    /// Look.
    pub look: Look,
    /// Path of the home page in the language of the page.
    pub home_path: String,
    /// Path of the locator in the language of the page.
    pub locator_path: Option<String>,
    /// Legal texts in the language of the page.
    pub legal: Legal,
}

/// Language version of a page that a visitor can open, including the page itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Version {
    /// Language.
    pub language: Language,
    /// Language tag, such as `fr-CA`.
    pub tag: String,
    /// Path below the site.
    pub path: String,
    /// Search engines may index it. Only indexable versions become `hreflang`.
    pub is_indexable: bool,
    /// Version in the site's default language: `x-default`.
    pub is_default: bool,
}

/// Level above a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Crumb {
    /// Name.
    pub name: String,
    /// Path below the site.
    pub path: String,
}

/// Picture that other sites show with a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShareImage {
    /// Absolute address.
    pub url: String,
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
}

/// Parts that all kinds of pages share.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// Site.
    pub site: Site,
    /// Language of the words that the templates add.
    pub language: Language,
    /// Language tag of the document, such as `fr-CA`.
    pub tag: String,
    /// Path of the page below the site; empty for its root.
    pub path: String,
    /// Title, cut to 60 characters at a word.
    pub title: String,
    /// Description, cut to 155 characters at a word.
    pub description: String,
    /// Search engines may index the page.
    pub is_indexable: bool,
    /// Language versions, including this one. May be empty on a site with one language.
    pub versions: Vec<Version>,
    /// Levels above the page, from the root of the site. The page itself is not among them.
    pub crumbs: Vec<Crumb>,
    /// Name of the page at the end of the breadcrumbs.
    pub name: String,
    /// Picture for links on other sites.
    pub share_image: Option<ShareImage>,
}

impl Frame {
    /// Returns the absolute address of a path of the site.
    pub fn absolute(&self, path: &str) -> String {
        format!("{}{path}", self.site.base_url)
    }

    /// Returns the target of a link to a path of the site.
    pub fn href(&self, path: &str) -> String {
        let href = format!("{}{path}", self.site.root);
        if href.is_empty() { "/".to_owned() } else { href }
    }

    /// Returns the absolute address of the page.
    pub fn url(&self) -> String {
        self.absolute(&self.path)
    }
}
