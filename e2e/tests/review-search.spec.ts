// Reviews are searched by words, and narrowed to a topic whose words are underlined.
import { expectAccessible } from "../harness/axe.ts";
import {
  INBOX,
  REVIEWS,
  reviewPane,
  reviewRow,
  reviewRows,
  reviewWords,
  seedReviews,
} from "../harness/reviews.ts";
import { expect, signIn, test } from "../harness/test.ts";
import { LANGUAGES } from "../harness/words.ts";

for (const language of LANGUAGES) {
  const words = reviewWords[language];

  test(`a review is found by a word and by a topic (${language})`, async ({ page, context, member }) => {
    await seedReviews(member);
    await signIn(context, member, language);
    await page.goto(INBOX);
    const rows = reviewRows(page, words);
    await expect(rows).toHaveCount(REVIEWS.length);
    await page.locator("body").press("/");
    const search = page.getByRole("searchbox", { name: words.search });
    await expect(search).toBeFocused();
    await page.keyboard.type("COFF");
    await expect(page).toHaveURL(/q=/);
    await expect(rows).toHaveText(/Cleo Park/);
    await page.keyboard.press("Escape");
    await expect(rows).toHaveCount(REVIEWS.length);

    const topics = page.getByRole("region", { name: words.topics });
    await topics.getByRole("button", { name: words.wait }).click();
    await expect(page).toHaveURL(/topic=wait/);
    await expect(rows).toHaveCount(1);
    await reviewRow(page, words, "Bob Stone").click();
    const pane = reviewPane(page, words);
    await expect(pane.getByTitle(words.wait_negative)).toContainText("waited");
    await expectAccessible(page, `a review with its topics (${language})`);
  });
}
