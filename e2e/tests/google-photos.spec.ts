// Photos of a location on Google: published, refused, deleted there.
import { drawer, findOne } from "../harness/drawer.ts";
import { expect, importFrom, PEOPLE, test } from "../harness/google.ts";
import { googleWords } from "../harness/google-words.ts";
import { openSettings, png } from "../harness/settings.ts";
import { LANGUAGES } from "../harness/words.ts";

// Google wants 10 KB: a large picture of one color has them, a small one does not.
const LARGE = { name: "front.png", mimeType: "image/png", buffer: png(2000, 2000, 120) };
const LIGHT = { name: "inside.png", mimeType: "image/png", buffer: png(400, 400, 90) };

for (const language of LANGUAGES) {
  const words = googleWords[language];

  test(`photos are published to Google, refused and deleted there (${language})`, async ({ page, enter }) => {
    const person = await enter(language);
    await importFrom(page, PEOPLE.owner, language);
    const { id } = await findOne(person, ({ verified }) => verified);
    await openSettings(page, id, language);
    await drawer(page).locator("input[type=file]").setInputFiles([LARGE, LIGHT]);
    const panel = drawer(page).getByRole("region", { name: words.own_photos });
    const photos = panel.getByRole("listitem");
    await expect(photos).toHaveCount(2, { timeout: 30_000 });
    await expect(panel.getByText(words.not_on_google)).toHaveCount(2);
    await panel.getByRole("button", { name: words.publish_all_photos }).click();
    await expect(photos.first().getByText(words.on_google, { exact: true })).toBeVisible({ timeout: 30_000 });
    await expect(photos.last().getByText(words.photo_too_light)).toBeVisible({ timeout: 30_000 });
    await photos.first().getByRole("button", { name: words.delete_on_google }).click();
    await expect(photos.first().getByText(words.not_on_google)).toBeVisible({ timeout: 30_000 });
  });
}
