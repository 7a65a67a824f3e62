// Writes src/features/locations/categories/presets.tsv from a CSV of business presets (name_en, name_fr, terms_*,
// aliases_*; made from the translations of @openstreetmap/id-tagging-schema). Run by hand when the source changes:
//   node build/categories.mjs presets.csv
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const OUT = join(import.meta.dirname, "..", "src", "features", "locations", "categories", "presets.tsv");
const source = process.argv[2];
if (!source) throw new Error("which file?");

const NO_BUSINESS =
  /vending_machine|fitness_station|vacant|parking_space|bench|waste|recycling|shelter|toilets|drinking_water|viewpoint|wilderness_hut|bird_hide|picnic|fire_?pit|firepit|clock|fountain|grit|hunting|telephone|letter_box|post_box|ticket_validator|watering|artwork|information\/(?!office|visitor)|bleachers|outdoor_seating|slipway|swing|playground\/|pitch\/|track\/|traffic|atm$|binoculars|compressed_air|dressing_room|give_box|public_bookcase|lounger|smoking_area|trolley_bay|weighbridge|hitching_post|polling|table|bbq|shower|charging_station\/|bicycle_parking|motorcycle_parking|sanitary_dump|loading_dock|feeding_place|game_feeding|baking_oven|lavoir/;

const [header = [], ...rows] = readFileSync(source, "utf8").trimEnd().split(/\r?\n/).map(cells);
const column = (row, name) => row[header.indexOf(name)] ?? "";
const seen = new Set();
const lines = rows.flatMap((row) => {
  const [en, fr] = [column(row, "name_en"), column(row, "name_fr") || column(row, "name_en")];
  // Things on the street are no businesses; two presets of one name are one category.
  if (NO_BUSINESS.test(column(row, "preset"))) return [];
  if (!en || seen.has(en.toLowerCase())) return [];
  seen.add(en.toLowerCase());
  const names = [en, fr].map((name) => name.toLowerCase());
  const terms = (language) =>
    [
      ...new Set([
        ...column(row, `aliases_${language}`).split("|"),
        ...column(row, `terms_${language}`).split(/[,;]/),
      ]),
    ]
      .map((term) => term.trim())
      .filter((term) => term !== "" && !names.some((name) => name.includes(term.toLowerCase())))
      .join(",");
  return [[capital(en), capital(fr), terms("en"), terms("fr")].join("\t")];
});
writeFileSync(OUT, `${lines.sort((a, b) => a.localeCompare(b, "en")).join("\n")}\n`);

function capital(name) {
  return (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll("'", "’");
}

/** One line of a CSV file without line breaks inside cells. */
function cells(line) {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map((match) =>
    (match[1] ?? match[2] ?? "").replaceAll('""', '"'),
  );
}
