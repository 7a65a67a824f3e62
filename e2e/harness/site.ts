// A site that is set up in full: mails reach their readers, addresses are to be confirmed, and there is a provider to
// sign in with. It is reached by a name, which passkeys need.
import type { BrowserContext, Page } from "@playwright/test";
import { CLIENT_ID, Google } from "../flows/google.ts";
import { Mailbox } from "../flows/mailbox.ts";
import { makeDatabase } from "./database.ts";
import { freshEmail, PASSWORD, Person, type Session } from "./people.ts";
import { startServer } from "./server.ts";
import { signIn } from "./test.ts";
import { test as base } from "./turn.ts";
import { Watch } from "./watch.ts";
import type { Language } from "./words.ts";

/** Site of a worker, with its mailbox and simulators. */
export interface Site {
  url: string;
  issuer: string;
  mailbox: Mailbox;
  google: Google;
}

interface Fixtures {
  /** Fails the test at its end when something happened that must not. */
  watch: Watch;
  /** Signs up a new user with a confirmed address; without a name, they have no organization. */
  join: (isRegistered?: boolean) => Promise<Person>;
  /** Stores the session of a person in this browser. */
  enter: (person: Person, language?: Language) => Promise<void>;
  /** Another watched browser, with nothing stored in it. */
  openBrowser: (person?: Person, language?: Language) => Promise<Page>;
}

/** The test function of everything about accounts. */
export const test = base.extend<Fixtures, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
    async ({}, use) => {
      const [database, mailbox, google] = [await makeDatabase(), new Mailbox(), new Google()];
      const issuer = await google.open();
      const options = [
        ...["--mail", await mailbox.open(), "--mail-from", "Vitrine <no-reply@vitrine.example>"],
        ...["--auth-mail-pause", "0", "--google-issuer", issuer],
        ...["--google-client-id", CLIENT_ID, "--google-client-secret", "secret"],
      ];
      const server = await startServer(database.url, { options });
      const url = `http://localhost:${new URL(server.url).port}`;
      await use({ url, issuer, mailbox, google });
      await server.stop();
      await Promise.all([mailbox.close(), google.close(), database.remove()]);
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  watch: [
    async ({ context, site }, use) => {
      const watch = new Watch(site.url, site.issuer);
      await watch.follow(context);
      await use(watch);
      base.expect(watch.faults, "console errors, page errors, content policy, other origins").toEqual([]);
    },
    { auto: true },
  ],
  join: async ({ site }, use) => use((isRegistered = true) => join(site, isRegistered)),
  enter: async ({ context, site }, use) =>
    use((person, language) => signIn(context, person, language, site.url)),
  openBrowser: async ({ browser, site, watch }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (person, language) => {
      const context = await browser.newContext({ baseURL: site.url, viewport: { width: 1280, height: 800 } });
      contexts.push(context);
      await watch.follow(context);
      if (person) await signIn(context, person, language, site.url);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export const expect = base.expect;

/** Opens the link of an email and presses the button of its page. */
export async function openLink(page: Page, { href }: URL) {
  await page.goto(href);
  await page.locator("form button").click();
}

async function join({ url, mailbox }: Site, isRegistered: boolean): Promise<Person> {
  const email = freshEmail();
  const data = isRegistered ? { first_name: "Ada", last_name: "Shopkeeper", company: "Corner Shops" } : {};
  await post(url, "/auth/v1/signup", { email, password: PASSWORD, data });
  const { code } = await mailbox.next(email);
  const session = await post<Session>(url, "/auth/v1/verify", { type: "signup", email, token: code });
  return new Person(url, email, PASSWORD, session);
}

/** Signs a person in on another device. */
export async function anotherSession(site: Site, { email, password }: Person): Promise<Person> {
  const session = await post<Session>(site.url, "/auth/v1/token?grant_type=password", { email, password });
  return new Person(site.url, email, password, session);
}

async function post<T>(site: string, path: string, body: unknown): Promise<T> {
  const answer = await fetch(`${site}${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Supabase-Api-Version": "2024-01-01" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`POST ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}
