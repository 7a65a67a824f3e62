// Reports in front of a server that is only its answers: reading, making, sharing and scheduling them.
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { detail, figure, report, schedule, section, share, snapshot } from "@/features/reports/samples";
import type { ReportDetail } from "@/features/reports/types";
import type { Permission } from "@/lib/may";
import { type Answers, fill, MEMBER, openApp } from "@/test/open-app";

const WAIT_OPTIONS = { timeout: 10_000 };
const MAKER: Permission[] = ["see_reports", "make_reports", "schedule_reports"];

function open(path: string, answers: Answers = {}, rights: Permission[] = MAKER) {
  return openApp(path, {
    isSignedIn: true,
    answers: {
      "GET /api/v1/me": { body: { ...MEMBER, permissions: [...MEMBER.permissions, ...rights] } },
      "GET /api/v1/reports": { body: { items: [report()], next_cursor: null } },
      "GET /api/v1/report-schedules": { body: { items: [schedule()], next_cursor: null } },
      "GET /api/v1/labels": { body: { items: [] } },
      "GET /api/v1/shares": { body: { items: [share()], next_cursor: null } },
      ...answers,
    },
  });
}

const openReport = (report: ReportDetail, rights?: Permission[], answers: Answers = {}) =>
  open("/dashboard/reports/r1", { "GET /api/v1/reports/r1": { body: report }, ...answers }, rights);

test("the_list_says_who_can_read_each_report", async () => {
  const items = [report(), report({ id: "r2", title: "Week 44", released: true, shares: 1, sends: 3 })];
  const app = await open("/dashboard/reports", {
    "GET /api/v1/reports": { body: { items, next_cursor: null } },
  });
  const rows = await screen.findAllByRole("row", { name: /October 2026/ }, WAIT_OPTIONS);
  expect(rows[0]?.textContent).toContain("Not released");
  expect(rows[1]?.textContent).toContain("Released1 link · sent to 3");
  app.stop();
});

test("a_client_without_reports_is_told_when_they_come_and_finds_no_button", async () => {
  const none = { "GET /api/v1/reports": { body: { items: [], next_cursor: null } } };
  const app = await open("/dashboard/reports", none, ["see_reports"]);
  await screen.findByText(/appear here once they’re released to you/, undefined, WAIT_OPTIONS);
  expect(screen.queryByRole("button", { name: "New report" })).toBeNull();
  expect(screen.queryByRole("tab")).toBeNull();
  app.stop();
});

test("an_empty_list_has_one_button", async () => {
  const app = await open("/dashboard/reports", {
    "GET /api/v1/reports": { body: { items: [], next_cursor: null } },
  });
  await screen.findByRole("heading", { name: "No reports yet" }, WAIT_OPTIONS);
  expect(screen.getAllByRole("button", { name: "New report" })).toHaveLength(1);
  app.stop();
});

test("a_figure_says_its_change_in_words_and_leads_to_its_data", async () => {
  const sections = [
    section({
      figures: [
        figure(),
        figure({ key: "few", label: "Bookings", shown: "12", before: 9, trend: null, shown_change: null }),
        figure({ key: "none", label: "Views", value: null, before: null, shown: "–", trend: null }),
      ],
    }),
  ];
  const app = await openReport(detail({ snapshot: snapshot({ sections }) }));
  await screen.findByRole("heading", { level: 1, name: "Local visibility" }, WAIT_OPTIONS);
  expect(screen.getByText("Up +24%")).toBeTruthy();
  expect(screen.getByText("9 before")).toBeTruthy();
  const link = screen.getByRole("link", { name: "Calls: open the data behind this number" });
  expect(link.getAttribute("href")).toBe("/dashboard/locations");
  app.stop();
});

