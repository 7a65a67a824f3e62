// Measures the list in the browser and prints one line of JSON. Milliseconds, as the browser itself counts them:
// a frame by the gap to the one before and, over 50, by its long-animation-frame entry; a keystroke by its event entry.
import type { Page } from "@playwright/test";
import { drawer } from "./harness/drawer.ts";
import { counter, openList } from "./harness/list.ts";
import type { Person } from "./harness/people.ts";
import { expect, test } from "./harness/test.ts";
import { words } from "./harness/words.ts";

const ROWS = Number(process.env.TABLE_ROWS ?? 100_000);
const STREETS = ["Main Street", "Oak Avenue", "Harbor Road", "Mill Lane", "Station Road"];
const CITIES = ["Boston", "Austin", "Denver", "Portland", "Chicago", "Seattle", "Tampa", "Omaha"];

interface Measurements {
  frames: number[];
  long: number[];
  keys: number[];
}

test("the list scrolls and answers", async ({ page, member }) => {
  await fill(member);
  await watch(page);
  const from = Date.now();
  await openList(page);
  await expect(page.getByRole("row").nth(3)).toBeVisible();
  const first = Date.now() - from;
  await expect(counter(page)).toContainText(ROWS.toLocaleString("en-US"));
  await page.waitForTimeout(1000);

  await take(page);
  await page.mouse.move(640, 600);
  const client = await page.context().newCDPSession(page);
  for (let turn = 0; turn < 6; turn += 1) {
    await client.send("Input.synthesizeScrollGesture", {
      x: 640,
      y: 500,
      yDistance: turn < 4 ? -6000 : 6000,
      speed: 4000,
      gestureSourceType: "mouse",
    });
  }
  const scrolled = await take(page);
  expect(
    await page.evaluate(() => window.scrollY),
    "a page that stood still is not measured",
  ).toBeGreaterThan(0);

  await page.evaluate(() => window.scrollTo({ top: 0 }));
  const box = page.getByLabel(words.en.list.search);
  await box.click();
  await page.waitForTimeout(500);
  await take(page);
  await page.keyboard.type("harbor road 77", { delay: 120 });
  await page.waitForTimeout(500);
  const typed = await take(page);
  const askedAt = Date.now();
  await box.fill(`Shop ${ROWS - 1}`);
  await expect(page.getByRole("row").filter({ hasText: `Shop ${ROWS - 1}` })).toHaveCount(1);
  const searchTime = Date.now() - askedAt;

  await box.fill("");
  await expect(counter(page)).toContainText(ROWS.toLocaleString("en-US"));
  const sortedAt = Date.now();
  await page.getByRole("columnheader", { name: "Reviews" }).getByRole("button").click();
  await expect(page.getByRole("grid")).toHaveAttribute("aria-busy", "false");
  const sorted = Date.now() - sortedAt;

  const details = page.getByLabel(new RegExp(`^${words.en.drawer.details} `)).nth(4);
  const name = ((await details.getAttribute("aria-label")) ?? "").slice(words.en.drawer.details.length + 1);
  const pressedAt = Date.now();
  await details.click();
  await expect(drawer(page).getByRole("heading", { name })).toBeVisible();
  const drawn = Date.now() - pressedAt;
  const bulk = await editAll(member);
  const figures = {
    rows: ROWS,
    first_rows: first,
    scroll_frames: scrolled.frames.length,
    scroll_median: median(scrolled.frames),
    scroll_p99: quantile(scrolled.frames, 0.99),
    scroll_longest: quantile([...scrolled.frames, ...scrolled.long], 1),
    scroll_over_50: scrolled.long.length,
    key_median: median(typed.keys),
    key_longest: Math.max(0, ...typed.keys),
    search: searchTime,
    sort: sorted,
    drawer: drawn,
    bulk,
  };
  // biome-ignore lint/suspicious/noConsole: the figures are what this is run for
  console.log(JSON.stringify(figures));
});

async function fill(member: Person) {
  const lines = Array.from({ length: ROWS }, (_, at) => {
    const city = CITIES[at % CITIES.length];
    const street = STREETS[at % STREETS.length];
    return `Shop ${at},${at + 1} ${street},${city},MA,02108,,,Retail Store`;
  });
  const header = "Business Name,Address,City,State,ZIP Code,Phone,Website,Category";
  await member.importText("many.csv", `${[header, ...lines].join("\n")}\n`);
}

/** Changes the website of all locations in a job; returns its duration in milliseconds. */
async function editAll(member: Person): Promise<number> {
  const from = Date.now();
  const action = { kind: "edit", changes: { website: "https://shops.example.com" } };
  const body = { scope: { filters: {} }, expected: ROWS, action };
  const { id } = await member.call<{ id: string }>("POST", "/api/v1/locations/bulk", body);
  await expect
    .poll(async () => (await member.call<{ state: string }>("GET", `/api/v1/locations/bulk/${id}`)).state, {
      timeout: 300_000,
      intervals: [250],
    })
    .toBe("done");
  return Date.now() - from;
}

async function watch(page: Page) {
  await page.addInitScript(() => {
    const seen: Measurements = { frames: [], long: [], keys: [] };
    Object.assign(window, { __seen: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.long.push(entry.duration);
    }).observe({ type: "long-animation-frame" });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.name === "keydown" || entry.name === "input") seen.keys.push(entry.duration);
      }
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    let before = performance.now();
    const next = (now: number) => {
      seen.frames.push(now - before);
      before = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
}

/** Returns the observations since the last call. */
function take(page: Page): Promise<Measurements> {
  return page.evaluate(() => {
    const { __seen: seen } = window as unknown as { __seen: Measurements };
    return { frames: seen.frames.splice(0), long: seen.long.splice(0), keys: seen.keys.splice(0) };
  });
}

function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round((sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0) * 10) / 10;
}

function median(values: number[]): number {
  return quantile(values, 0.5);
}
