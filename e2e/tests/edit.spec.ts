// Adding, deleting and restoring locations, also seen from other windows.
import { expectCount, fillLocation, names, openList, PLACES, row } from "../harness/list.ts";
import { expect, signIn, test } from "../harness/test.ts";
import { LANGUAGES, words } from "../harness/words.ts";

const { list } = words.en;
const DINER = { name: "Corner Diner", address: "5 Elm Street", city: "Albany" };

for (const language of LANGUAGES) {
  const text = words[language].list;

  test(`adding a location by hand shows it at once (${language}) @both`, async ({
    page,
    context,
    member,
  }) => {
    await signIn(context, member, language);
    await page.goto("/dashboard/locations");
    await page.getByRole("button", { name: text.add }).first().click();
    const dialog = page.getByRole("dialog", { name: text.add });
    const submit = dialog.getByRole("button", { name: text.submit });
    await expect(dialog.getByText(text.next_steps)).toBeVisible();
    await expect(submit).toBeDisabled();
    await fillLocation(page, { ...DINER, city: "   " }, language);
    await expect(submit).toBeDisabled();
    await fillLocation(page, DINER, language);
    await submit.click();
    await expect(dialog).toBeHidden();
    await expect(row(page, DINER.name)).toContainText(language === "en" ? "40%" : "40\u00a0%");
    await expect(row(page, DINER.name)).toContainText(text.basics);
    await expectCount(page, 1, language);
  });

  test(`server errors show at their field, and the typed text stays (${language})`, async ({
    page,
    context,
    member,
    watch,
  }) => {
    watch.expect(422, "/api/v1/locations");
    await signIn(context, member, language);
    await page.goto("/dashboard/locations?add=true");
    const dialog = await fillLocation(page, DINER, language);
    await dialog.getByLabel(text.website).fill("javascript:alert(1)");
    await dialog.getByRole("button", { name: text.submit }).click();
    await expect(dialog.getByText(text.not_a_url)).toBeVisible();
    await expect(dialog.getByLabel(text.name)).toHaveValue(DINER.name);
    await dialog.getByLabel(text.website).fill("example.com");
    await dialog.getByRole("button", { name: text.submit }).click();
    await expect(row(page, DINER.name)).toContainText(language === "en" ? "60%" : "60\u00a0%");
  });

  test(`deleting asks by name, and can be undone (${language}) @both`, async ({ page, context, member }) => {
    for (const place of PLACES) await member.add(place);
    await signIn(context, member, language);
    await openList(page);
    const remove = page.getByRole("button", { name: text.delete_one("Zebra Books") });
    await remove.click();
    const question = page.getByRole("alertdialog", { name: text.delete_question("Zebra Books") });
    await question.getByRole("button", { name: text.cancel }).click();
    await expect(names(page)).toHaveCount(4);
    await remove.click();
    await question.getByRole("button", { name: text.delete }).click();
    // In French, canceling and undoing are one word: the question must be gone.
    await expect(question).toBeHidden();
    await expect(names(page)).toHaveText(["Aux Délices", "Café Montréal", "Main Street Diner"]);
    await page.getByRole("button", { name: text.undo }).click();
    await expect(names(page)).toHaveText([
      "Aux Délices",
      "Café Montréal",
      "Main Street Diner",
      "Zebra Books",
    ]);
    await expectCount(page, 4, language);
  });
}

test("the dialog's address opens and closes it", async ({ page, member }) => {
  expect(member.email).toBeTruthy();
  await page.goto("/dashboard/locations");
  await page.getByRole("button", { name: list.add }).first().click();
  await expect(page).toHaveURL("/dashboard/locations?add=true");
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.goForward();
  await expect(page.getByRole("dialog", { name: list.add })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL("/dashboard/locations");
});

test("a second window sees additions, deletions and the new numbers at once", async ({
  page,
  member,
  openWindow,
}) => {
  await member.add(DINER);
  const second = await openWindow();
  await signIn(second.context(), member);
  await openList(page);
  await openList(second);
  await page.getByRole("button", { name: list.add }).first().click();
  const dialog = await fillLocation(page, { name: "Brand New Bakery", address: "8 Oak Road", city: "Troy" });
  await dialog.getByRole("button", { name: list.add }).click();
  await expect(row(second, "Brand New Bakery")).toBeVisible();
  await expect(second.getByRole("region", { name: "Summary" })).toContainText("Total Locations2");
  await page.getByRole("button", { name: `Delete ${DINER.name}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: list.delete }).click();
  await expect(names(second)).toHaveText(["Brand New Bakery"]);
});

test("names with markup are shown as text", async ({ page, member }) => {
  const hostile = [
    `<script>window.__pwned = true</script>`,
    `<img src=x onerror="window.__pwned = true">`,
    `"><svg onload=window.__pwned=true>`,
    `=HYPERLINK("https://example.com","x")`,
    "مقهى الزاوية",
    "🥐 Boulangerie 👩‍🍳",
    "{{constructor.constructor('window.__pwned=true')()}}",
  ];
  for (const name of hostile) await member.add({ name, address: "1 Safe Street", city: "<b>Bold</b>" });
  await openList(page);
  for (const name of hostile) {
    await expect(page.getByText(name, { exact: true })).toBeVisible();
  }
  await page.getByRole("button", { name: `Delete ${hostile[1]}`, exact: true }).click();
  await expect(page.getByRole("alertdialog")).toContainText(String(hostile[1]));
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByLabel(list.search).fill("<script>");
  await expect(names(page)).toHaveText([String(hostile[0])]);
  expect(await page.evaluate(() => "__pwned" in window)).toBe(false);
});

test("a name of 10,000 characters is refused with a reason", async ({ page, member, watch }) => {
  watch.expect(422, "/api/v1/locations");
  expect(member.email).toBeTruthy();
  await page.goto("/dashboard/locations?add=true");
  const dialog = await fillLocation(page, { ...DINER, name: "x".repeat(10_000) });
  const name = dialog.getByLabel("Business Name");
  // Either the box holds no more than allowed, or the server's answer is shown.
  if ((await name.inputValue()).length <= 200) return;
  await dialog.getByRole("button", { name: list.add }).click();
  await expect(dialog.getByText("At most 200 characters")).toBeVisible();
});
