// Requests for webhooks and their deliveries.
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api, type Schemas, unwrap } from "@/lib/api";

export type Webhook = Schemas["Webhook"];
export type WebhookWithSecret = Schemas["WebhookWithSecret"];
export type NewWebhook = Schemas["NewWebhook"];
export type WebhookChange = Schemas["WebhookChange"];
export type EventType = Schemas["WebhookEventType"];
export type Delivery = Schemas["WebhookDelivery"];
export type DeliveryState = Schemas["WebhookDeliveryState"];
export type Attempt = Schemas["WebhookAttempt"];

/** Characters of the longest address and description. */
export const MAX_URL = 2_000;
export const MAX_DESCRIPTION = 200;

/** Event types to subscribe to, in the groups of the form. */
export const EVENTS = {
  locations: ["location.created", "location.updated", "location.deleted", "location.restored"],
  many: ["locations.imported", "locations.changed"],
  imports: ["import.finished", "import.failed", "import.undone"],
  google: ["sync.finished", "sync.failed", "google.changes_found", "google.publish_finished"],
  reviews: ["review.created", "review.updated", "review.deleted", "review.replied", "reviews.spike"],
  pages: ["page.published", "page.unpublished"],
  posts: ["post.published", "post.rejected"],
  requests: ["request.sent", "request.opted_out", "feedback.created"],
  heatmaps: ["scan.finished", "rank.changed"],
  citations: ["citation.changed"],
  reports: ["report.ready"],
  plan: ["plan.changed"],
} as const satisfies Record<string, readonly EventType[]>;

/** All webhooks, the oldest first. */
export const webhooksQuery = queryOptions({
  queryKey: ["webhooks", "list"],
  queryFn: async ({ signal }) => (await unwrap(api.GET("/api/v1/webhooks", { signal }))).items,
});

const PAGE = 25;
const path = (id: string) => ({ path: { id } });

/** Deliveries of a webhook, page by page, newest first. */
export const deliveriesQuery = (id: string, state?: DeliveryState) =>
  infiniteQueryOptions({
    queryKey: ["webhooks", id, "deliveries", state ?? "all"],
    queryFn: ({ signal, pageParam: cursor }) => {
      const query = { limit: PAGE, state, cursor };
      const params = { ...path(id), query };
      return unwrap(api.GET("/api/v1/webhooks/{id}/deliveries", { signal, params }));
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  });

/** One delivery with every try. */
export const deliveryQuery = (id: string, event: string) =>
  queryOptions({
    queryKey: ["webhooks", id, "delivery", event],
    queryFn: ({ signal }) => {
      const params = { path: { id, event } };
      return unwrap(api.GET("/api/v1/webhooks/{id}/deliveries/{event}", { signal, params }));
    },
  });

/** Adds a webhook; only this answer and that of `renewSecret` have a secret. */
export const addWebhook = (body: NewWebhook): Promise<WebhookWithSecret> =>
  unwrap(api.POST("/api/v1/webhooks", { body }));

/** Changes a webhook, or switches it off or on. */
export const changeWebhook = (id: string, body: WebhookChange): Promise<Webhook> =>
  unwrap(api.PATCH("/api/v1/webhooks/{id}", { params: path(id), body }));

/** Removes a webhook and its log. */
export const removeWebhook = (id: string) =>
  unwrap(api.DELETE("/api/v1/webhooks/{id}", { params: path(id) }));

/** Rotates the secret of a webhook. */
export const renewSecret = (id: string): Promise<WebhookWithSecret> =>
  unwrap(api.POST("/api/v1/webhooks/{id}/rotate-secret", { params: path(id) }));

/** Sends a message that only says that it works. */
export const sendTest = (id: string) => unwrap(api.POST("/api/v1/webhooks/{id}/test", { params: path(id) }));

/** Resends a message. */
export const replay = (id: string, event: string) =>
  unwrap(api.POST("/api/v1/webhooks/{id}/deliveries/{event}/replay", { params: { path: { id, event } } }));
