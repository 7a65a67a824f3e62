// The official TypeScript client lists and calls every tool. It holds each answer against the schema that the list gave for it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";

const { SITE, CALLS } = process.env;
/** Written by test_assistants.py, which knows how to find what a call needs. */
const { token, calls, refused } = JSON.parse(readFileSync(CALLS, "utf8"));

/** Bytes of the list for a token with every scope: it is in the context of a model from the first message on. */
const MAX_LIST = 60_000;

async function connected(bearer) {
  const client = new Client({ name: "Tour", version: "1" });
  const headers = { authorization: `Bearer ${bearer}` };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${SITE}/mcp`), { requestInit: { headers } }));
  return client;
}

test("every tool is listed and called", async () => {
  const client = await connected(token);
  const { tools } = await client.listTools();
  assert.deepEqual(tools.map(({ name }) => name).sort(), Object.keys(calls).sort());
  let draft;
  for (const [name, given] of Object.entries(calls)) {
    if (name === "assign_review") {
      const review = await client.callTool({ name: "get_review", arguments: { id: given.review_id } });
      given.version = review.structuredContent.assignment.version;
    }
    const values = given.id === "of the draft" ? { id: draft } : given;
    const result = await client.callTool({ name, arguments: values });
    const [{ text }] = result.content;
    if (refused[name]) {
      assert.ok(result.isError && refused[name].some((code) => text.includes(code)), `${name}: ${text}`);
      continue;
    }
    assert.ok(!result.isError, `${name}: ${text}`);
    assert.deepEqual(JSON.parse(text), result.structuredContent, name);
    if (name === "draft_post") draft = result.structuredContent.id;
  }
  await client.close();
});

test("the list is small, and its arguments are closed", async () => {
  const client = await connected(token);
  const { tools } = await client.listTools();
  assert.ok(JSON.stringify(tools).length <= MAX_LIST, `${JSON.stringify(tools).length} bytes`);
  for (const { name, inputSchema } of tools) assert.equal(inputSchema.additionalProperties, false, name);
  await client.close();
});

test("a token that is none is turned away", async () => {
  await assert.rejects(connected("vtr_nobody"));
});
