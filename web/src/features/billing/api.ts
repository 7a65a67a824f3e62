// Billing requests. The first part of each key is the topic of its live events.
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { ApiError, api, unwrap } from "@/lib/api";
import type { Billing, Choice, PortalFlow } from "./types";

/** Plan, subscription and state; null on a server without billing. */
export const billingQuery = queryOptions({
  queryKey: ["billing", "state"],
  queryFn: async ({ signal }): Promise<Billing | null> => {
    try {
      return await unwrap(api.GET("/api/v1/billing", { signal }));
    } catch (error) {
      if (error instanceof ApiError && error.code === "billing_off") return null;
      throw error;
    }
  },
  staleTime: 0,
});

/** The price table. */
export const pricesQuery = queryOptions({
  queryKey: ["billing", "prices"],
  queryFn: ({ signal }) => unwrap(api.GET("/api/v1/billing/prices", { signal })),
  staleTime: 60 * 60_000,
});

/** Invoices page after page, the latest first. */
export const invoicesQuery = infiniteQueryOptions({
  queryKey: ["billing", "invoices"],
  queryFn: ({ pageParam, signal }) =>
    unwrap(
      api.GET("/api/v1/billing/invoices", { params: { query: { cursor: pageParam ?? undefined } }, signal }),
    ),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next_cursor,
});

/** Preview of a subscription change; not refetched by events, because the preview is void after the change. */
export const previewQuery = (choice: Choice) =>
  queryOptions({
    queryKey: ["plan_preview", choice],
    queryFn: ({ signal }) => unwrap(api.POST("/api/v1/billing/preview", { body: choice, signal })),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

/** Opens the checkout for a new subscription. */
export const startCheckout = (body: Choice) => unwrap(api.POST("/api/v1/billing/checkout", { body }));

/** Reads the subscription of a finished checkout. */
export const finishCheckout = (session_id: string) =>
  unwrap(api.POST("/api/v1/billing/checkout/return", { body: { session_id } }));

/** Changes the subscription, at the prices of a preview. */
export const changeSubscription = (choice: Choice, proration_at: string) =>
  unwrap(api.POST("/api/v1/billing/change", { body: { ...choice, proration_at } }));

/** Opens the portal for payment method, billing address and tax ids. */
export const openPortal = (flow: PortalFlow) =>
  unwrap(api.POST("/api/v1/billing/portal", { body: { flow } }));

/** Cancels the subscription at the end of the paid period. */
export const cancelSubscription = () => unwrap(api.POST("/api/v1/billing/cancel"));

/** Keeps a subscription that was canceled. */
export const resumeSubscription = () => unwrap(api.POST("/api/v1/billing/resume"));
