//! Parts that all pages of a site share.

use api::App;
use locations::LocationId;
use page_templates::{
    Color, Crumb, Font as TypeFace, Frame, Legal as LegalLines, Link, Look, Photo, Site, Template as Style, Version,
    default_description,
};

use crate::{
    board::{Board, Entry},
    directory::{self, Folder},
    place::SiteUrls,
    rules::{
        own_text::{description, title},
        paths::prefix,
    },
    types::{Colors, Content, Font, Language, Legal, PageState, Template},
};

/// Makes frames of a site in one language.
pub(crate) struct Frames {
    site: Site,
    origin: String,
    language: Language,
    /// Beginning of the paths of this language: empty, or `/fr`.
    home: String,
}

/// Returns a template as the templates name it.
pub(crate) fn style_template(template: Template) -> Style {
    match template {
        Template::Restaurant => Style::Restaurant,
        Template::Medical => Style::Medical,
        Template::RealEstate => Style::RealEstate,
        Template::Legal => Style::Legal,
        Template::HomeServices => Style::HomeServices,
        Template::Retail => Style::Retail,
    }
}

fn look(template: Template, colors: &Colors, font: Font) -> Look {
    let color = |text: &str| text.parse().unwrap_or(Color { red: 0x1f, green: 0x3a, blue: 0x4d });
    let font = match font {
        Font::Humanist => TypeFace::Humanist,
        Font::Serif => TypeFace::Serif,
        Font::Geometric => TypeFace::Geometric,
    };
    Look { template: style_template(template), primary: color(&colors.primary), accent: color(&colors.accent), font }
}

impl Frames {
    /// Prepares the frames of a site in a language.
    pub(crate) async fn new(
        app: &App,
        (board, place): (&Board, &SiteUrls),
        language: Language,
        template: Template,
    ) -> api::Result<Self> {
        let settings = &board.settings;
        let prefix = prefix(language, settings.default_language);
        let home = if prefix.is_empty() { String::new() } else { format!("/{prefix}") };
        let name = match settings.name.as_str() {
            "" => orgs::name_of(&app.db, &board.org).await?.unwrap_or_default(),
            name => name.to_owned(),
        };
        let logo = orgs::logo(&app.db, &board.org).await?.map(|(url, width, height)| Photo {
            absolute: vec![format!("{}{url}", place.origin)],
            src: url,
            sources: Vec::new(),
            webp: Vec::new(),
            width: u32::try_from(width).unwrap_or_default(),
            height: u32::try_from(height).unwrap_or_default(),
            alt: name.clone(),
        });
        let mut site = Site {
            name,
            base_url: place.base.clone(),
            root: place.root.clone(),
            logo,
            look: look(template, &settings.colors, settings.font),
            home_path: home.clone(),
            locator_path: Some(format!("{home}/locator")),
            legal: LegalLines::default(),
        };
        site.legal = legal(&settings.legal, language, &format!("{}{home}", site.root));
        Ok(Self { site, origin: place.origin.clone(), language, home })
    }

    /// Returns the absolute address of a path of this instance.
    pub(crate) fn origin(&self, path: &str) -> String {
        if path.starts_with('/') { format!("{}{path}", self.origin) } else { path.to_owned() }
    }

    /// Returns the counted link of a location.
    pub(crate) fn go(&self, location: &LocationId, kind: &str) -> String {
        format!("{}/go/{location}/{kind}", self.site.root)
    }

    /// Returns the frame of a page of the site.
    pub(crate) fn frame(&self, path: &str, (title, name): (String, String), description: &str) -> Frame {
        Frame {
            site: self.site.clone(),
            language: self.language.into(),
            tag: self.language.as_str().to_owned(),
            path: path.to_owned(),
            title,
            description: default_description(description),
            is_indexable: true,
            versions: Vec::new(),
            crumbs: Vec::new(),
            name,
            share_image: None,
        }
    }

    /// Returns the frame of the page of a location.
    pub(crate) fn page(&self, board: &Board, entry: &Entry, content: &Content, is_preview: bool) -> Frame {
        let details = &entry.location.details;
        let default = board.settings.default_language;
        let path = format!("/{}", entry.path(self.language).unwrap_or_default());
        let description = description(content, details, self.language, self.language == default);
        let title = title(content, details, self.language);
        let mut frame = self.frame(&path, (title, details.name.clone()), &description);
        frame.tag = tag(self.language, details.country.as_deref());
        frame.is_indexable =
            !is_preview && entry.state() == PageState::Live && entry.is_indexable(board, self.language);
        let version = |(language, path): &(Language, String)| Version {
            language: (*language).into(),
            tag: tag(*language, details.country.as_deref()),
            path: format!("/{path}"),
            is_indexable: entry.is_indexable(board, *language),
            is_default: *language == default,
        };
        if entry.paths.len() > 1 && !is_preview {
            frame.versions = entry.paths.iter().map(version).collect();
        }
        frame.crumbs = self.crumbs(&directory::above(board, self.language, &path[1..]));
        frame
    }

    /// Returns the levels above a page: the first page of the site, and the folders.
    pub(crate) fn crumbs(&self, folders: &[Folder]) -> Vec<Crumb> {
        let home = Crumb { name: self.site.name.clone(), path: self.home.clone() };
        let folder = |folder: &Folder| Crumb { name: folder.label.clone(), path: format!("/{}", folder.path) };
        [home].into_iter().chain(folders.iter().map(folder)).collect()
    }

    /// Returns the beginning of the paths of this language.
    pub(crate) fn home(&self) -> &str {
        &self.home
    }

    /// Returns the look, which the style depends on.
    pub(crate) fn look(&self) -> Look {
        self.site.look
    }

    pub(crate) fn site_name(&self) -> &str {
        &self.site.name
    }
}

/// Returns the language tag of a page in a country.
fn tag(language: Language, country: Option<&str>) -> String {
    match (language, country) {
        (Language::En, Some(country @ ("CA" | "GB"))) | (Language::Fr, Some(country @ ("CA" | "BE" | "CH"))) => {
            format!("{}-{country}", language.as_str())
        }
        _ => language.as_str().to_owned(),
    }
}

/// Returns the legal texts at the end of each page.
fn legal(legal: &Legal, language: Language, home: &str) -> LegalLines {
    let first: Vec<&str> = [legal.company.as_str(), &legal.form, &legal.capital, &legal.registration]
        .into_iter()
        .filter(|text| !text.is_empty())
        .collect();
    let lines = if first.is_empty() { Vec::new() } else { vec![first.join(" · ")] };
    let links = if *legal == Legal::default() {
        Vec::new()
    } else {
        let (label, path) = legal_page(language);
        vec![Link { label: label.to_owned(), href: format!("{home}/{path}") }]
    };
    LegalLines { lines, links }
}

/// Returns the name and the path of the legal notice.
pub(crate) fn legal_page(language: Language) -> (&'static str, &'static str) {
    match language {
        Language::En => ("Legal notice", "legal"),
        Language::Fr => ("Mentions légales", "mentions-legales"),
    }
}
