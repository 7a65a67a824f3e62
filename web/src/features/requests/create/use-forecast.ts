// The forecast of the current settings.
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { NewCampaign } from "../types";
import { forecastQuery } from "./api";

/** Wait in milliseconds after the last change. */
const REST_MS = 250;

/** Requests the forecast after a pause; disabled while the settings are incomplete. */
export function useForecast(body: NewCampaign | null) {
  const text = body && JSON.stringify(body);
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const requestText = (text === null ? null : rested) ?? text;
  const query = useQuery({
    ...forecastQuery(requestText === null ? EMPTY_BODY : (JSON.parse(requestText) as NewCampaign)),
    enabled: requestText !== null,
  });
  const isCurrent = requestText === text && !query.isPlaceholderData;
  return { ...query, forecast: text === null ? undefined : query.data, isCurrent };
}

/** Key of the disabled query. */
const EMPTY_BODY = {} as NewCampaign;
