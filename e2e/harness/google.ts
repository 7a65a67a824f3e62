// A site with a Google of its own: the program's simulator, with one world per worker.

import type { BrowserContext, Page } from "@playwright/test";
import { chooseInMenu } from "./bulk.ts";
import { makeDatabase } from "./database.ts";
import { googleWords } from "./google-words.ts";
import { type Person, signUp } from "./people.ts";
import { startServer, startSimulator } from "./server.ts";
import { signIn } from "./test.ts";
import { test as base } from "./turn.ts";
import { Watch } from "./watch.ts";
import type { Language } from "./words.ts";

/** People of the simulator; its README describes their accounts. */
export const PEOPLE = {
  agency: { name: "Camille Roy", email: "camille.roy@example.com", account: "Fairmont Retail Group" },
  owner: { name: "Alex Martin", email: "alex.martin@example.com", account: "Alex Martin" },
  stranger: { name: "Noor Haddad", email: "noor.haddad@example.com", account: "" },
} as const;

/** A person of the simulator. */
export type Googler = (typeof PEOPLE)[keyof typeof PEOPLE];

/** Fields of a Google location that the journeys read. */
export interface GoogleLocation {
  name: string;
  title: string;
  websiteUri?: string;
  categories?: { additionalCategories?: { displayName: string }[] };
  openInfo?: { status: string };
  moreHours?: { hoursTypeId: string }[];
  /** Absent for a business that goes to its customers. */
  storefrontAddress?: { regionCode: string; postalCode: string; locality: string; addressLines: string[] };
}

/** The simulator's control desk. */
export class Desk {
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  /** A fault for the requests to come. */
  fault(fault: { method: string; kind: string; after?: number; count?: number; milliseconds?: number }) {
    return this.#send("POST", "/sim/faults", fault);
  }

  /** Ends all faults. */
  mend() {
    return this.#send("DELETE", "/sim/faults");
  }

  /** The user takes the consent back at Google. */
  takeBack(email: string) {
    return this.#send("DELETE", "/sim/tokens", { email });
  }

  /** An action of Google or of the public. */
  change(change: { location: string; kind: string; field?: string; value?: unknown }) {
    return this.#send("POST", "/sim/changes", change);
  }

  /** Number of replies to reviews that were written. */
  async writtenReplies(): Promise<number> {
    const log = (await (await fetch(`${this.url}/sim/log`)).json()) as { methods: Record<string, number> };
    return log.methods["mybusiness.accounts.locations.reviews.updateReply"] ?? 0;
  }

  /** The first location of an account, as Google names it. */
  async firstLocation(account: string): Promise<string> {
    const { firstLocation } = await this.#account(account);
    if (!firstLocation) throw new Error(`${account} has no location`);
    return firstLocation;
  }

  /** Returns the locations of an account at Google, read with the token of one of its owners. */
  async locations(account: string, email: string): Promise<GoogleLocation[]> {
    const headers = { "Content-Type": "application/json" };
    const issued = await fetch(`${this.url}/sim/tokens`, {
      method: "POST",
      headers,
      body: JSON.stringify({ email }),
    });
    const { access_token } = (await issued.json()) as { access_token: string };
    const { name } = await this.#account(account);
    const query =
      "readMask=name,title,storefrontAddress,websiteUri,categories,openInfo,moreHours&pageSize=100";
    const answer = await fetch(`${this.url}/mybusinessbusinessinformation/v1/${name}/locations?${query}`, {
      headers: { Authorization: `Bearer ${access_token}` },
    });
    return ((await answer.json()) as { locations: GoogleLocation[] }).locations;
  }

  async #account(called: string): Promise<{ name: string; firstLocation?: string }> {
    const { people } = (await (await fetch(`${this.url}/sim`)).json()) as {
      people: { accounts: { name: string; accountName: string; firstLocation?: string }[] }[];
    };
    const account = people
      .flatMap(({ accounts }) => accounts)
      .find(({ accountName }) => accountName === called);
    if (!account) throw new Error(`there is no account ${called}`);
    return account;
  }

  async #send(method: string, path: string, body?: object) {
    const answer = await fetch(`${this.url}${path}`, {
      method,
      headers: { "Content-Type": "application/json" },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  }
}

