//! Writes the samples of all templates, and difficult pages, into a folder to look at them.

#![expect(clippy::unwrap_used, reason = "the fixtures are those of the tests")]

#[path = "../tests/pages/fixtures.rs"]
mod fixtures;

use std::{env, fs, io, path::Path};

use page_templates::{
    Contact, Language, LocatorState, Template, render_closed, render_directory, render_locator, render_page, sample,
};

fn main() -> io::Result<()> {
    let folder = env::args().nth(1).unwrap_or_else(|| ".".to_owned());
    let write = |name: String, document: String| fs::write(Path::new(&folder).join(name + ".html"), document);
    for template in Template::ALL {
        let code = template.code();
        for language in Language::ALL {
            write(format!("{code}-{}", language.code()), render_page(&sample(template, language)))?;
        }
        let mut few = sample(template, Language::English);
        few.picture = None;
        few.intro = None;
        few.blocks.truncate(1);
        write(format!("{code}-few"), render_page(&few))?;
        few.blocks.clear();
        few.headline = None;
        few.hours = None;
        few.contact = Contact { phone: few.contact.phone.clone(), ..Contact::default() };
        write(format!("{code}-bare"), render_page(&few))?;
        let long = "The Extraordinarily Long Name of a Family Business on the Corner of Saint-Laurent and Sherbrooke, Founded in 1896 by Two Sisters";
        for (kind, text) in
            [("long", long), ("arabic", "مطعم الوردة الذهبية على ضفاف النهر"), ("emoji", "Chez 🍕 Léa 👩‍⚕️")]
        {
            write(format!("{code}-{kind}"), render_page(&fixtures::full(template, Language::French, text)))?;
        }
        let text = "Casa Lume";
        let english = Language::English;
        write(format!("{code}-root"), render_directory(&fixtures::directory(template, english, text, true)))?;
        write(format!("{code}-city"), render_directory(&fixtures::directory(template, english, text, false)))?;
        let state = LocatorState::Results;
        write(format!("{code}-locator"), render_locator(&fixtures::locator(template, english, text, state)))?;
        write(format!("{code}-closed"), render_closed(&fixtures::closed(template, english, text)))?;
    }
    Ok(())
}
