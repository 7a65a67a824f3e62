// Requests that prepare a campaign, and the one that starts it.
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, unwrap } from "@/lib/api";
import type { Campaign, Language, NewCampaign } from "../types";

/** Forecast of a campaign: its recipients, and the contacts it leaves out. Not cached, because consent may change. */
export function forecastQuery(body: NewCampaign) {
  return queryOptions({
    queryKey: ["requests", "forecast", body],
    queryFn: ({ signal }) => unwrap(api.POST("/api/v1/request-campaigns/forecast", { body, signal })),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** Problems of the text of a campaign. */
export function checkQuery(text: string, language: Language) {
  return queryOptions({
    queryKey: ["requests", "check", language, text],
    queryFn: ({ signal }) =>
      unwrap(
        api.POST("/api/v1/request-wording/check", {
          body: { text, language },
          signal,
        }),
      ),
    select: ({ items }) => items,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Creates a campaign. Repeated requests with one idempotency key create it once. */
export function createCampaign(body: NewCampaign, idempotencyKey: string): Promise<Campaign> {
  const params = { header: { "Idempotency-Key": idempotencyKey } };
  return unwrap(api.POST("/api/v1/request-campaigns", { body, params }));
}
