//! Optional headers of an email.

use std::error::Error;

use lettre::message::{
    Mailbox, MessageBuilder,
    header::{Header, HeaderName, HeaderValue},
};
use serde::{Deserialize, Serialize};

/// Optional headers of an email.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Headers {
    /// Address that replies go to, instead of the sender.
    pub reply_to: Option<String>,
    /// Name of the sender, shown before the address.
    #[serde(default)]
    pub sender: Option<String>,
    /// URL for one-click unsubscription (RFC 8058): the mail program posts `List-Unsubscribe=One-Click` to it.
    pub unsubscribe: Option<String>,
}

impl Headers {
    /// Adds the headers to a message. Skips an invalid address and a URL that could break out of its header.
    pub(crate) fn written(&self, mut message: MessageBuilder) -> MessageBuilder {
        if let Some(address) = self.reply_to.as_deref().and_then(|address| address.parse().ok()) {
            message = message.reply_to(Mailbox::new(None, address));
        }
        match &self.unsubscribe {
            Some(url) if url.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'<' && byte != b'>') => {
                message.header(ListUnsubscribe(format!("<{url}>"))).header(OneClick)
            }
            _ => message,
        }
    }
}

#[derive(Clone)]
struct ListUnsubscribe(String);

impl Header for ListUnsubscribe {
    fn name() -> HeaderName {
        HeaderName::new_from_ascii_str("List-Unsubscribe")
    }

    fn parse(text: &str) -> Result<Self, Box<dyn Error + Send + Sync>> {
        Ok(Self(text.to_owned()))
    }

    fn display(&self) -> HeaderValue {
        HeaderValue::new(Self::name(), self.0.clone())
    }
}

#[derive(Clone)]
struct OneClick;

impl Header for OneClick {
    fn name() -> HeaderName {
        HeaderName::new_from_ascii_str("List-Unsubscribe-Post")
    }

    fn parse(_: &str) -> Result<Self, Box<dyn Error + Send + Sync>> {
        Ok(Self)
    }

    fn display(&self) -> HeaderValue {
        HeaderValue::new(Self::name(), "List-Unsubscribe=One-Click".into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lettre::Message;

    fn written(headers: &Headers) -> String {
        let message = headers.written(Message::builder()).from("a@b.example".parse().unwrap());
        let message = message.to("c@d.example".parse().unwrap()).body(String::from("text")).unwrap();
        String::from_utf8(message.formatted()).unwrap()
    }

    #[test]
    fn one_click_has_both_of_its_headers_on_one_line_each() {
        let url = format!("https://vitrine.example/api/v1/newsletter/unsubscribe?token={}", "x".repeat(200));
        let text = written(&Headers { unsubscribe: Some(url.clone()), ..Headers::default() });
        assert!(text.replace("\r\n ", " ").contains(&format!("List-Unsubscribe: <{url}>\r\n")), "{text}");
        assert!(text.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n"), "{text}");
    }

    #[test]
    fn nothing_breaks_out_of_these_headers() {
        let attack = "zoe@example.com\r\nBcc: everybody@example.com".to_owned();
        let text = written(&Headers { reply_to: Some(attack.clone()), unsubscribe: Some(attack), sender: None });
        assert!(!text.contains("Bcc") && !text.contains("Reply-To") && !text.contains("List-"), "{text}");
        assert!(
            written(&Headers { reply_to: Some("zoe@example.com".into()), ..Headers::default() })
                .contains("Reply-To: zoe@example.com\r\n")
        );
    }
}
