// The cache of everything read from the server. First part of each key: the topic of its live events.
import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError, lacksSecondFactor, needsSecondFactor } from "@/lib/api";
import type { FactorPage } from "./guard";

/**
 * Makes the cache; `onUnauthorized` is called when the server no longer knows the session, `onOneFactor` when it knows it
 * but waits for the second factor, with the page that goes on from there.
 */
export function createQueryClient(
  onUnauthorized: () => void,
  onOneFactor: (page: FactorPage) => void,
): QueryClient {
  const onError = (error: unknown) => {
    if (error instanceof ApiError && error.status === 401) onUnauthorized();
    if (needsSecondFactor(error)) onOneFactor("second-factor");
    if (lacksSecondFactor(error)) onOneFactor("set-up-second-factor");
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        networkMode: "always",
        // A client error stays an error; only an absent or busy server is asked again.
        retry: (failures, error) => failures < 2 && error instanceof ApiError && isPassing(error.status),
        retryDelay: (attempt) => 400 * 2 ** attempt,
      },
      mutations: { networkMode: "always" },
    },
  });
}

function isPassing(status: number): boolean {
  return status === 0 || status >= 500;
}
