// Idle timeout of an organization, with a browser clock that is moved.
import type { Page } from "@playwright/test";
import { expectAccessible } from "../harness/axe.ts";
import { expect, test } from "../harness/site.ts";
import { LANGUAGES, words } from "../harness/words.ts";

const texts = {
  en: {
    label: "Sign out after",
    choice: "15 minutes",
    saved: "Saved",
    warning: "Are you still there?",
    stay: "Stay signed in",
    ended: "You were signed out because of inactivity. Sign in to continue.",
  },
  fr: {
    label: "Déconnecter après",
    choice: "15 minutes",
    saved: "Enregistré",
    warning: "Êtes-vous toujours là ?",
    stay: "Garder ma session ouverte",
    ended: "Votre session a été fermée après un moment d’inactivité. Connectez-vous pour continuer.",
  },
};

const isIn = (page: Page, language: "en" | "fr") =>
  expect(page.getByRole("button", { name: words[language].shell.account })).toBeVisible();

for (const language of LANGUAGES) {
  const text = texts[language];

  test(`an idle user is warned, and stays or is signed out in every window (${language})`, async ({
    page,
    context,
    join,
    enter,
    watch,
  }) => {
    // When two windows sign out at the same time, one is second.
    watch.expect(403, "/auth/v1/logout");
    const owner = await join();
    await enter(owner, language);
    // The clock is the whole browser's, so that its windows agree about the time.
    await context.clock.install();
    await page.goto("/dashboard/settings/members");
    await page.getByRole("button", { name: text.label }).click();
    await page.getByRole("option", { name: text.choice }).click();
    await expect(page.getByText(text.saved)).toBeVisible();
    const other = await context.newPage();
    await other.goto("/dashboard/locations");
    await isIn(other, language);

    // A minute before the end, each window asks; one answer is enough.
    await context.clock.fastForward("14:30");
    const warning = page.getByRole("alertdialog", { name: text.warning });
    await expect(warning).toBeVisible();
    await expect(other.getByRole("alertdialog", { name: text.warning })).toBeVisible();
    await expectAccessible(page, "the warning");
    await warning.getByRole("button", { name: text.stay }).click();
    await expect(warning).toBeHidden();
    await expect(other.getByRole("alertdialog")).toBeHidden();

    // Activity in one window counts in the other, and is sent to the server.
    await context.clock.fastForward("10:00");
    const heartbeat = other.waitForResponse((answer) => answer.url().endsWith("/api/v1/session/activity"));
    await other.keyboard.press("Shift");
    expect((await heartbeat).status()).toBe(204);
    await context.clock.fastForward("10:00");
    await isIn(page, language);
    await expect(page.getByRole("alertdialog")).toBeHidden();

    // The session expires without activity.
    await context.clock.fastForward("05:01");
    for (const window of [page, other]) {
      await expect(window).toHaveURL(/\/login\?/);
      await expect(window.getByText(text.ended)).toBeVisible();
    }
    await page.reload();
    await page.goto("/dashboard/locations");
    await expect(page).toHaveURL(/\/login\?next=/);
    await expect(owner.call("GET", "/api/v1/me")).rejects.toThrow("401");
  });
}
