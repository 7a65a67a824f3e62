// Dialog that parses a pasted page and lets a member confirm the result.
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { TextField } from "@/ui/text-field";
import { readPage } from "../api";
import type { Reading } from "../types";
import { useListingWords } from "../words";
import type { ListingDialogProps } from "./record-dialog";
import { SeenFields, seenOf, typedOf } from "./seen-fields";
import { useRecord } from "./use-record";

const FORM = "pasted-page";
/** Maximum length that the server takes. */
const MAX_TEXT = 1_000_000;

/** Asks for the text, then shows the fields that were read from it. */
export function PasteDialog({ cell, listing, isOpen, onClose }: ListingDialogProps) {
  const { paste: words, found: recordWords } = useListingWords();
  const messages = useMessages();
  const [text, setText] = useState("");
  const [reading, setReading] = useState<Reading | null>(null);
  const [typed, setTyped] = useState(() => typedOf(undefined));
  const close = () => {
    setReading(null);
    setText("");
    onClose();
  };
  const read = useMutation({
    mutationFn: () => readPage(cell.location, cell.directory, text.slice(0, MAX_TEXT)),
    onSuccess: (answer) => {
      setTyped(typedOf(answer.found));
      setReading(answer);
    },
  });
  const record = useRecord(cell, close);
  const isPending = read.isPending || record.isPending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (reading)
      record.mutate({ ...seenOf(typed), ...(listing.url && { url: listing.url }), is_pasted: true });
    else if (text.trim() !== "") read.mutate();
  };
  const canSubmit = reading ? Object.keys(seenOf(typed)).length > 0 : text.trim() !== "";
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={words.title(listing.directory.name)}
      isDismissable={!isPending}
      footer={
        <>
          <Button onPress={reading ? () => setReading(null) : close} isDisabled={isPending}>
            {reading ? words.back : messages.ui.cancel}
          </Button>
          <Button type="submit" form={FORM} variant="primary" isPending={isPending} isDisabled={!canSubmit}>
            {reading ? recordWords.save : words.read}
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={submit} noValidate className="flex flex-col gap-5">
        {read.error && !reading && <Banner kind="error">{problemText(read.error, messages)}</Banner>}
        {reading ? (
          <>
            {reading.sources.length === 0 ? (
              <Banner kind="warning">{words.nothing}</Banner>
            ) : (
              <div>
                <p className="text-sm font-medium text-ink">{words.confirm}</p>
                <p className="text-sm text-ink-muted">{words.confirm_text}</p>
              </div>
            )}
            {reading.sources.length > 0 && !reading.is_same && (
              <Banner kind="warning">{words.not_same}</Banner>
            )}
            <SeenFields location={cell.location} value={typed} onChange={setTyped} />
          </>
        ) : (
          <>
            <p className="text-sm text-pretty text-ink-muted">{words.text}</p>
            <TextField label={words.field} value={text} onChange={setText} rows={12} autoFocus />
          </>
        )}
      </form>
    </Dialog>
  );
}