interface Fixtures {
  /** Fails the test at its end when something happened that must not. */
  watch: Watch;
  /** Signs in a new user with an empty organization. */
  enter: (language: Language) => Promise<Person>;
  /** The simulator; its faults are cleared before each test. */
  desk: Desk;
}

/** The test function of everything about Business Profile. */
export const test = base.extend<Fixtures, { world: { url: string; desk: Desk } }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
    async ({}, use) => {
      const client = ["--client-id", "simulated", "--client-secret", "simulated"];
      const [database, google] = [
        await makeDatabase(),
        await startSimulator("--unlimited-quota", "--locations", "253", ...client),
      ];
      const options = [
        ...["--google-api-base", google.url, "--google-issuer", google.url, "--google-quota", "0"],
        ...["--google-client-id", "simulated", "--google-client-secret", "simulated"],
      ];
      const server = await startServer(database.url, { options });
      await use({
        url: `http://localhost:${new URL(server.url).port}`,
        desk: new Desk(google.url),
      });
      await server.stop();
      await Promise.all([google.stop(), database.remove()]);
    },
    { scope: "worker" },
  ],
  baseURL: async ({ world }, use) => use(world.url),
  watch: [
    async ({ context, world }, use) => {
      const watch = new Watch(world.url, world.desk.url);
      watch.expect(404, `${world.desk.url}/favicon.ico`);
      await watch.follow(context);
      await use(watch);
      base.expect(watch.faults, "console errors, page errors, content policy, other origins").toEqual([]);
    },
    { auto: true },
  ],
  desk: async ({ world }, use) => {
    await world.desk.mend();
    await use(world.desk);
    await world.desk.mend();
  },
  enter: async ({ context, world }, use) => use((language) => enter(context, world.url, language)),
});

export const expect = base.expect;

async function enter(context: BrowserContext, url: string, language: Language): Promise<Person> {
  const person = await signUp(url);
  await signIn(context, person, language, url);
  return person;
}

/** Goes to Google, and consents or cancels there. */
export async function connect(
  page: Page,
  googler: Googler,
  language: Language,
  decision: "allow" | "deny" = "allow",
) {
  const words = googleWords[language];
  await page.goto("/dashboard/locations");
  await chooseInMenu(page, words.connect, language);
  await page.getByRole("dialog").getByRole("button", { name: words.submit }).click();
  await page.getByRole("link", { name: googler.name }).click();
  await page.locator(`button[value=${decision}]`).click();
}

/** Chooses an account of the second step. */
export async function choose(page: Page, account: string) {
  await page
    .getByRole("dialog")
    .getByRole("listitem")
    .filter({ hasText: account })
    .getByRole("button")
    .click();
}

/** Connects, and imports the account; ends with the list. */
export async function importFrom(page: Page, googler: Googler, language: Language) {
  await connect(page, googler, language);
  await choose(page, googler.account);
  await base.expect(page.getByText(googleWords[language].imported)).toBeVisible({ timeout: 45_000 });
  await finish(page, language);
}

/** Closes the dialog in which an import has ended. */
export async function finish(page: Page, language: Language) {
  await page.getByRole("dialog").getByRole("button", { name: googleWords[language].finish }).click();
  await base.expect(page.getByRole("dialog")).toHaveCount(0);
}

/** Imports an account with one location that was already added by hand; ends with the question about it. */
export async function importWithExisting(
  page: Page,
  person: Person,
  desk: Desk,
  googler: Googler,
  language: Language,
) {
  const locations = await desk.locations(googler.account, googler.email);
  const placed = locations.find((location) => location.storefrontAddress);
  if (!placed?.storefrontAddress) throw new Error("every location goes to its customers");
  const { addressLines, locality: city, postalCode, regionCode } = placed.storefrontAddress;
  const place = { address: addressLines[0] ?? "", city, postal_code: postalCode, country: regionCode };
  await person.add({ name: placed.title, ...place });
  await connect(page, googler, language);
  await choose(page, googler.account);
  const question = page.getByRole("dialog").getByText(googleWords[language].candidates);
  await base.expect(question).toBeVisible({ timeout: 30_000 });
}
