// Local pages: warnings before publishing, and the requests that are sent.
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { Schemas } from "@/lib/api";
import { type Answers, MEMBER, openApp } from "@/test/open-app";

const ME = {
  ...MEMBER,
  permissions: [...MEMBER.permissions, "see_pages", "write_pages", "publish_pages", "manage_site"],
};

const SITE: Schemas["PagesSite"] = {
  exists: true,
  name: "Corner Diner",
  slug: "corner-diner",
  state: "live",
  template: "restaurant",
  languages: ["en"],
  default_language: "en",
  colors: { primary: "#12355b", accent: "#0b6b53" },
  contrast: { on_primary: "#ffffff", primary: 12, on_accent: "#ffffff", accent: 6 },
  font: "humanist",
  logo_url: null,
  intro: {},
  legal: {},
  shows_reviews: true,
  base_url: "https://example.com/p/corner-diner",
  indexed: true,
  counts: { live: 0, draft: 1, closed: 0, none: 1, noindex: 0, changed: 0 },
  plan: { used: 0, limit: 5 },
  missing_languages: [],
};

const PAGE: Schemas["LocalPage"] = {
  location: { id: "l1", name: "Corner Diner", city: "Austin", country: "US" },
  state: "draft",
  languages: [
    {
      language: "en",
      path: "austin/corner-diner",
      url: "https://example.com/p/corner-diner/austin/corner-diner",
      own_words: 30,
      uniqueness: 1,
      indexable: false,
      problems: [{ code: "too_few_words", blocks_index: true, detail: "", missing_words: 120 }],
    },
  ],
  changed_since_publish: false,
  published_at: null,
  closed_at: null,
  views_30d: 0,
  calls_30d: 0,
  directions_30d: 0,
  bookings_30d: 0,
};

const DETAIL = {
  ...PAGE,
  content: { texts: { en: { intro: "Pie since 1958." } }, action: null, accepts_new: null },
  template: "restaurant",
  old_paths: [],
};

const USUAL: Answers = {
  "GET /api/v1/me": { body: ME },
  "GET /api/v1/labels": { body: { items: [] } },
  "GET /api/v1/pages-site": { body: SITE },
  "GET /api/v1/local-pages": { body: { items: [PAGE], next_cursor: null } },
  "GET /api/v1/local-pages/l1": { body: DETAIL },
  "PUT /api/v1/local-pages/l1/content": { body: DETAIL },
  "POST /api/v1/local-pages/l1/preview": { body: { html: "<h1>Corner Diner</h1>" } },
  "POST /api/v1/local-pages/publish": { body: { done: 1, noindex: 1, refused: [] } },
};

// The first of them loads the whole screen, which takes long while other tests run.
const WAIT_OPTIONS = { timeout: 30_000 };
vi.setConfig({ testTimeout: 60_000 });

test("a_new_site_says_what_will_happen_before_it_is_created", async () => {
  const user = userEvent.setup();
  const answers = {
    ...USUAL,
    "GET /api/v1/pages-site": { body: { ...SITE, exists: false, state: "off" } },
    "PUT /api/v1/pages-site": { body: SITE },
  };
  const { seen } = await openApp("/dashboard/pages?new=true", { isSignedIn: true, answers });
  const dialog = await screen.findByRole("dialog", {}, WAIT_OPTIONS);
  await user.click(within(dialog).getByRole("radio", { name: /^Legal/ }));
  await user.click(within(dialog).getByRole("button", { name: "Next" }));
  await user.click(within(dialog).getByRole("button", { name: "Next" }));
  expect(await within(dialog).findByText("2 pages drafted from your locations")).toBeDefined();
  expect(await within(dialog).findByText("Too few words")).toBeDefined();
  await user.click(within(dialog).getByRole("button", { name: "Create the site" }));
  await screen.findByText("Site created", {}, WAIT_OPTIONS);
  const sent = seen.find(({ request }) => request === "PUT /api/v1/pages-site")?.body;
  expect(sent).toMatchObject({ template: "legal", slug: "corner-diner", state: "live" });
});

test("publishing_many_pages_shows_the_effect_and_what_to_write", async () => {
  const user = userEvent.setup();
  const { seen } = await openApp("/dashboard/pages", { isSignedIn: true, answers: USUAL });
  await user.click(await screen.findByRole("checkbox", { name: "Select Corner Diner" }, WAIT_OPTIONS));
  await user.click(screen.getByRole("button", { name: "Publish" }));
  const dialog = await screen.findByRole("dialog", {}, WAIT_OPTIONS);
  expect(await within(dialog).findByText("Live, but not listed yet")).toBeDefined();
  expect(within(dialog).getByText(/^Write at least 150 words/)).toBeDefined();
  await user.click(within(dialog).getByRole("button", { name: "Publish 1 page" }));
  await screen.findByText("1 page published", {}, WAIT_OPTIONS);
  const sent = seen.filter(({ request }) => request === "POST /api/v1/local-pages/publish");
  expect(sent.map(({ body }) => body)).toEqual([
    { location_ids: ["l1"], dry_run: true },
    { location_ids: ["l1"], dry_run: false },
  ]);
});

test("a_draft_is_saved_whole_and_only_when_its_addresses_can_be_opened", async () => {
  const user = userEvent.setup();
  const { seen } = await openApp("/dashboard/pages/l1?part=about", { isSignedIn: true, answers: USUAL });
  const intro = await screen.findByRole("textbox", { name: "First paragraph" }, WAIT_OPTIONS);
  await user.type(intro, " Come in.");
  const link = screen.getByRole("textbox", { name: "Booking link" });
  await user.type(link, "javascript:alert(1)");
  await user.click(screen.getByRole("button", { name: "Save draft" }));
  expect(screen.getByText("Enter an address that starts with https://.")).toBeDefined();
  await user.clear(link);
  await user.click(screen.getByRole("button", { name: "Save draft" }));
  await screen.findByText("Draft saved", {}, WAIT_OPTIONS);
  const sent = seen.filter(({ request }) => request === "PUT /api/v1/local-pages/l1/content");
  expect(sent.length).toBe(1);
  expect(sent[0]?.body).toMatchObject({ texts: { en: { intro: "Pie since 1958. Come in." } } });
});
