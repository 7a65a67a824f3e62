// The list's menus and dialogs, bulk work, duplicates and the map, each in its states.
import {
  addLabel,
  addTwins,
  bulkBar,
  chooseInBar,
  openListTools,
  openMap,
  openMenu,
  selectAll,
  selectRows,
} from "./bulk.ts";
import { PLACES } from "./list.ts";
import type { Person } from "./people.ts";
import type { State } from "./state.ts";
import { expect } from "./test.ts";
import { type Language, words } from "./words.ts";

const LIST = "/dashboard/locations";
const DUPLICATES = `${LIST}/duplicates`;

// A demo is shared by the states of a worker.
const labeled = new WeakSet<Person>();

/** Labels, and the first shops carrying some. */
async function label(demo: Person | null) {
  if (!demo || labeled.has(demo)) return;
  labeled.add(demo);
  const ids = [
    await addLabel(demo, "Franchise", "brass"),
    await addLabel(demo, "Drive-through"),
    await addLabel(demo, "Montréal team", "purple"),
  ].map(({ id }) => id);
  const { items } = await demo.call<{ items: { id: string }[] }>("GET", "/api/v1/locations?limit=6");
  const half = items.map(({ id }) => id);
  await bulkEdit(demo, half, { add_labels: ids.slice(0, 2) });
  await bulkEdit(demo, half.slice(0, 2), { add_labels: ids.slice(2) });
}

/** Edits locations and waits for the end. */
async function bulkEdit(person: Person, ids: string[], changes: object) {
  const action = { kind: "edit", changes };
  const body = { scope: { ids }, expected: ids.length, action };
  const { id } = await person.call<{ id: string }>("POST", "/api/v1/locations/bulk", body);
  await expect
    .poll(async () => (await person.call<{ state: string }>("GET", `/api/v1/locations/bulk/${id}`)).state)
    .toBe("done");
}

export const LIST_STATES: readonly State[] = [
  {
    name: "list-labels",
    viewer: "demo",
    open: async (page, _language, demo) => {
      await label(demo);
      await page.goto(LIST);
      await expect(page.locator("[data-slot=labels]").first()).toBeVisible();
    },
  },
  {
    name: "list-compact",
    viewer: "demo",
    open: async (page, language, demo) => {
      await label(demo);
      await openRows(page);
      await openListTools(page, language);
      await openMenu(page, words[language].tools.display);
      await page.getByRole("menuitemradio", { name: words[language].tools.compact, exact: true }).click();
      // There are no columns on a phone.
      const phone = page.getByRole("menuitemcheckbox", { name: words[language].tools.phone, exact: true });
      if (await phone.isVisible()) await phone.click();
    },
  },
  {
    name: "list-columns",
    viewer: "demo",
    open: async (page, language) => {
      await openRows(page);
      await openListTools(page, language);
      await openMenu(page, words[language].tools.display);
      // There are no columns on a phone, but labels.
      await expect(page.getByRole("menuitemcheckbox").first()).toBeVisible();
    },
  },
  {
    name: "views",
    viewer: "demo",
    open: async (page, language, demo) => {
      const look = { columns: ["status"], density: "compact" };
      for (const [name, search] of [
        ["Montréal", "q=montr%C3%A9al"],
        ["No phone number", "issue=missing_phone&sort=health"],
      ])
        await demo?.call("POST", "/api/v1/views", { name, search, ...look });
      await openRows(page);
      await openListTools(page, language);
      await openMenu(page, words[language].tools.views);
      await page.getByRole("menuitem", { name: words[language].tools.manage }).click();
      await expect(page.getByRole("dialog")).toContainText("Montréal");
    },
  },
  {
    name: "labels",
    viewer: "demo",
    open: async (page, language, demo) => {
      await label(demo);
      await openRows(page);
      await openMenu(page, words[language].tools.more);
      await page.getByRole("menuitem", { name: words[language].tools.labels }).click();
      await expect(page.getByRole("dialog")).toContainText("Flagship");
    },
  },
  {
    name: "bulk-edit",
    viewer: "demo",
    open: async (page, language, demo) => {
      await label(demo);
      const { bulk } = words[language];
      await openRows(page);
      await selectAll(page, language);
      await bulkBar(page).getByRole("button", { name: bulk.edit, exact: true }).click();
      const dialog = page.getByRole("dialog");
      for (const tick of [bulk.category_tick, bulk.labels_tick, bulk.hours_tick])
        await dialog.getByText(tick).click();
      await expect(dialog.getByRole("combobox")).toBeVisible();
    },
  },
  {
    name: "bulk-delete",
    viewer: "demo",
    open: async (page, language) => {
      await openRows(page);
      await selectAll(page, language);
      await chooseInBar(page, words[language].bulk.delete, language);
      await expect(page.getByRole("alertdialog").getByRole("textbox")).toBeFocused();
    },
  },
  {
    name: "bulk-delete-few",
    viewer: "demo",
    open: async (page, language) => {
      await openRows(page);
      await selectRows(page, [1, 2, 4]);
      await chooseInBar(page, words[language].bulk.delete, language);
      await expect(page.getByRole("alertdialog").getByRole("listitem")).toHaveCount(3);
    },
  },
  {
    name: "bulk-history",
    viewer: "demo",
    open: async (page, language, demo) => {
      await label(demo);
      await openRows(page);
      await openMenu(page, words[language].tools.more);
      await page.getByRole("menuitem", { name: words[language].bulk.history }).click();
      await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(2);
    },
  },
  {
    name: "duplicates",
    viewer: "member",
    open: async (page, language, member) => {
      if (!member) return;
      for (const place of PLACES) await member.add(place);
      await addTwins(member);
      await page.goto(DUPLICATES);
      await expect(page.getByText(words[language].duplicates.same_phone)).toBeVisible();
    },
  },
  {
    name: "duplicates-merged",
    viewer: "member",
    open: async (page, language, member) => {
      if (!member) return;
      for (const place of PLACES) await member.add(place);
      await addTwins(member);
      await page.goto(DUPLICATES);
      const { merge, merged } = words[language].duplicates;
      await page.getByRole("button", { name: merge("Harbor Coffee Co.") }).click();
      await expect(page.getByText(merged("Harbor Coffee Co."))).toBeVisible();
    },
  },
  {
    name: "duplicates-none",
    viewer: "member",
    open: async (page, language) => {
      await page.goto(DUPLICATES);
      await expect(page.getByText(words[language].duplicates.empty)).toBeVisible();
    },
  },
  { name: "map", viewer: "demo", open: async (page) => openMap(page) },
  {
    name: "map-empty",
    viewer: "member",
    open: async (page, language) => {
      await page.goto(`${LIST}?view=map`);
      await expect(page.getByText(words[language].list.none)).toBeVisible();
    },
  },
];

async function openRows(page: Parameters<State["open"]>[0], _language?: Language) {
  await page.goto(LIST);
  await expect(page.getByRole("row").nth(3)).toBeVisible();
}
