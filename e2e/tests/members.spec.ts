// Several people in an organization, and one person in several.
import type { Page } from "@playwright/test";
import { freshEmail, PASSWORD } from "../harness/people.ts";
import { expect, openLink, test } from "../harness/site.ts";
import { LANGUAGES, words } from "../harness/words.ts";

const MEMBERS = "/dashboard/settings/members";

const texts = {
  en: {
    invite: "Invite member",
    email: "Email address",
    send: "Send invitation",
    sent: (email: string) => `Invitation sent to ${email}`,
    viewer: "Viewer",
    join: /^Join /,
    accept: "Join",
    account: "Create an account",
    role_of: (name: string) => `Role for ${name}`,
    manager: "Manager",
    remove: (name: string) => `Remove ${name}`,
    confirm: "Remove member",
    gone: "This invitation is no longer valid",
    members: "Members",
    organisations: "Your organizations",
    add: "New organization",
    client: "I manage it for a client",
    new_client: "New client",
    clients: "Clients",
    navigation: "Main navigation",
    open_client: (name: string) => `Open ${name}`,
    waiting: "Without a reply",
    sort: "Sort by",
    name: "Name",
    open: "Create organization",
    create_client: "Create client",
    go: (name: string) => `Switch to ${name}`,
    sees: (name: string) => `Location access for ${name}`,
    some: "Selected locations",
    find: "Specific locations",
    save: "Save",
    only: "Access to 1 location",
    add_location: "Add Location",
    not_allowed: "You don’t have access to this page",
  },
  fr: {
    invite: "Inviter un membre",
    email: "Adresse e-mail",
    send: "Envoyer l’invitation",
    sent: (email: string) => `Invitation envoyée à ${email}`,
    viewer: "Lecteur",
    join: /^Rejoindre /,
    accept: "Rejoindre",
    account: "Créer un compte",
    role_of: (name: string) => `Rôle de ${name}`,
    manager: "Gestionnaire",
    remove: (name: string) => `Retirer ${name}`,
    confirm: "Retirer ce membre",
    gone: "Cette invitation n’est plus valable",
    members: "Membres",
    organisations: "Vos organisations",
    add: "Nouvelle organisation",
    client: "Je la gère pour un client",
    new_client: "Nouveau client",
    clients: "Clients",
    navigation: "Navigation principale",
    open_client: (name: string) => `Ouvrir ${name}`,
    waiting: "Sans réponse",
    sort: "Trier par",
    name: "Nom",
    open: "Créer l’organisation",
    create_client: "Créer le client",
    go: (name: string) => `Passer à ${name}`,
    sees: (name: string) => `Accès de ${name} aux établissements`,
    some: "Établissements choisis",
    find: "Établissements précis",
    save: "Enregistrer",
    only: "Accès à 1 établissement",
    add_location: "Ajouter un établissement",
    not_allowed: "Vous n’avez pas accès à cette page",
  },
};

/** The part of the answer of `/me` that these tests read. */
interface Me {
  organisation: { id: string };
}

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const place = (page: Page) => page.locator("[data-slot=organisation]");

