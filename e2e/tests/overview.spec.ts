// The overview: true figures, each linked to its list.
import { BARE, COMPLETE, change, drawer as panel } from "../harness/drawer.ts";
import { names, PLACES, row } from "../harness/list.ts";
import { expect, signIn, test } from "../harness/test.ts";
import { LANGUAGES, words } from "../harness/words.ts";

for (const language of LANGUAGES) {
  const { overview, list } = words[language];

  test(`a user without locations sees the first steps (${language})`, async ({ page, member, context }) => {
    await signIn(context, member, language);
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(overview.title);
    await expect(page.getByRole("heading", { name: overview.first })).toBeVisible();
    await page.getByRole("link", { name: overview.import }).click();
    await expect(page).toHaveURL("/dashboard/locations?import=new");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.goBack();
    await page.getByRole("link", { name: overview.add }).click();
    await expect(page.getByRole("dialog").getByLabel(list.name)).toBeVisible();
  });

  test(`the overview shows the organisation's figures (${language}) @both`, async ({
    page,
    member,
    context,
  }) => {
    await signIn(context, member, language);
    await member.add(BARE);
    await member.add(COMPLETE);
    await page.goto("/dashboard");
    const figures = page.getByRole("region", { name: overview.figures });
    await expect(figures.getByRole("link").first()).toContainText("2");
    const health = page.getByRole("region", { name: overview.health });
    await expect(health.getByRole("listitem").nth(0)).toContainText(overview.good);
    await expect(health.getByRole("listitem").nth(0)).toContainText("1");
    await expect(health.getByRole("listitem").nth(2)).toContainText(overview.poor);
    await expect(page.getByRole("region", { name: overview.worst })).toContainText(BARE.name);
    await expect(page.getByRole("region", { name: overview.activity })).toContainText(overview.added);
  });
}

const { overview, drawer } = words.en;

interface Day {
  date: string;
  views: number;
}

test("each number leads to the list that explains it", async ({ page, member }) => {
  for (const place of PLACES) await member.add(place);
  await page.goto("/dashboard");
  const issues = page.getByRole("region", { name: overview.issues });
  await expect(issues.getByRole("link", { name: /No phone number.*3 locations/ })).toBeVisible();
  await issues.getByRole("link", { name: /No phone number/ }).click();
  await expect(page).toHaveURL("/dashboard/locations?issue=missing_phone");
  await expect(names(page)).toHaveText(["Aux Délices", "Main Street Diner", "Zebra Books"]);
  await expect(page.getByText("Showing 3 of 4 locations")).toBeVisible();
  await page.getByRole("button", { name: "Remove filter: Issue" }).click();
  await expect(names(page)).toHaveCount(4);

  await page.goto("/dashboard");
  const health = page.getByRole("region", { name: overview.health });
  await health.getByRole("link", { name: overview.good }).click();
  await expect(page).toHaveURL("/dashboard/locations?health=good");
  await expect(names(page)).toHaveText(["Café Montréal"]);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(overview.title);
  await page.getByRole("link", { name: /^Locations\s*4$/ }).click();
  await expect(names(page)).toHaveCount(4);
});

test("the worst location is one press from the field that fixes it", async ({ page, member }) => {
  await member.add(BARE);
  await member.add(COMPLETE);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: `Fix ${BARE.name}` }).click();
  await expect(page).toHaveURL(/location=.*&tab=settings&field=phone/);
  await expect(panel(page).getByLabel("Phone Number")).toBeFocused();
});

test("tasks are one press away, and an edit completes them", async ({ page, member }) => {
  const { id } = await member.add(BARE);
  await page.goto("/dashboard");
  const today = page.getByRole("region", { name: "Today" });
  await today.getByRole("link", { name: "Add: 1 location without a phone number" }).click();
  await expect(page).toHaveURL("/dashboard/locations?issue=missing_phone");
  await page.goBack();
  await change(member, id, { phone: "+1 617 555 0100" });
  await expect(today.getByText("without a phone number")).toHaveCount(0);
});

test("changes in another window show at once", async ({ page, member }) => {
  const { id } = await member.add(BARE);
  await page.goto("/dashboard");
  const figures = page.getByRole("region", { name: overview.figures });
  const activity = page.getByRole("region", { name: overview.activity });
  await expect(activity.getByRole("listitem")).toHaveCount(1);
  await member.add(COMPLETE);
  await expect(figures.getByRole("link").first()).toContainText("2");
  await expect(activity.getByRole("listitem")).toHaveCount(2);
  await member.call("DELETE", `/api/v1/locations/${id}`);
  await expect(activity).toContainText("Location deleted");
  await activity.getByRole("link", { name: COMPLETE.name }).click();
  await expect(page.getByRole("complementary", { name: COMPLETE.name })).toBeVisible();
});

test("the demo's views can be read day by day with the keyboard", async ({ page, context, demo }) => {
  await signIn(context, demo);
  const { items, previous_items } = await demo.call<{ items: Day[]; previous_items: Day[] }>(
    "GET",
    "/api/v1/google/performance?days=28",
  );
  await page.goto("/dashboard");
  const performance = page.getByRole("region", { name: "Performance" });
  const chart = performance.getByRole("slider", { name: "Views for all locations, last 28 days" });
  await chart.focus();
  const views = (day: Day | undefined) => `${day?.views.toLocaleString("en-US")} views`;
  await page.keyboard.press("Home");
  await expect(chart).toHaveAttribute("aria-valuetext", new RegExp(`: ${views(items[0])}`));
  await expect(page.locator("[data-slot=chart-tip]")).toContainText(views(items[0]));
  await page.keyboard.press("ArrowRight");
  await expect(chart).toHaveAttribute("aria-valuetext", new RegExp(`: ${views(items[1])}`));
  if (previous_items.length > 0)
    await expect(chart).toHaveAttribute(
      "aria-valuetext",
      new RegExp(`Previous period: ${views(previous_items[1])}$`),
    );
  await performance.getByRole("button", { name: "7 days" }).click();
  await expect(page).toHaveURL("/dashboard?days=7");
  await performance.getByRole("button", { name: /^Calls/ }).click();
  await expect(
    performance.getByRole("slider", { name: "Calls for all locations, last 7 days" }),
  ).toBeVisible();
  await page.reload();
  await expect(performance.getByRole("button", { name: "7 days" })).toHaveAttribute("aria-pressed", "true");
});

test("an overview that cannot be had says so and can be asked for again", async ({ page, member, watch }) => {
  watch.expect(422, "/api/v1/overview");
  await member.add(BARE);
  let isBroken = true;
  await page.route("**/api/v1/overview", (route) =>
    isBroken ? route.fulfill({ status: 422, json: { code: "bad_request", status: 422 } }) : route.continue(),
  );
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "The overview couldn’t be loaded" })).toBeVisible();
  isBroken = false;
  await page.getByRole("button", { name: words.en.retry }).click();
  await expect(page.getByRole("region", { name: overview.figures })).toBeVisible();
});

test("the overview leads everywhere by keyboard", async ({ page, member }) => {
  await member.add(BARE);
  await page.goto("/dashboard");
  const fix = page.getByRole("link", { name: `Fix ${BARE.name}` });
  await expect(fix).toBeVisible();
  for (let step = 0; step < 60; step += 1) {
    if (await fix.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(fix).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("tab", { name: drawer.settings })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(row(page, BARE.name)).toBeVisible();
});
