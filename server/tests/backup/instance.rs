//! A running instance, and the commands of the program.

use std::path::{Path, PathBuf};

use db::Settings;
use serde_json::{Value, json};
use tempfile::TempDir;
use testing::{Program, TestDb, engines_with, free_port};
use tokio::process::Command;

pub const PASSWORD: &str = "Correct-horse-7";
pub const EMAIL: &str = "owner@example.com";
const PROGRAM: &str = env!("CARGO_BIN_EXE_vitrine");

/// Folder of the files of an instance outside its database.
pub struct Home {
    folder: TempDir,
}

/// Output of a command, and its success.
pub struct CommandOutput {
    pub is_good: bool,
    pub text: String,
}

impl Home {
    pub fn new() -> Self {
        Self { folder: tempfile::tempdir().expect("a folder") }
    }

    pub fn file(&self, name: &str) -> String {
        self.path(name).display().to_string()
    }

    pub fn path(&self, name: &str) -> PathBuf {
        Path::new(self.folder.path()).join(name)
    }

    /// Starts a server on the database.
    pub async fn serve(&self, url: &str) -> Program {
        self.serve_with(url, &[]).await
    }

    /// Starts a server on the database with more options.
    pub async fn serve_with(&self, url: &str, more: &[&str]) -> Program {
        let port = free_port();
        let listen = format!("127.0.0.1:{port}");
        let (keys, photos) = (self.file("keys"), self.file("photos"));
        let options = ["serve", "--site-url", "http://localhost", "--rate-limit-factor", "1000", "--listen", &listen];
        let at = ["--database", url, "--keys", &keys, "--photos", &photos];
        Program::start(PROGRAM, &[&options[..], &at, more].concat(), port).await
    }

    /// Runs a command on that database.
    pub async fn run(&self, command: &str, url: &str, options: &[&str]) -> CommandOutput {
        let keys = self.file("keys");
        run(&[&[command, "--database", url, "--keys", &keys], options].concat()).await
    }

    /// Runs a command with the options of photo storage and passphrase.
    pub async fn run_on_all(&self, command: &str, url: &str, options: &[&str]) -> CommandOutput {
        let (photos, passphrase) = (self.file("photos"), self.file("passphrase"));
        std::fs::write(&passphrase, "correct horse battery\n").expect("a file");
        let at = ["--photos", &photos, "--passphrase-file", &passphrase];
        self.run(command, url, &[&at[..], options].concat()).await
    }
}

/// Runs the program to its end.
pub async fn run(arguments: &[&str]) -> CommandOutput {
    let output = Command::new(PROGRAM).args(arguments).output().await.expect("the program starts");
    let text = [output.stdout, output.stderr].concat();
    CommandOutput { is_good: output.status.success(), text: String::from_utf8_lossy(&text).into_owned() }
}

impl CommandOutput {
    /// Returns the output; panics unless the command succeeded.
    pub fn good(self) -> String {
        assert!(self.is_good, "{}", self.text);
        self.text
    }

    /// Panics unless the command failed with these words.
    pub fn refused(self, words: &str) {
        assert!(!self.is_good && self.text.contains(words), "{}", self.text);
    }
}

/// A database of each engine in which no migration ran.
pub async fn empty() -> Vec<TestDb> {
    engines_with(&[], &Settings::default()).await
}

/// Each of these with an empty database of the other engine, or of the same where there is one only.
pub async fn with_another(made: Vec<TestDb>) -> impl Iterator<Item = (TestDb, TestDb)> {
    made.into_iter().zip(empty().await.into_iter().rev())
}

/// The token of a new user.
pub async fn sign_up(program: &Program) -> String {
    let person = json!({ "email": EMAIL, "password": PASSWORD, "data": { "first_name": "A", "last_name": "B" } });
    let session = program.ask("POST", "/auth/v1/signup", "", person.to_string().as_bytes()).await;
    token(&session)
}

/// The token of a user who has a password.
pub async fn sign_in(program: &Program, email: &str, password: &str) -> String {
    let person = json!({ "email": email, "password": password }).to_string();
    token(&program.ask("POST", "/auth/v1/token?grant_type=password", "", person.as_bytes()).await)
}

fn token(session: &Value) -> String {
    session["access_token"].as_str().expect("a token").to_owned()
}

/// Returns the number of locations in the organization of a token.
pub async fn count(program: &Program, token: &str) -> u64 {
    program.ask("GET", "/api/v1/locations/count", token, b"").await["count"].as_u64().expect("a number")
}
