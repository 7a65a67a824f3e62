//! Writes the samples of all templates into a folder, to look at them: `cargo run -p page-templates --example samples FOLDER`.

use std::{env, fs, io, path::Path};

use page_templates::{Language, Template, render_page, sample};

fn main() -> io::Result<()> {
    let folder = env::args().nth(1).unwrap_or_else(|| ".".to_owned());
    for template in Template::ALL {
        for language in Language::ALL {
            let file = format!("{}-{}.html", template.code(), language.code());
            fs::write(Path::new(&folder).join(file), render_page(&sample(template, language)))?;
        }
    }
    Ok(())
}
