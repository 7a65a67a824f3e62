// A location beside the list: the list stays usable, and the keys of the list move both.
import { expectAccessible } from "../harness/axe.ts";
import { BARE, drawer } from "../harness/drawer.ts";
import { openList, row } from "../harness/list.ts";
import { expect, test } from "../harness/test.ts";

const NAMES = ["Alpha Diner", "Beta Diner", "Gamma Diner"] as const;

test.beforeEach(async ({ page, member }) => {
  for (const name of NAMES) await member.add({ ...BARE, name });
  await openList(page);
});

test("on a wide window the list stays usable beside the open location", async ({ page }) => {
  await row(page, NAMES[0]).click();
  const panel = page.getByRole("complementary", { name: NAMES[0] });
  await expect(panel).toBeVisible();
  await expect(page.locator("[data-overlay]")).toHaveCount(0);
  await expect(row(page, NAMES[0])).toHaveAttribute("aria-current", "true");
  await page.getByRole("checkbox", { name: NAMES[1] }).click();
  await expect(page.getByRole("region", { name: "Selected locations" })).toContainText("1 selected");
  await expectAccessible(page, "a location beside the list");

  await row(page, NAMES[2]).click();
  await expect(drawer(page).getByRole("heading", { level: 2 })).toHaveText(NAMES[2]);
  await page.goBack();
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL("/dashboard/locations");
});

test("keys in the list move the open location, and Escape closes it before it clears the selection", async ({
  page,
}) => {
  const { keyboard } = page;
  await row(page, NAMES[0]).focus();
  await keyboard.press("x");
  await keyboard.press("Enter");
  await expect(drawer(page)).toBeFocused();
  await row(page, NAMES[0]).focus();
  await keyboard.press("j");
  await expect(drawer(page).getByRole("heading", { level: 2 })).toHaveText(NAMES[1]);
  await expect(row(page, NAMES[1])).toBeFocused();
  await keyboard.press("ArrowDown");
  await expect(drawer(page).getByRole("heading", { level: 2 })).toHaveText(NAMES[2]);
  await keyboard.press("k");
  await expect(drawer(page).getByRole("heading", { level: 2 })).toHaveText(NAMES[1]);
  await keyboard.press("Escape");
  await expect(drawer(page)).toBeHidden();
  await expect(row(page, NAMES[1])).toBeFocused();
  await expect(row(page, NAMES[0])).toHaveAttribute("aria-selected", "true");
  await keyboard.press("Escape");
  await expect(row(page, NAMES[0])).toHaveAttribute("aria-selected", "false");
});

test("on a narrower window the location is modal, and unsaved settings survive a change of width", async ({
  page,
}) => {
  await row(page, NAMES[0]).click();
  await drawer(page).getByRole("tab", { name: "Settings" }).click();
  const name = drawer(page).getByLabel("Business Name");
  await name.fill("Delta Diner");
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(name).toHaveValue("Delta Diner");
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard changes" }).click();
  await expect(drawer(page)).toBeHidden();
  await row(page, NAMES[1]).click();
  await expect(page.getByRole("dialog", { name: NAMES[1] })).toBeVisible();
});
