// A tour of the API with the types that openapi-typescript generates from the document, through openapi-fetch.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { before, test } from "node:test";
import createClient from "openapi-fetch";
import type { components, paths } from "./schema.js";

type Problem = components["schemas"]["Problem"];
type Scope = components["schemas"]["TokenScope"];

const SITE = process.env.SITE ?? "";
const clientOf = (token: string) =>
  createClient<paths>({ baseUrl: SITE, headers: { authorization: `Bearer ${token}` } });
type Api = ReturnType<typeof clientOf>;

let session: Api;
let client: Api;

async function tokenOf(...scopes: Scope[]) {
  const { data } = await session.POST("/api/v1/tokens", { body: { name: "Tour", scopes: ["read", ...scopes] } });
  assert.ok(data);
  return data;
}

/** Checks the shape that every failure has. */
function assertProblem(answer: { error?: Problem; response: Response }, status: number, code: string) {
  assert.equal(answer.response.status, status);
  assert.equal(answer.response.headers.get("content-type"), "application/problem+json");
  assert.deepEqual([answer.error?.status, answer.error?.code], [status, code]);
}

before(async () => {
  const { data } = await createClient<paths>({ baseUrl: SITE }).POST("/api/v1/demo");
  assert.ok(data);
  session = clientOf(data.access_token);
  client = clientOf((await tokenOf("write")).token);
});

test("a token signs in until it is revoked", async () => {
  const { id, token } = await tokenOf();
  const reader = clientOf(token);
  assert.ok((await reader.GET("/api/v1/me")).data?.organisation?.name);
  await session.DELETE("/api/v1/tokens/{id}", { params: { path: { id } } });
  assertProblem(await reader.GET("/api/v1/me"), 401, "unauthorized");
});

test("pages are read to their end", async () => {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const { data } = await client.GET("/api/v1/locations", { params: { query: { limit: 50, cursor } } });
    assert.ok(data);
    seen.push(...data.items.map(({ id }) => id));
    cursor = data.next_cursor ?? undefined;
  } while (cursor);
  assert.ok(seen.length > 100);
  assert.equal(new Set(seen).size, seen.length);
  const query = { cursor: "stale" };
  assertProblem(await client.GET("/api/v1/locations", { params: { query } }), 422, "invalid_cursor");
});

test("a review is read and marked", async () => {
  let review: components["schemas"]["Review"] | undefined;
  // Jobs may still be filling the demo.
  for (let tries = 0; !review && tries < 100; tries++) {
    review = (await client.GET("/api/v1/reviews", { params: { query: { limit: 5 } } })).data?.items[0];
    if (!review) await new Promise((done) => setTimeout(done, 100));
  }
  assert.ok(review);
  const params = { path: { id: review.id } };
  const { data } = await client.PATCH("/api/v1/reviews/{id}", { params, body: { is_done: true } });
  assert.equal(data?.id, review.id);
});

test("a batch does what it can, names the rest, and is done once", async () => {
  const body = {
    items: [
      { action: "create" as const, location: { name: "Tour Bakery", address: "1 Main Street", city: "Springfield" } },
      { action: "delete" as const, id: randomUUID() },
    ],
  };
  const params = { header: { "Idempotency-Key": randomUUID() } };
  const { data } = await client.POST("/api/v1/locations/batch", { params, body });
  assert.deepEqual(data?.outcomes.map(({ status }) => status), [201, 404]);
  assert.equal(data?.outcomes[1]?.problem?.code, "not_found");
  const repeated = await client.POST("/api/v1/locations/batch", { params, body });
  assert.equal(repeated.data?.outcomes[0]?.id, data?.outcomes[0]?.id);
});

test("a change needs the version that was read", async () => {
  const { data: page } = await client.GET("/api/v1/locations", { params: { query: { limit: 1 } } });
  const id = page?.items[0]?.id ?? "";
  const read = await client.GET("/api/v1/locations/{id}", { params: { path: { id } } });
  const params = { path: { id }, header: { "If-Match": read.response.headers.get("etag") ?? "" } };
  const change = (phone: string) => client.PATCH("/api/v1/locations/{id}", { params, body: { phone } });
  assert.equal((await change("+1 217 555 0142")).data?.phone, "+1 217 555 0142");
  assertProblem(await change("+1 217 555 0143"), 412, "precondition_failed");
});

test("failures have one shape", async () => {
  assertProblem(
    await client.GET("/api/v1/locations/{id}", { params: { path: { id: "missing" } } }),
    404,
    "not_found",
  );
  const reader = clientOf((await tokenOf()).token);
  const body = { name: "", address: "", city: "" };
  const { error } = await client.POST("/api/v1/locations", { body });
  assert.equal(error?.code, "validation_failed");
  assert.ok(error?.errors?.some(({ field }) => field === "name"));
  assert.equal((await reader.POST("/api/v1/locations", { body })).response.status, 403);
});
