// The reader of the event stream.
import { expect, test } from "vitest";
import { readEvents } from "./events";

/** A body that arrives in the given pieces. */
function arriving(...pieces: string[]): Response {
  const encoder = new TextEncoder();
  return new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(encoder.encode(piece));
        controller.close();
      },
    }),
  );
}

async function all(response: Response) {
  const events = [];
  for await (const event of readEvents(response)) events.push(event);
  return events;
}

test("an_event_split_over_packets_is_one_event", async () => {
  const response = arriving("event: cha", 'nge\ndata: {"topic":"loca', 'tions","id":null}\n', "\n");
  expect(await all(response)).toEqual([{ event: "change", data: '{"topic":"locations","id":null}' }]);
});

test("heartbeat_comments_are_no_events", async () => {
  expect(await all(arriving(": ping\n\n", ":\n\n", "event: resync\ndata:\n\n"))).toEqual([
    { event: "resync", data: "" },
  ]);
});

test("carriage_returns_are_accepted", async () => {
  expect(await all(arriving("event: change\r\ndata: 1\r\n\r\n"))).toEqual([{ event: "change", data: "1" }]);
});
