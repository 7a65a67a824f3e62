// The cache of everything read from the server. First part of each key: the topic of its live events.
import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError, lacksSecondFactor, needsSecondFactor } from "@/lib/api";
import type { FactorPage } from "./guard";

/**
 * Creates the query client. `onUnauthorized` is called when the session is invalid, and `onOneFactor`, with the next
 * page, when the session still needs the second factor.
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
        // Client errors are final; only requests to an unreachable or busy server are retried.
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
