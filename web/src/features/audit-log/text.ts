// Texts of a log entry. Pure.
import type { Entry } from "./api";
import type { AuditWords } from "./words";

/** Returns the text of an action; an unknown action keeps its own name. */
export function actionText(action: string, words: AuditWords): string {
  return pick(words.actions, action) ?? action;
}

/** Returns the user, with the way of acting if it was not by hand. */
export function authorText({ by }: Entry, words: AuditWords): string {
  const name = by.name ?? (by.user ? words.former : null);
  switch (by.kind) {
    case "token":
      return words.by_token(name ?? words.former);
    case "job":
      return name ? words.by_job_for(name) : words.by_job;
    case "operator":
      return words.by_operator;
    case "nobody":
      return words.by_nobody;
    default:
      return name ?? words.former;
  }
}

/** Returns the object; empty when the action needs none. */
export function objectText({ object, by }: Entry, words: AuditWords): string | null {
  if (!object || (object.kind === "account" && object.id === by.user)) return null;
  const kind = pick(words.kinds, object.kind) ?? object.kind;
  return object.name ? words.named(kind, object.name) : kind;
}

/** The name of a field or figure; one that has no words keeps its own. */
export function fieldText(field: string, words: AuditWords): string {
  return pick(words.fields, field) ?? field.replaceAll("_", " ");
}

/** A value; null for one that is empty. */
export function valueText(value: unknown, words: AuditWords): string | null {
  if (value === null || value === undefined || value === "" || value === "[]") return null;
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (value === "[withheld]") return words.withheld;
  return pick(words.values, String(value)) ?? String(value);
}

/** The value of a fact, where fields are named as people name them. */
export function factText(name: string, value: unknown, words: AuditWords): string | null {
  if (name === "scope") {
    return String(value)
      .split(" ")
      .map((scope) => valueText(scope, words))
      .join(", ");
  }
  if (name !== "field" && name !== "fields") return valueText(value, words);
  const fields = String(value).match(/\w+/g) ?? [];
  return fields.map((field) => fieldText(field, words)).join(", ") || null;
}

function pick(texts: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(texts, key) ? texts[key] : undefined;
}
