// Sections of the templates and their order.
import { expect, test } from "vitest";
import { moved, SECTIONS, sectionsOf, TEMPLATES } from "./templates";

test("every_template_offers_every_section_and_begins_with_the_summary", () => {
  for (const template of TEMPLATES) {
    const sections = sectionsOf(template);
    expect(sections.map(({ kind }) => kind)).toEqual([...SECTIONS]);
    expect(sections[0]).toEqual({ kind: "summary", on: true });
    expect(sections.at(-1)?.on).toBe(true);
  }
});

test("only_the_technical_template_has_everything", () => {
  const counts = TEMPLATES.map((template) => sectionsOf(template).filter(({ on }) => on).length);
  expect(counts).toEqual([6, 10, 7]);
});

test("a_section_moves_before_or_after_another", () => {
  const start = sectionsOf("technical").slice(0, 4);
  const order = (sections: typeof start) => sections.map(({ kind }) => kind).join(" ");
  expect(order(moved(start, new Set(["reviews"]), "summary", "before"))).toBe(
    "reviews summary profile rankings",
  );
  expect(order(moved(start, new Set(["summary"]), "rankings", "after"))).toBe(
    "profile rankings summary reviews",
  );
  expect(order(moved(start, new Set(["summary"]), "next", "after"))).toBe("summary profile rankings reviews");
});
