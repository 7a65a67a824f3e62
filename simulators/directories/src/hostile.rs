//! Sites that harm a careless reader.

use std::time::Duration;

use axum::response::{Html, IntoResponse, Response};
use http::{StatusCode, header};

/// Answers for a hostile site; `None` for every other one.
pub(crate) async fn answer(host: &str) -> Option<Response> {
    let redirect = |to: &str| (StatusCode::FOUND, [(header::LOCATION, to.to_owned())]).into_response();
    Some(match host {
        "huge.example.com" => Html("<p>x</p>".repeat(10 * 1024 * 1024 / 8)).into_response(),
        "loop.example.com" => redirect("https://loop.example.com/again"),
        "private.example.com" => redirect("http://127.0.0.1/admin"),
        "metadata.example.com" => redirect("http://169.254.169.254/latest/meta-data"),
        "charset.example.com" => {
            let page = b"<meta charset=iso-8859-1><h1>Chez Nous</h1><address>12 rue Merci\xe8re, 69002 Lyon</address>\
                         <a href=tel:+33478370000>x</a>";
            ([(header::CONTENT_TYPE, "text/html")], page.to_vec()).into_response()
        }
        "bomb.example.com" => {
            let headers = [(header::CONTENT_TYPE, "text/html"), (header::CONTENT_ENCODING, "gzip")];
            (headers, vec![0x1f, 0x8b, 8, 0, 0, 0, 0, 0]).into_response()
        }
        "slow.example.com" => {
            tokio::time::sleep(Duration::from_mins(2)).await;
            StatusCode::OK.into_response()
        }
        "script.example.com" => {
            Html("<title>Loading</title><script>document.title='Chez Nous'</script>").into_response()
        }
        "file.example.com" => ([(header::CONTENT_TYPE, "application/pdf")], "%PDF").into_response(),
        "limited.example.com" => {
            (StatusCode::TOO_MANY_REQUESTS, [(header::RETRY_AFTER, "3600")], "slowly").into_response()
        }
        _ => return None,
    })
}
