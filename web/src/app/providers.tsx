// Around everything: cache, router, and client-side navigation for our links.
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { RouterProvider as LinkProvider } from "react-aria-components";
import type { createAppRouter } from "./router";

export interface ProvidersProps {
  client: QueryClient;
  router: ReturnType<typeof createAppRouter>;
}

/** The app itself. */
export function Providers({ client, router }: ProvidersProps) {
  return (
    <QueryClientProvider client={client}>
      <LinkProvider navigate={(href) => router.history.push(href)}>
        <RouterProvider router={router} />
      </LinkProvider>
    </QueryClientProvider>
  );
}
