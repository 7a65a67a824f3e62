// Contents of the reference, made from the OpenAPI document. Pure.
import { fold } from "@/lib/commands";
import type { Content, OpenApi, Parameter, RawAnswer, RawOperation, Schema } from "./document";

export const METHODS = ["get", "post", "put", "patch", "delete"] as const;
export type Method = (typeof METHODS)[number];

/** Authentication of an operation. */
export type Access = "token" | "session" | "public";

export interface Operation {
  /** Name, and anchor on the page. */
  id: string;
  tag: string;
  method: Method;
  path: string;
  summary: string;
  description: string;
  access: Access;
  parameters: readonly Parameter[];
  body: Body | null;
  answers: readonly Answer[];
}

export interface Body {
  contentType: string;
  schema: Schema;
}

export interface Answer {
  status: string;
  description: string;
  /** Null for an answer without content. */
  body: Body | null;
}

/** The operations of one tag. */
export interface Group {
  tag: string;
  operations: readonly Operation[];
}

/** Tags in the order of interest; other tags follow in the order of the document. */
const FIRST = ["locations", "imports", "bulk", "labels", "views", "duplicates", "photos", "events"];
/** Tags about the caller alone, shown last. */
const LAST_TAGS = ["notifications", "me", "tokens", "demo"];

function placeOf({ tag }: Group): number {
  if (FIRST.includes(tag)) return FIRST.indexOf(tag) - FIRST.length;
  return LAST_TAGS.indexOf(tag) + 1;
}

/** Every operation, by tag. */
export function groupsOf(document: OpenApi): Group[] {
  const groups = new Map<string, Operation[]>();
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const raw = item[method];
      if (!raw?.operationId) continue;
      const operation = operationOf(document, method, path, raw);
      groups.set(operation.tag, [...(groups.get(operation.tag) ?? []), operation]);
    }
  }
  return [...groups]
    .map(([tag, operations]) => ({ tag, operations }))
    .sort((one, other) => placeOf(one) - placeOf(other));
}

/** Returns the name of an operation as it is read: `list_google_runs` is "List Google runs". */
export function nameOf(id: string): string {
  const words = id.replaceAll("_", " ").replace(/\bgoogle\b/, "Google");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function operationOf(document: OpenApi, method: Method, path: string, raw: RawOperation): Operation {
  return {
    id: raw.operationId ?? "",
    tag: raw.tags?.[0] ?? "",
    method,
    path,
    summary: raw.summary ?? raw.description ?? "",
    description: raw.summary ? (raw.description ?? "") : "",
    access: accessOf(raw.security ?? document.security ?? []),
    parameters: raw.parameters ?? [],
    body: bodyOf(raw.requestBody?.content),
    answers: Object.entries(raw.responses ?? {}).map(([status, answer]) =>
      answerOf(document, status, answer),
    ),
  };
}

/** Responses shared by many operations are among the components. */
function answerOf(document: OpenApi, status: string, { $ref, ...own }: RawAnswer): Answer {
  const shared = document.components?.responses?.[$ref?.split("/").pop() ?? ""];
  const { description = "", content } = shared ?? own;
  return { status, description, body: bodyOf(content) };
}

function accessOf(security: readonly Record<string, unknown>[]): Access {
  if (security.some((need) => Object.keys(need).length === 0)) return "public";
  return security.some((need) => "token" in need) ? "token" : "session";
}

function bodyOf(content: Content | undefined): Body | null {
  const [first] = Object.entries(content ?? {});
  return first ? { contentType: first[0], schema: first[1].schema ?? {} } : null;
}

/** Returns the operations whose method, path, name or summary contains every word of a text. */
export function search(groups: readonly Group[], text: string): Group[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  const matches = ({ method, path, id, summary }: Operation) => {
    const all = fold(`${method} ${path} ${id} ${summary}`);
    return words.every((word) => all.includes(word));
  };
  return groups
    .map(({ tag, operations }) => ({ tag, operations: operations.filter(matches) }))
    .filter(({ operations }) => operations.length > 0);
}
