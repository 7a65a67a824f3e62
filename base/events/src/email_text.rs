//! Text of an event in emails.

use serde_json::Value;

/// Text of an event in emails, in each language of the product.
///
/// Texts may name fields of the event in braces: `{name}`. A text with a field that cannot be written is replaced by the
/// general one.
#[derive(Clone, Copy, Debug)]
pub struct EmailText {
    /// True for an event that members with the permission it concerns get in a daily digest unless they chose
    /// otherwise.
    pub is_serious: bool,
    /// True for an event that cannot wait for the next morning, such as one that holds up the work of a colleague or that
    /// customers see: an email right away unless the user chose otherwise.
    pub is_prompt: bool,
    /// English text.
    pub english: Sentence,
    /// French text.
    pub french: Sentence,
}

/// Sentence without a period: with the fields of the event, and without any.
#[derive(Clone, Copy, Debug)]
pub struct Sentence {
    /// Text with fields.
    pub detailed: &'static str,
    /// Text without fields.
    pub general: &'static str,
}

impl EmailText {
    /// Creates the text of a serious event: detailed and general, in English and French.
    pub const fn serious(english: [&'static str; 2], french: [&'static str; 2]) -> Self {
        Self { is_serious: true, is_prompt: false, english: Sentence::new(english), french: Sentence::new(french) }
    }

    /// Creates the text of a serious event that is emailed right away.
    pub const fn prompt(english: [&'static str; 2], french: [&'static str; 2]) -> Self {
        Self { is_prompt: true, ..Self::serious(english, french) }
    }

    /// Creates the text of an event that is emailed only to users who chose it.
    pub const fn minor(english: [&'static str; 2], french: [&'static str; 2]) -> Self {
        Self { is_serious: false, ..Self::serious(english, french) }
    }
}

impl Sentence {
    const fn new([detailed, general]: [&'static str; 2]) -> Self {
        Self { detailed, general }
    }

    /// Returns the fields that the detailed text names.
    pub fn fields(&self) -> Vec<&'static str> {
        self.detailed.split('{').skip(1).filter_map(|part| part.split_once('}')).map(|(field, _)| field).collect()
    }

    /// Fills in the fields of `params` as `written` formats them. Returns the general text when a field is missing or
    /// `written` refuses it.
    pub fn filled(&self, params: &Value, written: impl Fn(&Value) -> Option<String>) -> String {
        let fields = self.fields();
        let filled = fields.into_iter().try_fold(self.detailed.to_owned(), |text, field| {
            Some(text.replace(&format!("{{{field}}}"), &written(params.get(field)?)?))
        });
        filled.unwrap_or_else(|| self.general.to_owned())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_sentence_names_its_fields_or_none() {
        let sentence = Sentence::new(["The rating of {name} dropped to {to}", "A rating dropped"]);
        let written = |value: &Value| {
            value
                .as_str()
                .map_or_else(|| Some(value.to_string()), |text| (!text.contains('@')).then(|| text.to_owned()))
        };
        for (params, text) in [
            (json!({ "name": "Chez Zoé", "to": 4.2 }), "The rating of Chez Zoé dropped to 4.2"),
            (json!({ "name": "a@b", "to": 4.2 }), "A rating dropped"),
            (json!({ "name": "Chez Zoé" }), "A rating dropped"),
        ] {
            assert_eq!(sentence.filled(&params, written), text);
        }
        assert_eq!(sentence.fields(), ["name", "to"]);
    }
}
