// What happens when the session is over: nothing of it stays in memory, and the visitor is at the login page.
import type { QueryClient } from "@tanstack/react-query";
import { loginAddress } from "./guard";
import type { createAppRouter } from "./router";

/** Empties the cache and, from a dashboard address, goes to login. */
export async function endSession(client: QueryClient, router: ReturnType<typeof createAppRouter>) {
  client.clear();
  const { pathname } = router.state.location;
  if (pathname.startsWith("/dashboard") || pathname === "/access-denied") {
    await router.navigate({ to: loginAddress(pathname), replace: true });
  }
}
