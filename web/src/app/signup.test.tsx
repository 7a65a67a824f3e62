// Sign-up page: the button, validation, and server errors.
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { type Answers, authError, fill, openApp, STRANGER, session } from "@/test/open-app";

const SIGNUP = "POST /auth/v1/signup";

async function openFilled(
  answers: Answers = {},
  {
    password = "Awning-7-Copper",
    confirmation = password,
  }: { password?: string; confirmation?: string } = {},
) {
  const app = await openApp("/signup", { answers });
  fill(await screen.findByLabelText("First name"), "Marie");
  fill(screen.getByLabelText("Last name"), "Laurier");
  fill(screen.getByLabelText("Email"), "marie@example.com");
  fill(screen.getByLabelText("Password"), password);
  fill(screen.getByLabelText("Confirm password"), confirmation);
  return app;
}

const button = () => screen.getByRole("button", { name: "Create account" });
const agree = () => userEvent.click(screen.getByRole("checkbox"));
const reason = () => document.getElementById(button().getAttribute("aria-describedby") ?? "")?.textContent;

async function submit(answers: Answers, passwords?: { password: string }) {
  const app = await openFilled(answers, passwords);
  await agree();
  await userEvent.click(button());
  return app;
}

test("the_button_waits_for_the_terms_and_says_so", async () => {
  await openFilled();
  expect(button().hasAttribute("disabled")).toBe(true);
  expect(reason()).toBe("Please agree to the Terms of Service and Privacy Policy");
  await agree();
  expect(button().hasAttribute("disabled")).toBe(false);
});

test("the_button_waits_for_equal_passwords_and_says_so", async () => {
  await openFilled({}, { confirmation: "Awning-8-Copper" });
  await agree();
  expect(button().hasAttribute("disabled")).toBe(true);
  expect(screen.getAllByText("Passwords do not match")).toHaveLength(1);
  expect(reason()).toBeUndefined();
});

test("the_meter_names_the_strength", async () => {
  await openFilled();
  const meter = screen.getByRole("meter", { name: "Password strength" });
  expect(meter.getAttribute("aria-valuetext")).toBe("Strong");
});

test("a_weak_password_never_reaches_the_server", async () => {
  const app = await submit({}, { password: "abcdefgh" });
  expect(await screen.findByText("Please choose a stronger password")).toBeTruthy();
  expect(app.seen.map((seen) => seen.request)).toEqual(["GET /auth/v1/settings"]);
});

test("an_everyday_password_never_reaches_the_server_and_its_part_is_named", async () => {
  const app = await submit({}, { password: "Password1!" });
  expect(await screen.findByText("“Password” is easy to guess. Choose a different password.")).toBeTruthy();
  expect(app.seen.map((seen) => seen.request)).toEqual(["GET /auth/v1/settings"]);
});

test("what_only_the_server_finds_guessable_is_named_at_the_field", async () => {
  const { status, body } = authError(422, "weak_password", "“Printemps” is easy to guess. Please choose …");
  const weak_password = { reasons: ["pwned"] };
  await submit({ [SIGNUP]: { status, body: { ...(body as object), weak_password } } });
  expect(await screen.findByText("“Printemps” is easy to guess. Choose a different password.")).toBeTruthy();
  expect(screen.getByLabelText("Password").getAttribute("aria-invalid")).toBe("true");
});

test("names_are_sent_as_metadata_and_the_dashboard_opens", async () => {
  const app = await submit({ [SIGNUP]: { body: session() } });
  await waitFor(() => expect(app.where()).toMatch(/^\/dashboard/));
  expect(app.seen.find((seen) => seen.request === SIGNUP)?.body).toMatchObject({
    email: "marie@example.com",
    data: { first_name: "Marie", last_name: "Laurier", company: "" },
  });
  app.stop();
});

test("without_a_session_the_mail_is_to_be_confirmed", async () => {
  const app = await submit({ [SIGNUP]: { body: session().user } });
  expect(
    await screen.findByText(
      "Please check your email and click the confirmation link to complete your registration.",
    ),
  ).toBeTruthy();
  app.stop();
});

test("an_account_without_a_registration_is_told_to_contact_support", async () => {
  const app = await submit({ [SIGNUP]: { body: session() }, "GET /api/v1/me": { body: STRANGER } });
  expect(
    await screen.findByText("Registration completed, but there was an issue. Please contact support."),
  ).toBeTruthy();
  app.stop();
});

test("the_message_of_the_service_is_shown", async () => {
  await submit({ [SIGNUP]: authError(422, "user_already_exists", "User already registered") });
  expect(await screen.findByText("User already registered")).toBeTruthy();
});

test("a_server_that_fails_gives_the_general_sentence", async () => {
  await submit({ [SIGNUP]: { status: 500, body: {} } });
  expect(await screen.findByText("Failed to create account. Please try again.")).toBeTruthy();
});
