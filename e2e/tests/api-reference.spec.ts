// The API as a page that a developer reads.
import { expect, test } from "../harness/test.ts";
import { toolWords } from "../harness/tools.ts";
import { LANGUAGES } from "../harness/words.ts";

for (const language of LANGUAGES) {
  const words = toolWords[language];

  test(`every operation is there, and can be found and linked to (${language})`, async ({ page }) => {
    const answer = await page.goto(words.reference_path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.reference);
    const document = await (await page.request.get("/api/v1/openapi.json")).json();
    const operations = Object.values<object>(document.paths).flatMap((item) => Object.values(item));
    await expect(page.getByRole("article")).toHaveCount(operations.length);

    const search = page.getByRole("searchbox", { name: words.find_operation });
    await search.fill("delete location");
    await expect(page.locator("#delete_location")).toBeVisible();
    await expect(page.locator("#list_locations")).toHaveCount(0);
    await search.fill("zzqq");
    await expect(page.getByText(words.no_operation)).toBeVisible();
    await page.getByRole("button", { name: words.show_all }).click();
    await expect(page.getByRole("article")).toHaveCount(operations.length);

    await page.goto(`${words.reference_path}#create_token`);
    await expect(page.locator("#create_token")).toBeInViewport();
    await expect(page.locator("#create_token")).toContainText("/api/v1/tokens");
  });
}

test("the fields of an answer open with the keyboard, down to the last", async ({ page }) => {
  await page.goto("/docs/api#get_location");
  const operation = page.locator("#get_location");
  await operation.getByText("200", { exact: true }).focus();
  await operation.locator("summary").first().press("Enter");
  await expect(operation.getByText("phone_e164")).toBeVisible();
  const hours = operation
    .getByRole("listitem")
    .filter({ has: page.getByText("opening_hours", { exact: true }) })
    .last();
  await hours.locator("summary").first().press("Enter");
  await expect(hours.getByText("regular", { exact: true })).toBeVisible();
});

test("on a phone the contents are behind a button, and lead to the operation", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/docs/api");
  await page.getByText("Contents", { exact: true }).click();
  await page
    .getByRole("navigation", { name: "Contents" })
    .getByRole("link", { name: /Run import/ })
    .click();
  await expect(page.locator("#run_import h3")).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
});
