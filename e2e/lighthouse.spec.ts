// Lighthouse over the public pages, as a phone sees them. LIGHTHOUSE says how much of it:
//   sample (default)  a page of each layout, once, without performance: nothing that a busy machine could change
//   rules             the same for every page
//   all               every page with performance, the median of three runs; what was measured of this build is kept in
//                     target/lighthouse.json and not measured again, and after LIGHTHOUSE_MINUTES the rest is left for later
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { chromium, type LaunchOptions } from "@playwright/test";
import lighthouse from "lighthouse";
import {
  CATEGORIES,
  type Category,
  isSettled,
  judge,
  medianOf,
  type Report,
  RULES,
  type Run,
  type Scores,
} from "./harness/lighthouse.ts";
import { freePort } from "./harness/server.ts";
import { sitemap } from "./harness/sitemap.ts";
import { expect, serverUrl, test } from "./harness/test.ts";

const SAMPLE = ["/", "/fr/pricing", "/products/heatmaps", "/fr/resources/glossaire", "/contact", "/fr/blog"];
const MODE = process.env.LIGHTHOUSE ?? "sample";
const MINUTES = Number(process.env.LIGHTHOUSE_MINUTES ?? Number.POSITIVE_INFINITY);
/** Maximum attempts to measure a page when Lighthouse itself fails. */
const ATTEMPTS = 4;
const RESULTS_FILE = join(import.meta.dirname, "..", "target", "lighthouse.json");

/** Earlier results, by path and text of the page. */
type Results = Record<string, Scores>;

test("public pages", async ({ launchOptions }) => {
  const wrong = MODE === "all" ? await measureAll(launchOptions) : await checkRules(launchOptions);
  expect(wrong).toEqual([]);
});

test("a run without a figure is no measurement", () => {
  const report = (audit: object, score: number | null, runtimeError?: object) =>
    ({
      runtimeError,
      categories: { performance: { score, auditRefs: [{ id: "speed-index", weight: 10 }] } },
      audits: { "speed-index": audit },
    }) as unknown as Report;
  const read = (...args: Parameters<typeof report>) => judge(report(...args), ["performance"]);

  const slow = { score: 0.5, scoreDisplayMode: "numeric", displayValue: "4.1\u{a0}s" };
  expect(read(slow, 0.95)).toEqual({ scores: { performance: 95 }, costs: ["speed-index 4.1 s"] });
  expect(read({ ...slow, score: 1 }, 1)).toEqual({ scores: { performance: 100 }, costs: [] });
  expect(read(slow, 0)).toMatchObject({ scores: { performance: 0 } });
  // The page did not paint: the audit fails, and with it the category has no score, but the run has no error.
  const unpainted = { score: null, scoreDisplayMode: "error", errorMessage: "NO_FCP" };
  expect(read(unpainted, null)).toEqual({ failure: "speed-index: NO_FCP" });
  expect(read(slow, null)).toEqual({ failure: "no score for performance" });
  expect(read(slow, null, { code: "TARGET_CRASHED" })).toEqual({ failure: "TARGET_CRASHED" });
});

test("two runs that agree are the median, else a third decides", () => {
  const run = (performance: number): Scores => ({
    scores: { performance, accessibility: 100, "best-practices": 100, seo: 100 },
    costs: performance === 100 ? [] : [`cost ${100 - performance}`],
  });
  expect([[run(100)], [run(100), run(100)], [run(100), run(99)]].map(isSettled)).toEqual([
    false,
    true,
    false,
  ]);
  expect(isSettled([run(100), run(99), run(98)])).toBe(true);
  expect(medianOf([run(100), run(100)])).toEqual(run(100));
  expect(medianOf([run(100), run(97), run(99)])).toEqual(run(99));
});

/** Checks the audits that do not depend on the machine, with one run per page. */
async function checkRules(options: LaunchOptions): Promise<string[]> {
  const paths = MODE === "rules" ? await sitemap(serverUrl()) : SAMPLE;
  const wrong: string[] = [];
  for (const path of paths) {
    const run = await measured(path, RULES, options);
    wrong.push(...("failure" in run ? [run.failure] : run.costs).map((fault) => `${path}: ${fault}`));
  }
  print(`${paths.length} pages looked at, ${wrong.length} faults`);
  return wrong;
}

/** The table, of which earlier runs may have measured a part. */
async function measureAll(options: LaunchOptions): Promise<string[]> {
  const until = Date.now() + MINUTES * 60_000;
  const [paths, results, wrong] = [await sitemap(serverUrl()), readResults(), [] as string[]];
  print(`| page | ${CATEGORIES.join(" | ")} | what costs points |\n|---|--:|--:|--:|--:|---|`);
  let done = 0;
  for (const path of paths) {
    const name = await nameOf(path);
    if (!results[name] && Date.now() < until) {
      const run = await medianRun(path, options);
      if ("failure" in run) {
        print(`not measured: ${path}: ${run.failure}`);
        wrong.push(`${path} was not measured`);
      } else keep(results, name, run);
    }
    const page = results[name];
    if (!page) continue;
    done += 1;
    const scores = CATEGORIES.map((category) => page.scores[category]);
    print(`| ${path} | ${scores.join(" | ")} | ${page.costs.join(", ")} |`);
    for (const category of RULES) {
      if (page.scores[category] !== 100) wrong.push(`${path}: ${category} ${page.scores[category]}`);
    }
  }
  print(`${done} of ${paths.length} pages measured`);
  return wrong;
}

async function medianRun(path: string, options: LaunchOptions): Promise<Run> {
  const runs: Scores[] = [];
  while (!isSettled(runs)) {
    const run = await measured(path, CATEGORIES, options);
    if ("failure" in run) return run;
    runs.push(run);
  }
  return medianOf(runs);
}

/** Runs Lighthouse, with retries when it or the browser fails; returns the reason when all attempts fail. */
async function measured(path: string, categories: readonly Category[], options: LaunchOptions): Promise<Run> {
  let run: Run = { failure: "" };
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    run = await runOnce(path, categories, options);
    if (!("failure" in run)) break;
    print(`again: ${path}: ${run.failure}`);
  }
  return run;
}

/** In a browser of its own: one that has crashed takes nothing with it. */
async function runOnce(path: string, categories: readonly Category[], options: LaunchOptions): Promise<Run> {
  const port = await freePort();
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(`${serverUrl()}${path}`, {
      port,
      logLevel: "silent",
      onlyCategories: [...categories],
    });
    return result ? judge(result.lhr, categories) : { failure: "no report" };
  } catch (error) {
    return { failure: String(error) };
  } finally {
    await browser.close();
  }
}

/** The page and its text, which names the files it loads; not the port of this run. */
async function nameOf(path: string): Promise<string> {
  const html = await (await fetch(`${serverUrl()}${path}`)).text();
  const hash = createHash("sha256").update(html.replaceAll(serverUrl(), ""));
  return `${path} ${hash.digest("hex").slice(0, 16)}`;
}

function readResults(): Results {
  return existsSync(RESULTS_FILE) ? JSON.parse(readFileSync(RESULTS_FILE, "utf8")) : {};
}

function keep(results: Results, name: string, scores: Scores) {
  results[name] = scores;
  mkdirSync(dirname(RESULTS_FILE), { recursive: true });
  writeFileSync(RESULTS_FILE, JSON.stringify(results, null, 1));
}

function print(line: string) {
  // biome-ignore lint/suspicious/noConsole: the table is what this is run for
  console.log(line);
}
