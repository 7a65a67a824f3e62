//! People of the tests, each with an organization of their own.

use serde_json::{Value, json};

use crate::Client;

/// The password of everybody who signs up here.
pub const PASSWORD: &str = "a quite long Passphrase 4 you";

impl Client {
    /// Signs up `{name}@example.com`, who gets an organization of their own; sends as them.
    pub async fn sign_up(&self, name: &str) -> Self {
        self.sign_up_with(name, json!({})).await
    }

    /// The same, telling `data` too: an object.
    pub async fn sign_up_with(&self, name: &str, mut data: Value) -> Self {
        data["first_name"] = name.into();
        data["last_name"] = "Tester".into();
        let person = json!({ "email": format!("{name}@example.com"), "password": PASSWORD, "data": data });
        self.let_in("/auth/v1/signup", &person).await
    }

    /// Signs in who has signed up so; sends in that session.
    pub async fn sign_in(&self, name: &str) -> Self {
        let person = json!({ "email": format!("{name}@example.com"), "password": PASSWORD });
        self.let_in("/auth/v1/token?grant_type=password", &person).await
    }

    async fn let_in(&self, path: &str, proof: &Value) -> Self {
        let session = self.post(path).json(proof).send().await.expect(200).json();
        self.with_token(session["access_token"].as_str().unwrap_or_default())
    }

    /// The ids of who is signed in, and of their organization.
    pub async fn ids(&self) -> (String, String) {
        let me = self.get("/api/v1/me").send().await.expect(200).json();
        let id = |what: &str| me[what]["id"].as_str().unwrap_or_default().to_owned();
        (id("user"), id("organisation"))
    }
}
