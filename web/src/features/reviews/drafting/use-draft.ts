// Streams a draft into the text area.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { toasts } from "@/ui/toast";
import { useDraftingWords, useReviewsWords } from "../words";
import { type ReviewDraft, streamDraft } from "./stream";

export interface DraftTarget {
  review: string;
  text: string;
  onText: (text: string) => void;
}

/** Writes a draft into the text area. The text before it can be brought back. */
export function useDraft({ review, text, onText }: DraftTarget) {
  const words = useDraftingWords();
  const { composer } = useReviewsWords();
  const messages = useMessages();
  const client = useQueryClient();
  const [draft, setDraft] = useState<ReviewDraft | null>(null);
  const [isRestarted, setRestarted] = useState(false);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const stop = new AbortController();
      leaving.current = stop;
      setDraft(null);
      setRestarted(false);
      let written = "";
      const events = {
        onText: (more: string) => {
          written += more;
          onText(written);
        },
        onRestart: () => {
          written = "";
          setRestarted(true);
        },
      };
      return streamDraft(review, events, stop.signal);
    },
    // While the draft is written, the text is the draft.
    onMutate: () => text,
    onSuccess: (whole, _, before) => {
      if (whole.text === "") {
        onText(before);
        toasts.error(words.nothing);
        return;
      }
      onText(whole.text);
      setDraft(whole);
      if (before.trim() !== "") {
        toasts.success(composer.replaced, { label: messages.ui.undo, onPress: () => onText(before) });
      }
    },
    onError: (error, _, before) => {
      onText(before ?? "");
      if (leaving.current?.signal.aborted) return;
      toasts.error(
        error instanceof Error && "code" in error && error.code === "cap_reached"
          ? words.cap_reached
          : problemText(error, messages),
      );
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["drafting"] }),
  });
  return {
    draft,
    isWriting: isPending,
    isRestarted,
    write: () => mutate(),
    stop: () => leaving.current?.abort(),
  };
}
