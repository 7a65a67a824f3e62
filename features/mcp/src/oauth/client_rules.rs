//! Rules of clients: redirect URIs, metadata documents, registrations. Pure.

use base64::{Engine as _, prelude::BASE64_URL_SAFE_NO_PAD};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use url::{Host, Url};

use super::types::Client;

/// Maximum characters of a client id.
pub(crate) const MAX_CLIENT_ID: usize = 4096;
/// Maximum characters of a redirect URI.
pub(crate) const MAX_REDIRECT_URI: usize = 500;
/// Maximum redirect URIs of a client.
const MAX_REDIRECT_URIS: usize = 20;
/// Maximum redirect URIs of a client that registers itself: its id contains them.
const MAX_REGISTERED_URIS: usize = 5;
/// Maximum characters of the name of a client.
const MAX_NAME: usize = 80;
/// Prefix of the id of a client that registered itself.
const REGISTRATION_PREFIX: &str = "reg_";
/// Schemes of desktop apps that have no dot in them, as reverse domain names have.
const APP_SCHEMES: [&str; 5] = ["cursor", "vscode", "vscode-insiders", "windsurf", "zed"];

/// Returns a redirect URI that may receive codes: https, a loopback address, or the scheme of an installed app.
pub(crate) fn redirect_uri(text: &str) -> Option<Url> {
    let has_bad = |c: char| c.is_control() || c.is_whitespace() || "\\\"<>^`{|}".contains(c);
    if text.len() > MAX_REDIRECT_URI || text.contains(has_bad) || text.contains('*') {
        return None;
    }
    let url = Url::parse(text).ok()?;
    let is_plain = url.fragment().is_none() && url.username().is_empty() && url.password().is_none();
    let is_allowed = match url.scheme() {
        "https" => url.host().is_some(),
        "http" => is_loopback(&url),
        scheme => scheme.contains('.') || APP_SCHEMES.contains(&scheme),
    };
    (is_plain && is_allowed).then_some(url)
}

/// Returns true for http to the user's own device.
pub(crate) fn is_loopback(url: &Url) -> bool {
    url.scheme() == "http"
        && match url.host() {
            Some(Host::Domain(name)) => name == "localhost",
            Some(Host::Ipv4(ip)) => ip.is_loopback(),
            Some(Host::Ipv6(ip)) => ip.is_loopback(),
            None => false,
        }
}

/// Returns true for a redirect URI that a client registered: character by character, but for the port of a loopback
/// address, which an app does not know beforehand (RFC 8252, section 7.3).
pub(crate) fn is_registered(registered: &[String], given: &str) -> bool {
    let Some(url) = redirect_uri(given) else { return false };
    registered.iter().any(|uri| uri == given || (is_loopback(&url) && without_port(uri) == without_port(given)))
}

fn without_port(uri: &str) -> Option<Url> {
    let mut url = redirect_uri(uri).filter(is_loopback)?;
    url.set_port(None).ok()?;
    Some(url)
}

/// Returns the host that receives codes, or the scheme of an app.
pub(crate) fn receiver(url: &Url) -> String {
    match url.host_str() {
        Some(host) if matches!(url.scheme(), "http" | "https") => host.to_owned(),
        _ => format!("{}:", url.scheme()),
    }
}

/// Returns the address of a metadata document: https with a path, written as browsers write it.
pub(crate) fn document_address(id: &str, insecure_origin: Option<&str>) -> Option<Url> {
    let url = Url::parse(id).ok().filter(|url| url.as_str() == id && id.len() <= MAX_REDIRECT_URI)?;
    let is_allowed = url.scheme() == "https" || insecure_origin == Some(&url.origin().ascii_serialization());
    let is_plain = url.fragment().is_none() && url.username().is_empty() && url.password().is_none();
    (is_allowed && is_plain && url.path() != "/" && matches!(url.host(), Some(Host::Domain(_) | Host::Ipv4(_))))
        .then_some(url)
}

#[derive(Deserialize)]
struct Document {
    #[serde(default)]
    client_id: String,
    #[serde(default)]
    client_name: Option<String>,
    #[serde(default)]
    redirect_uris: Vec<String>,
    #[serde(default)]
    token_endpoint_auth_method: Option<String>,
}

