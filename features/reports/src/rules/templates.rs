//! Sections of the templates.

use crate::types::{SectionChoice, SectionKind, Template};

/// Returns the sections of a template in their order; those that it leaves out come last.
pub(crate) fn sections(template: Template) -> Vec<SectionChoice> {
    use SectionKind::{Citations, Health, Next, Profile, Rankings, Requests, Reviews, Sentiment, Summary, WorkDone};
    let on: &[SectionKind] = match template {
        Template::Executive => &[Summary, Profile, WorkDone, Next],
        Template::Technical => {
            &[Summary, Profile, Rankings, Reviews, Sentiment, Citations, Health, Requests, WorkDone, Next]
        }
        Template::Client => &[Summary, Profile, Rankings, Reviews, WorkDone, Next],
    };
    let off = SectionKind::ALL.into_iter().filter(|kind| !on.contains(kind));
    let on = on.iter().map(|kind| SectionChoice { kind: *kind, on: true });
    on.chain(off.map(|kind| SectionChoice { kind, on: false })).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_template_lists_every_section_once() {
        for template in Template::ALL {
            let sections = sections(template);
            assert_eq!(sections.len(), SectionKind::ALL.len());
            for kind in SectionKind::ALL {
                assert_eq!(sections.iter().filter(|section| section.kind == kind).count(), 1, "{template:?} {kind:?}");
            }
        }
    }
}
