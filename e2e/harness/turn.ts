// Base of every test function, for any site: the languages take turns.
import { test as base } from "@playwright/test";
import { isOnTurn } from "./scope.ts";

/** Skips a journey when it is the turn of the other language. */
export const test = base.extend<{ turn: undefined }>({
  turn: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
    async ({}, use, { title, skip }) => {
      skip(!isOnTurn(title), "the other language is on turn");
      await use(undefined);
    },
    { auto: true },
  ],
});
