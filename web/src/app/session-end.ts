// End of a session, or a demand for more proof. Clears the data of an ended session from memory, and opens the page on
// which the user signs in or confirms.
import type { QueryClient } from "@tanstack/react-query";
import { remember } from "@/lib/preferences";
import { RECENT } from "@/lib/recent-key";
import { type FactorPage, factorAddress, loginAddress, whyEnded } from "./guard";
import type { createAppRouter } from "./router";

/** From a dashboard address, goes to login; and empties the cache. */
export async function endSession(client: QueryClient, router: ReturnType<typeof createAppRouter>) {
  remember(RECENT, "");
  const { pathname } = router.state.location;
  try {
    if (pathname.startsWith("/dashboard") || pathname === "/access-denied") {
      await router.navigate({ to: loginAddress(pathname), search: whyEnded(), replace: true });
    }
  } finally {
    // Not earlier, because a mounted screen would refetch the missing data and be refused.
    client.clear();
  }
}

/** From a dashboard address, goes to the page about the second factor and comes back after it. */
export async function askSecondFactor(router: ReturnType<typeof createAppRouter>, page: FactorPage) {
  const { pathname, href } = router.state.location;
  if (!pathname.startsWith("/dashboard")) return;
  await router.navigate({ to: factorAddress(page, pathname), search: { next: href }, replace: true });
}
