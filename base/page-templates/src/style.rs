//! Style of a page: tokens of the look, the base that all templates share, and the sheet of the template.

use std::sync::LazyLock;

use crate::{
    palette::Palette,
    view::{Font, Look, Template},
};

static BASE: LazyLock<String> = LazyLock::new(|| minify(include_str!("../styles/base.css")));
static SHEETS: LazyLock<[String; 6]> = LazyLock::new(|| {
    Template::ALL.map(|template| {
        minify(match template {
            Template::Restaurant => include_str!("../styles/restaurant.css"),
            Template::Medical => include_str!("../styles/medical.css"),
            Template::RealEstate => include_str!("../styles/real_estate.css"),
            Template::Legal => include_str!("../styles/legal.css"),
            Template::HomeServices => include_str!("../styles/home_services.css"),
            Template::Retail => include_str!("../styles/retail.css"),
        })
    })
});

const SANS: &str =
    "system-ui,-apple-system,\"Segoe UI\",Roboto,\"Helvetica Neue\",\"Noto Sans\",\"Liberation Sans\",Arial,sans-serif";
const HUMANIST: &str =
    "Seravek,\"Gill Sans Nova\",Candara,Optima,Ubuntu,Calibri,\"Noto Sans\",\"Liberation Sans\",sans-serif";
const SERIF: &str = "\"Iowan Old Style\",\"Palatino Linotype\",\"URW Palladio L\",P052,Charter,Cambria,\"Noto Serif\",\"Liberation Serif\",Georgia,serif";
const GEOMETRIC: &str = "Avenir,\"Avenir Next\",Montserrat,Corbel,\"URW Gothic\",Figtree,\"Century Gothic\",\"Noto Sans\",\"Liberation Sans\",sans-serif";

/// Returns the exact content of the `<style>` element of every page with this look. A content policy can name its hash.
pub fn style(look: Look) -> String {
    let (heading, text) = match look.font {
        Font::Humanist => (HUMANIST, HUMANIST),
        Font::Serif => (SERIF, SANS),
        Font::Geometric => (GEOMETRIC, GEOMETRIC),
    };
    let light = Palette::light(look).css();
    let dark = Palette::dark(look).css();
    let sheet = &SHEETS[look.template as usize];
    format!(
        ":root{{color-scheme:light dark;--heading:{heading};--text:{text};{light}}}\
         @media screen and (prefers-color-scheme:dark){{:root{{{dark}}}}}{}{sheet}",
        *BASE
    )
}

/// Removes comments and the white space that a style does not need.
fn minify(css: &str) -> String {
    let mut short = String::with_capacity(css.len());
    for (index, part) in css.split("/*").enumerate() {
        let code = if index == 0 { part } else { part.split_once("*/").map_or("", |(_, code)| code) };
        for word in code.split_whitespace() {
            let glues = short.ends_with(['{', '}', ';', ',', ':', '>']) || word.starts_with(['{', '}', ';', '>']);
            if !short.is_empty() && !glues {
                short.push(' ');
            }
            short.push_str(word);
        }
    }
    short.replace(";}", "}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_style_loses_white_space_and_comments_only() {
        let css = "/* a */\na > b ,\nc:hover {\n  margin: 0 auto;\n  color: red;\n}\n/* b */@media (width > 1px) { d { e: f } }";
        assert_eq!(minify(css), "a>b ,c:hover{margin:0 auto;color:red}@media (width>1px){d{e:f}}");
    }

    #[test]
    fn a_style_loads_nothing_and_cannot_end_its_element() {
        for template in Template::ALL {
            let look = Look {
                template,
                primary: "#12355b".parse().unwrap(),
                accent: "#b9832f".parse().unwrap(),
                font: Font::Serif,
            };
            let css = style(look);
            assert!(!css.contains("url(") && !css.contains("@import") && !css.contains('<'), "{css}");
            assert_eq!(css.matches('{').count(), css.matches('}').count());
        }
    }
}