test("the_paper_speaks_the_language_of_the_report_and_the_buttons_that_of_the_reader", async () => {
  const sections = [section({ title: "L’essentiel", figures: [figure({ label: "Appels" })] })];
  const app = await openReport(detail({ language: "fr", snapshot: snapshot({ sections }) }));
  const paper = await screen.findByRole("article", undefined, WAIT_OPTIONS);
  expect(paper.getAttribute("lang")).toBe("fr");
  expect(within(paper).getByText("octobre 2026")).toBeTruthy();
  expect(within(paper).getByText("173 avant")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Release to clients" })).toBeTruthy();
  app.stop();
});

test("a_text_that_was_erased_says_so", async () => {
  const removed = {
    review_id: "v1",
    rating: 2,
    written_at: "2026-10-20T10:00:00Z",
    site: "Google",
    location: "Old Town",
    author: null,
    text: null,
    reply: null,
    is_removed: true,
    source: "/dashboard/reviews",
  };
  const sections = [section({ kind: "reviews", title: "What do customers say?", texts: [removed] })];
  const app = await openReport(detail({ snapshot: snapshot({ sections }) }));
  expect(await screen.findByText("This text was deleted.", undefined, WAIT_OPTIONS)).toBeTruthy();
  app.stop();
});

test("releasing_is_one_press_and_can_be_undone", async () => {
  let released = false;
  const app = await openReport(detail(), MAKER, {
    "PATCH /api/v1/reports/r1": (body) => {
      released = (body as { released: boolean }).released;
      return { body: report({ released }) };
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Release to clients" }, WAIT_OPTIONS));
  await waitFor(() => expect(released).toBe(true));
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }, WAIT_OPTIONS));
  await waitFor(() => expect(released).toBe(false));
  app.stop();
});

test("a_client_reads_and_downloads_and_changes_nothing", async () => {
  const app = await openReport(detail({ released: true, note: "Hi Jeanne" }), ["see_reports"]);
  expect(await screen.findByText("Hi Jeanne", undefined, WAIT_OPTIONS)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Download" })).toBeTruthy();
  for (const name of ["Share", "Edit the note", "More actions", "Release to clients"]) {
    expect(screen.queryByRole("button", { name })).toBeNull();
  }
  app.stop();
});

test("a_report_that_waits_for_a_comment_is_sent_to_those_who_still_want_it", async () => {
  const app = await openReport(detail({ schedule_id: "s1" }), MAKER, {
    "POST /api/v1/reports/r1/send": { status: 202, body: report() },
  });
  expect(
    await screen.findByText(/The report goes to jeanne@atelier.example\./, undefined, WAIT_OPTIONS),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Send to 1 person" }));
  await waitFor(() =>
    expect(app.seen.map(({ request }) => request)).toContain("POST /api/v1/reports/r1/send"),
  );
  app.stop();
});

test("a_report_that_is_gone_says_so", async () => {
  const gone = { status: 404, body: { code: "not_found", status: 404 } };
  const app = await open("/dashboard/reports/r1", { "GET /api/v1/reports/r1": gone });
  expect(await screen.findByText("This report no longer exists", undefined, WAIT_OPTIONS)).toBeTruthy();
  app.stop();
});

test("three_steps_make_a_report_and_open_it", async () => {
  const app = await open("/dashboard/reports?new=true", {
    "POST /api/v1/reports": { status: 202, body: report({ id: "r9", state: "making" }) },
    "GET /api/v1/reports/r9": { body: { ...report({ id: "r9", state: "making" }), snapshot: null } },
  });
  const user = userEvent.setup();
  const dialog = await screen.findByRole("dialog", { name: "New report" }, WAIT_OPTIONS);
  await user.click(within(dialog).getByRole("radio", { name: /Some locations/ }));
  await user.click(within(dialog).getByRole("button", { name: "Next" }));
  expect(within(dialog).getByText("Choose at least one location.")).toBeTruthy();
  await user.click(within(dialog).getByRole("radio", { name: /All locations/ }));
  await user.click(within(dialog).getByRole("radio", { name: /Technical analysis/ }));
  await user.click(within(dialog).getByRole("button", { name: "Next" }));
  await user.click(await within(dialog).findByRole("switch", { name: /Citations/ }, WAIT_OPTIONS));
  await user.click(within(dialog).getByRole("button", { name: "Next" }));
  await user.click(await within(dialog).findByRole("button", { name: "Create report" }, WAIT_OPTIONS));
  await waitFor(() => expect(app.where()).toBe("/dashboard/reports/r9"));
  const sent = app.seen.find(({ request }) => request === "POST /api/v1/reports")?.body;
  expect(sent).toMatchObject({ template: "technical", locations: { all: true }, compare: "previous" });
  expect((sent as { sections: object[] }).sections).toContainEqual({ kind: "citations", on: false });
  expect(await screen.findByText("Your report is being generated.", undefined, WAIT_OPTIONS)).toBeTruthy();
  app.stop();
});

test("a_link_is_shown_once_and_its_password_is_long_enough", async () => {
  const app = await open("/dashboard/reports/r1?dialog=share", {
    "GET /api/v1/reports/r1": { body: detail() },
    "POST /api/v1/shares": { status: 201, body: { ...share(), url: "https://vitrine.example/s/abc" } },
  });
  const user = userEvent.setup();
  const dialog = await screen.findByRole("dialog", { name: "Share this report" }, WAIT_OPTIONS);
  expect(await within(dialog).findByText(/Opened 3 times/, undefined, WAIT_OPTIONS)).toBeTruthy();
  await user.click(within(dialog).getByRole("switch", { name: /Require a password/ }));
  fill(within(dialog).getByLabelText(/^Password/), "short");
  await user.click(within(dialog).getByRole("button", { name: "Create link" }));
  expect(within(dialog).getByText("Use at least 8 characters.")).toBeTruthy();
  fill(within(dialog).getByLabelText(/^Password/), "open sesame");
  await user.click(within(dialog).getByRole("button", { name: "Create link" }));
  const link = await within(dialog).findByRole("textbox", { name: "Link to the report" }, WAIT_OPTIONS);
  expect((link as HTMLTextAreaElement).value).toBe("https://vitrine.example/s/abc");
  const sent = app.seen.find(({ request }) => request === "POST /api/v1/shares")?.body;
  expect(sent).toEqual({
    kind: "report",
    id: "r1",
    expires_in_days: 90,
    password: "open sesame",
    download: true,
  });
  app.stop();
});

test("a_schedule_says_its_rhythm_in_words_and_needs_a_recipient", async () => {
  const app = await open("/dashboard/reports?tab=schedules&schedule=new", {
    "POST /api/v1/report-schedules": { status: 201, body: schedule({ id: "s2" }) },
  });
  const user = userEvent.setup();
  const dialog = await screen.findByRole("dialog", { name: "New schedule" }, WAIT_OPTIONS);
  await user.click(within(dialog).getByRole("button", { name: "Next" }));
  await within(dialog).findByText("Step 2 of 3: Content", undefined, WAIT_OPTIONS);
  await user.click(within(dialog).getByRole("button", { name: "Next" }));
  expect(
    await within(dialog).findByText(/On the 1st of every month at 8:00/, undefined, WAIT_OPTIONS),
  ).toBeTruthy();
  await user.click(within(dialog).getByRole("button", { name: "Start schedule" }));
  expect(within(dialog).getByText("Add at least one recipient.")).toBeTruthy();
  fill(within(dialog).getByRole("textbox", { name: "Email 1" }), "jeanne@atelier.example");
  await user.click(within(dialog).getByRole("button", { name: "Start schedule" }));
  await waitFor(() => {
    const sent = app.seen.find(({ request }) => request === "POST /api/v1/report-schedules")?.body;
    expect(sent).toMatchObject({
      every: "month",
      day: 1,
      at: "08:00",
      recipients: [{ email: "jeanne@atelier.example", language: "en" }],
    });
  });
  app.stop();
});
