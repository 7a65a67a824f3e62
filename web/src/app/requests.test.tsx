// Review requests: recipients, exclusions and hidden options.
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { Schemas } from "@/lib/api";
import { type Answers, MEMBER, openApp } from "@/test/open-app";

const ME = {
  ...MEMBER,
  permissions: [...MEMBER.permissions, "see_contacts", "send_requests", "manage_requests", "import_contacts"],
};

const SETTINGS: Schemas["RequestSettings"] = {
  is_off: false,
  forbids_regulated: true,
  regulated: [],
  period_days: 90,
  sender_name: "Corner Diner",
  postal_address: "12 Mill Street, Austin",
  daily_cap: 200,
  first_hour: 9,
  last_hour: 20,
};

const CAMPAIGN: Schemas["RequestCampaign"] = {
  id: "r1",
  name: "November",
  state: "running",
  channel: "email",
  location_ids: ["l1"],
  audience: { all: true },
  reminder_after_days: 5,
  starts_at: "2026-11-20T15:00:00Z",
  daily_cap: 200,
  recipients: 132,
  left_out: {},
  counts: { waiting: 50, sent: 60, clicked: 20, feedback: 2 },
  created_at: "2026-11-19T09:00:00Z",
  ended_at: null,
};

const FORECAST: Schemas["RequestCampaignForecast"] = {
  recipients: 132,
  left_out: { no_consent: 12, asked_recently: 30 },
  starts_at: "2026-11-26T16:00:00Z",
  ends_at: "2026-11-27T18:00:00Z",
  obstacle: null,
  wording_problems: [],
};

const LOCATION = { id: "l1", name: "Corner Diner", city: "Austin" };

const page = (items: unknown[]) => ({ body: { items, next_cursor: null } });

/** Result of the linter for the word "gift". */
const check = (body: unknown) => {
  const { text } = body as { text: string };
  const start = text.indexOf("gift");
  const items = start < 0 ? [] : [{ rule: "reward", start, end: start + 4, text: "gift" }];
  return { body: { items } };
};

const USUAL: Answers = {
  "GET /api/v1/me": { body: ME },
  "GET /api/v1/locations": page([LOCATION]),
  "GET /api/v1/request-settings": { body: SETTINGS },
  "GET /api/v1/request-campaigns": page([CAMPAIGN]),
  "GET /api/v1/request-campaigns/r1": {
    body: { ...CAMPAIGN, wording: { en: null, fr: null }, breakdown: [] },
  },
  "GET /api/v1/request-campaigns/r1/recipients": page([]),
  "GET /api/v1/locations/l1/review-links": { body: { items: [], sources: [] } },
  "POST /api/v1/request-wording/check": check,
  "POST /api/v1/request-campaigns/forecast": { body: FORECAST },
  "POST /api/v1/request-campaigns": { status: 201, body: CAMPAIGN },
};

const WAIT_OPTIONS = { timeout: 10_000 };

test("a_campaign_says_how_far_it_is_and_how_many_reached_each_step", async () => {
  const app = await openApp("/dashboard/requests", { isSignedIn: true, answers: USUAL });
  const row = await screen.findByRole("row", { name: /November/ }, WAIT_OPTIONS);
  expect(row.textContent).toContain("82 of 132");
  expect(row.textContent).toContain("22 27%");
  app.stop();
});

test("without_a_sender_the_page_says_that_nothing_can_be_sent", async () => {
  const answers = {
    ...USUAL,
    "GET /api/v1/request-settings": { body: { ...SETTINGS, postal_address: null } },
  };
  const app = await openApp("/dashboard/requests", { isSignedIn: true, answers });
  await screen.findByText("You can’t send requests yet", undefined, WAIT_OPTIONS);
  const link = await screen.findByRole("link", { name: "Add the sender" });
  expect(link.getAttribute("href")).toBe("/dashboard/requests?tab=settings");
  app.stop();
});

async function openWording() {
  const app = await openApp("/dashboard/requests?new=true&location=l1", {
    isSignedIn: true,
    answers: USUAL,
  });
  const user = userEvent.setup();
  const dialog = await screen.findByRole("dialog", { name: "New campaign" }, WAIT_OPTIONS);
  const next = () => user.click(within(dialog).getByRole("button", { name: "Next" }));
  await within(dialog).findByText("Who to ask", undefined, WAIT_OPTIONS);
  return { app, user, dialog, next };
}

