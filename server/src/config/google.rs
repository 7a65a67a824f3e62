//! Options about Google Business Profile. Its OAuth client is that of signing in with Google.

use clap::Args;
use google::{Client, Endpoints, Notices, Settings};

/// Connection to Google Business Profile.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Google Business Profile, with --google-client-id and --google-client-secret")]
#[expect(clippy::struct_field_names, reason = "the names of the options, which stand among many")]
pub struct Google {
    /// Base URL of a simulator used in place of Google, see `vitrine simulate google`
    #[arg(long, env = "VITRINE_GOOGLE_API_BASE")]
    google_api_base: Option<String>,
    /// Requests per minute that Google allows this project for each service; 0 for no limit
    #[arg(long, env = "VITRINE_GOOGLE_QUOTA", default_value_t = 300)]
    google_quota: u32,
    /// Pub/Sub topic for changes published by Google: projects/p/topics/t
    #[arg(long, env = "VITRINE_GOOGLE_TOPIC", requires = "google_topic_sender")]
    google_topic: Option<String>,
    /// Service account of the topic's push subscription, which delivers to /api/v1/google/notices
    #[arg(long, env = "VITRINE_GOOGLE_TOPIC_SENDER", requires = "google_topic")]
    google_topic_sender: Option<String>,
    /// Audience of the push subscription; defaults to its delivery URL
    #[arg(long, env = "VITRINE_GOOGLE_TOPIC_AUDIENCE")]
    google_topic_audience: Option<String>,
}

impl Google {
    /// Returns the settings of these options.
    ///
    /// # Errors
    /// A sentence for the operator, when the address is none.
    pub fn settings(&self, client: Option<Client>, site_url: &str) -> Result<Settings, String> {
        let endpoints = match &self.google_api_base {
            Some(base) if base.starts_with("http://") || base.starts_with("https://") => Endpoints::under(base),
            Some(base) => return Err(format!("--google-api-base {base}: an address begins with http:// or https://")),
            None => Endpoints::google(),
        };
        let notices = self.google_topic.clone().zip(self.google_topic_sender.clone());
        let audience = || format!("{site_url}/api/v1/google/notices");
        let notices = notices.map(|(topic, sender)| Notices {
            topic,
            sender,
            audience: self.google_topic_audience.clone().unwrap_or_else(audience),
        });
        let quota = (self.google_quota > 0).then_some(self.google_quota);
        Ok(Settings { client, endpoints, quota, notices, ..Settings::default() })
    }
}
