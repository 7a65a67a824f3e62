// A custom role: created, assigned by an invitation, and its hidden screens.
import { freshEmail, PASSWORD } from "../harness/people.ts";
import { expect, openLink, test } from "../harness/site.ts";
import { words } from "../harness/words.ts";

test("an owner makes a role and invites with it, and its member sees nothing else", async ({
  page,
  join,
  enter,
  openBrowser,
  site,
}) => {
  const { auth } = words.en;
  const owner = await join();
  const email = freshEmail();
  await enter(owner, "en");
  await page.goto("/dashboard/settings/roles");
  await page.getByRole("button", { name: "Create role" }).click();
  const editor = page.getByRole("dialog");
  await editor.getByLabel("Name").fill("Reviews only");
  await editor.getByRole("checkbox", { name: "View reviews and replies" }).check({ force: true });
  await editor.getByRole("button", { name: "Create role" }).click();
  await expect(page.getByText("Reviews only saved")).toBeVisible();
  const matrix = page.getByRole("table");
  await expect(matrix.getByRole("columnheader", { name: "Reviews only" })).toBeVisible();

  await page.goto("/dashboard/settings/members?invite=true");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email address").fill(email);
  await dialog.getByRole("radio", { name: "Reviews only" }).check({ force: true });
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible();
  const { text: letter } = await site.mailbox.next(email);
  const link = /https?:\/\/\S+\/invitation#[\w-]+/.exec(letter)?.[0] ?? "";

  const invited = await openBrowser();
  await invited.goto(new URL(link).pathname + new URL(link).hash);
  await expect(invited.getByText("invited you to join as Reviews only")).toBeVisible();
  await invited.getByRole("button", { name: "Create an account" }).click();
  await invited.getByLabel(auth.first_name).fill("Ben");
  await invited.getByLabel(auth.last_name, { exact: true }).fill("Baker");
  await invited.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
  await invited.getByLabel(auth.confirm_password).fill(PASSWORD);
  await invited.getByText(auth.agree).click({ position: { x: 4, y: 4 } });
  await invited.getByRole("button", { name: auth.create_account }).click();
  const confirmation = await site.mailbox.next(email);
  await openLink(invited, confirmation.link);
  await invited.getByRole("main").getByRole("button").click();
  await expect(invited).toHaveURL(/\/dashboard\/locations/);

  const sidebar = invited.locator("[data-slot=sidebar]");
  await expect(sidebar.getByRole("link", { name: "Reviews" })).toBeVisible();
  for (const hidden of ["Overview", "Posts", "Reports"]) {
    await expect(sidebar.getByRole("link", { name: hidden })).toHaveCount(0);
  }
  await invited.goto("/dashboard/settings/roles");
  await expect(invited.getByRole("heading", { name: "You don’t have access to this page" })).toBeVisible();
});
