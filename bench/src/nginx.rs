//! nginx as one process (no master, one worker), serving one file that is already compressed.

use std::{
    fs,
    net::SocketAddr,
    path::{Path, PathBuf},
    process::Command,
};

use crate::{
    Outcome,
    client::request,
    process::{Process, free_address},
    site::{answers, log},
};

/// Starts it; it answers the address with the file.
pub async fn start(folder: &Path, address: &str, file: &Path) -> Outcome<(Process, SocketAddr)> {
    let (at, folder, file) = (free_address()?, fs::canonicalize(folder)?, fs::canonicalize(file)?);
    let (home, file) = (folder.display(), file.display());
    let configuration = format!(
        "daemon off; master_process off; pid {home}/nginx.pid; error_log {home}/nginx.log;
         events {{ worker_connections 512; }}
         http {{
             access_log off; sendfile on; tcp_nopush on; tcp_nodelay on; keepalive_requests 100000000; etag on;
             open_file_cache max=16; open_file_cache_valid 600s;
             client_body_temp_path {home}/nginx-body; proxy_temp_path {home}/nginx-proxy;
             fastcgi_temp_path {home}/nginx-fastcgi; uwsgi_temp_path {home}/nginx-uwsgi;
             scgi_temp_path {home}/nginx-scgi;
             server {{
                 listen {at};
                 location = {address} {{
                     alias {file}; default_type 'text/html; charset=utf-8';
                     add_header Content-Encoding br; add_header Cache-Control no-cache; add_header Vary accept-encoding;
                     add_header X-Content-Type-Options nosniff; add_header X-Frame-Options DENY;
                     add_header Referrer-Policy strict-origin-when-cross-origin;
                     add_header Content-Security-Policy \"default-src 'none'; script-src 'self'; frame-ancestors 'none'\";
                 }}
             }}
         }}"
    );
    let path = folder.join("nginx.conf");
    fs::write(&path, configuration)?;
    let mut command = Command::new(program());
    command.arg("-c").arg(&path).arg("-p").arg(&folder).args(["-e", &format!("{home}/nginx.log")]);
    let process = Process::start(&mut command, &log(&folder))?;
    answers(at, &request("GET", address, "", b"")).await?;
    Ok((process, at))
}

/// Debian keeps it where only root looks.
pub fn program() -> PathBuf {
    let debian = PathBuf::from("/usr/sbin/nginx");
    if debian.exists() { debian } else { "nginx".into() }
}
