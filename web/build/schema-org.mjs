// Makes schema-org.txt from the vocabulary of schema.org (schemaorg-current-https.jsonld of its releases):
//   node build/schema-org.mjs schemaorg-current-https.jsonld
// One line a term: `type Offer Intangible`, `property price PriceSpecification,Offer Text,Number`, `member InStock ItemAvailability`.
import { readFileSync, writeFileSync } from "node:fs";

const list = (value) => (Array.isArray(value) ? value : value === undefined ? [] : [value]);
const names = (value) =>
  list(value)
    .map((each) => (typeof each === "string" ? each : each["@id"]))
    .filter((name) => name.startsWith("schema:"))
    .map((name) => name.slice("schema:".length));

const { "@graph": terms } = JSON.parse(readFileSync(process.argv[2], "utf8"));
const lines = terms.flatMap((term) => {
  const [name] = names(term["@id"]);
  if (!name || term["schema:supersededBy"]) return [];
  const kinds = list(term["@type"]);
  if (kinds.includes("rdfs:Class"))
    return [`type ${name} ${names(term["rdfs:subClassOf"]).join(",") || "-"}`];
  if (kinds.includes("rdf:Property")) {
    return [
      `property ${name} ${names(term["schema:domainIncludes"])} ${names(term["schema:rangeIncludes"])}`,
    ];
  }
  const of = names(kinds);
  return of.length > 0 ? [`member ${name} ${of}`] : [];
});
writeFileSync(new URL("schema-org.txt", import.meta.url), `${lines.sort().join("\n")}\n`);
