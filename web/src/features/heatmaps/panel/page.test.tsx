// The page of a panel in front of a server that is only its answers. The map itself needs a real browser.
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { Permission } from "@/lib/may";
import { type Answers, MEMBER, openApp } from "@/test/open-app";
import type { Change, Panel, Scan } from "../api";
import type { GridMapProps } from "./grid-map";
import { ACCOUNTS, detail, PANEL, scan } from "./samples";

vi.mock("./grid-map", () => ({
  GridMap: ({ differences }: GridMapProps) => <p>{differences ? "The differences" : "The map"}</p>,
}));

const RIGHTS: Permission[] = ["see_heatmaps", "manage_panels", "run_scans", "manage_integrations"];
const PAGE = "/dashboard/heatmaps/p1";

const CHANGE: Change = {
  scans: 4,
  pairs: 12,
  solv: { delta: 12.24, band: 9.8, verdict: "real" },
  atrp: { delta: -1.1, band: 2.1, verdict: "noise" },
  top20: { delta: 11, band: 14, verdict: "maybe" },
  visibility: { delta: 0, band: 9, verdict: "noise" },
};

interface Situation {
  panel?: Partial<Panel>;
  scans?: Scan[];
  selectedScan?: Partial<Scan>;
  answers?: Answers;
  rights?: Permission[];
  search?: string;
}

function open({
  panel,
  scans = [scan({})],
  selectedScan,
  answers,
  rights = RIGHTS,
  search = "",
}: Situation = {}) {
  const listedPanel = { ...PANEL, latest_scan_id: scans.length > 0 ? "s1" : null, ...panel };
  return openApp(`${PAGE}${search}`, {
    isSignedIn: true,
    answers: {
      "GET /api/v1/me": { body: { ...MEMBER, permissions: [...MEMBER.permissions, ...rights] } },
      "GET /api/v1/heatmaps": { body: { items: [listedPanel], next_cursor: null } },
      "GET /api/v1/heatmaps/p1": { body: listedPanel },
      "GET /api/v1/heatmaps/p1/scans": { body: { items: scans } },
      "GET /api/v1/heatmap-scans/s1": { body: detail({ panel: listedPanel, ...selectedScan }) },
      "GET /api/v1/rank-accounts": { body: ACCOUNTS },
      ...answers,
    },
  });
}

test("only_a_real_change_has_an_arrow", async () => {
  await open({ selectedScan: { change: CHANGE } });
  const figures = await screen.findByRole("region", { name: "Metrics" });
  expect(within(figures).getByText("+12.2 ± 9.8, real")).toBeTruthy();
  expect(within(figures).getByText("within noise (−1.1 ± 2.1)")).toBeTruthy();
  expect(within(figures).getByText("+11 ± 14, possibly real")).toBeTruthy();
  expect(within(figures).getAllByRole("img")).toHaveLength(1);
});

test("a_figure_explains_itself_with_the_inputs_of_the_scan", async () => {
  await open();
  await userEvent.click(await screen.findByRole("button", { name: /Share of local voice/ }));
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByText(/4 of 8 points in the top 3/)).toBeTruthy();
});

test("the_button_that_scans_names_its_price", async () => {
  await open();
  expect(await screen.findByRole("button", { name: "Scan now · $0.04" })).toBeTruthy();
});

test("a_refused_scan_says_why", async () => {
  const refusal = { status: 409, body: { code: "cap_reached", status: 409 } };
  await open({ answers: { "POST /api/v1/heatmaps/p1/scans": refusal } });
  await userEvent.click(await screen.findByRole("button", { name: /Scan now/ }));
  expect((await screen.findByRole("alert")).textContent).toContain(
    "could exceed what’s left of this month’s cap",
  );
});

test("those_who_only_look_find_no_button_that_spends_or_deletes", async () => {
  await open({ rights: ["see_heatmaps"] });
  await screen.findByRole("region", { name: "Metrics" });
  expect(screen.queryByRole("button", { name: /Scan now/ })).toBeNull();
  expect(screen.queryByRole("button", { name: "More actions" })).toBeNull();
});

test("a_competitor_shows_its_own_map_and_the_way_back", async () => {
  const { where } = await open();
  const table = await screen.findByRole("table", { name: "Businesses in this scan’s results" });
  await userEvent.click(within(table).getByRole("button", { name: "Chez Marius" }));
  expect(await screen.findByText("Chez Marius’s map")).toBeTruthy();
  expect(where()).toContain("rival=ChIJ2");
  await userEvent.click(screen.getByRole("button", { name: "Back to Maison Laurier" }));
  await waitFor(() => expect(screen.queryByText("Chez Marius’s map")).toBeNull());
});

