// Keeps what is made from docs/openapi.json beside it: a collection for API tools, and a check that a client's API does not
// change without an entry in docs/api-changelog.md. `node make/api.mjs write|check|release`.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const DOCUMENT = "docs/openapi.json";
const COLLECTION = "docs/api/collection.json";
const RELEASED = "docs/api/released.json";
const CHANGELOG = "docs/api-changelog.md";
const METHODS = ["get", "put", "post", "patch", "delete"];
const MAX_DEPTH = 4;

/** Every operation of a document, with its method and path. */
export function operationsOf(document) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => ({ ...item[method], method: method.toUpperCase(), path })),
  );
}

const schemaOf = (document, schema) =>
  schema?.$ref ? document.components.schemas[schema.$ref.split("/").at(-1)] : schema;

/** A value that the schema accepts: required fields only, and the first of the choices. */
function sampleOf(document, given, depth = 0) {
  const schema = schemaOf(document, given) ?? {};
  if (schema.example !== undefined) return schema.example;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  const choice = (schema.oneOf ?? schema.anyOf)?.find(({ type }) => type !== "null");
  if (choice) return sampleOf(document, choice, depth);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => sampleOf(document, part, depth)));
  const type = [schema.type].flat().find((name) => name !== "null");
  if (type === "object" || schema.properties) {
    if (depth >= MAX_DEPTH) return {};
    const fields = (schema.required ?? []).filter((name) => schema.properties?.[name]);
    return Object.fromEntries(fields.map((name) => [name, sampleOf(document, schema.properties[name], depth + 1)]));
  }
  if (type === "array")
    return depth < MAX_DEPTH && schema.minItems ? [sampleOf(document, schema.items, depth + 1)] : [];
  if (type === "integer" || type === "number") return schema.minimum ?? 0;
  if (type === "boolean") return false;
  return "";
}

function bodyOf(document, operation) {
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  if (!type) return {};
  const header = { key: "Content-Type", value: type };
  if (type !== "application/json") return { header, body: { mode: "file", file: {} } };
  const raw = JSON.stringify(sampleOf(document, content.schema), null, 2);
  return { header, body: { mode: "raw", raw, options: { raw: { language: "json" } } } };
}

function requestOf(document, operation) {
  const parameters = operation.parameters ?? [];
  const at = (place) => parameters.filter((parameter) => parameter.in === place);
  const written = ({ name, description, required }) => ({
    key: name,
    value: "",
    ...(description && { description }),
    ...(!required && { disabled: true }),
  });
  const path = operation.path.replaceAll(/\{(\w+)\}/g, ":$1");
  const query = at("query").map(written);
  const { header, body } = bodyOf(document, operation);
  const isPublic = operation.security?.some((needs) => Object.keys(needs).length === 0);
  return {
    name: operation.operationId,
    request: {
      method: operation.method,
      ...(isPublic && { auth: { type: "noauth" } }),
      header: [...at("header").map(written), ...(header ? [header] : [])],
      ...(body && { body }),
      url: {
        raw: `{{baseUrl}}${path}`,
        host: ["{{baseUrl}}"],
        path: path.split("/").slice(1),
        ...(query.length > 0 && { query }),
        ...(at("path").length > 0 && { variable: at("path").map(({ name }) => ({ key: name, value: "" })) }),
      },
      description: [operation.summary, operation.description].filter(Boolean).join("\n\n"),
    },
  };
}

/** The document as a collection (Postman 2.1): a folder for each tag, the token and the address as variables. */
export function collectionOf(document) {
  const folders = new Map();
  for (const operation of operationsOf(document)) {
    const tag = operation.tags?.[0] ?? "other";
    folders.set(tag, [...(folders.get(tag) ?? []), requestOf(document, operation)]);
  }
  return {
    info: {
      name: `${document.info.title} API ${document.info.version}`,
      description: document.info.description,
      schema: "https://schema.getpostman.com/json/collection/v2.1.0/collection.json",
    },
    auth: { type: "bearer", bearer: [{ key: "token", value: "{{token}}", type: "string" }] },
    variable: [
      { key: "baseUrl", value: "http://localhost:8080" },
      { key: "token", value: "" },
    ],
    item: [...folders].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, item]) => ({ name, item })),
  };
}

/** What a client relies on in a schema: its shape without words, with all that it refers to. */
function shapeOf(document, schema, seen = new Set()) {
  if (Array.isArray(schema)) return schema.map((part) => shapeOf(document, part, seen));
  if (typeof schema !== "object" || schema === null) return schema;
  if (schema.$ref) {
    if (seen.has(schema.$ref)) return schema.$ref;
    return shapeOf(document, schemaOf(document, schema), new Set([...seen, schema.$ref]));
  }
  const words = ["description", "title", "example", "examples", "summary"];
  const entries = Object.entries(schema).filter(([key, value]) => !(words.includes(key) && typeof value !== "object"));
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, value]) => [key, shapeOf(document, value, seen)]));
}

const hash = (value) => createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 12);

/** A line for each operation, which changes when a client could notice. */
export function summaryOf(document) {
  return Object.fromEntries(
    operationsOf(document).map((operation) => {
      const { operationId, method, path, parameters = [], requestBody, responses } = operation;
      const given = parameters.map(({ name, in: place, required, schema }) => [place, name, !!required, shapeOf(document, schema)]);
      const answers = Object.entries(responses).filter(([status]) => status < "400");
      const shown = answers.map(([status, { content }]) => [status, shapeOf(document, content ?? null)]);
      return [operationId, `${method} ${path} ${hash([given, shapeOf(document, requestBody?.content ?? null), shown])}`];
    }),
  );
}

/** Operations of the last release that are gone or differ, and have no entry among the unreleased ones. */
export function unexplained(released, current, changelog) {
  const unreleased = /^## Unreleased$([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(changelog)?.[1] ?? "";
  return Object.keys(released).flatMap((id) => {
    if (released[id] === current[id] || unreleased.includes(`\`${id}\``)) return [];
    return [`${id} ${current[id] ? "changed" : "was removed"}`];
  });
}

const json = (value) => `${JSON.stringify(value, null, 1)}\n`;

function main(command) {
  const document = JSON.parse(readFileSync(DOCUMENT, "utf8"));
  const collection = json(collectionOf(document));
  if (command === "write") writeFileSync(COLLECTION, collection);
  else if (command === "release")
    writeFileSync(RELEASED, json({ version: document.info.version, operations: summaryOf(document) }));
  else if (command === "check") {
    const { version, operations } = JSON.parse(readFileSync(RELEASED, "utf8"));
    const problems = unexplained(operations, summaryOf(document), readFileSync(CHANGELOG, "utf8")).map(
      (problem) => `${problem} since ${version}: name it under "Unreleased" in ${CHANGELOG}`,
    );
    if (readFileSync(COLLECTION, "utf8") !== collection) problems.push(`${COLLECTION} is out of date: run make openapi`);
    for (const problem of problems) console.error(`✗ ${problem}`);
    process.exitCode = problems.length > 0 ? 1 : 0;
  } else throw new Error("write, check or release");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) main(process.argv[2]);
