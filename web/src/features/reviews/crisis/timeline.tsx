// The time line of a crisis, with the form of a note.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useFormat } from "@/lib/i18n";
import { idempotencyKey } from "@/lib/idempotency-key";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { TextField } from "@/ui/text-field";
import { toasts } from "@/ui/toast";
import { addEntry, type CrisisDetail, type CrisisEntry } from "./api";
import { useCrisisProblem } from "./problem";
import { type CrisisWords, useCrisisWords } from "./words";

const MAX_TEXT = 2000;

export interface TimelineProps {
  crisis: CrisisDetail;
  canWrite: boolean;
}

/** Entries, the earliest first. */
export function Timeline({ crisis, canWrite }: TimelineProps) {
  const words = useCrisisWords();
  const format = useFormat();
  return (
    <Card className="flex flex-col gap-4 p-4 sm:p-6">
      <h3 className="font-semibold">{words.timeline.title}</h3>
      <ol className="flex flex-col gap-3 border-l border-line pl-4 text-sm">
        {crisis.entries.map((entry) => (
          <li key={entry.id} className="flex flex-col gap-0.5">
            <p className="break-words whitespace-pre-wrap" dir="auto">
              {textOf(entry, words)}
            </p>
            <p className="text-xs text-ink-muted">
              <time dateTime={entry.written_at}>{format.dateTime(entry.written_at)}</time>{" "}
              {entry.written_by && words.timeline.by(entry.written_by.name ?? words.former)}
            </p>
          </li>
        ))}
      </ol>
      {canWrite && <NewNote id={crisis.id} />}
    </Card>
  );
}

function textOf({ kind, lead, text }: CrisisEntry, { timeline: words, former }: CrisisWords): string {
  switch (kind) {
    case "note":
      return text ?? "";
    case "lead":
      return lead ? words.lead(lead.name ?? former) : words.no_lead;
    case "began":
    case "ended":
      return words[kind];
  }
}

function NewNote({ id }: { id: string }) {
  const { timeline: words } = useCrisisWords();
  const problem = useCrisisProblem();
  const client = useQueryClient();
  const [text, setText] = useState("");
  const [key, setKey] = useState(idempotencyKey);
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => addEntry(id, text, key),
    onSuccess: () => {
      setText("");
      setKey(idempotencyKey());
    },
    onError: (error) => toasts.error(`${words.failed} ${problem(error)}`),
    onSettled: () => client.invalidateQueries({ queryKey: ["reviews", "crises", id] }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!text.trim());
    if (text.trim() && !isPending) mutate();
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col items-start gap-2">
      <TextField
        label={words.note}
        description={words.note_hint}
        rows={3}
        value={text}
        maxLength={MAX_TEXT}
        onChange={(next) => {
          setText(next);
          setKey(idempotencyKey());
        }}
        errorMessage={isMissing && !text.trim() ? words.required : undefined}
        className="w-full"
      />
      <Button type="submit" isPending={isPending}>
        {words.add}
      </Button>
    </form>
  );
}
