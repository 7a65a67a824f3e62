// Sign-in page in both languages: success and error messages.
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { type Answers, authError, fill, MEMBER, openApp, STRANGER, session } from "@/test/open-app";

const TOKEN = "POST /auth/v1/token";

async function signIn(path: string, answers: Answers) {
  const app = await openApp(path, { answers });
  const [email, password] = path.startsWith("/fr")
    ? ["Adresse e-mail", "Mot de passe"]
    : ["Email", "Password"];
  fill(await screen.findByLabelText(email), "marie@example.com");
  fill(screen.getByLabelText(password), "Secret12");
  await userEvent.click(screen.getByRole("button", { name: /^(Sign in|Se connecter)$/ }));
  return app;
}

test.each([
  [
    "invalid_credentials",
    "Invalid login credentials",
    "Invalid email or password. Please check your credentials and try again.",
  ],
  [
    "email_not_confirmed",
    "Email not confirmed",
    "Please check your email and click the confirmation link before signing in.",
  ],
  ["user_banned", "User is banned", "User is banned"],
])("%s_is_told_in_english", async (code, message, text) => {
  await signIn("/login", { [TOKEN]: authError(400, code, message) });
  expect((await screen.findByRole("alert")).textContent).toBe(text);
});

test.each([
  [
    "invalid_credentials",
    "Invalid login credentials",
    "E-mail ou mot de passe incorrect. Veuillez vérifier vos identifiants et réessayer.",
  ],
  ["user_banned", "User is banned", "La connexion a échoué. Veuillez réessayer."],
])("%s_is_told_in_french", async (code, message, text) => {
  await signIn("/fr/login", { [TOKEN]: authError(400, code, message) });
  expect((await screen.findByRole("alert")).textContent).toBe(text);
});

test("a_server_that_fails_gives_the_general_sentence", async () => {
  await signIn("/login", { [TOKEN]: { status: 500, body: {} } });
  expect((await screen.findByRole("alert")).textContent).toBe("Failed to sign in. Please try again.");
});

test("a_member_arrives_where_they_wanted_to_go", async () => {
  const app = await signIn("/login?next=%2Fdashboard%2Flocations%3Fsort%3Dcity", {
    [TOKEN]: { body: session() },
  });
  await waitFor(() => expect(app.where()).toMatch(/^\/dashboard\/locations/));
  app.stop();
});

test("english_admits_someone_without_a_registration_to_complete_it", async () => {
  const app = await signIn("/login", { [TOKEN]: { body: session() }, "GET /api/v1/me": { body: STRANGER } });
  expect(await screen.findByRole("heading", { name: "Complete your registration" })).toBeTruthy();
  expect(app.where()).toBe("/complete-registration");
  app.stop();
});

test("french_denies_someone_without_a_registration_and_signs_them_out", async () => {
  const app = await signIn("/fr/login", {
    [TOKEN]: { body: session() },
    "GET /api/v1/me": { body: STRANGER },
  });
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Accès refusé. Veuillez d’abord terminer votre inscription.",
  );
  expect(app.seen.map((seen) => seen.request)).toContain("POST /auth/v1/logout");
  expect(app.where()).toBe("/fr/login");
  app.stop();
});

test("french_requires_both_fields_before_asking_the_server", async () => {
  const app = await openApp("/fr/login");
  await userEvent.click(await screen.findByRole("button", { name: "Se connecter" }));
  expect(screen.getAllByText("Obligatoire")).toHaveLength(2);
  expect(app.seen.map((seen) => seen.request)).toEqual(["GET /auth/v1/settings"]);
});

test("a_session_that_is_not_remembered_ends_with_the_tab", async () => {
  const app = await signIn("/login", { [TOKEN]: { body: session() } });
  await waitFor(() => expect(app.where()).toMatch(/^\/dashboard/));
  expect(sessionStorage.getItem("vitrine.session")).not.toBeNull();
  expect(localStorage.getItem("vitrine.session")).toBeNull();
  app.stop();
});

test("the_password_can_be_shown", async () => {
  await openApp("/login");
  const field = await screen.findByLabelText("Password");
  expect(field.getAttribute("type")).toBe("password");
  await userEvent.click(screen.getByRole("button", { name: "Show password" }));
  expect(field.getAttribute("type")).toBe("text");
});

test("the_demo_opens_the_dashboard_and_sets_its_flag", async () => {
  const app = await openApp("/login", {
    answers: {
      "POST /api/v1/demo": { body: session() },
      "GET /api/v1/me": { body: { ...MEMBER, organisation: { ...MEMBER.organisation, is_demo: true } } },
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Demo Login" }));
  expect(await screen.findByText("Demo organization, deleted after 24 hours")).toBeTruthy();
  expect(sessionStorage.getItem("demo_mode")).toBe("true");
  app.stop();
});

test("french_asks_for_the_second_factor_before_it_denies_anybody", async () => {
  const app = await signIn("/fr/login", {
    [TOKEN]: { body: session() },
    "GET /api/v1/me": { status: 403, body: { code: "second_factor_required", status: 403 } },
  });
  expect(await screen.findByRole("heading", { name: "Encore une étape" })).toBeTruthy();
  expect(app.where()).toBe("/fr/second-factor");
  app.stop();
});

test("a_visitor_who_was_turned_away_reads_why", async () => {
  await openApp("/fr/login?denied=true");
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Accès refusé. Veuillez d’abord terminer votre inscription.",
  );
});
