// Structured data: every type, property and value as schema.org's vocabulary has it (build/schema-org.txt).
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { everyPage, faults, RENDER_TIMEOUT, realPages } from "./rendered";

const parents = new Map<string, string[]>();
const properties = new Map<string, { domain: string[]; range: string[] }>();
const members = new Map<string, string[]>();

for (const line of readFileSync(join(import.meta.dirname, "../../../build/schema-org.txt"), "utf8").split(
  "\n",
)) {
  const [kind, name = "", first = "", second = ""] = line.split(" ");
  if (kind === "type") parents.set(name, first === "-" ? [] : first.split(","));
  if (kind === "property") properties.set(name, { domain: first.split(","), range: second.split(",") });
  if (kind === "member") members.set(name, first.split(","));
}

/** True when a type is another one, or below it. */
function isA(type: string, other: string): boolean {
  return type === other || (parents.get(type) ?? []).some((parent) => isA(parent, other));
}

const TEXTS = [
  "Text",
  "URL",
  "Date",
  "DateTime",
  "Time",
  "Duration",
  "CssSelectorType",
  "XPathType",
  "PronounceableText",
];
const DATES: Record<string, RegExp> = {
  Date: /^\d{4}-\d\d-\d\d$/,
  DateTime: /^\d{4}-\d\d-\d\dT\d\d:\d\d/,
  Time: /^\d\d:\d\d/,
  Duration: /^P/,
};

/** True when a plain value is of one of the types. */
function fits(value: unknown, range: readonly string[]): boolean {
  if (typeof value === "boolean") return range.includes("Boolean");
  if (typeof value === "number") return range.some((type) => isA(type, "Number"));
  if (typeof value !== "string") return false;
  const member = members.get(value.replace("https://schema.org/", ""));
  if (value.startsWith("https://schema.org/"))
    return member?.some((memberType) => range.some((type) => isA(memberType, type))) ?? false;
  if (range.includes("Text")) return true;
  // A URL may also represent an object.
  if (/^https?:\/\//.test(value) && range.some((type) => type === "URL" || isA(type, "Thing"))) return true;
  return (
    range.some((type) => (DATES[type] ?? /$^/).test(value)) ||
    range.some((type) => TEXTS.slice(6).includes(type))
  );
}

function faultsOf(thing: unknown, range: readonly string[], path: string): string[] {
  if (Array.isArray(thing)) return thing.flatMap((each, index) => faultsOf(each, range, `${path}[${index}]`));
  if (typeof thing !== "object" || thing === null) {
    return fits(thing, range) ? [] : [`${path}: ${JSON.stringify(thing)} is no ${range.join(" or ")}`];
  }
  const { "@type": type, "@id": id, ...rest } = thing as Record<string, unknown>;
  if (type === undefined && id !== undefined && Object.keys(rest).length === 0) return [];
  if (typeof type !== "string" || !parents.has(type)) return [`${path}: no type ${JSON.stringify(type)}`];
  const wrong =
    range.length > 0 && !range.some((parent) => isA(type, parent))
      ? [`${path}: ${type} is no ${range.join(" or ")}`]
      : [];
  return [
    ...wrong,
    ...Object.entries(rest).flatMap(([name, value]) => {
      const property = properties.get(name);
      if (!property) return [`${path}.${name}: no such property`];
      if (!property.domain.some((parent) => isA(type, parent)))
        return [`${path}.${name}: not a property of ${type}`];
      return faultsOf(value, property.range, `${path}.${name}`);
    }),
  ];
}

interface Graph {
  "@context": string;
  "@graph": Record<string, unknown>[];
}

const graphOf = (document: Document): Graph =>
  JSON.parse(document.querySelector("script[type='application/ld+json']")?.textContent ?? "null");

test("structured_data_keeps_to_the_vocabulary", RENDER_TIMEOUT, async () => {
  expect(parents.size).toBeGreaterThan(500);
  const problems = faults(await realPages(), (page) => {
    const graph = graphOf(page.document);
    if (graph?.["@context"] !== "https://schema.org") return ["no graph"];
    return graph["@graph"].flatMap((thing) => faultsOf(thing, [], String(thing["@type"])));
  });
  expect(problems).toEqual([]);
});

test("the_check_of_structured_data_finds_what_is_wrong", () => {
  expect(faultsOf({ "@type": "Offer", price: 5, priceCurrency: "USD" }, [], "x")).toEqual([]);
  expect(faultsOf({ "@type": "Offer", cost: 5 }, [], "x")).toHaveLength(1);
  expect(faultsOf({ "@type": "Offr" }, [], "x")).toHaveLength(1);
  expect(faultsOf({ "@type": "Offer", headline: "no" }, [], "x")).toHaveLength(1);
  expect(faultsOf({ "@type": "Offer", availability: "https://schema.org/Nowhere" }, [], "x")).toHaveLength(1);
  expect(faultsOf({ "@type": "Article", author: { "@type": "Offer" } }, [], "x")).toHaveLength(1);
});

test("no_page_rates_ourselves", RENDER_TIMEOUT, async () => {
  const problems = faults(await everyPage(), ({ html }) =>
    /AggregateRating|"Review"/.test(html) ? ["a rating"] : [],
  );
  expect(problems).toEqual([]);
});

test("breadcrumbs_in_data_are_those_on_the_page", RENDER_TIMEOUT, async () => {
  const problems = faults(await realPages(), ({ id, document }) => {
    const crumbs = graphOf(document)["@graph"].find((thing) => thing["@type"] === "BreadcrumbList");
    if (!crumbs) return id === "home" ? [] : ["no breadcrumbs"];
    const trail = (crumbs.itemListElement as { name: string }[]).map((item) => item.name).join(" / ");
    const crumbTexts = [...document.querySelectorAll("nav ol li:not([aria-hidden])")].map(
      (item) => item.textContent,
    );
    const isOnPage = crumbTexts.join(" / ").includes(trail);
    return isOnPage ? [] : [`${trail} / ${crumbTexts}`];
  });
  expect(problems).toEqual([]);
});
