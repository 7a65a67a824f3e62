// Texts of webhooks and their attempts.
import { expect, test } from "vitest";
import { ApiError } from "@/lib/api";
import { createFormat } from "@/lib/format";
import { ui } from "@/messages/en/ui";
import { EVENTS, type Webhook } from "./api";
import { webhooks as words } from "./en";
import { answerOf, nameOf, noteOf, pretty, refusedField, stateOf, statusOf } from "./text";

const format = createFormat("en", ui.relative);
const webhook: Webhook = {
  id: "w",
  url: "https://example.com/hooks?token=secret",
  description: "",
  events: ["location.created"],
  is_active: true,
  disabled_reason: null,
  failing_since: null,
  previous_secret_until: null,
  created_at: "2026-11-20T08:00:00Z",
};

test("a webhook is active, failing, off, or switched off by itself", () => {
  const at = (change: Partial<Webhook>) => stateOf({ ...webhook, ...change });
  expect(at({})).toBe("active");
  expect(at({ failing_since: "2026-11-20T08:00:00Z" })).toBe("failing");
  expect(at({ is_active: false })).toBe("off");
  expect(at({ is_active: false, disabled_reason: "gone" })).toBe("disabled");
  expect(statusOf({ ...webhook, is_active: false, disabled_reason: "failing" })).toBe("poor");
});

test("a note says what to do, and nothing when all is well", () => {
  const note = (change: Partial<Webhook>) => noteOf({ ...webhook, ...change }, words, format);
  expect(note({})).toBeNull();
  expect(note({ is_active: false, disabled_reason: "gone" })).toBe(words.notes.disabled_gone);
  expect(note({ is_active: false, disabled_reason: "failing" })).toBe(words.notes.disabled_failing);
  expect(note({ failing_since: "2026-11-20T08:00:00Z" })).toContain("2026");
});

test("the name of a webhook shows no query, for it may be a secret", () => {
  expect(nameOf(webhook)).toBe("example.com/hooks");
  expect(nameOf({ url: "https://example.com:8443/" })).toBe("example.com:8443");
});

test("an answer is its status, and why it did not count", () => {
  expect(answerOf({ status: 204, error: null }, words)).toBe("204");
  expect(answerOf({ status: 500, error: "status" }, words)).toBe("500 · Rejected");
  expect(answerOf({ status: 410, error: "gone" }, words)).toBe("Gone (410)");
  expect(answerOf({ status: null, error: "timeout" }, words)).toBe(words.errors.timeout);
});

test("a refused address is explained where there are words for it", () => {
  const refused = (code: string) =>
    new ApiError({ status: 422, code: "validation_failed", errors: [{ field: "url", code, message: "" }] });
  expect(refusedField(refused("https_required"), "url", words)).toBe(words.form.errors.https_required);
  expect(refusedField(refused("invalid_url"), "url", words)).toBeUndefined();
  expect(refusedField(refused("https_required"), "events", words)).toBeUndefined();
});

test("each event stands in one group and has a name", () => {
  const all = Object.values(EVENTS).flat();
  expect(new Set(all).size).toBe(all.length);
  expect([...all, "webhook.test"].sort()).toEqual(Object.keys(words.events).sort());
});

test("a body is laid out when it is JSON, and shown as it is when not", () => {
  expect(pretty('{"a":1}')).toBe('{\n  "a": 1\n}');
  expect(pretty("no JSON")).toBe("no JSON");
});