/// Reads the metadata document of a client at its address.
pub(crate) fn document(url: &Url, bytes: &[u8]) -> Option<Client> {
    let document: Document = serde_json::from_slice(bytes).ok()?;
    let host = url.host_str()?.to_owned();
    let is_public = document.token_endpoint_auth_method.is_none_or(|method| method == "none");
    let has_uris = (1..=MAX_REDIRECT_URIS).contains(&document.redirect_uris.len());
    let is_good = document.client_id == url.as_str() && is_public && has_uris;
    is_good.then(|| Client {
        id: document.client_id,
        name: name(document.client_name.as_deref()).unwrap_or_else(|| host.clone()),
        host: Some(host),
        redirect_uris: document.redirect_uris,
    })
}

fn name(given: Option<&str>) -> Option<String> {
    let cleaned = text::clean(given?).ok()?;
    let name: String = cleaned.chars().take(MAX_NAME).collect();
    (!name.is_empty()).then_some(name)
}

#[derive(Serialize, Deserialize)]
struct Registration {
    #[serde(rename = "n")]
    name: String,
    #[serde(rename = "r")]
    redirect_uris: Vec<String>,
}

/// Registers a client. Its id contains what it registered, so that strangers who register fill no table; an id says no more
/// than a client may say of itself anyway, and needs no signature.
///
/// # Errors
/// The error code of RFC 7591.
pub(crate) fn register(metadata: &Value) -> Result<Client, &'static str> {
    let uris = metadata["redirect_uris"].as_array().ok_or("invalid_redirect_uri")?;
    let uris: Option<Vec<String>> = uris.iter().map(|uri| uri.as_str().map(str::to_owned)).collect();
    let uris = uris.filter(|uris| (1..=MAX_REGISTERED_URIS).contains(&uris.len())).ok_or("invalid_redirect_uri")?;
    if uris.iter().any(|uri| redirect_uri(uri).is_none()) {
        return Err("invalid_redirect_uri");
    }
    let name = match &metadata["client_name"] {
        Value::Null => None,
        Value::String(given) => Some(name(Some(given)).ok_or("invalid_client_metadata")?),
        _ => return Err("invalid_client_metadata"),
    };
    let registered = Registration { name: name.unwrap_or_else(|| "MCP client".into()), redirect_uris: uris };
    let text = serde_json::to_vec(&registered).map_err(|_| "invalid_client_metadata")?;
    let id = format!("{REGISTRATION_PREFIX}{}", BASE64_URL_SAFE_NO_PAD.encode(text));
    let Registration { name, redirect_uris } = registered;
    if id.len() > MAX_CLIENT_ID {
        return Err("invalid_client_metadata");
    }
    Ok(Client { id, name, host: None, redirect_uris })
}

