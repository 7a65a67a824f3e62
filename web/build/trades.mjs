// Adds to src/site/islands/tools/trades.json the trades among the app's categories, each with its kind, which decides what
// people search for beside it. What is there already stays. Run by hand when the categories change: node build/trades.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const SRC = join(import.meta.dirname, "..", "src");
const TRADES = join(SRC, "site", "islands", "tools", "trades.json");
const CATEGORIES = join(SRC, "features", "locations", "categories", "presets.tsv");
/** Longer names are descriptions, which nobody types. */
const LONGEST = 36;

/** Places without customers, and those for which no words should be suggested. */
const NO_TRADE =
  /Abortion|Erotic|Strip|Love Hotel|LGBTQ|Weapon|Cannabis|Gambling|Casino|Adult|Hospice|Morgue|Station|Stand\b|Parking|Camp Pitch|Toilet|Terminal|Trade Shop|Catalog|Psychic|Esoteric|Government|Religious|Online Retailer| Fast Food|^Public |Insulator|Funeral|Bathroom Furnishing|Metalworker|Piercing|Signmaker|Veterinary Pharmacy|^Bag |^Bedding|^Anime|Produce Stand|Blood|Camping Area|Therapist Office|General Store|Repair Shop$(?<!Car Repair Shop|Shoe Repair Shop|Electronics Repair Shop|Motorcycle Repair Shop)/;

/** Kinds by English names; the first that fits. */
const KINDS = [
  [
    "home",
    /Carpenter|Plumber|Electrician|Roofer|^Painter|Plasterer|Tiler|Floorer|Parquet|Glazi|Locksmith|Gardener|Chimney|HVAC|Insulator|Funeral|Bathroom Furnishing|Metalworker|Joiner|Scaffolder|Stonemason|Cleaning Service|Moving Company|Repair|Window Construction|Upholsterer|Key Cutter|Car Wash|Vehicle Inspection|Blacksmith|Tinsmith|Security Office/,
  ],
  [
    "health",
    /ologist|Clinic$|Dentist|Doctor|Surgeon|therapist|Therapist|Pediatric|Podiat|Psychiatrist|Osteop|Homeop|Naturop|Pharmac|Midwife|Optomet|Optician|Orthodont|Physician|Acupunct|Chiropr|Veterin|Hearing|Internist|Chinese Medicine|Ayurveda|Dialysis|Birthing|Rehabilitation/,
  ],
  ["beauty", /Beauty|^Hairdresser$|Barber$|Nail|Massage|Tanning|Tattoo|Piercing|Groomer|Sauna/],
  [
    "food",
    /Restaurant|Fast Food|^Bar$|Cafe|Coffee|Pub$|Brew(pub|ery)|Biergarten|Bakery|Butcher|Steakhouse|Delicatessen|Ice Cream|Candy|Chocolate|Cheese|Pastry|Caterer|Teahouse|Winery|Seafood Shop|Greengrocer|Nightclub|Frozen Yogurt|Hookah|Dairy/,
  ],
  ["stay", /^(Hotel|Hostel|Motel|Guest House|Campground)/],
  [
    "professional",
    /(Accountant|Architect|Consultancy|Engineering|Graphic Design|Information Technology|Insurance|Law|Notary|Real Estate|Surveyor|Translation|Private Investigator|Tax Advisor) Office|Advertising Agency|Employment Agency|Travel Agency|Photographer|Coworking|Escape Room|Gym \/|Rental$|Dojo|Childcare|Climbing Gym|Bowling|Recording Studio|Tailor|Dressmaker|Dry Cleaner|Laundry|Signmaker|Watchmaker|Shoemaker|Financial Advisor|Yoga|Horseback|Go Kart|Trampoline|Animal Boarding|Karaoke|Dive Center/,
  ],
  [
    "shop",
    /Store$|Shop$|Dealership|Supermarket|Drugstore|Florist|Bookstore|Garden Center|Newsstand|Pawnshop|Framing|Art Gallery/,
  ],
];

const fold = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
/** "Café / Bar (terrasse)" is typed as "Café", and "Surveyor Office" as "Surveyor". */
const typed = (name) => name.split(/ \/ | \(/)[0].replace(/(?<=or|er|ary|ant|ect) Office$/, "");

const trades = JSON.parse(readFileSync(TRADES, "utf8"));
const known = new Set(trades.flatMap(({ en, fr }) => [`en ${fold(en)}`, `fr ${fold(fr)}`]));
for (const line of readFileSync(CATEGORIES, "utf8").trimEnd().split("\n")) {
  const [english, french] = line.split("\t");
  const kind = KINDS.find(([, names]) => names.test(english))?.[0];
  const [en, fr] = [typed(english), typed(french)];
  const isTyped = Math.max(en.length, fr.length) <= LONGEST && !/[,/]/.test(en + fr);
  if (!kind || !isTyped || NO_TRADE.test(english)) continue;
  if (known.has(`en ${fold(en)}`) || known.has(`fr ${fold(fr)}`)) continue;
  known.add(`en ${fold(en)}`).add(`fr ${fold(fr)}`);
  trades.push({ en, fr, kind });
}
const lines = trades
  .sort((a, b) => a.en.localeCompare(b.en, "en"))
  .map(
    ({ en, fr, kind }) => `  { "en": ${JSON.stringify(en)}, "fr": ${JSON.stringify(fr)}, "kind": "${kind}" }`,
  );
writeFileSync(TRADES, `[\n${lines.join(",\n")}\n]\n`);
