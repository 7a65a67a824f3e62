// @vitest-environment node
// The reference of the real document: nothing is missing, references are followed, examples can be sent.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { OpenApi } from "./document";
import { curlOf, exampleOf } from "./example";
import { groupsOf, nameOf, search } from "./model";
import { shapeOf } from "./shape";

const document = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../../docs/openapi.json"), "utf8"),
) as OpenApi;
const groups = groupsOf(document);
const all = groups.flatMap(({ operations }) => operations);
const find = (id: string) => {
  const operation = all.find((each) => each.id === id);
  if (!operation) throw new Error(`there is no ${id}`);
  return operation;
};

test("every operation of the document is there, once", () => {
  const count = Object.values(document.paths).reduce((sum, item) => sum + Object.keys(item).length, 0);
  expect(all.length).toBe(count);
  expect(new Set(all.map(({ id }) => id)).size).toBe(count);
});

test("what people come for is first", () => {
  const tags = groups.map(({ tag }) => tag);
  expect(tags[0]).toBe("locations");
  expect(tags.indexOf("imports")).toBeLessThan(tags.indexOf("me"));
});

test("who may call is what the document says", () => {
  expect(find("list_locations").access).toBe("token");
  expect(find("create_token").access).toBe("session");
  expect(find("open_demo").access).toBe("public");
});

test("what many operations refuse alike has its words and its fields", () => {
  const refused = find("list_locations").answers.find(({ status }) => status === "401");
  expect(refused).toMatchObject({ body: { contentType: "application/problem+json" } });
  expect(refused?.description).toMatch(/signed in/);
});

test("the name of an operation is a phrase", () => {
  expect(nameOf("list_locations")).toBe("List locations");
  expect(nameOf("list_google_runs")).toBe("List Google runs");
});

test("a search needs every word, in method, path, name or summary", () => {
  const ids = (text: string) =>
    search(groups, text).flatMap(({ operations }) => operations.map(({ id }) => id));
  expect(ids("post /locations")).toContain("create_location");
  expect(ids("POST /locations")).not.toContain("list_locations");
  expect(ids("zzz")).toEqual([]);
  expect(ids("").length).toBe(all.length);
});

test("a page has its rows, a nullable text is one, a list says of what", () => {
  const page = shapeOf(document, { $ref: "#/components/schemas/Page_Location" });
  expect(page.fields.map(({ name }) => name)).toEqual(["items", "next_cursor"]);
  const [items, next] = page.fields.map(({ schema }) => shapeOf(document, schema));
  expect(items).toMatchObject({ isList: true });
  expect(items?.fields.map(({ name }) => name)).toContain("postal_code");
  expect(next).toMatchObject({ isNullable: true, type: "string" });
});

test("what is one of several keeps what they share", () => {
  const shape = shapeOf(document, { $ref: "#/components/schemas/Notification" });
  expect(shape.fields.map(({ name }) => name)).toContain("created_at");
  expect(shape.variants.length).toBeGreaterThan(5);
});

test("an example has what is required", () => {
  const body = find("create_location").body;
  expect(exampleOf(document, body?.schema ?? {})).toEqual({
    name: "Corner Coffee",
    address: "12 Wharf Street",
    city: "Boston",
  });
});

test("each operation has a command with its method, address and token", () => {
  for (const operation of all) {
    const command = curlOf(document, operation, "https://vitrine.example");
    expect(command).toContain(`-X ${operation.method.toUpperCase()}`);
    expect(command).toMatch(/"https:\/\/vitrine\.example\/[^"{}]*"/);
    expect(command.includes("Bearer $VITRINE_TOKEN")).toBe(operation.access !== "public");
  }
  expect(curlOf(document, find("create_import"), "")).toContain("--data-binary @file");
});
