// Fixture of every journey: a page with error checks, and users.
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { openDemo, type Person, signUp } from "./people.ts";
import { test as base } from "./turn.ts";
import { Watch } from "./watch.ts";
import type { Language } from "./words.ts";

interface Fixtures {
  /** Fails the test at its end when something happened that must not. */
  watch: Watch;
  /** Someone signed up, with an empty organization; `page` is signed in as them. */
  member: Person;
  /** Another watched window, with nothing stored in it. */
  openWindow: () => Promise<Page>;
}

interface Shared {
  /** The owner of a demo, for tests that only look at it: opening one takes seconds of processor time. */
  demo: Person;
}

/** The test function of all journeys. */
export const test = base.extend<Fixtures, Shared>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
  baseURL: async ({}, use) => use(serverUrl()),
  watch: [
    async ({ context }, use) => {
      const watch = new Watch(serverUrl());
      await watch.follow(context);
      await use(watch);
      expect(watch.faults, "console errors, page errors, content policy, other origins").toEqual([]);
    },
    { auto: true },
  ],
  demo: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
    async ({}, use) => use(await openDemo(serverUrl())),
    { scope: "worker" },
  ],
  member: async ({ context }, use) => {
    const member = await signUp(serverUrl());
    await signIn(context, member);
    await use(member);
  },
  openWindow: async ({ browser, watch }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({
        baseURL: serverUrl(),
        viewport: { width: 1280, height: 800 },
      });
      contexts.push(context);
      await watch.follow(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect };

/** Returns the URL of this run's server. */
export function serverUrl(): string {
  const url = process.env.VITRINE_URL;
  if (!url) throw new Error("the server is started by global-setup.ts");
  return url;
}

/** Puts someone's session into a browser as if they had signed in with "remember me", in a language. */
export async function signIn(
  context: BrowserContext,
  person: Pick<Person, "session">,
  language: Language = "en",
  origin = serverUrl(),
) {
  await context.setStorageState({
    cookies: [],
    origins: [
      {
        origin,
        localStorage: [
          { name: "vitrine.session", value: JSON.stringify(person.session) },
          { name: "vitrine.language", value: language },
        ],
      },
    ],
  });
}
