// An event is not lost while a response is loading.
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { refetch } from "./refetch";

function watched(client: QueryClient, key: readonly string[]) {
  const answers: ((text: string) => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey: key,
    queryFn: () => new Promise<string>((resolve) => void answers.push(resolve)),
  });
  const stop = observer.subscribe(() => undefined);
  return { answers, observer, stop };
}

test("an_event_during_the_first_request_asks_once_more", async () => {
  const client = new QueryClient();
  const { answers, observer, stop } = watched(client, ["locations", "one"]);
  refetch(client, ["locations"]);
  answers[0]?.("before the event");
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.("after the event");
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe("after the event"));
  stop();
});

test("an_event_about_something_else_asks_nothing", async () => {
  const client = new QueryClient();
  const { answers, observer, stop } = watched(client, ["imports", "list"]);
  refetch(client, ["locations"]);
  answers[0]?.("an answer");
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe("an answer"));
  expect(answers).toHaveLength(1);
  stop();
});

test("after_missed_events_everything_is_asked_for_again", async () => {
  const client = new QueryClient();
  const { answers, observer, stop } = watched(client, ["locations", "one"]);
  answers[0]?.("first");
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe("first"));
  refetch(client);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  stop();
});