test("two_scans_are_compared_as_a_difference_or_side_by_side", async () => {
  const older = scan({ id: "s0", created_at: "2026-11-16T10:00:00Z" });
  const { where } = await open({
    scans: [scan({}), older],
    answers: { "GET /api/v1/heatmap-scans/s0": { body: detail({ ...older, panel: PANEL }) } },
    search: "?compare=s0",
  });
  expect(await screen.findByText("The differences")).toBeTruthy();
  await userEvent.click(screen.getByRole("radio", { name: "Side by side" }));
  for (const name of ["Before", "After"])
    expect(within(await screen.findByRole("region", { name })).getByText("The map")).toBeTruthy();
  expect(where()).toContain("maps=both");
  await userEvent.click(screen.getByRole("button", { name: "End comparison" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Before" })).toBeNull());
  expect(where()).not.toContain("maps=");
});

test("a_held_pin_lists_what_was_found_there", async () => {
  await open({ search: "?pin=0" });
  const pin = await screen.findByRole("region", { name: "Grid point in row 1, column 1" });
  expect(within(pin).getByText("rank 2")).toBeTruthy();
  const names = within(pin).getAllByRole("listitem");
  expect(names.map((item) => item.querySelector("bdi")?.textContent)).toEqual([
    "Chez Marius",
    "Maison Laurier",
  ]);
});

test("a_stopped_scan_says_why_and_a_partial_one_what_is_missing", async () => {
  const stopped = scan({ id: "s0", state: "stopped", code: "provider_out_of_funds", figures: null });
  const { figures } = scan({});
  const partial = scan({ state: "partial", figures: figures && { ...figures, measured: 47 } });
  await open({ scans: [partial, stopped], selectedScan: partial, search: "?tab=history" });
  const list = await screen.findByRole("table", { name: "Scans" });
  expect(within(list).getByText(/ran out of funds/)).toBeTruthy();
  expect(within(list).getByText(/a valid response for 2 points/)).toBeTruthy();
});

test("a_scan_in_progress_shows_what_is_done_and_can_be_canceled", async () => {
  const running = scan({ state: "asking", answered: 20, cost_micros: 12_000, figures: null });
  const { seen } = await open({
    panel: { open_scan_id: "s1", latest_scan_id: null },
    scans: [running],
    selectedScan: running,
    answers: { "POST /api/v1/heatmap-scans/s1/cancel": { status: 204 } },
  });
  expect(await screen.findByText("20 of 52 · $0.01 so far")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Cancel scan" }));
  await waitFor(() =>
    expect(seen.map(({ request }) => request)).toContain("POST /api/v1/heatmap-scans/s1/cancel"),
  );
});

test("a_panel_without_scans_says_what_the_first_one_does", async () => {
  await open({ scans: [] });
  expect(await screen.findByText("No scans yet")).toBeTruthy();
  expect(screen.getByText(/checks 49 (grid )?points/)).toBeTruthy();
});

test("every_pin_is_in_the_table", async () => {
  await open({ search: "?tab=pins" });
  const table = await screen.findByRole("table", { name: /Ranks at each grid point/ });
  expect(within(table).getAllByRole("row")).toHaveLength(10);
  expect(within(table).getByText("1. Chez Marius · 2. Maison Laurier")).toBeTruthy();
});

test("a_scan_is_shared_by_a_link_in_the_language_of_its_readers", async () => {
  const link = {
    id: "l1",
    kind: "heatmap",
    object_id: "s1",
    title: "boulangerie, Maison Laurier",
    has_password: false,
    download: true,
    expires_at: "2027-01-01T00:00:00Z",
    opened: 0,
    last_opened_at: null,
    created_at: "2026-10-01T00:00:00Z",
  };
  const { seen } = await open({
    rights: ["see_heatmaps", "make_reports"],
    answers: {
      "GET /api/v1/heatmap-scans/s1/shares": { body: { items: [link], next_cursor: null } },
      "POST /api/v1/heatmap-scans/s1/shares": {
        status: 201,
        body: { ...link, id: "l2", url: "https://vitrine.example/s/abc" },
      },
      "DELETE /api/v1/heatmap-scans/s1/shares/l1": { status: 204 },
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Download or share" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Share…" }));
  const dialog = await screen.findByRole("dialog", { name: "Share this heatmap" });
  expect(within(dialog).queryByRole("switch", { name: /PDF/ })).toBeNull();
  await userEvent.click(within(dialog).getByRole("button", { name: /Language of the page/ }));
  await userEvent.click(await screen.findByRole("option", { name: "Français" }));
  await userEvent.click(within(dialog).getByRole("button", { name: "Create link" }));
  const address = await within(dialog).findByRole("textbox", { name: "Link to the heatmap" });
  expect((address as HTMLTextAreaElement).value).toBe("https://vitrine.example/s/abc");
  const sent = seen.find(({ request }) => request === "POST /api/v1/heatmap-scans/s1/shares")?.body;
  expect(sent).toEqual({ language: "fr", expires_in_days: 90 });
  await userEvent.click(await within(dialog).findByRole("button", { name: /^Revoke the link/ }));
  await waitFor(() =>
    expect(seen.map(({ request }) => request)).toContain("DELETE /api/v1/heatmap-scans/s1/shares/l1"),
  );
});

test("those_who_make_no_reports_share_no_heatmap", async () => {
  await open({ rights: ["see_heatmaps"] });
  await userEvent.click(await screen.findByRole("button", { name: "Download or share" }));
  await screen.findByRole("menuitem", { name: "Download CSV" });
  expect(screen.queryByRole("menuitem", { name: "Share…" })).toBeNull();
});

test("a_deleted_panel_leads_back_to_the_list", async () => {
  const { where } = await open({
    search: "?dialog=delete",
    answers: { "DELETE /api/v1/heatmaps/p1": { status: 204 } },
  });
  const dialog = await screen.findByRole("alertdialog");
  await userEvent.click(within(dialog).getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(where()).toBe("/dashboard/heatmaps"));
});

test("a_panel_that_is_gone_says_so", async () => {
  const gone = { status: 404, body: { code: "not_found", status: 404 } };
  await open({ answers: { "GET /api/v1/heatmaps/p1": gone, "GET /api/v1/heatmaps/p1/scans": gone } });
  expect(await screen.findByText("This heatmap no longer exists")).toBeTruthy();
});
