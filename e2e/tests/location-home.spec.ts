// The page of one location: head, tabs, and its state after deletion.
import { expectAccessible, showTheme } from "../harness/axe.ts";
import { COMPLETE, drawer, openDrawer } from "../harness/drawer.ts";
import { expect, signIn, test } from "../harness/test.ts";
import { LANGUAGES } from "../harness/words.ts";

const texts = {
  en: {
    open: "Full page",
    audit: "Audit",
    performance: "Performance",
    settings: "Settings",
    phone: "Phone Number",
    leave: "Leave without saving?",
    stay: "Keep editing",
    discard: "Discard changes",
    all: "All locations",
    deleted: "This location was deleted",
    restore: "Restore location",
    missing: "This location doesn’t exist",
  },
  fr: {
    open: "Page entière",
    audit: "Audit",
    performance: "Performances",
    settings: "Réglages",
    phone: "Téléphone",
    leave: /^Quitter sans enregistrer/,
    stay: "Continuer à modifier",
    discard: "Ne pas enregistrer",
    all: "Tous les établissements",
    deleted: "Cet établissement a été supprimé",
    restore: "Rétablir l’établissement",
    missing: "Cet établissement est introuvable",
  },
};

for (const language of LANGUAGES) {
  const text = texts[language];

  test(`a location has a page with the tabs of its panel (${language})`, async ({
    page,
    member,
    context,
  }) => {
    await signIn(context, member, language);
    const { id } = await member.add(COMPLETE);
    await openDrawer(page, id, "audit");
    await drawer(page).getByRole("link", { name: text.open }).click();
    await expect(page).toHaveURL(`/dashboard/locations/${id}?tab=audit`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(COMPLETE.name);
    await expect(page.getByRole("tab", { name: text.audit })).toHaveAttribute("aria-selected", "true");
    for (const theme of ["light", "dark"] as const) {
      await showTheme(page, theme);
      await expectAccessible(
        page,
        `location page, ${language}, ${theme}`,
        theme === "dark" ? "theme" : undefined,
      );
    }
    await page.getByRole("tab", { name: text.performance }).click();
    await expect(page).toHaveURL(`/dashboard/locations/${id}?tab=performance`);
    await page.getByRole("tab", { name: text.settings }).click();
    await page.getByRole("textbox", { name: text.phone }).fill("+1 617 555 0199");
    await page.getByRole("main").getByRole("link", { name: text.all }).click();
    const question = page.getByRole("alertdialog", { name: text.leave });
    await question.getByRole("button", { name: text.stay }).click();
    await expect(page).toHaveURL(`/dashboard/locations/${id}?tab=settings`);
    await page.getByRole("main").getByRole("link", { name: text.all }).click();
    await question.getByRole("button", { name: text.discard }).click();
    await expect(page).toHaveURL("/dashboard/locations");
  });

  test(`the page of a deleted location restores it (${language})`, async ({
    page,
    member,
    context,
    watch,
  }) => {
    watch.expect(404, "/api/v1/locations/");
    await signIn(context, member, language);
    const { id } = await member.add(COMPLETE);
    await member.call("DELETE", `/api/v1/locations/${id}`);
    await page.goto(`/dashboard/locations/${id}`);
    await expect(page.getByText(text.deleted)).toBeVisible();
    await page.getByRole("button", { name: text.restore }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(COMPLETE.name);
    await page.goto("/dashboard/locations/nothing");
    await expect(page.getByText(text.missing)).toBeVisible();
  });
}
