// Contact form in a browser: texts of refused and unanswered messages.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import contact from "./contact";

const FORM = `
  <form action="/api/v1/contact" data-failure="Failed" data-wrong="Correct them" data-often="Wait"
    data-fields='{"required":"Fill this in","invalid_email":"An address","other":"Check this"}'>
    <input name="email" type="email"><p id="contact-email-error"></p>
    <textarea name="message"></textarea><p id="contact-message-error"></p>
    <button type="submit">Send</button><p role="status"></p>
  </form>`;

const form = () => document.querySelector("form") as HTMLFormElement;
const statusText = () => form().querySelector("[role=status]")?.textContent;

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
  await vi.waitFor(() => expect(statusText()).toBe("Correct them"));
  expect(document.querySelector("#contact-email-error")?.textContent).toBe("Fill this in");
  expect(document.activeElement).toBe(form().elements.namedItem("email"));
});

test("a refusal for what nobody can correct, too many messages and a failure say what they are", async () => {
  answering(422, { errors: [{ field: "form_token", code: "expired" }] });
  await vi.waitFor(() => expect(statusText()).toBe("Failed"));
  answering(429);
  await vi.waitFor(() => expect(statusText()).toBe("Wait"));
  answering(503);
  await vi.waitFor(() => expect(statusText()).toBe("Failed"));
});

test("fields that the browser would refuse are marked in our own words, and nothing is sent", () => {
  const sent = vi.fn(async () => Response.json({}));
  vi.stubGlobal("fetch", sent);
  const email = form().elements.namedItem("email") as HTMLInputElement;
  const message = form().elements.namedItem("message") as HTMLTextAreaElement;
  message.required = true;
  email.value = "nobody";
  form().requestSubmit();
  expect(statusText()).toBe("Correct them");
  expect(form().noValidate).toBe(true);
  expect(document.querySelector("#contact-email-error")?.textContent).toBe("An address");
  expect(document.querySelector("#contact-message-error")?.textContent).toBe("Fill this in");
  expect(document.activeElement).toBe(email);
  expect(sent).not.toHaveBeenCalledWith(form().action, expect.anything());
});
