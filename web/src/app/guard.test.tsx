// Access to the dashboard.
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { forgetIdleEnd } from "@/lib/idle";
import { MEMBER, openApp, STRANGER } from "@/test/open-app";

test("a_visitor_is_sent_to_login_and_keeps_the_way_back", async () => {
  const app = await openApp("/dashboard/locations");
  await waitFor(() => expect(app.where()).toBe("/login?next=%2Fdashboard%2Flocations"));
  expect(app.seen.map((seen) => seen.request)).toEqual(["GET /auth/v1/settings"]);
});

test("a_visitor_who_speaks_french_is_sent_to_the_french_login", async () => {
  localStorage.setItem("vitrine.language", "fr");
  const app = await openApp("/dashboard");
  await waitFor(() => expect(app.where()).toMatch(/^\/fr\/login/));
});

test("the_demo_flag_alone_opens_nothing", async () => {
  sessionStorage.setItem("demo_mode", "true");
  const app = await openApp("/dashboard/locations");
  await waitFor(() => expect(app.where()).toMatch(/^\/login/));
  expect(sessionStorage.getItem("demo_mode")).toBeNull();
});

test("someone_without_a_profile_reads_that_access_is_denied", async () => {
  const app = await openApp("/dashboard/locations", {
    isSignedIn: true,
    answers: { "GET /api/v1/me": { body: STRANGER } },
  });
  expect(await screen.findByRole("heading", { name: "Access Denied" })).toBeTruthy();
  expect(screen.getByText("You must complete the signup process before accessing this area")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Sign Up Now" }).getAttribute("href")).toBe("/signup");
  expect(screen.getByRole("link", { name: "Back to Login" }).getAttribute("href")).toBe("/login");
  app.stop();
});

test("sign_up_sends_someone_without_a_profile_to_complete_it", async () => {
  const app = await openApp("/signup", {
    isSignedIn: true,
    answers: { "GET /api/v1/me": { body: STRANGER } },
  });
  await waitFor(() => expect(app.where()).toBe("/complete-registration"));
  app.stop();
});

test("a_session_the_server_has_forgotten_ends_at_login", async () => {
  const refused = { status: 401, body: { code: "unauthorized", status: 401 } };
  const gone = { status: 400, body: { code: "refresh_token_not_found", message: "gone" } };
  const app = await openApp("/dashboard/locations", {
    isSignedIn: true,
    answers: { "GET /api/v1/me": refused, "POST /auth/v1/token": gone },
  });
  await waitFor(() => expect(app.where()).toMatch(/^\/login/));
  app.stop();
});

test.each([
  ["en", "/login", "You were signed out because of inactivity. Sign in to continue."],
  [
    "fr",
    "/fr/login",
    "Votre session a été fermée après un moment d’inactivité. Connectez-vous pour continuer.",
  ],
])("a_session_that_ended_because_nothing_was_done_is_said_so_at_login (%s)", async (language, page, text) => {
  localStorage.setItem("vitrine.language", language);
  const app = await openApp("/dashboard/locations", {
    isSignedIn: true,
    answers: {
      "GET /api/v1/me": { status: 401, body: { code: "session_idle", status: 401 } },
      "POST /auth/v1/token": { status: 400, body: { code: "session_not_found", message: "gone" } },
    },
  });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(app.where()).toContain(`${page}?`);
  app.stop();
  forgetIdleEnd();
});

test("a_member_who_was_removed_listens_no_more_and_leaves_the_screen", async () => {
  const leave = vi.spyOn(location, "assign").mockImplementation(() => undefined);
  const requests: string[] = [];
  const app = await openApp("/dashboard", {
    isSignedIn: true,
    answers: {
      "GET /api/v1/me": () => {
        requests.push("me");
        return { body: requests.includes("events") ? { ...STRANGER, registration_completed: true } : MEMBER };
      },
      "GET /api/v1/events": () => {
        requests.push("events");
        return { status: 403, body: { code: "organisation_required", status: 403 } };
      },
    },
  });
  await waitFor(() => expect(leave).toHaveBeenCalledWith("/dashboard"));
  expect(requests).toEqual(["me", "events", "me"]);
  leave.mockRestore();
  app.stop();
});

test("the_dashboard_is_the_overview", async () => {
  const app = await openApp("/dashboard", { isSignedIn: true });
  expect(await screen.findByRole("heading", { level: 1, name: "Overview" })).toBeTruthy();
  expect(await screen.findByRole("link", { name: "Import CSV" })).toBeTruthy();
  app.stop();
});

test.each([
  ["/no/such/page", "This page has not been generated", "Tell me what you would like on this page."],
  ["/fr/rien", "Cette page n’a pas été générée", "Dites-moi ce que vous aimeriez trouver sur cette page."],
])("%s_is_not_found_and_shows_a_way_on", async (path, title, text) => {
  await openApp(path);
  expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getAllByRole("link")).toHaveLength(2);
});

const ONE_FACTOR = { status: 403, body: { code: "second_factor_required", status: 403 } };

test.each([
  ["en", "/second-factor?next=%2Fdashboard%2Flocations", "One more step"],
  ["fr", "/fr/second-factor?next=%2Fdashboard%2Flocations", "Encore une étape"],
])("one_factor_of_two_leads_to_the_second (%s)", async (language, address, title) => {
  localStorage.setItem("vitrine.language", language);
  const app = await openApp("/dashboard/locations", {
    isSignedIn: true,
    answers: { "GET /api/v1/me": ONE_FACTOR },
  });
  expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
  expect(app.where()).toBe(address);
});

test("the_second_factor_is_asked_only_of_who_has_proved_the_first", async () => {
  const app = await openApp("/second-factor?next=%2Fdashboard");
  await waitFor(() => expect(app.where()).toMatch(/^\/login/));
});
