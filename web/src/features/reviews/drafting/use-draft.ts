// Streams a draft into the text area.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { toasts } from "@/ui/toast";
import { useDraftingWords, useReviewsWords } from "../words";
import { type ReviewDraft, streamDraft } from "./stream";

export interface DraftTarget {
  /** Id of the review. */
  review: string;
  text: string;
  onText: (text: string) => void;
}

/** Streams a draft into the text area. The previous text can be restored. */
export function useDraft({ review, text, onText }: DraftTarget) {
  const words = useDraftingWords();
  const { composer } = useReviewsWords();
  const messages = useMessages();
  const client = useQueryClient();
  const [draft, setDraft] = useState<ReviewDraft | null>(null);
  const [isRestarted, setRestarted] = useState(false);
  const abortController = useRef<AbortController>(undefined);
  useEffect(() => () => abortController.current?.abort(), []);
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const stop = new AbortController();
      abortController.current = stop;
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
    // The text area shows the draft while it streams, so the previous text is kept as the context of the mutation.
    onMutate: () => text,
    onSuccess: (finalDraft, _, before) => {
      if (finalDraft.text === "") {
        onText(before);
        toasts.error(words.nothing);
        return;
      }
      onText(finalDraft.text);
      setDraft(finalDraft);
      if (before.trim() !== "") {
        toasts.success(composer.replaced, { label: messages.ui.undo, onPress: () => onText(before) });
      }
    },
    onError: (error, _, before) => {
      onText(before ?? "");
      if (abortController.current?.signal.aborted) return;
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
    stop: () => abortController.current?.abort(),
  };
}