for (const language of LANGUAGES) {
  const text = texts[language];
  const { prefix, auth } = words[language];

  test(`an invited person signs up, belongs, and is removed again (${language})`, async ({
    page,
    join,
    enter,
    openBrowser,
    site,
    watch,
  }) => {
    // The window of the removed member sends one more request before it learns of the removal.
    watch.expect(403, "/api/v1/events");
    const owner = await join();
    const email = freshEmail();
    await enter(owner, language);
    await page.goto(MEMBERS);
    await page.getByRole("button", { name: text.invite }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(text.email).fill(email);
    await dialog.getByRole("radio", { name: text.viewer }).check({ force: true });
    await dialog.getByRole("button", { name: text.send }).click();
    await expect(page.getByText(text.sent(email))).toBeVisible();
    const { text: letter } = await site.mailbox.next(email);
    const link = /https?:\/\/\S+\/invitation#[\w-]+/.exec(letter)?.[0] ?? "";
    expect(link).toContain(`${prefix}/invitation#`);

    const invited = await openBrowser();
    await invited.goto(new URL(link).pathname + new URL(link).hash);
    await expect(title(invited)).toHaveText(text.join);
    await invited.getByRole("button", { name: text.account }).click();
    await expect(invited.getByLabel(auth.email)).toHaveValue(email);
    await invited.getByLabel(auth.first_name).fill("Ben");
    await invited.getByLabel(auth.last_name, { exact: true }).fill("Baker");
    await invited.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
    await invited.getByLabel(auth.confirm_password).fill(PASSWORD);
    await invited.getByText(auth.agree).click({ position: { x: 4, y: 4 } });
    await invited.getByRole("button", { name: auth.create_account }).click();
    const confirmation = await site.mailbox.next(email);
    await openLink(invited, confirmation.link);
    await invited.getByRole("main").getByRole("button").click();
    await expect(invited).toHaveURL(/\/dashboard/);
    await expect(place(invited)).toHaveText("Corner Shops");

    const role = page.getByRole("button", { name: text.role_of("Ben Baker") });
    await expect(role).toContainText(text.viewer);
    await role.click();
    await page.getByRole("option", { name: text.manager }).click();
    await expect(
      page.getByText(`Ben Baker${language === "fr" ? "\u00a0" : ""}: ${text.manager}`),
    ).toBeVisible();
    await page.getByRole("button", { name: text.remove("Ben Baker") }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: text.confirm }).click();
    await expect(page.getByRole("list", { name: text.members }).getByRole("listitem")).toHaveCount(1);
  });

  test(`a manager limited to one location sees and changes only that location (${language})`, async ({
    page,
    join,
    enter,
    openBrowser,
    site,
  }) => {
    const [owner, manager] = [await join(), await join()];
    for (const name of ["Harbor Coffee", "Cedar & Pine"]) {
      await owner.add({ name, address: "1 Main Street", city: "Boston" });
    }
    await owner.call("POST", "/api/v1/invitations", { email: manager.email, role: "manager", language });
    const { text: letter } = await site.mailbox.next(manager.email);
    const token = /\/invitation#([\w-]+)/.exec(letter)?.[1];
    await manager.call("POST", "/api/v1/invitations/accept", { token });

    await enter(owner, language);
    await page.goto(MEMBERS);
    const row = page
      .getByRole("list", { name: text.members })
      .getByRole("listitem")
      .filter({ hasText: manager.email });
    await row.getByRole("button", { name: text.sees("Ada Shopkeeper") }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: text.some }).check({ force: true });
    await dialog.getByRole("combobox", { name: text.find }).fill("harbor");
    await page.getByRole("option", { name: /Harbor Coffee/ }).click();
    await dialog.getByRole("button", { name: text.save }).click();
    await expect(row).toContainText(text.only);

    const limited = await openBrowser(manager, language);
    for (const path of ["/dashboard", "/dashboard/locations"]) {
      await limited.goto(path);
      await expect(limited.getByText("Harbor Coffee").first()).toBeVisible();
      await expect(limited.getByText("Cedar & Pine")).toHaveCount(0);
    }
    await expect(limited.getByRole("button", { name: text.add_location })).toHaveCount(0);
    await limited.goto(MEMBERS);
    await expect(limited.getByRole("heading", { level: 2, name: text.not_allowed })).toBeVisible();
    await expect(title(limited)).toHaveCount(1);
  });

  test(`an agency opens a client and goes back (${language})`, async ({ page, join, enter }) => {
    await enter(await join(), language);
    await page.goto("/dashboard");
    await place(page).click();
    const dialog = page.getByRole("dialog", { name: text.organisations });
    await dialog.getByRole("button", { name: text.add }).click();
    const form = page.getByRole("dialog", { name: text.add });
    await form.getByLabel(text.name).fill("Harbor Flowers");
    await form.getByRole("checkbox", { name: text.client }).check({ force: true });
    await form.getByRole("button", { name: text.open }).click();
    await expect(place(page)).toHaveText("Harbor Flowers");
    await place(page).click();
    await page.getByRole("button", { name: text.go("Corner Shops") }).click();
    await expect(place(page)).toHaveText("Corner Shops");
  });

  test(`an agency compares its clients, opens one, and adds another (${language})`, async ({
    page,
    join,
    enter,
  }) => {
    const owner = await join();
    const me = await owner.call<Me>("GET", "/api/v1/me");
    for (const [name, reviews] of [
      ["Harbor Flowers", 0],
      ["Milltown Bakery", 2],
    ] as const) {
      await owner.call("POST", "/api/v1/organisations", { name, is_client: true });
      const { id } = await owner.add({ name, address: "1 Main Street", city: "Boston" });
      for (const text of ["Lovely.", "Cold bread."].slice(0, reviews)) {
        await owner.call("POST", "/api/v1/reviews", {
          location_id: id,
          source: "other",
          rating: 4,
          text,
          written_at: "2026-01-01T00:00:00Z",
        });
      }
      await owner.call("POST", `/api/v1/organisations/${me.organisation.id}/switch`, {});
    }
    await enter(owner, language);
    await page.goto("/dashboard");
    await page
      .getByRole("navigation", { name: text.navigation })
      .getByRole("link", { name: text.clients })
      .click();
    await expect(title(page)).toHaveText(text.clients);
    const rows = page.getByRole("table").getByRole("rowheader");
    await expect(rows).toHaveText(["Harbor Flowers", "Milltown Bakery"]);
    await page.getByRole("button", { name: text.sort }).click();
    await page.getByRole("option", { name: text.waiting }).click();
    await expect(rows).toHaveText(["Milltown Bakery", "Harbor Flowers"]);
    await page.getByRole("button", { name: text.open_client("Milltown Bakery") }).click();
    await expect(place(page)).toHaveText("Milltown Bakery");
    await place(page).click();
    await page.getByRole("button", { name: text.go("Corner Shops") }).click();
    await expect(place(page)).toHaveText("Corner Shops");
    await page.goto("/dashboard/clients?new=true");
    const form = page.getByRole("dialog", { name: text.new_client });
    await form.getByLabel(text.name).fill("Orchard Books");
    await form.getByRole("button", { name: text.create_client }).click();
    await expect(place(page)).toHaveText("Orchard Books");
  });

  test(`an invitation that is no longer good says so (${language})`, async ({ page, watch }) => {
    watch.expect(404, "/api/v1/invitations/show");
    await page.goto(`${prefix}/invitation#guessed`);
    await expect(title(page)).toHaveText(text.gone);
  });
}
