// Contact form in a browser: texts of refused and unanswered messages.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import contact from "./contact";

const FORM = `
  <form action="/api/v1/contact" data-failure="Failed" data-wrong="Correct them" data-often="Wait"
    data-fields='{"required":"Fill this in","other":"Check this"}'>
    <input name="email"><p id="contact-email-error"></p>
    <textarea name="message"></textarea><p id="contact-message-error"></p>
    <button type="submit">Send</button><p role="status"></p>
  </form>`;

const form = () => document.querySelector("form") as HTMLFormElement;
const said = () => form().querySelector("[role=status]")?.textContent;

function answering(status: number, json: object = {}) {
  vi.stubGlobal("fetch", async () => Response.json(json, { status }));
  form().requestSubmit();
}

beforeEach(() => {
  document.body.innerHTML = FORM;
  contact(form());
});
afterEach(() => vi.unstubAllGlobals());

test("a message refused for its fields says to correct them, and what is wrong with which", async () => {
  answering(422, { errors: [{ field: "email", code: "required" }] });
  await vi.waitFor(() => expect(said()).toBe("Correct them"));
  expect(document.querySelector("#contact-email-error")?.textContent).toBe("Fill this in");
  expect(document.activeElement).toBe(form().elements.namedItem("email"));
});

test("a refusal for what nobody can correct, too many messages and a failure say what they are", async () => {
  answering(422, { errors: [{ field: "form_token", code: "expired" }] });
  await vi.waitFor(() => expect(said()).toBe("Failed"));
  answering(429);
  await vi.waitFor(() => expect(said()).toBe("Wait"));
  answering(503);
  await vi.waitFor(() => expect(said()).toBe("Failed"));
});
