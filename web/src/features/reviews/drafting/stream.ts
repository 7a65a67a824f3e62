// A draft that is shown while it is written: events of a response to a POST, which EventSource cannot read.
import { ApiError, authFetch, expectOk, type Schemas } from "@/lib/api";

export type ReviewDraft = Schemas["ReviewDraft"];

/** Events of the writing before its end. */
export interface DraftEvents {
  onText: (text: string) => void;
  /** The text so far is void. */
  onRestart: () => void;
}

interface SentEvent {
  name: string;
  data: string;
}

/** Asks for a draft and returns the whole. Aborting ends the call to the model. */
export async function streamDraft(
  review: string,
  events: DraftEvents,
  signal: AbortSignal,
): Promise<ReviewDraft> {
  const answer = await expectOk(
    await authFetch(new URL(`/api/v1/reviews/${review}/draft`, location.origin).href, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ source: "model", stream: true }),
      signal,
    }),
  );
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    const read = readEvents(rest + value);
    rest = read.rest;
    for (const { name, data } of read.events) {
      if (name === "text") events.onText((JSON.parse(data) as { text: string }).text);
      else if (name === "restart") events.onRestart();
      else if (name === "draft") return JSON.parse(data) as ReviewDraft;
      else if (name === "problem") throw new ApiError(JSON.parse(data) as Schemas["Problem"]);
    }
  }
  throw new ApiError({ status: 0, code: "unreachable" });
}

/** Splits what has arrived into whole events and the beginning of the next one. */
export function readEvents(text: string): { events: SentEvent[]; rest: string } {
  const parts = text.split("\n\n");
  const rest = parts.pop() ?? "";
  const events = parts.map((part) => {
    const lines = part.split("\n");
    const field = (name: string) =>
      lines
        .filter((line) => line.startsWith(`${name}:`))
        .map((line) => line.slice(name.length + 1).replace(/^ /, ""))
        .join("\n");
    return { name: field("event"), data: field("data") };
  });
  return { events: events.filter(({ name }) => name !== ""), rest };
}
