// Live changes of the organization. One tab of a browser holds the stream and passes it on to the others.
import { ApiError, authFetch, expectOk } from "./api";

export interface Change {
  /** Topic: the first part of the query keys that show it. */
  topic: string;
  id: string | null;
}

export interface Listener {
  onChange: (change: Change) => void;
  /** Changes may have been missed: refetch whatever is shown. */
  onResync: () => void;
  /** The server no longer knows the session. */
  onSessionEnd: () => void;
  /** The user left the organization, or has to sign in or confirm again: the stream is closed for good. */
  onRefused: () => void;
}

type Message = { type: "change"; change: Change } | { type: "resync" };

const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 30_000;

/** Listens until the returned function is called. Tabs of the same organization share one connection. */
export function listen(organisation: string, listener: Listener): () => void {
  const name = `vitrine.events.${organisation}`;
  const stop = new AbortController();
  const channel = new BroadcastChannel(name);
  const tell = (message: Message) => {
    if (message.type === "change") listener.onChange(message.change);
    else listener.onResync();
  };
  channel.onmessage = (event: MessageEvent<Message>) => tell(event.data);
  const hold = () =>
    holdStream(stop.signal, listener, (message) => {
      tell(message);
      channel.postMessage(message);
    });
  // Without Web Locks (plain http on an address that is not localhost) each tab holds its own stream.
  if (navigator.locks) navigator.locks.request(name, { signal: stop.signal }, hold).catch(() => undefined);
  else void hold();
  return () => {
    stop.abort();
    channel.close();
  };
}

async function holdStream(
  signal: AbortSignal,
  { onSessionEnd, onRefused }: Pick<Listener, "onSessionEnd" | "onRefused">,
  tell: (message: Message) => void,
) {
  let delay = FIRST_DELAY_MS;
  let hasBeenOpen = false;
  while (!signal.aborted) {
    try {
      const response = await expectOk(
        await authFetch("/api/v1/events", { signal, headers: { Accept: "text/event-stream" } }),
      );
      if (hasBeenOpen) tell({ type: "resync" });
      hasBeenOpen = true;
      delay = FIRST_DELAY_MS;
      for await (const { event, data } of readEvents(response)) {
        if (event === "resync") tell({ type: "resync" });
        if (event === "change") tell({ type: "change", change: JSON.parse(data) as Change });
      }
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return onSessionEnd();
      if (error instanceof ApiError && error.status === 403) return onRefused();
    }
    await wait(delay * (0.75 + Math.random() / 2), signal);
    delay = Math.min(delay * 2, MAX_DELAY_MS);
  }
}

/** The events of a text/event-stream body, in order; comments are left out. */
export async function* readEvents(response: Response): AsyncGenerator<{ event: string; data: string }> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return;
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (rest + value).replaceAll("\r\n", "\n").split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const event = parseEvent(block);
      if (event) yield event;
    }
  }
}

function parseEvent(block: string) {
  let event = "message";
  const data: string[] = [];
  for (const line of block.split("\n")) {
    const [, field, value = ""] = /^(\w+)(?:: ?(.*))?$/.exec(line) ?? [];
    if (field === "event") event = value;
    if (field === "data") data.push(value);
  }
  return data.length > 0 || event !== "message" ? { event, data: data.join("\n") } : null;
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
