//! The real program in a process of its own, to be killed.

use std::{ops::Deref, path::Path};

use serde_json::json;
use testing::{TestDb, free_port};

/// Real hospitals, each a location.
pub const FILE: &str = include_str!("../../../features/locations/tests/data/cms_hospitals_us_2018.csv");
/// Rows of the file.
pub const ROWS: u64 = 5_334;

/// Builds a file of `rows` fictional shops, each a location.
pub fn shops(rows: u64) -> String {
    let row = |at| format!("Shop {at:06},{at} Main Street,Boston,MA,02108,https://shops.example.com/{at}\n");
    let rows: Vec<String> = (1..=rows).map(row).collect();
    format!("Name,Address,City,State,ZIP Code,Website\n{}", rows.concat())
}

/// A running `vitrine serve`; killed when dropped.
pub struct Program(testing::Program);

impl Deref for Program {
    type Target = testing::Program;

    fn deref(&self) -> &testing::Program {
        &self.0
    }
}

impl Program {
    /// On what the one before left in `home`, or for the first time.
    pub async fn start(db: &TestDb, home: &Path) -> Self {
        let port = free_port();
        let inside = |name: &str| home.join(name).to_str().expect("a path").to_owned();
        let listen = format!("127.0.0.1:{port}");
        let arguments = [
            "serve",
            "--import-max-rows",
            "100000",
            "--site-url",
            "http://localhost",
            "--database",
            db.url(),
            "--listen",
            &listen,
            "--keys",
            &inside("keys"),
            "--photos",
            &inside("photos"),
        ];
        Self(testing::Program::start(env!("CARGO_BIN_EXE_vitrine"), &arguments, port).await)
    }

    pub async fn kill(self) {
        self.0.kill().await;
    }

    /// An import of this file that is checked and ready to run, and who may run it.
    pub async fn prepared(&self, file: &str) -> (String, String) {
        let person = json!({ "email": "k@example.com", "password": "Correct-horse-7",
            "data": { "first_name": "K", "last_name": "L" } });
        let session = self.ask("POST", "/auth/v1/signup", "", person.to_string().as_bytes()).await;
        let token = session["access_token"].as_str().expect("a token").to_owned();
        let import = self.ask("POST", "/api/v1/imports?filename=h.csv", &token, file.as_bytes()).await;
        let id = import["id"].as_str().expect("an id").to_owned();
        let choices = json!({ "mapping": import["detected"]["suggested_mapping"], "options": { "country": "US" } });
        self.ask("POST", &format!("/api/v1/imports/{id}/check"), &token, choices.to_string().as_bytes()).await;
        (id, token)
    }

    pub async fn count(&self, token: &str) -> u64 {
        self.ask("GET", "/api/v1/locations/count", token, b"").await["count"].as_u64().expect("a number")
    }
}
