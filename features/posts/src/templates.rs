//! Templates: those of the program, by trade and season, and those of organizations.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::types::{ButtonKind, Kind, Language, Season, Template, TemplateFilters, TemplateRow, Trade};

/// Templates of the program.
static BUILT_IN: LazyLock<Vec<Template>> = LazyLock::new(|| {
    let files: Vec<File> = serde_json::from_str(include_str!("../data/templates.json")).unwrap_or_default();
    files.into_iter().flat_map(File::templates).collect()
});

/// Template in the file, in both languages.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    id: String,
    trade: Trade,
    season: Season,
    kind: Kind,
    button: Option<ButtonKind>,
    en: Texts,
    fr: Texts,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Texts {
    name: String,
    title: Option<String>,
    text: String,
}

impl File {
    fn templates(self) -> [Template; 2] {
        let template = |language: Language, texts: Texts| Template {
            id: format!("{}-{}", self.id, language.as_str()),
            is_built_in: true,
            name: texts.name,
            trade: Some(self.trade),
            season: Some(self.season),
            language,
            kind: self.kind,
            title: texts.title,
            text: texts.text,
            button: self.button,
        };
        [template(Language::En, self.en), template(Language::Fr, self.fr)]
    }
}

/// Returns the templates of the program that match filters.
pub(crate) fn built_in(filters: TemplateFilters) -> impl Iterator<Item = Template> {
    BUILT_IN
        .iter()
        .filter(move |template| filters.language.is_none_or(|language| template.language == language))
        .filter(move |template| filters.trade.is_none_or(|trade| template.trade == Some(trade)))
        .filter(move |template| {
            filters.season.is_none_or(|season| [Some(season), Some(Season::Any)].contains(&template.season))
        })
        .cloned()
}

/// Content of a template of an organization.
#[derive(Default, Deserialize)]
struct Content {
    text: String,
    title: Option<String>,
    button: Option<ButtonKind>,
}

/// Returns a template of an organization.
pub(crate) fn to_template(row: TemplateRow) -> Template {
    let content: Content = serde_json::from_value(row.content).unwrap_or_default();
    Template {
        id: row.id.to_string(),
        is_built_in: false,
        name: row.name,
        trade: None,
        season: None,
        language: row.language,
        kind: row.kind,
        title: content.title,
        text: content.text,
        button: content.button,
    }
}
