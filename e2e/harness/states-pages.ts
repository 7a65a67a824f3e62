// Local pages in each of their states: the creation of the site, the list, the editor, and the tabs.
import { addPagePlace, addSite, PAGES, pageWords } from "./pages.ts";
import type { State } from "./state.ts";
import { expect } from "./test.ts";

/** A tab of the demo's site. */
const tab = (name: "figures" | "site" | "address"): State => ({
  name: `pages-${name}`,
  viewer: "demo",
  open: async (page, language) => {
    await page.goto(`${PAGES}?tab=${name}`);
    await expect(page.getByRole("tab", { name: pageWords[language][name], selected: true })).toBeVisible();
  },
});

export const PAGE_STATES: readonly State[] = [
  {
    name: "pages-none",
    viewer: "member",
    open: async (page, language) => {
      await page.goto(PAGES);
      await expect(page.getByText(pageWords[language].none)).toBeVisible();
    },
  },
  {
    name: "pages-template",
    viewer: "member",
    open: async (page) => {
      await page.goto(`${PAGES}?new=true`);
      await expect(page.getByRole("dialog").getByRole("radio")).toHaveCount(6);
    },
  },
  {
    name: "pages-look",
    viewer: "member",
    open: async (page, language) => {
      await page.goto(`${PAGES}?new=true`);
      await page.getByRole("dialog").getByRole("button", { name: pageWords[language].next }).click();
      await expect(page.getByRole("dialog").getByRole("figure")).toBeVisible();
    },
  },
  {
    name: "pages-result",
    viewer: "member",
    open: async (page, language, member) => {
      if (member) await addPagePlace(member);
      await page.goto(`${PAGES}?new=true`);
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: pageWords[language].next }).click();
      await dialog.getByRole("button", { name: pageWords[language].next }).click();
      await expect(dialog.getByRole("button", { name: pageWords[language].submit })).toBeVisible();
    },
  },
  {
    name: "pages",
    viewer: "demo",
    open: async (page) => {
      await page.goto(PAGES);
      await expect(page.getByRole("table").getByRole("link").first()).toBeVisible();
    },
  },
  {
    name: "pages-editor",
    viewer: "demo",
    open: async (page) => {
      await page.goto(PAGES);
      await page.getByRole("table").getByRole("rowheader").first().getByRole("link").click();
      await expect(page.getByRole("textbox").first()).toBeVisible();
      // Phones show the preview instead of the fields, at the press of a button.
      if (await page.locator("iframe").isVisible())
        await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toBeAttached();
    },
  },
  {
    name: "pages-editor-block",
    viewer: "member",
    open: async (page, language, member) => {
      const place = member && (await addPagePlace(member));
      if (member) await addSite(member);
      await page.goto(`${PAGES}/${place?.id}?part=about`);
      await expect(page.getByRole("textbox", { name: pageWords[language].intro })).toBeVisible();
    },
  },
  tab("figures"),
  tab("site"),
  tab("address"),
];
