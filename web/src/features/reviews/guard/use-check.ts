// Checks a reply while it is typed.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { checkQuery } from "../api";
import { bytesLeft, bytesOf } from "../text";

/** Pause in typing after which a text is checked, in milliseconds. */
const PAUSE = 500;

/** Returns the check of the text as it was after the last pause; undefined before the first, and without a text. */
export function useCheck(review: string, text: string) {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  const isCheckable = bytesOf(paused) > 0 && bytesLeft(paused) >= 0;
  const { data } = useQuery({
    ...checkQuery(review, paused),
    enabled: isCheckable,
    placeholderData: keepPreviousData,
  });
  return bytesOf(text) > 0 && isCheckable ? data : undefined;
}
