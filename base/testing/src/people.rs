//! Users of the tests, each with an organization of their own.

use serde_json::{Value, json};

use crate::Client;

/// Password of every test user.
pub const PASSWORD: &str = "a quite long Passphrase 4 you";

impl Client {
    /// Signs up `{name}@example.com`, with a new organization, and returns a client signed in as that user.
    pub async fn sign_up(&self, name: &str) -> Self {
        self.sign_up_with(name, json!({})).await
    }

    /// Signs up a user with further sign-up fields in the object `data`.
    pub async fn sign_up_with(&self, name: &str, mut data: Value) -> Self {
        data["first_name"] = name.into();
        data["last_name"] = "Tester".into();
        let person = json!({ "email": format!("{name}@example.com"), "password": PASSWORD, "data": data });
        self.let_in("/auth/v1/signup", &person).await
    }

    /// Signs in a user from [`Self::sign_up`], and returns a client for that session.
    pub async fn sign_in(&self, name: &str) -> Self {
        let person = json!({ "email": format!("{name}@example.com"), "password": PASSWORD });
        self.let_in("/auth/v1/token?grant_type=password", &person).await
    }

    async fn let_in(&self, path: &str, proof: &Value) -> Self {
        let session = self.post(path).json(proof).send().await.expect(200).json();
        self.with_token(session["access_token"].as_str().unwrap_or_default())
    }

    /// Returns the ids of the signed-in user and of the organization.
    pub async fn ids(&self) -> (String, String) {
        let me = self.get("/api/v1/me").send().await.expect(200).json();
        let id = |key: &str| me[key]["id"].as_str().unwrap_or_default().to_owned();
        (id("user"), id("organisation"))
    }
}
