//! A device with a passkey, in software; it can be made to err.

use aws_lc_rs::{
    digest::{SHA256, digest},
    rand::SystemRandom,
    signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair},
};
use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use serde_json::{Value, json};

pub const USER_PRESENT: u8 = 1;
pub const USER_VERIFIED: u8 = 4;
const ATTESTED: u8 = 64;

/// A device, and what it tells; the fields are for tests to change.
pub struct Authenticator {
    pub rp: String,
    pub origin: String,
    pub flags: u8,
    pub sign_count: u32,
    pub user_handle: String,
    pub id: Vec<u8>,
    key: EcdsaKeyPair,
}

pub fn base64(bytes: &[u8]) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(bytes)
}

impl Authenticator {
    /// With a new key, on the site of the tests.
    pub fn new() -> Self {
        Self {
            rp: "vitrine.example".into(),
            origin: "https://vitrine.example".into(),
            flags: USER_PRESENT | USER_VERIFIED,
            sign_count: 0,
            user_handle: String::new(),
            id: rand::random::<[u8; 32]>().to_vec(),
            key: EcdsaKeyPair::generate(&ECDSA_P256_SHA256_ASN1_SIGNING).unwrap(),
        }
    }

    /// Returns the result of `navigator.credentials.create()`.
    pub fn create(&mut self, options: &Value) -> Value {
        options["user"]["id"].as_str().unwrap().clone_into(&mut self.user_handle);
        let point = self.key.public_key().as_ref();
        let length = u16::try_from(self.id.len()).unwrap().to_be_bytes();
        let key =
            [b"\xa5\x01\x02\x03\x26\x20\x01\x21\x58\x20".as_slice(), &point[1..33], b"\x22\x58\x20", &point[33..]];
        let attested = [&[0; 16], length.as_slice(), &self.id, &key.concat()].concat();
        let data = [self.data(self.flags | ATTESTED), attested].concat();
        let length = u16::try_from(data.len()).unwrap().to_be_bytes();
        let head = b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x59".as_slice();
        let attestation = [head, &length, &data].concat();
        json!({
            "id": base64(&self.id), "rawId": base64(&self.id), "type": "public-key", "clientExtensionResults": {},
            "response": {
                "attestationObject": base64(&attestation),
                "clientDataJSON": base64(&self.client_data("webauthn.create", options)),
                "transports": ["internal", "hybrid", "telepathy"],
            },
        })
    }

    /// Returns the result of `navigator.credentials.get()`.
    pub fn get(&mut self, options: &Value) -> Value {
        self.sign_count += 1;
        let data = self.data(self.flags);
        let client_data = self.client_data("webauthn.get", options);
        let signed = [data.as_slice(), digest(&SHA256, &client_data).as_ref()].concat();
        let signature = self.key.sign(&SystemRandom::new(), &signed).unwrap();
        json!({
            "id": base64(&self.id), "rawId": base64(&self.id), "type": "public-key", "clientExtensionResults": {},
            "response": {
                "authenticatorData": base64(&data),
                "clientDataJSON": base64(&client_data),
                "signature": base64(signature.as_ref()),
                "userHandle": self.user_handle,
            },
        })
    }

    fn data(&self, flags: u8) -> Vec<u8> {
        let site = digest(&SHA256, self.rp.as_bytes());
        [site.as_ref(), &[flags], &self.sign_count.to_be_bytes()].concat()
    }

    fn client_data(&self, kind: &str, options: &Value) -> Vec<u8> {
        let data =
            json!({ "type": kind, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": false });
        data.to_string().into_bytes()
    }
}
