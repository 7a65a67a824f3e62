// The forecast of the current choices.
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { NewPost } from "../types";
import { forecastQuery } from "./api";

/** Wait in milliseconds after the last change. */
const REST_MS = 250;

/** Requests the forecast of a post once it rests; nothing while it is incomplete. */
export function useForecast(body: NewPost | null) {
  const text = body && JSON.stringify(body);
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const requestText = (text === null ? null : rested) ?? text;
  const query = useQuery({
    ...forecastQuery(requestText === null ? EMPTY_BODY : (JSON.parse(requestText) as NewPost)),
    enabled: requestText !== null,
  });
  const isCurrent = requestText === text && !query.isPlaceholderData;
  return { forecast: text === null ? undefined : query.data, error: query.error, isCurrent };
}

/** Key of the disabled query. */
const EMPTY_BODY = {} as NewPost;
