//! Texts of templates with their variables filled in.

/// Values of the variables of a template.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Variables {
    /// First word of the author's name; `None` for an anonymous author.
    pub(crate) reviewer_first_name: Option<String>,
    /// Name of the location.
    pub(crate) business: Option<String>,
    /// City of the location.
    pub(crate) city: Option<String>,
}

impl Variables {
    fn value(&self, name: &str) -> Option<&str> {
        match name {
            "reviewer_first_name" => self.reviewer_first_name.as_deref(),
            "business" => self.business.as_deref(),
            "city" => self.city.as_deref(),
            _ => None,
        }
        .filter(|value| !value.trim().is_empty())
    }
}

/// Returns the text with its variables filled in. A sentence with a variable that has no value is left out.
pub(crate) fn fill(template: &str, variables: &Variables) -> String {
    let lines = template.lines().map(|line| {
        let sentences = sentences(line).into_iter().filter_map(|sentence| fill_sentence(sentence, variables));
        sentences.collect::<String>().trim().to_owned()
    });
    let lines: Vec<String> = lines.collect();
    lines.join("\n").trim().to_owned()
}

/// Splits a line after each `.`, `!` and `?` that a blank follows.
fn sentences(line: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut start = 0;
    let mut signs = line.char_indices().peekable();
    while let Some((_, sign)) = signs.next() {
        if let Some((next, following)) = signs.peek()
            && ['.', '!', '?'].contains(&sign)
            && following.is_whitespace()
        {
            parts.push(&line[start..*next]);
            start = *next;
        }
    }
    parts.push(&line[start..]);
    parts
}

fn fill_sentence(sentence: &str, variables: &Variables) -> Option<String> {
    let mut filled = String::with_capacity(sentence.len());
    let mut rest = sentence;
    while let Some((before, after)) = rest.split_once('{') {
        let (name, after) = after.split_once('}')?;
        filled.push_str(before);
        filled.push_str(variables.value(name.trim())?);
        rest = after;
    }
    filled.push_str(rest);
    Some(filled)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_without_a_value_for_its_variable_is_left_out() {
        let known =
            Variables { reviewer_first_name: Some("Ann".into()), business: Some("Café Léa".into()), city: None };
        for (template, expected) in [
            ("Thank you, {reviewer_first_name}!", "Thank you, Ann!"),
            ("Thank you! See you in {city}. {business}", "Thank you! Café Léa"),
            ("Hello {unknown}. Bye.", "Bye."),
            ("Hello.\nYour team of {business}", "Hello.\nYour team of Café Léa"),
            ("Broken {business. Bye.", "Bye."),
            ("5.5 of {business}", "5.5 of Café Léa"),
        ] {
            assert_eq!(fill(template, &known), expected, "{template}");
        }
        assert_eq!(fill("Thank you, {reviewer_first_name}!", &Variables::default()), "");
    }
}
