//! Options about who runs the site.

use clap::Args;

use super::mailbox::mailbox;

/// Operator of the site.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Operator, as named in legal pages and newsletters")]
#[expect(clippy::struct_field_names, reason = "the names of the options, which stand among many")]
pub struct Company {
    /// Name of the company, with its legal form
    #[arg(long, env = "VITRINE_COMPANY_NAME")]
    company_name: Option<String>,
    /// Postal address on one line, required in newsletters
    #[arg(long, env = "VITRINE_COMPANY_ADDRESS")]
    company_address: Option<String>,
    /// Public email address
    #[arg(long, env = "VITRINE_COMPANY_EMAIL", value_parser = mailbox)]
    company_email: Option<String>,
    /// Phone number, starting with + and the country code
    #[arg(long, env = "VITRINE_COMPANY_PHONE", value_parser = phone)]
    company_phone: Option<String>,
}

impl Company {
    /// Returns true if the operator has named the company.
    pub fn is_named(&self) -> bool {
        self.company_name.is_some()
    }

    /// Returns the company that the options describe.
    pub fn site_company(&self) -> ::site::Company {
        ::site::Company {
            name: self.company_name.clone(),
            address: self.company_address.clone(),
            email: self.company_email.clone(),
            phone: self.company_phone.clone(),
        }
    }
}

/// A telephone number that can be called from anywhere.
fn phone(text: &str) -> Result<String, String> {
    let number = text.trim();
    let is_part = |letter: char| letter.is_ascii_digit() || " +().-".contains(letter);
    let digits = number.chars().filter(char::is_ascii_digit).count();
    if number.starts_with('+') && (7..=15).contains(&digits) && number.chars().all(is_part) {
        Ok(number.to_owned())
    } else {
        Err("a telephone number such as +1 514 555 0142".into())
    }
}

#[cfg(test)]
mod tests {
    use super::phone;

    #[test]
    fn a_number_can_be_called_from_anywhere() {
        for number in ["+1 514 555 0142", "+33 1 99 00 12 34", "+49 (30) 901820"] {
            assert_eq!(phone(number).as_deref(), Ok(number));
        }
        for wrong in ["", "514 555 0142", "+1", "+1 514 CALL", "+1\" onclick=", "+123456789012345678"] {
            assert!(phone(wrong).is_err(), "{wrong}");
        }
    }
}
