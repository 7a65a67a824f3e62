// Tone of AI drafts, and words and topics that they avoid; below the reply templates.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { type DraftingStatus, draftingQuery, hasModel } from "@/lib/drafting";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { RadioGroup } from "@/ui/radio-group";
import { TextField } from "@/ui/text-field";
import { toasts } from "@/ui/toast";
import { type Style, saveStyle } from "../api";
import { useDraftingWords } from "../words";

const TONES = ["friendly", "neutral", "formal"] as const satisfies readonly Style["tone"][];
const MAX_LINES = 50;
const MAX_LENGTH = 60;

/** The part of the settings; nothing without an AI model. */
export function StyleSection() {
  const { style: words } = useDraftingWords();
  const id = useId();
  const { data: status } = useQuery(draftingQuery);
  if (!status || !hasModel(status)) return null;
  return (
    <section aria-labelledby={id} className="mt-3 flex flex-col gap-3">
      <div>
        <h3 id={id} className="font-semibold tracking-tight">
          {words.title}
        </h3>
        <p className="mt-1 max-w-[65ch] text-pretty text-ink-muted">{words.text}</p>
      </div>
      <Card className="px-4 py-4 sm:px-5">
        <StyleForm style={status.style} />
      </Card>
    </section>
  );
}

function StyleForm({ style }: { style: DraftingStatus["style"] }) {
  const { style: words } = useDraftingWords();
  const messages = useMessages();
  const client = useQueryClient();
  const [tone, setTone] = useState(style.tone);
  const [text, setText] = useState(style.avoid.join("\n"));
  const [isInvalid, setInvalid] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: saveStyle,
    onSuccess: (saved) => {
      client.setQueryData(draftingQuery.queryKey, saved);
      toasts.success(words.saved);
    },
    onError: (error) => toasts.error(`${words.failed} ${problemText(error, messages)}`),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const avoid = text
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "");
    const isWrong = avoid.length > MAX_LINES || avoid.some((line) => [...line].length > MAX_LENGTH);
    setInvalid(isWrong);
    if (!isWrong && !isPending) mutate({ tone, avoid });
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <RadioGroup
        label={words.tone}
        value={tone}
        onChange={(value) => setTone(TONES.find((each) => each === value) ?? tone)}
        choices={TONES.map((value) => ({ value, label: words.tones[value] }))}
      />
      <TextField
        label={words.avoid}
        description={words.avoid_help}
        rows={3}
        value={text}
        onChange={(next) => {
          setText(next);
          setInvalid(false);
        }}
        errorMessage={isInvalid ? words.invalid : undefined}
      />
      <div>
        <Button type="submit" isPending={isPending}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}
