//! Forms with brackets, as Stripe reads them: `items[0][price]=…`.

/// Form of a request.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Form(Vec<(String, String)>);

impl Form {
    /// Adds a field.
    #[expect(clippy::needless_pass_by_value, reason = "callers pass numbers and texts as they are")]
    pub(crate) fn with(mut self, name: impl Into<String>, value: impl ToString) -> Self {
        self.0.push((name.into(), value.to_string()));
        self
    }

    /// Adds a field, if there is a value.
    pub(crate) fn maybe(self, name: &str, value: Option<impl ToString>) -> Self {
        match value {
            Some(value) => self.with(name, value),
            None => self,
        }
    }

    /// Adds the fields of another form.
    pub(crate) fn and(mut self, other: Self) -> Self {
        self.0.extend(other.0);
        self
    }

    /// Returns the form with its fields inside `name`.
    pub(crate) fn inside(self, name: &str) -> Self {
        let inner = |field: String| match field.split_once('[') {
            Some((first, others)) => format!("{name}[{first}][{others}"),
            None => format!("{name}[{field}]"),
        };
        Self(self.0.into_iter().map(|(field, value)| (inner(field), value)).collect())
    }

    /// Encodes the form.
    pub(crate) fn encoded(&self) -> String {
        url::form_urlencoded::Serializer::new(String::new()).extend_pairs(&self.0).finish()
    }

    /// Reads an encoded form.
    pub(crate) fn read(encoded: &str) -> Self {
        Self(url::form_urlencoded::parse(encoded.as_bytes()).into_owned().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_are_encoded_with_brackets_and_read_back() {
        let items = Form::default().with("items[0][price]", "price_1").with("proration_date", 7);
        let form = Form::default().with("a", true).maybe("b", None::<i64>).and(items.inside("subscription_details"));
        let text = "a=true&subscription_details%5Bitems%5D%5B0%5D%5Bprice%5D=price_1\
                    &subscription_details%5Bproration_date%5D=7";
        assert_eq!(form.encoded(), text);
        assert_eq!(Form::read(text), form);
    }
}
