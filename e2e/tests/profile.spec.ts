// The user's own settings, and the appearance of the organization.
import { png } from "../harness/settings.ts";
import { expect, signIn, test } from "../harness/test.ts";
import { LANGUAGES } from "../harness/words.ts";

const texts = {
  en: {
    photo: "Choose a photo",
    photo_kept: "Photo saved",
    refused: "This file isn’t a JPEG, PNG, or WebP image.",
    first: "First name",
    zone: "Time zone",
    zone_wrong: "Choose a time zone from the list, or leave this blank.",
    language: "Language",
    other: "Français",
    save: "Save",
    saved_in_other: "Profil enregistré",
    account: /^Account menu/,
    logo: "Choose a logo",
    logo_kept: "Logo saved",
    code: "Color code",
    adapted: "Adjusted for contrast",
    keep_colour: "Save color",
    colour_kept: "Color saved",
    reset: "Restore default colors",
    was_reset: "Default colors restored",
  },
  fr: {
    photo: "Choisir une photo",
    photo_kept: "Photo enregistrée",
    refused: "Ce n’est pas une image JPEG, PNG ou WebP, quoi qu’en dise son nom.",
    first: "Prénom",
    zone: "Fuseau horaire",
    zone_wrong: "Choisissez un fuseau horaire dans la liste, ou laissez ce champ vide.",
    language: "Langue",
    other: "English",
    save: "Enregistrer",
    saved_in_other: "Profile saved",
    account: /^Menu du compte/,
    logo: "Choisir un logo",
    logo_kept: "Logo enregistré",
    code: "Code de la couleur",
    adapted: "Contraste ajusté",
    keep_colour: "Enregistrer la couleur",
    colour_kept: "Couleur enregistrée",
    reset: "Rétablir les couleurs par défaut",
    was_reset: "Couleurs par défaut rétablies",
  },
};

for (const language of LANGUAGES) {
  const text = texts[language];

  test(`a profile is kept, and seen wherever its person is (${language})`, async ({
    page,
    member,
    watch,
  }) => {
    watch.expect(415, "/api/v1/profile/photo");
    await signIn(page.context(), member, language);
    await page.goto("/dashboard/settings/profile");
    const file = page.locator("input[type=file]");
    await file.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: Buffer.from("<svg></svg>") });
    await expect(page.getByText(text.refused)).toBeVisible();
    await file.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: png(300, 200, 120) });
    await expect(page.getByText(text.photo_kept)).toBeVisible();
    const account = page.getByRole("button", { name: text.account });
    await expect(account.locator("img")).toHaveJSProperty("naturalWidth", 128);
    await page.getByLabel(text.first).fill("Quirine");
    await page.getByRole("combobox", { name: text.zone }).fill("Nowhere");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: text.save, exact: true }).click();
    await expect(page.getByText(text.zone_wrong)).toBeVisible();
    await page.getByRole("combobox", { name: text.zone }).fill("Asia/Tokyo");
    await page.getByRole("option", { name: /^Asia\/Tokyo/ }).click();
    await expect(page.getByRole("listbox")).toBeHidden();
    await page
      .getByRole("button", { name: new RegExp(`^${text.language}`) })
      .last()
      .click();
    await page.getByRole("option", { name: text.other }).click();
    await page.getByRole("button", { name: text.save, exact: true }).click();
    await expect(page.getByText(text.saved_in_other)).toBeVisible();
    const zone = page.getByRole("combobox", { name: texts[language === "en" ? "fr" : "en"].zone });
    await expect(zone).toHaveValue(language === "en" ? "Asia/Tokyo (UTC+9)" : "Asia/Tokyo (GMT+9)");
    const { user } = await member.call<{ user: object }>("GET", "/api/v1/me");
    const other = language === "en" ? "fr" : "en";
    expect(user).toMatchObject({ first_name: "Quirine", time_zone: "Asia/Tokyo", language: other });
    // A browser that remembers the other language speaks theirs.
    await signIn(page.context(), member, language);
    await page.goto("/dashboard/settings/members");
    await expect(page.locator("html")).toHaveAttribute("lang", other);
    await expect(page.getByRole("listitem").filter({ hasText: "Quirine" }).locator("img")).toBeVisible();
  });

  test(`an organisation looks as it likes, and readable (${language})`, async ({ page, member }) => {
    await signIn(page.context(), member, language);
    await page.goto("/dashboard/settings/organisation");
    const primary = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--color-primary"));
    const own = await primary();
    const file = page.locator("input[type=file]");
    await file.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: png(400, 100, 60) });
    await expect(page.getByText(text.logo_kept)).toBeVisible();
    await expect(page.locator("[data-slot=sidebar] img")).toHaveJSProperty("naturalWidth", 400);
    await page.getByLabel(text.code).fill("#ffff00");
    await expect(page.getByText(text.adapted)).toHaveCount(1);
    await page.getByRole("button", { name: text.keep_colour }).click();
    await expect(page.getByText(text.colour_kept)).toBeVisible();
    await expect.poll(primary).not.toBe(own);
    expect(await primary()).not.toBe("#ffff00");
    await page.reload();
    await page.getByRole("button", { name: text.reset }).click();
    await expect(page.getByText(text.was_reset)).toBeVisible();
    await expect.poll(primary).toBe(own);
  });
}

test("the name of the account button contains the initials on it", async ({ page, member }) => {
  expect(member.email).toBeTruthy();
  await page.goto("/dashboard");
  await expect(page.getByRole("button", { name: /^Account menu: .+ \(AS\)$/ })).toHaveText("AS");
});
