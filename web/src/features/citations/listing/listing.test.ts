// Marks of differences, and words of reasons.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listing as en } from "./en";
import { listing as fr } from "./fr";
import { markDifferences, markDigits } from "./marks";
import { reasonText } from "./reasons";
import { seenOf, typedOf } from "./seen-fields";

const marked = (parts: ReturnType<typeof markDifferences>) =>
  parts.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join("");

test("words that the profile does not have are marked", () => {
  expect(marked(markDifferences("14 Mill Street, Riverside", "41 Mill Street, Riverside"))).toBe(
    "[41] Mill Street, Riverside",
  );
  expect(marked(markDifferences("Café de l’Église", "cafe de l’eglise SARL"))).toBe(
    "cafe de l’eglise [SARL]",
  );
  expect(marked(markDifferences("a b c", "c b a"))).toBe("[c] [b] a");
});

test("digits of a phone number are compared from its end", () => {
  expect(marked(markDigits("+33 4 78 00 11 22", "04 78 00 99 22"))).toBe("04 78 00 [99] 22");
  expect(marked(markDigits("(212) 555-0116", "(212) 555-0161"))).toBe("(212) 555-01[61]");
});

test("each reason of a comparison has words in both languages", () => {
  const source = readFileSync(join(import.meta.dirname, "../../../../../base/nap/src/types.rs"), "utf8");
  const [, body = ""] = /pub enum Reason \{([\s\S]*?)\n\}/.exec(source) ?? [];
  const codes = [...body.matchAll(/^ {4}([A-Z]\w*),/gm)].map(([, name = ""]) =>
    name.replaceAll(/(?<!^)([A-Z])/g, "_$1").toLowerCase(),
  );
  expect(codes.length).toBeGreaterThan(40);
  for (const words of [en, fr]) {
    expect(codes.filter((code) => reasonText(code, words) === "")).toEqual([]);
    expect(Object.keys(words.reasons).filter((code) => !codes.includes(code))).toEqual([]);
  }
  expect(reasonText("constructor", en)).toBe("");
});

test("empty fields of a form are not sent", () => {
  expect(seenOf({ ...typedOf({ name: " Café ", phone: null }), address: "  " })).toEqual({ name: "Café" });
});
