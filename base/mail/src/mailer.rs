//! Delivery of emails: to a mail server, or into a folder.

use std::{
    fs::{self, DirBuilder, OpenOptions, Permissions},
    io::{self, Write},
    os::unix::fs::{DirBuilderExt, OpenOptionsExt, PermissionsExt},
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use jiff::Timestamp;
use jobs::Failure;
use lettre::{
    AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor,
    message::{Mailbox, MultiPart},
};

use crate::{Headers, MAX_NAME, Rendered, quotable};

/// Timeout of the mail server. A slow attempt fails and is retried later.
const TIMEOUT: Duration = Duration::from_secs(20);

/// Sends emails. Cheap to clone.
#[derive(Clone)]
pub struct Mailer {
    from: Mailbox,
    host: String,
    transport: Transport,
}

#[derive(Clone)]
enum Transport {
    Smtp(AsyncSmtpTransport<Tokio1Executor>),
    Folder(Arc<PathBuf>),
}

/// Invalid mail configuration.
#[derive(Debug, thiserror::Error)]
pub enum Misconfigured {
    /// Invalid address of the server.
    #[error(
        "the mail server must be smtp://user:password@host:587?tls=required or smtps://user:password@host:465: {0}"
    )]
    Server(lettre::transport::smtp::Error),
    /// Invalid address of the sender.
    #[error("the sender must be like \"Vitrine <no-reply@vitrine.example>\": {0}")]
    Sender(lettre::address::AddressError),
}

impl Mailer {
    /// Sends as `from` through `server` (`smtp://` or `smtps://`). Without a server, writes `.eml` files into `folder`.
    pub fn new(server: Option<&str>, from: &str, folder: PathBuf) -> Result<Self, Misconfigured> {
        let from: Mailbox = from.parse().map_err(Misconfigured::Sender)?;
        let transport = match server {
            Some(url) => {
                let smtp = AsyncSmtpTransport::<Tokio1Executor>::from_url(url).map_err(Misconfigured::Server)?;
                Transport::Smtp(smtp.timeout(Some(TIMEOUT)).build())
            }
            None => Transport::Folder(Arc::new(folder)),
        };
        Ok(Self { host: from.email.domain().to_owned(), from, transport })
    }

    /// Returns true when a mail server is configured. Without one, emails are files for the operator.
    pub fn reaches_people(&self) -> bool {
        matches!(self.transport, Transport::Smtp(_))
    }

    /// Returns true when the server answers, or when no server is configured.
    pub async fn is_reachable(&self) -> bool {
        match &self.transport {
            Transport::Smtp(smtp) => smtp.test_connection().await.unwrap_or(false),
            Transport::Folder(_) => true,
        }
    }

    /// Sends an email. `name` is its message name, which stays the same on retries.
    pub(crate) async fn send(
        &self,
        to: &str,
        message: Rendered,
        headers: &Headers,
        name: &str,
        now: Timestamp,
    ) -> Result<(), Failure> {
        let message = self.message(to, message, headers, name, now)?;
        match &self.transport {
            Transport::Smtp(smtp) => match smtp.send(message).await {
                Ok(_) => Ok(()),
                Err(error) => Err(refused(&error)),
            },
            Transport::Folder(folder) => {
                let path = folder.join(format!("{name}.eml"));
                let (folder, file) = (folder.clone(), path.clone());
                tokio::task::spawn_blocking(move || keep(&folder, &file, &message.formatted()))
                    .await
                    .map_err(std::io::Error::other)??;
                tracing::info!(path = %path.display(), "mail written to a file: no mail server is configured");
                Ok(())
            }
        }
    }

    /// Returns the sender of an email, with the name that its headers give. A name that is not quotable is left out.
    fn sender(&self, headers: &Headers) -> Mailbox {
        let name = headers.sender.as_deref().and_then(|name| quotable(name, MAX_NAME));
        match name {
            Some(name) => Mailbox::new(Some(name.to_owned()), self.from.email.clone()),
            None => self.from.clone(),
        }
    }

    fn message(
        &self,
        to: &str,
        message: Rendered,
        headers: &Headers,
        name: &str,
        now: Timestamp,
    ) -> Result<Message, Failure> {
        let to = to.parse().map_err(|_| Failure::Fail("not an address to send to".into()))?;
        let message = headers
            .written(Message::builder())
            .from(self.sender(headers))
            .to(Mailbox::new(None, to))
            .subject(message.subject)
            .date(now.into())
            .message_id(Some(format!("<{name}@{}>", self.host)))
            .multipart(MultiPart::alternative_plain_html(message.text, message.html));
        // The cause is left out because it may quote the recipient.
        message.map_err(|_| Failure::Fail("the letter could not be written as a mail".into()))
    }
}

/// Writes an email so that no other user of the machine can read it: it may hold a password-reset link.
fn keep(folder: &Path, file: &Path, message: &[u8]) -> io::Result<()> {
    DirBuilder::new().recursive(true).mode(0o700).create(folder)?;
    // The folder may come from an earlier version or be made by hand. A folder of another owner keeps its mode.
    let mode = fs::metadata(folder)?.permissions().mode();
    if mode & 0o077 != 0 {
        let _ = fs::set_permissions(folder, Permissions::from_mode(mode & 0o700));
    }
    let mut file = OpenOptions::new().write(true).create(true).truncate(true).mode(0o600).open(file)?;
    file.set_permissions(Permissions::from_mode(0o600))?;
    file.write_all(message)
}

