import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { collectionOf, operationsOf, summaryOf, unexplained } from "./api.mjs";

const document = JSON.parse(readFileSync(new URL("../docs/openapi.json", import.meta.url), "utf8"));
const released = summaryOf(document);
const changed = (change) => {
  const copy = structuredClone(document);
  change(copy);
  return summaryOf(copy);
};
const NOTHING = "# Changes\n\n## Unreleased\n\n## 0.1.0\n\n- `get_location`: first release.\n";

test("a removed operation needs an entry", () => {
  const current = changed(({ paths }) => delete paths["/api/v1/locations/{id}"].get);
  assert.deepEqual(unexplained(released, current, NOTHING), ["get_location was removed"]);
  const entry = NOTHING.replace("## Unreleased\n", "## Unreleased\n\n- `get_location` is gone.\n");
  assert.deepEqual(unexplained(released, current, entry), []);
});

test("a changed field needs an entry, however deep it stands", () => {
  const current = changed(({ components }) => delete components.schemas.LocationDetails.properties.phone);
  assert.ok(unexplained(released, current, NOTHING).includes("list_locations changed"));
});

test("a new required parameter needs an entry", () => {
  const parameter = { name: "region", in: "query", required: true, schema: { type: "string" } };
  const current = changed(({ paths }) => paths["/api/v1/locations"].get.parameters.push(parameter));
  assert.deepEqual(unexplained(released, current, NOTHING), ["list_locations changed"]);
});

test("new operations and other words need none", () => {
  const current = changed(({ paths, components }) => {
    paths["/api/v1/new"] = { get: { operationId: "get_new", responses: {} } };
    paths["/api/v1/locations"].get.summary = "Other words.";
    components.schemas.LocationDetails.description = "Other words.";
  });
  assert.deepEqual(unexplained(released, current, NOTHING), []);
});

test("the collection has every operation, with all that its address needs", () => {
  const requests = collectionOf(document).item.flatMap(({ item }) => item);
  const ids = operationsOf(document).map(({ operationId }) => operationId);
  assert.deepEqual(requests.map(({ name }) => name).sort(), ids.sort());
  for (const { request } of requests) {
    const named = request.url.path.filter((part) => part.startsWith(":")).map((part) => part.slice(1));
    assert.deepEqual((request.url.variable ?? []).map(({ key }) => key).sort(), named.sort());
    if (request.body?.mode === "raw") JSON.parse(request.body.raw);
  }
});

test("a body holds what the schema requires", () => {
  const requests = collectionOf(document).item.flatMap(({ item }) => item);
  const { body } = requests.find(({ name }) => name === "create_location").request;
  assert.deepEqual(Object.keys(JSON.parse(body.raw)), ["name", "address", "city"]);
});
