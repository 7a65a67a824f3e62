//! The operator of the site in its pages. The build does not know the operator: it writes placeholders that cannot
//! exist (`web/src/site/phone.ts`, `web/src/site/seo/origin.ts`), and this module provides their values.

use ::site::Company;

/// Shown where the operator has named no company.
const DEFAULT_COMPANY: &str = "Vitrine";
/// Names for telephone numbers, as people read them and as telephones dial them, and what is shown where the operator has
/// given none: numbers kept free for examples, in North America and in France.
const PHONES: [(&str, &str); 4] = [
    ("phone-en.invalid", "+1 514 555 0142"),
    ("dial-en.invalid", "+15145550142"),
    ("phone-fr.invalid", "01\u{a0}99\u{a0}00\u{a0}12\u{a0}34"),
    ("dial-fr.invalid", "+33199001234"),
];
/// The name for everything about the company.
const COMPANY: &str = "company.invalid";

/// Returns the value of each placeholder, as HTML.
pub(super) fn fillings(company: &Company) -> Vec<(&'static str, String)> {
    let phones = PHONES.into_iter().map(|(name, example)| {
        let phone = match &company.phone {
            Some(phone) if name.starts_with("dial") => dialled(phone),
            Some(phone) => phone.clone(),
            None => example.to_owned(),
        };
        (name, escaped(&phone))
    });
    phones.chain([(COMPANY, block(company))]).collect()
}

/// Name, address, mailbox and telephone, a line each.
fn block(company: &Company) -> String {
    let link =
        |scheme: &str, to: &str, text: &str| format!("<a href=\"{scheme}:{}\">{}</a>", escaped(to), escaped(text));
    let lines = [
        Some(escaped(company.name.as_deref().unwrap_or(DEFAULT_COMPANY))),
        company.address.as_deref().map(escaped),
        company.email.as_deref().map(|email| link("mailto", email, email)),
        company.phone.as_deref().map(|phone| link("tel", &dialled(phone), phone)),
    ];
    lines.into_iter().flatten().collect::<Vec<_>>().join("<br>")
}

fn dialled(phone: &str) -> String {
    phone.chars().filter(|letter| letter.is_ascii_digit() || *letter == '+').collect()
}

pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filled(company: &Company, built: &str) -> String {
        fillings(company).iter().fold(built.to_owned(), |text, (name, ours)| text.replace(name, ours))
    }

    #[test]
    fn a_company_stands_in_its_pages_and_is_text() {
        let company = Company {
            name: Some("Shop & <b>Sons</b>".into()),
            address: Some("1 Main Street, Springfield".into()),
            email: Some("hello@shop.example".into()),
            phone: Some("+1 217 555 0100".into()),
        };
        assert_eq!(
            filled(&company, "<address>company.invalid</address>"),
            "<address>Shop &amp; &lt;b&gt;Sons&lt;/b&gt;<br>1 Main Street, Springfield<br>\
             <a href=\"mailto:hello@shop.example\">hello@shop.example</a><br>\
             <a href=\"tel:+12175550100\">+1 217 555 0100</a></address>"
        );
        for built in ["tel:dial-en.invalid phone-en.invalid", "tel:dial-fr.invalid phone-fr.invalid"] {
            assert_eq!(filled(&company, built), "tel:+12175550100 +1 217 555 0100");
        }
    }

    #[test]
    fn without_a_company_no_name_of_the_build_is_left() {
        let nobody = Company::default();
        assert_eq!(filled(&nobody, "company.invalid"), DEFAULT_COMPANY);
        assert_eq!(filled(&nobody, "tel:dial-en.invalid"), "tel:+15145550142");
        assert!(!filled(&nobody, "phone-en.invalid phone-fr.invalid dial-fr.invalid").contains("invalid"));
    }
}
