//! A call of a tool, beside the request to the API that it stands for.

use serde_json::json;

use super::{Turn, lists::latencies};
use crate::{
    Outcome,
    account::Account,
    client::request,
    site::Site,
    table::{Figure, Hold, Unit},
};

/// Seconds that a call may take longer.
const MAX_OVERHEAD: f64 = 0.001;

pub(super) async fn measure(turn: &mut Turn<'_>, site: &Site, accounts: &[(Account, usize)]) -> Outcome {
    if !turn.wants("assistants") {
        return Ok(());
    }
    let Some((account, _)) = accounts.first() else { return Ok(()) };
    let made = account.post("/api/v1/tokens", &json!({ "name": "bench" })).await?;
    let token = made["token"].as_str().ok_or("no token")?;
    let headers = |more: &str| {
        format!(
            "authorization: Bearer {token}\r\ncontent-type: application/json\r\naccept: application/json, text/event-stream\r\n{more}"
        )
    };
    let call = json!({ "jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {
        "name": "list_locations", "arguments": { "limit": 20 }, "_meta": {
            "io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {} } } });
    let of_tool = headers("mcp-protocol-version: 2026-07-28\r\nmcp-method: tools/call\r\nmcp-name: list_locations\r\n");
    let pair = [
        request("POST", "/mcp", &of_tool, call.to_string().as_bytes()),
        request("GET", "/api/v1/locations?limit=20", &headers(""), b""),
    ];
    let [ours, reference] = latencies(site.at, pair, turn.time(1)).await?;
    turn.add(
        "a tool call beside its REST call",
        Unit::Seconds,
        Hold::AtMostOver(MAX_OVERHEAD),
        Figure::beside(ours, reference),
    );
    Ok(())
}
