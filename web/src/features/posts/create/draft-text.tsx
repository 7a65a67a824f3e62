// Drafting the text of a post from facts that the author types, by an AI model.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { PenLine } from "lucide-react";
import { useState } from "react";
import { ApiError, api, unwrap } from "@/lib/api";
import { draftingQuery, hasModel } from "@/lib/drafting";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";
import { toasts } from "@/ui/toast";
import type { Language, PostKind } from "../types";
import { useComposerWords } from "./words";

const MAX_FACTS = 20;
const MAX_LENGTH = 300;

export interface DraftTextProps {
  kind: PostKind;
  language: Language;
  text: string;
  onText: (text: string) => void;
}

/** The button, then the facts; nothing without an AI model. */
export function DraftText({ kind, language, text, onText }: DraftTextProps) {
  const { drafting: words } = useComposerWords();
  const messages = useMessages();
  const client = useQueryClient();
  const { data: status } = useQuery(draftingQuery);
  const [isOpen, setOpen] = useState(false);
  const [facts, setFacts] = useState("");
  const [isInvalid, setInvalid] = useState(false);
  const { mutate, isPending, data } = useMutation({
    mutationFn: (list: string[]) =>
      unwrap(api.POST("/api/v1/post-drafts", { body: { kind, language, facts: list } })),
    onMutate: () => text,
    onSuccess: (draft, _, before) => {
      onText(draft.text);
      if (before.trim() !== "") {
        toasts.success(words.replaced, { label: messages.ui.undo, onPress: () => onText(before) });
      }
    },
    onError: (error) =>
      toasts.error(
        error instanceof ApiError && error.code === "cap_reached"
          ? words.cap_reached
          : error instanceof ApiError && error.status === 503
            ? words.failed
            : problemText(error, messages),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: ["drafting"] }),
  });
  if (!status || !hasModel(status)) return null;
  if (!isOpen) {
    return (
      <Button
        size="sm"
        className="self-start"
        icon={<PenLine className="size-4" strokeWidth={1.5} aria-hidden="true" />}
        onPress={() => setOpen(true)}
      >
        {words.open}
      </Button>
    );
  }
  const write = () => {
    const list = facts
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "");
    const isWrong =
      list.length === 0 || list.length > MAX_FACTS || list.some((line) => line.length > MAX_LENGTH);
    setInvalid(isWrong);
    if (!isWrong && !isPending) mutate(list);
  };
  return (
    <div className="flex flex-col gap-3 rounded-md bg-sunken px-4 py-3.5">
      <TextField
        label={words.facts}
        description={words.facts_help}
        rows={3}
        value={facts}
        onChange={(next) => {
          setFacts(next);
          setInvalid(false);
        }}
        errorMessage={isInvalid ? words.invalid : undefined}
        autoFocus
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button size="sm" isPending={isPending} onPress={write}>
          {words.write}
        </Button>
        {data && (
          <p role="status" className="text-sm text-ink-muted">
            {data.is_simulated ? words.by_simulated : words.by_model(data.model)}
            {data.problems.length > 0 && ` ${words.problems}`}
          </p>
        )}
      </div>
    </div>
  );
}