/// Reads the id of a client that registered itself.
pub(crate) fn registered(id: &str) -> Option<Client> {
    let text = BASE64_URL_SAFE_NO_PAD.decode(id.strip_prefix(REGISTRATION_PREFIX)?).ok()?;
    let Registration { name: given, redirect_uris } = serde_json::from_slice(&text).ok()?;
    let client = Client { id: id.to_owned(), name: name(Some(&given))?, host: None, redirect_uris };
    let is_good = |uri: &String| redirect_uri(uri).is_some();
    ((1..=MAX_REGISTERED_URIS).contains(&client.redirect_uris.len()) && client.redirect_uris.iter().all(is_good))
        .then_some(client)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn codes_go_to_https_to_this_device_and_to_apps_only() {
        for good in [
            "https://claude.ai/api/mcp/auth_callback",
            "https://chatgpt.com/connector_platform_oauth_redirect?x=1",
            "http://127.0.0.1:33418/callback",
            "http://localhost/callback",
            "http://[::1]:7/",
            "cursor://anysphere.cursor-retrieval/oauth/callback",
            "com.example.app:/oauth",
        ] {
            assert!(redirect_uri(good).is_some(), "{good}");
        }
        for bad in [
            "",
            "/callback",
            "javascript:alert(1)",
            "data:text/html,x",
            "file:///etc/passwd",
            "blob:https://a.example/1",
            "intent:x",
            "http://claude.ai/callback",
            "http://127.0.0.1.evil.example/",
            "http://localhost.evil.example/",
            "https://claude.ai@evil.example/",
            "https://u:p@claude.ai/",
            "https://claude.ai/cb#x",
            "https://*.example/cb",
            "https://claude.ai/\ncb",
            "https://claude.ai\\.evil.example/",
            &format!("https://a.example/{}", "a".repeat(500)),
        ] {
            assert!(redirect_uri(bad).is_none(), "{bad}");
        }
    }

    #[test]
    fn a_redirect_uri_is_compared_character_by_character_but_for_the_port_of_this_device() {
        let registered =
            ["https://claude.ai/cb".to_owned(), "http://127.0.0.1/cb".into(), "http://localhost:8/cb".into()];
        for good in ["https://claude.ai/cb", "http://127.0.0.1:5000/cb", "http://localhost:9/cb", "http://localhost/cb"]
        {
            assert!(is_registered(&registered, good), "{good}");
        }
        for bad in [
            "https://claude.ai/cb/",
            "https://claude.ai/cb?x=1",
            "https://claude.ai/CB",
            "https://CLAUDE.ai/cb",
            "https://claude.ai:443/cb",
            "https://claude.ai:8443/cb",
            "https://claude.ai/x/../cb",
            "https://claude.ai/%63b",
            "https://claude.ai.evil.example/cb",
            "http://claude.ai/cb",
            "http://127.0.0.1:5000/other",
            "http://127.0.0.1:5000/cb?x=1",
            "http://127.0.0.2:5000/cb",
            "http://[::1]:5000/cb",
            "https://127.0.0.1/cb",
        ] {
            assert!(!is_registered(&registered, bad), "{bad}");
        }
    }

    #[test]
    fn the_document_of_a_client_names_its_own_address() {
        let url = document_address("https://claude.ai/oauth/client.json", None).unwrap();
        let read = |client_id: &str, method: &str| {
            let text = json!({ "client_id": client_id, "client_name": " Claude\t", "token_endpoint_auth_method": method,
                "redirect_uris": ["https://claude.ai/cb"] });
            document(&url, text.to_string().as_bytes())
        };
        let client = read(url.as_str(), "none").unwrap();
        assert_eq!((client.name.as_str(), client.host.as_deref()), ("Claude", Some("claude.ai")));
        assert_eq!(read("https://claude.ai/oauth/other.json", "none"), None);
        assert_eq!(read(url.as_str(), "client_secret_basic"), None, "a secret cannot be checked");
        for bad in [b"".as_slice(), b"[]", b"<html>", br#"{"client_id":"https://claude.ai/oauth/client.json"}"#] {
            assert_eq!(document(&url, bad), None);
        }
        for bad in [
            "http://claude.ai/c",
            "https://claude.ai/",
            "https://claude.ai",
            "https://claude.ai/c#x",
            "https://u@claude.ai/c",
            "https://claude.ai/a/../c",
            "HTTPS://claude.ai/c",
            "https://[::1]/c",
        ] {
            assert!(document_address(bad, None).is_none(), "{bad}");
        }
        assert!(document_address("http://localhost:1/c", Some("http://localhost:1")).is_some());
    }

    #[test]
    fn a_registration_is_in_the_id_of_its_client() {
        let made = register(&json!({ "client_name": "Tester", "redirect_uris": ["http://localhost/cb"] })).unwrap();
        assert_eq!(registered(&made.id), Some(made.clone()));
        assert_eq!(registered(&made.id[..made.id.len() - 3]), None);
        assert_eq!(registered("reg_"), None);
        let forged = BASE64_URL_SAFE_NO_PAD.encode(r#"{"n":"x","r":["javascript:alert(1)"]}"#);
        assert_eq!(registered(&format!("reg_{forged}")), None);
        for (bad, code) in [
            (json!({}), "invalid_redirect_uri"),
            (json!({ "redirect_uris": [] }), "invalid_redirect_uri"),
            (json!({ "redirect_uris": ["http://evil.example/"] }), "invalid_redirect_uri"),
            (json!({ "redirect_uris": [1] }), "invalid_redirect_uri"),
            (json!({ "redirect_uris": ["http://localhost/"], "client_name": "a\u{0}" }), "invalid_client_metadata"),
        ] {
            assert_eq!(register(&bad), Err(code), "{bad}");
        }
    }
}
