// Lighthouse over the public pages: a sample of them, or with LIGHTHOUSE=all every page; the median of three runs each.
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { sitemap } from "./harness/sitemap.ts";
import { expect, serverUrl, test } from "./harness/test.ts";

const SAMPLE = ["/", "/fr", "/fr/pricing", "/products/heatmaps", "/resources/glossary", "/fr/blog"];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 3);
const PORT = 9333;

type Scores = Record<(typeof CATEGORIES)[number], number>;

test("public pages", async ({ launchOptions }) => {
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--remote-debugging-port=${PORT}`],
  });
  const paths = process.env.LIGHTHOUSE === "all" ? await sitemap(serverUrl()) : SAMPLE;
  const wrong: string[] = [];
  print(`| page | ${CATEGORIES.join(" | ")} |\n|---|--:|--:|--:|--:|`);
  for (const path of paths) {
    const runs: Scores[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await audit(path, wrong));
    const row = CATEGORIES.map((name) => median(runs.map((scores) => scores[name])));
    print(`| ${path} | ${row.join(" | ")} |`);
    for (const [at, name] of CATEGORIES.entries()) {
      if (name !== "performance" && row[at] !== 100) wrong.push(`${path}: ${name} ${row[at]}`);
    }
  }
  await browser.close();
  expect([...new Set(wrong)]).toEqual([]);
});

async function audit(path: string, wrong: string[]): Promise<Scores> {
  const result = await lighthouse(`${serverUrl()}${path}`, {
    port: PORT,
    logLevel: "silent",
    onlyCategories: [...CATEGORIES],
  });
  if (!result) throw new Error(`nothing was measured at ${path}`);
  const { categories, audits } = result.lhr;
  for (const name of CATEGORIES.filter((each) => each !== "performance")) {
    for (const { id, weight } of categories[name]?.auditRefs ?? []) {
      const audit = audits[id];
      if (weight > 0 && audit && audit.score !== null && audit.score < 1)
        wrong.push(`${path}: ${audit.title}`);
    }
  }
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
  return Object.fromEntries(scores) as Scores;
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function print(line: string) {
  // biome-ignore lint/suspicious/noConsole: the table is what this is run for
  console.log(line);
}