/// Describes a refusal for the job record and the log. Leaves out the server's answer, which may quote the recipient.
fn refused(error: &lettre::transport::smtp::Error) -> Failure {
    let status = error.status().map(|code| format!(" ({code})")).unwrap_or_default();
    if error.is_permanent() {
        Failure::Fail(format!("the mail server refused it for good{status}"))
    } else if error.is_tls() {
        Failure::Retry("no safe connection to the mail server".into())
    } else if error.is_timeout() {
        Failure::Retry("the mail server did not answer".into())
    } else {
        Failure::Retry(format!("the mail server did not take it{status}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn email(subject: &str) -> Rendered {
        Rendered { subject: subject.into(), html: "<p>Été</p>".into(), text: "Été".into() }
    }

    fn mailer(folder: PathBuf) -> Mailer {
        Mailer::new(None, "Vitrine <no-reply@vitrine.example>", folder).unwrap()
    }

    #[tokio::test]
    async fn without_a_server_a_letter_is_a_file_written_once() {
        let folder = tempfile::tempdir().unwrap();
        let mailer = mailer(folder.path().join("mail"));
        for _ in 0..2 {
            mailer
                .send("zoe@example.com", email("Bonjour"), &Headers::default(), "job-1", Timestamp::UNIX_EPOCH)
                .await
                .unwrap();
        }
        let files: Vec<_> = std::fs::read_dir(folder.path().join("mail")).unwrap().collect();
        assert_eq!(files.len(), 1);
        let text = std::fs::read_to_string(folder.path().join("mail/job-1.eml")).unwrap();
        assert!(text.contains("To: zoe@example.com\r\n"), "{text}");
        assert!(text.contains("Message-ID: <job-1@vitrine.example>\r\n"), "{text}");
        assert!(text.contains("Date: Thu, 01 Jan 1970 00:00:00 +0000\r\n"), "{text}");
        assert!(text.contains("multipart/alternative"), "{text}");
        assert!(!mailer.reaches_people());
    }

    #[tokio::test]
    async fn other_users_of_the_machine_cannot_read_emails() {
        let folder = tempfile::tempdir().unwrap();
        let (made, loose) = (folder.path().join("made"), folder.path().join("loose"));
        fs::create_dir(&loose).unwrap();
        fs::set_permissions(&loose, Permissions::from_mode(0o755)).unwrap();
        fs::write(loose.join("job-1.eml"), "of an earlier version, and sent again").unwrap();
        for folder in [made, loose] {
            let sent = mailer(folder.clone());
            let headers = Headers::default();
            sent.send("zoe@example.com", email("Bonjour"), &headers, "job-1", Timestamp::UNIX_EPOCH).await.unwrap();
            let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
            assert_eq!((mode(&folder), mode(&folder.join("job-1.eml"))), (0o700, 0o600), "{}", folder.display());
        }
    }

    #[test]
    fn no_text_breaks_out_of_its_header() {
        let mailer = mailer(PathBuf::new());
        let attack = email("Hello\r\nBcc: everybody@example.com\r\n\r\nbody");
        let message =
            mailer.message("zoe@example.com", attack, &Headers::default(), "job-1", Timestamp::UNIX_EPOCH).unwrap();
        let text = String::from_utf8(message.formatted()).unwrap();
        let (headers, _) = text.split_once("\r\n\r\n").unwrap();
        assert!(!headers.lines().any(|line| line.starts_with("Bcc")), "{headers}");
        assert_eq!(headers.lines().filter(|line| line.starts_with("Subject:")).count(), 1, "{headers}");
        for address in ["zoe@example.com\r\nBcc: a@b.c", "zoe", "", "a@b.c, d@e.f", "Zoé <zoe@example.com>"] {
            assert!(
                mailer.message(address, email("x"), &Headers::default(), "job-1", Timestamp::UNIX_EPOCH).is_err(),
                "{address:?}"
            );
        }
    }

    #[test]
    fn an_email_may_have_the_name_of_its_sender() {
        let from = |sender: &str| {
            let headers = Headers { sender: Some(sender.into()), ..Headers::default() };
            let mailer = mailer(PathBuf::new());
            let message = mailer.message("zoe@example.com", email("x"), &headers, "job-1", Timestamp::UNIX_EPOCH);
            let text = String::from_utf8(message.unwrap().formatted()).unwrap();
            text.lines().find(|line| line.starts_with("From:")).unwrap().to_owned()
        };
        assert_eq!(from("Chez Nous"), "From: \"Chez Nous\" <no-reply@vitrine.example>");
        assert_eq!(from("evil.example\r\nBcc: a@b.c"), "From: Vitrine <no-reply@vitrine.example>");
    }

    #[test]
    fn a_wrong_configuration_is_an_error_with_the_expected_value() {
        let error = |server, from| Mailer::new(server, from, PathBuf::new()).err().unwrap().to_string();
        assert!(error(Some("mail.example.com"), "a@b.example").contains("smtp://"));
        assert!(error(Some("http://mail.example.com"), "a@b.example").contains("smtp://"));
        assert!(error(None, "nobody").contains("no-reply@"));
    }
}
