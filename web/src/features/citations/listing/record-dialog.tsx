// Dialog that records a listing found by a member: its URL or its content.
import { type FormEvent, useState } from "react";
import { Banner } from "@/ui/banner";
import { type DialogForm, FormDialog } from "@/ui/form-dialog";
import { TextField } from "@/ui/text-field";
import type { CellId } from "../search";
import type { Listing } from "../types";
import { useListingWords } from "../words";
import { SeenFields, seenOf, typedOf } from "./seen-fields";
import { useRecord } from "./use-record";

export interface ListingDialogProps {
  cell: CellId;
  listing: Listing;
  isOpen: boolean;
  onClose: () => void;
}

/** The form in its dialog. */
export function RecordDialog(props: ListingDialogProps) {
  const { found: words } = useListingWords();
  return (
    <FormDialog
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={words.title(props.listing.directory.name)}
      submit={words.save}
    >
      {(dialog) => <RecordForm {...dialog} {...props} />}
    </FormDialog>
  );
}

function RecordForm({ id, onPending, cell, listing, onClose }: DialogForm & ListingDialogProps) {
  const { found: words } = useListingWords();
  const [url, setUrl] = useState(listing.url ?? "");
  const [typed, setTyped] = useState(() => typedOf(listing.found));
  const [isEmpty, setEmpty] = useState(false);
  const { mutate } = useRecord(cell, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const seen = { ...seenOf(typed), ...(url.trim() && { url: url.trim() }) };
    const hasNothing = Object.keys(seen).length === 0;
    setEmpty(hasNothing);
    if (hasNothing) return;
    onPending(true);
    mutate(seen, { onSettled: () => onPending(false) });
  };
  return (
    <form id={id} onSubmit={submit} noValidate className="flex flex-col gap-6">
      {isEmpty && <Banner kind="error">{words.empty}</Banner>}
      <TextField
        label={words.url}
        type="url"
        value={url}
        onChange={setUrl}
        maxLength={1000}
        placeholder={`https://${listing.directory.domain}/…`}
        {...(listing.directory.checking === "automatic" && { description: words.url_help })}
      />
      <SeenFields location={cell.location} value={typed} onChange={setTyped} />
    </form>
  );
}
