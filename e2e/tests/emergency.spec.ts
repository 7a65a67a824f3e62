// Emergency access of an allowed member: limited in time, and visible to others.
import { PASSWORD } from "../harness/people.ts";
import { expect, test } from "../harness/site.ts";
import { LANGUAGES } from "../harness/words.ts";

const MEMBERS = "/dashboard/settings/members";
const REASON = "Water damage: the opening hours must change at once.";

const texts = {
  en: {
    members: "Members",
    may_use: /can use emergency access$/,
    begin: "Start…",
    reason: "Reason",
    password: "Your password",
    wrong: "Incorrect password",
    submit: "Start emergency access",
    banner: "Emergency access",
    recorded: "Everything you do is recorded.",
    end: "End now",
    none: "No locations yet",
    add_location: "Add Location",
    list: "Emergency access log",
    running: "Active",
    ended_by: "ended by Ada Shopkeeper",
  },
  fr: {
    members: "Membres",
    may_use: /peut utiliser l’accès d’urgence$/,
    begin: "Commencer…",
    reason: "Motif",
    password: "Votre mot de passe",
    wrong: "Mot de passe incorrect",
    submit: "Commencer l’accès d’urgence",
    banner: "Accès d’urgence",
    recorded: "Tout ce que vous faites est consigné.",
    end: "Mettre fin à l’accès",
    none: "Aucun établissement pour l’instant",
    add_location: "Ajouter un établissement",
    list: "Historique des accès d’urgence",
    running: "En cours",
    ended_by: "fin décidée par Ada Shopkeeper",
  },
};

for (const language of LANGUAGES) {
  const text = texts[language];

  test(`a viewer allowed by an owner begins and ends emergency access (${language}) @both`, async ({
    page,
    join,
    enter,
    openBrowser,
    site,
    watch,
  }) => {
    watch.expect(422, "/api/v1/organisation/emergency-access");
    const [owner, viewer] = [await join(), await join()];
    await owner.call("POST", "/api/v1/invitations", { email: viewer.email, role: "viewer", language });
    const { text: letter } = await site.mailbox.next(viewer.email);
    const token = /\/invitation#([\w-]+)/.exec(letter)?.[1];
    await viewer.call("POST", "/api/v1/invitations/accept", { token });

    await enter(owner, language);
    await page.goto(MEMBERS);
    const row = page
      .getByRole("list", { name: text.members })
      .getByRole("listitem")
      .filter({ hasText: viewer.email });
    const may = row.getByRole("switch", { name: text.may_use });
    await may.click({ force: true });
    await expect(may).toBeEnabled();
    await expect(may).toBeChecked();

    const other = await openBrowser(viewer, language);
    await other.goto("/dashboard/locations");
    await expect(other.getByText(text.none)).toBeVisible();
    await expect(other.getByRole("button", { name: text.add_location })).toHaveCount(0);
    await other.goto(MEMBERS);
    await other.getByRole("button", { name: text.begin }).click();
    const dialog = other.getByRole("dialog");
    await dialog.getByLabel(text.reason).fill(REASON);
    await dialog.getByLabel(text.password, { exact: true }).fill("Not-My-Password-1");
    await dialog.getByRole("button", { name: text.submit }).click();
    await expect(dialog.getByText(text.wrong)).toBeVisible();
    await dialog.getByLabel(text.password, { exact: true }).fill(PASSWORD);
    await dialog.getByRole("button", { name: text.submit }).click();
    const banner = other.getByRole("region", { name: text.banner, exact: true }).filter({
      hasText: text.recorded,
    });
    await expect(banner).toBeVisible();
    const listed = page.getByRole("list", { name: text.list }).getByRole("listitem");
    await expect(listed).toContainText(REASON);
    await expect(listed).toContainText(text.running);

    await other.goto("/dashboard/locations");
    await expect(other.getByRole("button", { name: text.add_location }).first()).toBeVisible();
    await banner.getByRole("button", { name: text.end }).click();
    await expect(banner).toHaveCount(0);
    await expect(other.getByRole("button", { name: text.add_location })).toHaveCount(0);
    await expect(listed).toContainText(text.ended_by);
    await expect(listed).not.toContainText(text.running);
  });
}
