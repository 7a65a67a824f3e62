// Events of a draft, however they are cut.
import { expect, test } from "vitest";
import { readEvents } from "./stream";

test("events are whole, and the beginning of the next one waits", () => {
  const text = 'event: text\ndata: {"text":"é"}\n\n: keep-alive\n\nevent: restart\ndata: {}\n\nevent: dra';
  expect(readEvents(text)).toEqual({
    events: [
      { name: "text", data: '{"text":"é"}' },
      { name: "restart", data: "{}" },
    ],
    rest: "event: dra",
  });
});
