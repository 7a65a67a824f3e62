// Emergency access in the shell: said for as long as it runs.
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { emergency as words } from "@/features/orgs/emergency/en";
import { type Answers, MEMBER, openApp } from "@/test/open-app";

afterEach(() => {
  vi.useRealTimers();
});

test("the_banner_goes_when_the_time_of_an_emergency_access_is_over", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const ends = Date.now() + 3_600_000;
  const access = { id: "e1", ends_at: new Date(ends).toISOString() };
  const answers: Answers = {
    "GET /api/v1/me": () => ({ body: { ...MEMBER, emergency_access: Date.now() < ends ? access : null } }),
  };
  const { seen, stop } = await openApp("/dashboard", { answers, isSignedIn: true });
  await screen.findByRole("region", { name: words.banner.name });
  const requests = seen.filter(({ request }) => request === "GET /api/v1/me").length;
  await act(() => vi.advanceTimersByTimeAsync(3_600_000));
  await waitFor(() => expect(screen.queryByRole("region", { name: words.banner.name })).toBeNull());
  expect(seen.filter(({ request }) => request === "GET /api/v1/me").length).toBeGreaterThan(requests);
  stop();
});
