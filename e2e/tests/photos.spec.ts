// Photos of a location: added, refused, described, put in order, deleted.
import { writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { COMPLETE, drawer } from "../harness/drawer.ts";
import type { Person } from "../harness/people.ts";
import { openSettings, png, settingsWords, storedLocation } from "../harness/settings.ts";
import { expect, signIn, test } from "../harness/test.ts";
import { LANGUAGES, type Language } from "../harness/words.ts";

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><script>window.__pwned = true</script></svg>`;
const GIF = "GIF89a\x2c\x01\x2c\x01\x00\x00\x00;";
const PICTURES = [
  { name: "front.png", mimeType: "image/png", buffer: png(640, 480, 90) },
  { name: "inside.png", mimeType: "image/png", buffer: png(480, 640, 160) },
  { name: "counter.png", mimeType: "image/png", buffer: png(400, 400, 220) },
];

const REFUSED = [
  { name: "drawing.jpg", buffer: Buffer.from(SVG), code: "not_an_image", status: 415 },
  { name: "moving.png", buffer: Buffer.from(GIF, "latin1"), code: "not_an_image", status: 415 },
  { name: "cut.png", buffer: png(600, 600, 9).subarray(0, 600), code: "image_broken", status: 422 },
  { name: "tiny.png", buffer: png(249, 400, 9), code: "image_too_small", status: 422 },
  {
    name: "bomb.png",
    buffer: png(300, 300, 9, { width: 60_000, height: 60_000 }),
    code: "too_many_pixels",
    status: 422,
  },
  {
    name: "huge.png",
    buffer: Buffer.concat([png(300, 300, 9), Buffer.alloc(10 * 1024 * 1024)]),
    code: "image_too_large",
    status: 413,
  },
] as const;

// A busy machine takes its time to make pictures anew.
const UPLOAD = { timeout: 30_000 };

for (const language of LANGUAGES) {
  const text = settingsWords[language];

  test(`photos are added, put in order, described and deleted (${language}) @both`, async ({
    page,
    member,
  }) => {
    const id = await openPhotos(page, member, language);
    const form = drawer(page);
    await form.locator("input[type=file]").setInputFiles(PICTURES);
    await expect(page.getByText(text.photos_added(3))).toBeVisible(UPLOAD);
    await expect(form.getByRole("row")).toHaveCount(3);
    await expect(form.getByRole("row").first()).toContainText(text.cover);
    const before = await urls(member, id);
    expect(before).toHaveLength(3);

    await form.getByRole("button", { name: text.menu(3) }).click();
    await page.getByRole("menuitem", { name: text.make_cover }).click();
    await expect.poll(() => urls(member, id)).toEqual([before[2], before[0], before[1]]);

    await form.getByRole("button", { name: text.describe(1) }).click();
    const description = page.getByRole("dialog").last().getByLabel(text.description, { exact: true });
    await description.fill("The counter");
    await page.getByRole("dialog").last().getByRole("button", { name: text.save }).click();
    await expect(form.getByRole("img", { name: "The counter" })).toBeVisible();

    await form.getByRole("button", { name: text.menu(2) }).click();
    await page.getByRole("menuitem").last().click();
    const question = page.getByRole("alertdialog", { name: text.delete_photo });
    await question.getByRole("button", { name: text.confirm }).click();
    await expect(page.getByText(text.photo_deleted)).toBeVisible();
    await expect(form.getByRole("row")).toHaveCount(2);
    await expect.poll(() => urls(member, id)).toEqual([before[2], before[1]]);
  });

  test(`each refusal of a photo says why (${language})`, async ({ page, member, watch }, testInfo) => {
    for (const { status } of REFUSED) watch.expect(status, "/photos");
    const id = await openPhotos(page, member, language);
    const form = drawer(page);
    for (const { name, buffer, code } of REFUSED) {
      // From disk: a large file handed over in memory takes a browser long.
      const path = testInfo.outputPath(name);
      await writeFile(path, buffer);
      await form.locator("input[type=file]").setInputFiles(path);
      const refusal = form.getByRole("alert").filter({ hasText: text.refused(name) });
      await expect(refusal).toContainText(text.refusals[code], UPLOAD);
    }
    await expect(form.getByRole("alert")).toHaveCount(REFUSED.length);
    expect(await urls(member, id)).toEqual([]);
    expect(await page.evaluate(() => "__pwned" in window)).toBe(false);
  });
}

test("a photo is moved by keyboard alone", async ({ page, member }) => {
  const id = await openPhotos(page, member, "en");
  const form = drawer(page);
  await form.locator("input[type=file]").setInputFiles(PICTURES);
  await expect(form.getByRole("row")).toHaveCount(3, UPLOAD);
  const before = await urls(member, id);
  await form.getByRole("button", { name: settingsWords.en.drag(1) }).press("Enter");
  // In between two photos, behind the last.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect.poll(() => urls(member, id)).not.toEqual(before);
  expect([...(await urls(member, id))].sort()).toEqual([...before].sort());
});

test("photos do not wait for Save, and do not get in its way", async ({ page, member, watch }) => {
  // The photo has created a new version of the location; this is not a conflict for the user.
  watch.expect(412, "/api/v1/locations/");
  const id = await openPhotos(page, member, "en");
  const form = drawer(page);
  await form.getByLabel(settingsWords.en.name).fill("With a photo");
  await form.locator("input[type=file]").setInputFiles(PICTURES.slice(0, 1));
  await expect(page.getByText(settingsWords.en.photos_added(1))).toBeVisible(UPLOAD);
  await page.keyboard.press("ControlOrMeta+S");
  await expect(page.getByText(settingsWords.en.saved("With a photo"))).toBeVisible();
  expect(await storedLocation(member, id)).toMatchObject({ name: "With a photo" });
});

async function openPhotos(page: Page, member: Person, language: Language): Promise<string> {
  await signIn(page.context(), member, language);
  const { id } = await member.add(COMPLETE);
  await openSettings(page, id, language);
  await expect(
    drawer(page).getByRole("button", { name: settingsWords[language].photos_choose }),
  ).toBeVisible();
  return id;
}

async function urls(member: Person, id: string): Promise<string[]> {
  return (await storedLocation(member, id)).photos as string[];
}
