// An example of each request: a JSON body and the command that sends it. Pure.
import type { OpenApi, Schema } from "./document";
import type { Operation } from "./model";
import { shapeOf } from "./shape";

const ID = "01935a6e-7c1a-7f3e-9d5b-2f4c8a6b0e11";

/** Example values of fields by name; other fields get one by their type. */
const SAMPLES: Record<string, unknown> = {
  name: "Corner Coffee",
  address: "12 Wharf Street",
  city: "Boston",
  state: "MA",
  postal_code: "02110",
  country: "US",
  first_name: "Ada",
  last_name: "Byron",
  filename: "stores.csv",
  link: "/dashboard/locations",
  color: "blue",
  alt: "The shop front",
  search: "status=verified",
  expires_in_days: 90,
  expected: 12,
  column: 0,
};

const MAX_DEPTH = 5;

/** Returns an example value with the required fields, or with the first fields when none is required. */
export function exampleOf(document: OpenApi, schema: Schema, name = "", depth = 0): unknown {
  const shape = shapeOf(document, schema);
  const one = () => {
    if (shape.values.length > 0) return shape.values[0];
    const [variant] = shape.variants;
    if (variant && shape.fields.length === 0) return exampleOf(document, variant, name, depth);
    if (shape.fields.length > 0) {
      if (depth >= MAX_DEPTH) return {};
      const required = shape.fields.filter((field) => field.isRequired);
      const fields = required.length > 0 ? required : shape.fields.slice(0, 3);
      return Object.fromEntries(
        fields.map((field) => [field.name, exampleOf(document, field.schema, field.name, depth + 1)]),
      );
    }
    return plainExample(shape.type, name);
  };
  return shape.isList ? [one()] : one();
}

function plainExample(type: string, name: string): unknown {
  if (Object.hasOwn(SAMPLES, name)) return SAMPLES[name];
  if (name === "id" || name === "ids" || name.endsWith("_id") || name === "labels") return ID;
  switch (type) {
    case "date-time":
      return "2026-11-20T09:30:00Z";
    case "boolean":
      return true;
    case "integer":
    case "int32":
    case "int64":
      return 1;
    case "number":
    case "double":
      return 4.5;
    case "string":
      return "…";
    default:
      return {};
  }
}

/** The command that sends a request with a token. */
export function curlOf(document: OpenApi, operation: Operation, origin: string): string {
  const { method, path, parameters, body, access } = operation;
  const required = parameters.filter((parameter) => parameter.required);
  const filled = path.replaceAll(/\{(\w+)\}/g, () => ID);
  const query = required
    .filter((parameter) => parameter.in === "query")
    .map(
      ({ name, schema }) => `${name}=${encodeURIComponent(String(exampleOf(document, schema ?? {}, name)))}`,
    );
  const url = `"${origin}${filled}${query.length > 0 ? `?${query.join("&")}` : ""}"`;
  const headers = required.filter((parameter) => parameter.in === "header");
  const isStream = operation.answers.some((answer) => answer.body?.contentType === "text/event-stream");
  const parts = [
    `curl${isStream ? " -N" : ""} -X ${method.toUpperCase()}`,
    url,
    access !== "public" && `-H "Authorization: Bearer $VITRINE_TOKEN"`,
    ...headers.map(({ name }) => `-H '${name}: ${/if-match/i.test(name) ? '"1"' : "…"}'`),
    body && `-H "Content-Type: ${body.contentType}"`,
    body &&
      (isJson(body.contentType) ? `-d '${json(exampleOf(document, body.schema))}'` : "--data-binary @file"),
  ];
  return parts.filter((part) => typeof part === "string").join(" \\\n  ");
}

/** True for JSON and its kin. */
export function isJson(contentType: string): boolean {
  return /[/+]json\b/.test(contentType);
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll("'", "’");
}
