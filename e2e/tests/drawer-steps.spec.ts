// From one location to the next in its drawer, in the order of the list.
import { BARE, drawer } from "../harness/drawer.ts";
import { openList, row } from "../harness/list.ts";
import { openSettings, settingsWords } from "../harness/settings.ts";
import { expect, signIn, test } from "../harness/test.ts";
import { LANGUAGES, words } from "../harness/words.ts";

const NAMES = ["Alpha Diner", "Beta Diner", "Gamma Diner"] as const;

for (const language of LANGUAGES) {
  const text = words[language].drawer;

  test(`j, k and two buttons move the open drawer along the list (${language})`, async ({
    page,
    context,
    member,
  }) => {
    for (const name of NAMES) await member.add({ ...BARE, name });
    await signIn(context, member, language);
    await openList(page);
    await row(page, NAMES[0]).click();
    const panel = drawer(page);
    const title = panel.getByRole("heading", { level: 2 });
    const previous = panel.getByRole("button", { name: text.previous });
    const next = panel.getByRole("button", { name: text.next });
    await expect(title).toHaveText(NAMES[0]);
    await expect(previous).toBeDisabled();
    await panel.getByRole("tab", { name: text.audit }).click();
    await page.keyboard.press("j");
    await expect(title).toHaveText(NAMES[1]);
    await expect(page).toHaveURL(/tab=audit/);
    await next.click();
    await expect(title).toHaveText(NAMES[2]);
    await expect(next).toBeDisabled();
    await expect(panel).toBeFocused();
    await page.keyboard.press("k");
    await expect(title).toHaveText(NAMES[1]);
    await previous.press("Enter");
    await expect(title).toHaveText(NAMES[0]);
    await expect(panel).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL("/dashboard/locations");
  });
}

test("unsaved settings stay until the user has decided, and typed letters are no shortcuts", async ({
  page,
  member,
}) => {
  const added = [];
  for (const name of NAMES) added.push(await member.add({ ...BARE, name }));
  await openSettings(page, added[0]?.id ?? "");
  const name = drawer(page).getByLabel(settingsWords.en.name);
  await name.fill("");
  await name.pressSequentially("jk");
  await expect(name).toHaveValue("jk");
  await drawer(page).getByRole("button", { name: words.en.drawer.next }).click();
  const question = page.getByRole("alertdialog", { name: words.en.drawer.unsaved });
  await question.getByRole("button", { name: words.en.drawer.stay }).click();
  await expect(name).toHaveValue("jk");
  await drawer(page).getByRole("button", { name: words.en.drawer.next }).click();
  await question.getByRole("button", { name: words.en.drawer.leave }).click();
  await expect(drawer(page).getByRole("heading", { level: 2 }).first()).toHaveText(NAMES[1]);
  await expect(name).toHaveValue(NAMES[1]);
});
