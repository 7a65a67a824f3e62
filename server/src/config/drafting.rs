//! Options about drafts by a language model.

use std::{fs, path::PathBuf};

use clap::{Args, ValueEnum};
use drafting::{Kind, Maker, Prices};
use drafts::{Ceiling, Operator};

/// Drafts by a language model.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Drafting")]
pub struct Drafting {
    /// Wire of the server of language models. If omitted, drafts come from templates, unless an organization brings its own
    /// key: see docs/drafting.md
    #[arg(id = "drafting_kind", long = "drafting-kind", env = "VITRINE_DRAFTING_KIND")]
    kind: Option<Wire>,
    /// Base URL of the server; for openai it ends in /v1. Defaults to that of the company that defined the wire
    #[arg(id = "drafting_url", long = "drafting-url", env = "VITRINE_DRAFTING_URL")]
    url: Option<String>,
    /// Name of the model. If omitted, the server is for keys of organizations only
    #[arg(id = "drafting_model", long = "drafting-model", env = "VITRINE_DRAFTING_MODEL")]
    model: Option<String>,
    /// Key for the server; local servers need none
    #[arg(id = "drafting_key", long = "drafting-key", env = "VITRINE_DRAFTING_KEY", hide_env_values = true)]
    key: Option<String>,
    /// File with the key for the server
    #[arg(
        id = "drafting_key_file",
        long = "drafting-key-file",
        env = "VITRINE_DRAFTING_KEY_FILE",
        conflicts_with = "drafting_key"
    )]
    key_file: Option<PathBuf>,
    /// Prices of models in dollars per million tokens, as MODEL=INPUT/OUTPUT with commas between them. Costs and the
    /// monthly cap on them need a price
    #[arg(id = "drafting_prices", long = "drafting-prices", env = "VITRINE_DRAFTING_PRICES", value_delimiter = ',')]
    prices: Vec<String>,
    /// Drafts per month of each organization that uses this key. Organizations with a key of their own set their limit
    /// themselves
    #[arg(
        id = "drafting_max_drafts",
        long = "drafting-max-drafts",
        env = "VITRINE_DRAFTING_MAX_DRAFTS",
        value_name = "NUMBER",
        default_value_t = 500
    )]
    max_drafts: u32,
    /// Dollars per month of each organization that uses this key; needs a price of the model
    #[arg(
        id = "drafting_cap",
        long = "drafting-cap",
        env = "VITRINE_DRAFTING_CAP",
        value_name = "DOLLARS",
        default_value_t = 10
    )]
    cap: u32,
}

/// Wire of a server of language models.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Wire {
    /// Chat completions of OpenAI, and compatible servers.
    #[value(name = "openai")]
    OpenAi,
    /// Messages of Anthropic.
    Anthropic,
}

impl Drafting {
    /// Returns the server of the operator; `None` without one.
    ///
    /// # Errors
    /// A sentence for the operator, when an option is missing or not valid.
    pub fn operator(&self) -> Result<Option<Operator>, String> {
        let Some(wire) = self.kind else {
            let is_alone = self.url.is_none() && self.model.is_none() && self.key.is_none() && self.key_file.is_none();
            let sentence = "--drafting-url, --drafting-model and the key need --drafting-kind, openai or anthropic";
            return if is_alone { Ok(None) } else { Err(sentence.into()) };
        };
        let kind = match wire {
            Wire::OpenAi => Kind::OpenAi,
            Wire::Anthropic => Kind::Anthropic,
        };
        let base = match &self.url {
            None => kind.default_base().to_owned(),
            Some(url) if url.starts_with("http://") || url.starts_with("https://") => {
                url.trim_end_matches('/').to_owned()
            }
            Some(url) => return Err(format!("--drafting-url {url}: an address begins with http:// or https://")),
        };
        let key = self.key()?;
        let maker = self.model.clone().map(|model| Maker { kind, base: base.clone(), model, key });
        let ceiling = Ceiling { max_drafts: self.max_drafts.into(), cap_micros: i64::from(self.cap) * 1_000_000 };
        Ok(Some(Operator { maker, server: (kind, base), ceiling }))
    }

    /// Returns the prices of models.
    ///
    /// # Errors
    /// A sentence for the operator about a price that cannot be read.
    pub fn prices(&self) -> Result<Prices, String> {
        Prices::read(&self.prices).map_err(|error| format!("--drafting-prices: {error}"))
    }

    fn key(&self) -> Result<Option<String>, String> {
        let text = match &self.key_file {
            Some(file) => Some(
                fs::read_to_string(file).map_err(|error| format!("--drafting-key-file {}: {error}", file.display()))?,
            ),
            None => self.key.clone(),
        };
        let key = text.map(|text| text.trim().to_owned()).filter(|key| !key.is_empty());
        match &key {
            Some(key) if !key.bytes().all(|byte| byte.is_ascii_graphic()) => {
                Err("the key for --drafting-kind has blanks or signs that no key has".into())
            }
            _ => Ok(key),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(kind: Option<Wire>, url: Option<&str>, model: Option<&str>, key: Option<&str>) -> Drafting {
        let [url, model, key] = [url, model, key].map(|text| text.map(str::to_owned));
        Drafting { kind, url, model, key, key_file: None, prices: Vec::new(), max_drafts: 500, cap: 10 }
    }

    #[test]
    fn a_model_is_at_the_companys_server_unless_another_one_is_named() {
        let hosted = options(Some(Wire::Anthropic), None, Some("m-1"), Some(" sk-1\n")).operator().unwrap().unwrap();
        let maker = hosted.maker.unwrap();
        assert_eq!((maker.base.as_str(), maker.key.as_deref()), ("https://api.anthropic.com", Some("sk-1")));
        let local = options(Some(Wire::OpenAi), Some("http://127.0.0.1:11434/v1/"), Some("small"), None);
        assert_eq!(local.operator().unwrap().unwrap().maker.unwrap().base, "http://127.0.0.1:11434/v1");
        assert_eq!(options(Some(Wire::OpenAi), None, None, None).operator().unwrap().unwrap().maker, None);
        assert_eq!(options(None, None, None, None).operator(), Ok(None));
    }

    #[test]
    fn options_that_make_no_sense_are_refused() {
        for options in [
            options(None, None, Some("small"), None),
            options(None, Some("http://127.0.0.1/v1"), None, None),
            options(Some(Wire::OpenAi), Some("ftp://a"), Some("small"), None),
            options(Some(Wire::OpenAi), None, Some("small"), Some("a b")),
        ] {
            assert!(options.operator().is_err(), "{options:?}");
        }
    }
}
