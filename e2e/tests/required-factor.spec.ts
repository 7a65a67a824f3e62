// An organization that requires two-step sign-in: the setting, and its effect on members.
import type { Page } from "@playwright/test";
import { accountWords } from "../harness/account-words.ts";
import { guard } from "../harness/factors.ts";
import { expect, test } from "../harness/site.ts";
import { totp } from "../harness/totp.ts";
import { LANGUAGES, words } from "../harness/words.ts";

const texts = {
  en: {
    require: "Require two-step sign-in",
    own_first: "Set up two-step sign-in for your own account first, then sign in with it.",
    required: "Two-step sign-in is now required",
    title: "Two-step sign-in is required",
    text: "Corner Shops requires two-step sign-in.",
  },
  fr: {
    require: "Exiger la connexion en deux étapes",
    own_first:
      "Configurez d’abord la connexion en deux étapes pour votre compte, puis utilisez-la pour vous connecter.",
    required: "La connexion en deux étapes est désormais exigée",
    title: "La connexion en deux étapes est exigée",
    text: "Corner Shops exige la connexion en deux étapes.",
  },
};

const MEMBERS = "/dashboard/settings/members";
const title = (page: Page) => page.getByRole("heading", { level: 1 });

for (const language of LANGUAGES) {
  const text = texts[language];
  const account = accountWords[language];

  test(`members set up two-step sign-in before anything else once it is required (${language})`, async ({
    page,
    join,
    enter,
    openBrowser,
    site,
    watch,
  }) => {
    watch.expect(409, "/api/v1/organisation/second-factor");
    watch.expect(403, "/api/v1/");
    const [owner, member] = [await join(), await join()];
    await owner.call("POST", "/api/v1/invitations", { email: member.email, role: "manager", language });
    const { text: letter } = await site.mailbox.next(member.email);
    const token = /\/invitation#([\w-]+)/.exec(letter)?.[1];
    await member.call("POST", "/api/v1/invitations/accept", { token });
    const atWork = await openBrowser(member, language);
    await atWork.goto("/dashboard/locations");
    await expect(atWork.getByRole("button", { name: words[language].shell.account })).toBeVisible();

    // An owner may require a second factor only after enrolling one.
    await enter(owner, language);
    await page.goto(MEMBERS);
    const rule = page.getByRole("switch", { name: text.require });
    await page.getByText(text.require).click();
    await expect(page.getByText(text.own_first)).toBeVisible();
    await expect(rule).not.toBeChecked();
    const { strong } = await guard(site.url, owner);
    await enter(strong, language);
    await page.goto(MEMBERS);
    await page.getByText(text.require).click();
    await expect(page.getByText(text.required)).toBeVisible();
    await expect(rule).toBeChecked();

    // The window that was open shows nothing more, and neither does a new one.
    await expect(title(atWork)).toHaveText(text.title);
    await atWork.goto("/dashboard/locations?q=Paris");
    await expect(title(atWork)).toHaveText(text.title);
    await expect(atWork.getByText(text.text)).toBeVisible();
    await atWork.getByRole("button", { name: account.add_app }).click();
    const dialog = atWork.getByRole("dialog");
    await dialog.getByRole("button", { name: account.next }).click();
    const secret = (await dialog.locator("code").textContent()) ?? "";
    await dialog.getByLabel(account.code).fill(totp(secret));
    await dialog.getByRole("button", { name: account.turn_on }).click();
    await atWork.getByRole("button", { name: account.kept }).click();
    await expect(atWork).toHaveURL("/dashboard/locations?q=Paris");
    await expect(atWork.getByRole("button", { name: words[language].shell.account })).toBeVisible();
  });
}
