// Lighthouse over the public pages, as a phone sees them. LIGHTHOUSE says how much of it:
//   sample (default)  a page of each layout, once, without performance: nothing that a busy machine could change
//   rules             the same for every page
//   all               every page with performance, the median of three runs; what was measured of this build is kept in
//                     target/lighthouse.json and not measured again, and after LIGHTHOUSE_MINUTES the rest is left for later
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { sitemap } from "./harness/sitemap.ts";
import { expect, serverUrl, test } from "./harness/test.ts";

const SAMPLE = ["/", "/fr/pricing", "/products/heatmaps", "/fr/resources/glossaire", "/contact", "/fr/blog"];
const RULES = ["accessibility", "best-practices", "seo"] as const;
const CATEGORIES = ["performance", ...RULES] as const;
const MODE = process.env.LIGHTHOUSE ?? "sample";
const MINUTES = Number(process.env.LIGHTHOUSE_MINUTES ?? Number.POSITIVE_INFINITY);
const RUNS = 3;
const PORT = 9333;
const KEPT = join(import.meta.dirname, "..", "target", "lighthouse.json");

type Category = (typeof CATEGORIES)[number];
type Scores = Partial<Record<Category, number>>;
/** Scores by what was looked at: the path, and the text of the page. */
type Known = Record<string, Scores>;

test("public pages", async ({ launchOptions }) => {
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--remote-debugging-port=${PORT}`],
  });
  const wrong = MODE === "all" ? await measureAll() : await checkRules();
  await browser.close();
  expect([...new Set(wrong)]).toEqual([]);
});

/** What every machine finds the same: one run each. */
async function checkRules(): Promise<string[]> {
  const paths = MODE === "rules" ? await sitemap(serverUrl()) : SAMPLE;
  const wrong: string[] = [];
  for (const path of paths) await audit(path, RULES, wrong);
  print(`${paths.length} pages looked at, ${new Set(wrong).size} faults`);
  return wrong;
}

/** The table, of which earlier runs may have measured a part. */
async function measureAll(): Promise<string[]> {
  const until = Date.now() + MINUTES * 60_000;
  const [paths, known, wrong] = [await sitemap(serverUrl()), readKept(), [] as string[]];
  print(`| page | ${CATEGORIES.join(" | ")} |\n|---|--:|--:|--:|--:|`);
  let done = 0;
  for (const path of paths) {
    const name = await nameOf(path);
    if (!known[name] && Date.now() < until) {
      known[name] = await medianOf(path, wrong);
      keep(known);
    }
    const scores = known[name];
    if (!scores) continue;
    done += 1;
    print(`| ${path} | ${CATEGORIES.map((category) => scores[category]).join(" | ")} |`);
    for (const category of RULES) {
      if (scores[category] !== 100) wrong.push(`${path}: ${category} ${scores[category]}`);
    }
  }
  print(`${done} of ${paths.length} pages measured`);
  return wrong;
}

async function medianOf(path: string, wrong: string[]): Promise<Scores> {
  const runs: Scores[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await audit(path, CATEGORIES, wrong));
  const middle = (category: Category) => median(runs.map((scores) => scores[category] ?? 0));
  return Object.fromEntries(CATEGORIES.map((category) => [category, middle(category)]));
}

/** One run; a run in which Lighthouse itself failed says nothing of the page, and is made once more. */
async function audit(path: string, categories: readonly Category[], wrong: string[]): Promise<Scores> {
  const result = (await run(path, categories)) ?? (await run(path, categories));
  if (!result) throw new Error(`nothing was measured at ${path}`);
  for (const category of categories.filter((each) => each !== "performance")) {
    for (const { id, weight } of result.categories[category]?.auditRefs ?? []) {
      const score = result.audits[id]?.score;
      if (weight > 0 && typeof score === "number" && score < 1)
        wrong.push(`${path}: ${result.audits[id]?.title}`);
    }
  }
  return Object.fromEntries(
    categories.map((category) => [category, Math.round((result.categories[category]?.score ?? 0) * 100)]),
  );
}

async function run(path: string, categories: readonly Category[]) {
  const result = await lighthouse(`${serverUrl()}${path}`, {
    port: PORT,
    logLevel: "silent",
    onlyCategories: [...categories],
  });
  return result && !result.lhr.runtimeError ? result.lhr : null;
}

/** The page and its text, which names the files it loads; not the port of this run. */
async function nameOf(path: string): Promise<string> {
  const html = await (await fetch(`${serverUrl()}${path}`)).text();
  const hash = createHash("sha256").update(html.replaceAll(serverUrl(), ""));
  return `${path} ${hash.digest("hex").slice(0, 16)}`;
}

function readKept(): Known {
  return existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, "utf8")) : {};
}

function keep(known: Known) {
  mkdirSync(dirname(KEPT), { recursive: true });
  writeFileSync(KEPT, JSON.stringify(known, null, 1));
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function print(line: string) {
  // biome-ignore lint/suspicious/noConsole: the table is what this is run for
  console.log(line);
}
