// A token is made, used by a program, and revoked.
import { expect, serverUrl, signIn, test } from "../harness/test.ts";
import { toolWords } from "../harness/tools.ts";
import { LANGUAGES } from "../harness/words.ts";

/** Returns the status of the API's answer to this token. */
async function status(token: string, method = "GET"): Promise<number> {
  const answer = await fetch(`${serverUrl()}/api/v1/locations`, {
    method,
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    ...(method === "GET"
      ? {}
      : { body: JSON.stringify({ name: "A", address: "1 Main Street", city: "Boston" }) }),
  });
  return answer.status;
}

for (const language of LANGUAGES) {
  const words = toolWords[language];

  test(`a token is created, shown once, used and revoked (${language}) @both`, async ({
    page,
    context,
    member,
  }) => {
    await signIn(context, member, language);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/dashboard");
    await page.getByRole("navigation").getByRole("link", { name: words.settings }).click();
    await page.getByRole("link", { name: words.tokens }).click();
    await expect(page.getByText(words.no_tokens)).toBeVisible();
    await page.getByRole("button", { name: words.create }).click();
    const dialog = page.getByRole("dialog", { name: words.create_title });
    await dialog.getByLabel(words.name).fill("Store locator");
    await dialog.getByRole("button", { name: words.submit }).click();
    const made = page.getByRole("alertdialog", { name: words.made });
    const token = await made.getByLabel(words.token).inputValue();
    expect(token).toMatch(/^vtr_[0-9A-Za-z]{43}$/);
    await made.getByRole("button", { name: words.copy }).click();
    await expect(made.getByRole("button", { name: words.copied, exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
    await made.getByRole("button", { name: words.done }).click();
    await expect(made).toBeHidden();
    const row = page.getByRole("row").filter({ hasText: "Store locator" });
    await expect(row).toContainText(token.slice(0, 10));
    await expect(page.locator("body")).not.toContainText(token);

    expect([await status(token), await status(token, "POST")]).toEqual([200, 403]);

    await row.getByRole("button", { name: words.revoke("Store locator") }).click();
    const question = page.getByRole("alertdialog", { name: words.revoke_title("Store locator") });
    await question.getByRole("button", { name: words.revoke_token }).click();
    await expect(page.getByText(words.no_tokens)).toBeVisible();
    expect(await status(token)).toBe(401);
  });
}

const words = toolWords.en;

test("a token that may change is made with the keyboard alone", async ({ page, member }) => {
  expect(member.email).toBeTruthy();
  const { keyboard } = page;
  await page.goto("/dashboard/settings/tokens");
  await expect(page.getByText(words.no_tokens)).toBeVisible();
  await tabTo(page.getByRole("button", { name: words.create }));
  await keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: words.create_title });
  await expect(dialog.getByLabel(words.name)).toBeFocused();
  await keyboard.press("Enter");
  await expect(dialog.getByText(words.required)).toBeVisible();
  await expect(dialog.getByLabel(words.name)).toBeFocused();
  await keyboard.type("Point of sale");
  await tabTo(dialog.getByRole("checkbox", { name: words.write }));
  await keyboard.press("Space");
  await expect(dialog.getByRole("checkbox", { name: words.write })).toBeChecked();
  await tabTo(dialog.getByRole("button", { name: /Expires/ }));
  await keyboard.press("Enter");
  await expect(page.getByRole("option", { name: "In 90 days" })).toBeFocused();
  await keyboard.press("End");
  await keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: /Expires.*Never/ })).toBeVisible();
  await tabTo(dialog.getByRole("button", { name: words.submit }));
  await keyboard.press("Enter");
  const made = page.getByRole("alertdialog", { name: words.made });
  await expect(made.getByRole("button", { name: words.copy })).toBeFocused();
  const token = await made.getByLabel(words.token).inputValue();
  expect(await status(token, "POST")).toBe(201);
  await tabTo(made.getByRole("button", { name: words.done }));
  await keyboard.press("Enter");
  await expect(page.getByRole("row").filter({ hasText: "Point of sale" })).toContainText("Write");

  async function tabTo(target: ReturnType<typeof page.getByRole>) {
    for (let step = 0; step < 80; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await keyboard.press("Tab");
    }
    await expect(target).toBeFocused({ timeout: 1 });
  }
});
