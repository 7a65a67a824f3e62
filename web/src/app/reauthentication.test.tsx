// Reauthentication before a change of sign-in methods.
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { reauthentication as en } from "@/messages/en/two-step";
import { reauthentication as fr } from "@/messages/fr/two-step";
import { type Answers, authError, fill, openApp } from "@/test/open-app";
// The parts that come on demand, beforehand: on a loaded machine they take longer to compile than a test waits.
import "./settings/settings-page";
import "./shell/shell";
import "@/features/auth/security/add-factor-dialog";
import "@/features/auth/security/security-page";

const REAUTHENTICATION_NEEDED = authError(400, "reauthentication_needed", "Confirm it’s you");
const SECURITY = "/dashboard/settings/security";

/** An auth service that adds an app after the correct password. */
function guarded(): Answers {
  let isProved = false;
  return {
    "POST /auth/v1/factors": () =>
      isProved
        ? {
            body: {
              id: "f1",
              type: "totp",
              totp: { qr_code: "<svg/>", secret: "ABCDEFGH", uri: "otpauth://x" },
            },
          }
        : REAUTHENTICATION_NEEDED,
    "POST /auth/v1/reauthenticate": (body) => {
      isProved = (body as { password?: string }).password === "right";
      return isProved
        ? { body: {} }
        : authError(400, "current_password_invalid", "Current password is incorrect.");
    },
  };
}

test.each([
  ["en", en, "Add an authenticator app", "Continue", "Scan this QR code with your app."],
  ["fr", fr, "Ajouter une application", "Continuer", "Scannez ce code avec votre application."],
])("an_app_is_added_once_its_user_is_proved (%s)", async (language, words, add, next, scan) => {
  localStorage.setItem("vitrine.language", language);
  const app = await openApp(SECURITY, { isSignedIn: true, answers: guarded() });
  fireEvent.click(await screen.findByRole("button", { name: add }));
  fireEvent.click(await screen.findByRole("button", { name: next }));

  const dialog = within(await screen.findByRole("dialog", { name: words.title }));
  const password = dialog.getByLabelText(words.password);
  const submit = dialog.getByRole("button", { name: words.submit });
  fill(password, "wrong");
  fireEvent.click(submit);
  expect(await dialog.findByText(words.wrong)).toBeTruthy();
  fill(password, "right");
  fireEvent.click(submit);

  expect(await screen.findByText(scan)).toBeTruthy();
  expect(screen.queryByRole("dialog", { name: words.title })).toBeNull();
  app.stop();
});

test("who_does_not_prove_it_changes_nothing", async () => {
  const app = await openApp(SECURITY, { isSignedIn: true, answers: guarded() });
  fireEvent.click(await screen.findByRole("button", { name: "Add an authenticator app" }));
  fireEvent.click(await screen.findByRole("button", { name: "Continue" }));
  const dialog = within(await screen.findByRole("dialog", { name: en.title }));
  fireEvent.click(dialog.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: en.title })).toBeNull());
  expect(screen.getByRole("button", { name: "Continue" })).toBeTruthy();
  expect(app.seen.filter(({ request }) => request === "POST /auth/v1/factors")).toHaveLength(1);
  app.stop();
});

test("who_has_no_password_is_mailed_a_code", async () => {
  const app = await openApp(SECURITY, {
    isSignedIn: true,
    answers: { ...guarded(), "GET /auth/v1/reauthenticate": { body: {} } },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Add an authenticator app" }));
  fireEvent.click(await screen.findByRole("button", { name: "Continue" }));
  const dialog = within(await screen.findByRole("dialog", { name: en.title }));
  fireEvent.click(dialog.getByRole("button", { name: en.send_code }));
  fill(await dialog.findByLabelText(en.code), "123 456");
  fireEvent.click(dialog.getByRole("button", { name: en.submit }));
  await waitFor(() => {
    const proof = app.seen.find(({ request }) => request === "POST /auth/v1/reauthenticate");
    expect(proof?.body).toEqual({ nonce: "123456" });
  });
  app.stop();
});
