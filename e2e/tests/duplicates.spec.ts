// Possible duplicates: compared, merged, put back, dismissed.
import { addTwins } from "../harness/bulk.ts";
import { names, openList, PLACES } from "../harness/list.ts";
import { expect, signIn, test } from "../harness/test.ts";
import { LANGUAGES, words } from "../harness/words.ts";

const DUPLICATES = "/dashboard/locations/duplicates";

for (const language of LANGUAGES) {
  const { duplicates, list } = words[language];

  test(`two entries of one shop become one, and two again (${language})`, async ({
    page,
    member,
    context,
  }) => {
    for (const place of PLACES) await member.add(place);
    await addTwins(member);
    await signIn(context, member, language);
    await openList(page);
    await page.getByRole("link", { name: duplicates.hint }).click();
    await expect(page).toHaveURL(DUPLICATES);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(duplicates.title);
    await expect(page.getByText(duplicates.same_phone)).toBeVisible();
    // The fuller one stays unless someone says otherwise.
    await expect(page.getByRole("radio", { name: duplicates.keep("Harbor Coffee Co.") })).toBeChecked();
    await page.getByRole("button", { name: duplicates.merge("Harbor Coffee Co.") }).click();
    await expect(page.getByText(duplicates.merged("Harbor Coffee Co."))).toBeVisible();
    await expect(page.getByText(duplicates.empty)).toBeVisible();
    await page.getByRole("button", { name: list.undo, exact: true }).click();
    await expect(page.getByText(duplicates.undone)).toBeVisible();
    await expect(page.getByText(duplicates.same_phone)).toBeVisible();
  });
}

test("the merged location gets the values that were chosen @both", async ({ page, member }) => {
  const { duplicates } = words.en;
  await addTwins(member);
  await page.goto(DUPLICATES);
  await page.getByText("Keep Harbor Coffee", { exact: true }).locator("..").locator("..").click();
  await page.getByRole("radiogroup", { name: /^Name/ }).getByText("Harbor Coffee Co.").click();
  await page.getByRole("button", { name: duplicates.merge("Harbor Coffee") }).click();
  await expect(page.getByText(duplicates.merged("Harbor Coffee Co."))).toBeVisible();
  const { items } = await member.call<{ items: { name: string; website: string }[] }>(
    "GET",
    "/api/v1/locations",
  );
  expect(items.map(({ name, website }) => [name, website])).toEqual([
    ["Harbor Coffee Co.", "https://harbor.example.com"],
  ]);
});

test("two shops that are two are not shown again, and nothing of it needs a mouse", async ({
  page,
  member,
}) => {
  const { duplicates } = words.en;
  await addTwins(member);
  await page.goto(DUPLICATES);
  const dismiss = page.getByRole("button", { name: duplicates.dismiss });
  await expect(dismiss).toBeVisible();
  for (let step = 0; step < 40; step += 1) {
    if (await dismiss.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await expect(page.getByText(duplicates.empty)).toBeVisible();
  await page.reload();
  await expect(page.getByText(duplicates.empty)).toBeVisible();
  await openList(page);
  await expect(names(page)).toHaveCount(2);
});
