//! Names of businesses in the form in which they are compared: folded by base/text, with "&" as "and", without dots and
//! without a legal form at the end.

/// Legal forms in the United States, Canada, the United Kingdom, France, Belgium, Switzerland and Germany.
const LEGAL_FORMS: [&str; 42] = [
    "ag",
    "bv",
    "bvba",
    "cie",
    "co",
    "company",
    "corp",
    "corporation",
    "earl",
    "eirl",
    "enr",
    "eurl",
    "gie",
    "gmbh",
    "inc",
    "incorporated",
    "kg",
    "limited",
    "limitee",
    "llc",
    "llp",
    "lp",
    "ltd",
    "ltee",
    "nv",
    "pc",
    "plc",
    "pllc",
    "sa",
    "sarl",
    "sas",
    "sasu",
    "sci",
    "scop",
    "scp",
    "selarl",
    "selas",
    "senc",
    "sencrl",
    "snc",
    "sprl",
    "srl",
];

/// Returns the form of a name in which it is compared. A name that is only a legal form keeps it.
pub(crate) fn comparable(name: &str) -> String {
    let mut spelled = String::with_capacity(name.len());
    for sign in name.chars() {
        match sign {
            '&' => spelled.push_str(" and "),
            '.' => {}
            sign if is_pictograph(sign) => spelled.push(' '),
            sign => spelled.push(sign),
        }
    }
    let mut folded = text::fold(&spelled);
    if let Some((start, last)) = folded.rsplit_once(' ')
        && LEGAL_FORMS.contains(&last)
    {
        folded.truncate(start.len());
    }
    folded
}

/// Matches signs that the folding keeps, because people search for them, but that do not distinguish businesses.
fn is_pictograph(sign: char) -> bool {
    matches!(sign, '\u{2600}'..='\u{27BF}' | '\u{1F000}'..='\u{1FAFF}')
}

#[cfg(test)]
mod tests {
    use super::comparable;

    #[test]
    fn names_are_compared_without_case_accents_signs_and_legal_form() {
        for (name, expected) in [
            ("", ""),
            ("  ", ""),
            ("...", ""),
            ("S.A.", "sa"),
            ("Dupont S.A.", "dupont"),
            ("Dupont SA SARL", "dupont sa"),
            ("M&M Plumbing L.L.C.", "m and m plumbing"),
            ("Ægir 🍕 Pizza", "aegir pizza"),
            ("Pizza🍕Roma", "pizza roma"),
            ("Garage Sarl Martin", "garage sarl martin"),
            ("東京タワー", "東京タワー"),
            ("Entreprises Tremblay Ltée", "entreprises tremblay"),
        ] {
            assert_eq!(comparable(name), expected, "{name:?}");
        }
    }
}