test("customers_cannot_be_chosen_by_how_satisfied_they_are", async () => {
  const { app, dialog } = await openWording();
  const choices = within(dialog).getAllByRole("radio");
  expect(choices.map((choice) => choice.getAttribute("value"))).toEqual(["all", "tags", "contacts"]);
  app.stop();
});

test("the_button_names_the_people_and_the_summary_those_left_out", async () => {
  const { app, user, dialog, next } = await openWording();
  await next();
  await within(dialog).findByRole("textbox", { name: "Subject" });
  await next();
  expect(await within(dialog).findByText("asked recently", undefined, WAIT_OPTIONS)).toBeTruthy();
  const button = await within(dialog).findByRole("button", { name: "Send to 132 people" }, WAIT_OPTIONS);
  await user.click(button);
  await vi.waitFor(() => expect(app.where()).toBe("/dashboard/requests/r1"));
  const sent = app.seen.find(({ request }) => request === "POST /api/v1/request-campaigns")?.body;
  expect(sent).toMatchObject({ location_ids: ["l1"], audience: { all: true }, channel: "email" });
  app.stop();
});

test("a_forbidden_word_is_named_with_its_rule_while_it_is_typed", async () => {
  const { app, user, dialog, next } = await openWording();
  await next();
  const body = await within(dialog).findByRole("textbox", { name: "Message" });
  await user.type(body, " Get a gift");
  expect(
    await within(dialog).findByText(/no gift, discount, or contest/, undefined, WAIT_OPTIONS),
  ).toBeTruthy();
  expect(body.getAttribute("aria-invalid")).toBe("true");
  app.stop();
});

test("a_person_who_was_asked_lately_is_refused_with_the_reason", async () => {
  const app = await openApp("/dashboard/requests?ask=new&location=l1", {
    isSignedIn: true,
    answers: {
      ...USUAL,
      "POST /api/v1/requests": { status: 409, body: { code: "asked_recently", status: 409 } },
    },
  });
  const user = userEvent.setup();
  const dialog = await screen.findByRole("dialog", { name: "Ask one person" }, WAIT_OPTIONS);
  await user.type(await within(dialog).findByRole("textbox", { name: "Name" }), "Anna Moreau");
  await user.type(within(dialog).getByRole("textbox", { name: "Email address" }), "anna@example.com");
  await user.click(within(dialog).getByRole("button", { name: "Send to Anna Moreau" }));
  expect(within(dialog).getByText("Confirm this to send the request.")).toBeTruthy();
  await user.click(within(dialog).getByRole("checkbox"));
  await user.click(within(dialog).getByRole("button", { name: "Send to Anna Moreau" }));
  expect(
    await within(dialog).findByText("This person was asked recently.", undefined, WAIT_OPTIONS),
  ).toBeTruthy();
  app.stop();
});

test("an_import_says_what_it_would_do_before_it_does_it", async () => {
  const columns = [
    { header: "Client", field: "name" },
    { header: "Courriel", field: "email" },
    { header: "Note", field: null },
  ];
  const counts = { rows: 9, created: 5, joined: 3, refused: 1, opted_out: 0 };
  const problems = [{ line: 4, field: "email", code: "invalid_email", message: "" }];
  const app = await openApp("/dashboard/requests?tab=contacts&import=true", {
    isSignedIn: true,
    answers: {
      ...USUAL,
      "GET /api/v1/contacts": page([]),
      "POST /api/v1/contacts/import": (body) => {
        const { is_dry_run } = body as { is_dry_run: boolean };
        return { body: { is_dry_run, columns, ...counts, problems } };
      },
    },
  });
  const user = userEvent.setup();
  const dialog = await screen.findByRole("dialog", { name: "Import contacts" }, WAIT_OPTIONS);
  const input = await vi.waitFor(() => {
    const input = document.querySelector<HTMLInputElement>("input[type=file]");
    if (!input) throw new Error("no file field");
    return input;
  });
  await user.upload(
    input,
    new File(["Client;Courriel;Note\nAnna;a@b.example;x"], "c.csv", { type: "text/csv" }),
  );
  const button = await within(dialog).findByRole("button", { name: "Import 8 contacts" }, WAIT_OPTIONS);
  expect(within(dialog).getByText("Line 4")).toBeTruthy();
  await user.click(button);
  await within(dialog).findByText("8 contacts imported", undefined, WAIT_OPTIONS);
  const sent = app.seen
    .filter(({ request }) => request === "POST /api/v1/contacts/import")
    .map(({ body }) => (body as { is_dry_run: boolean }).is_dry_run);
  expect(sent).toEqual([true, false]);
  app.stop();
});
