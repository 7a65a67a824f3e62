// Posts in their states: nothing yet, the composer, the demo's calendar and list.
import { POSTS, postWords } from "./posts.ts";
import type { State } from "./state.ts";
import { expect } from "./test.ts";

export const POST_STATES: readonly State[] = [
  {
    name: "posts-none",
    viewer: "member",
    open: async (page, language) => {
      await page.goto(POSTS);
      await expect(page.getByText(postWords[language].none)).toBeVisible();
    },
  },
  {
    name: "posts-composer",
    viewer: "demo",
    open: async (page, language) => {
      await page.goto(`${POSTS}?new=true`);
      const dialog = page.getByRole("dialog", { name: postWords[language].new });
      await expect(
        dialog.getByRole("textbox", { name: postWords[language].text, exact: true }),
      ).toBeVisible();
    },
  },
  {
    name: "posts-list",
    viewer: "demo",
    open: async (page) => {
      await page.goto(`${POSTS}?view=list`);
      await expect(page.getByRole("table").getByRole("link").first()).toBeVisible();
    },
  },
];
