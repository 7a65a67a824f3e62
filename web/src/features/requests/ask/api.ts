// Requests for a review to one person.
import { api, unwrap } from "@/lib/api";
import type { NewRequest, ReviewRequest } from "../types";

/** Asks one person now; the same key never asks twice. */
export function askOne(body: NewRequest, idempotencyKey: string): Promise<ReviewRequest> {
  const params = { header: { "Idempotency-Key": idempotencyKey } };
  return unwrap(api.POST("/api/v1/requests", { body, params }));
}
