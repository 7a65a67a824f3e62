//! Rules of brands. Pure.

use api::{Error, FieldError, Result};
use serde_json::json;

use crate::types::NewBrand;

/// Maximum characters of names.
const MAX_NAME: usize = 80;
/// Maximum characters of the footer.
const MAX_FOOTER: usize = 500;

/// Returns the content of a brand, cleaned.
///
/// # Errors
/// 422 with the fields that are refused.
pub(crate) fn checked(new: &NewBrand) -> Result<NewBrand> {
    let mut errors = Vec::new();
    let mut line = |field: &str, text: &str, max: usize| match text::clean_lines(text) {
        Ok(text) if text.chars().count() <= max => text.into_owned(),
        Ok(_) => {
            let error = FieldError::new(field, "too_long", format!("At most {max} characters."));
            errors.push(error.with_params(json!({ "max": max })));
            String::new()
        }
        Err(_) => {
            errors.push(FieldError::new(field, "invalid_character", "This text contains a control character."));
            String::new()
        }
    };
    let name = line("name", &new.name, MAX_NAME).replace('\n', " ");
    let footer = line("footer", &new.footer, MAX_FOOTER);
    let sender = line("sender_name", new.sender_name.as_deref().unwrap_or_default(), MAX_NAME).replace('\n', " ");
    let reply = line("reply_to", new.reply_to.as_deref().unwrap_or_default(), text::email::MAX_LENGTH).to_lowercase();
    if name.is_empty() && errors.iter().all(|error: &FieldError| error.field != "name") {
        errors.push(FieldError::new("name", "required", "This is required."));
    }
    // A name that contains an address would appear as a link above the email.
    for (field, text) in [("name", &name), ("sender_name", &sender)] {
        if !text.is_empty() && mail::quotable(text, mail::MAX_NAME).is_none() {
            errors.push(FieldError::new(field, "invalid_name", "Enter a name without an address in it."));
        }
    }
    if !reply.is_empty() && text::email::normalise_public(&reply).is_none() {
        errors.push(FieldError::new("reply_to", "invalid_email", "Enter an email address."));
    }
    let mut color = |field: &str, text: &str| {
        let text = text.trim().to_lowercase();
        match orgs::nearest_colour(&text) {
            Some(nearest) if nearest == text => text,
            Some(nearest) => {
                let message = format!("This color is too light for charts. The nearest one is {nearest}.");
                errors.push(FieldError::new(field, "low_contrast", message).with_params(json!({ "nearest": nearest })));
                text
            }
            None => {
                errors.push(FieldError::new(field, "invalid_colour", "Enter a color like #12355b."));
                text
            }
        }
    };
    let primary_color = color("primary_color", &new.primary_color);
    let accent_color = color("accent_color", &new.accent_color);
    if !errors.is_empty() {
        return Err(Error::invalid(errors));
    }
    let present = |text: String| (!text.is_empty()).then_some(text);
    Ok(NewBrand {
        name,
        is_default: new.is_default,
        primary_color,
        accent_color,
        typeface: new.typeface,
        sender_name: present(sender),
        reply_to: present(reply),
        footer,
        hides_vitrine: new.hides_vitrine,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn new() -> NewBrand {
        NewBrand {
            name: " North  Agency ".into(),
            is_default: false,
            primary_color: "#12355B".into(),
            accent_color: "#7a5a1f".into(),
            typeface: crate::Typeface::Sans,
            sender_name: Some(String::new()),
            reply_to: Some("Hello@Agency.Example".into()),
            footer: "1 Main Street\r\nSpringfield".into(),
            hides_vitrine: true,
        }
    }

    #[test]
    fn a_brand_is_cleaned() {
        let brand = checked(&new()).unwrap();
        assert_eq!((brand.name.as_str(), brand.primary_color.as_str()), ("North Agency", "#12355b"));
        assert_eq!(brand.footer, "1 Main Street\nSpringfield");
        assert_eq!((brand.sender_name, brand.reply_to.as_deref()), (None, Some("hello@agency.example")));
    }

    #[test]
    fn a_color_that_charts_cannot_show_is_refused_with_the_nearest_one() {
        let error = checked(&NewBrand { primary_color: "#ffe08a".into(), ..new() }).unwrap_err();
        let problem = error.problem();
        let field = &problem.errors[0];
        assert_eq!((field.field.as_str(), field.code.as_str()), ("primary_color", "low_contrast"));
        let nearest = field.params.as_ref().unwrap()["nearest"].as_str().unwrap().to_owned();
        assert!(checked(&NewBrand { primary_color: nearest, ..new() }).is_ok());
    }

    #[test]
    fn bad_fields_are_refused_by_name() {
        let code = |brand: NewBrand| checked(&brand).unwrap_err().problem().errors[0].code.clone();
        assert_eq!(code(NewBrand { name: "  ".into(), ..new() }), "required");
        assert_eq!(code(NewBrand { name: "evil.example".into(), ..new() }), "invalid_name");
        assert_eq!(code(NewBrand { footer: "a\0b".into(), ..new() }), "invalid_character");
        assert_eq!(code(NewBrand { primary_color: "red".into(), ..new() }), "invalid_colour");
        for wrong in ["x", "a@b", "a@.", "a b@c.example", "a@b.example,c@d.example", "<a@b.example>"] {
            assert_eq!(code(NewBrand { reply_to: Some(wrong.into()), ..new() }), "invalid_email", "{wrong}");
        }
    }
}
