// The check of a file after each choice, and the import.
import { keepPreviousData, queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ConsentDraft } from "../form";
import { newConsent } from "../form";
import { type ImportAnswer, importContacts, type NewImport } from "./api";
import { headersOf } from "./file";
import { emptyMapping, type Field, type Mapping, mappingOf, withField } from "./mapping";

export interface ImportInput {
  /** Text of the file; null until one is chosen. */
  csv: string | null;
  place: string | undefined;
  consent: ConsentDraft;
  onWritten: (answer: ImportAnswer) => void;
}

/** Previews an import. The key has the number of the file instead of the file. Live events do not refetch it. */
function checkQuery(file: number, body: NewImport) {
  const { csv: _, ...choices } = body;
  return queryOptions({
    queryKey: ["contact-import", file, choices],
    queryFn: () => importContacts({ ...body, is_dry_run: true }),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

let files = 0;

/** Checks a file, and imports it. */
export function useImport({ csv, place, consent, onWritten }: ImportInput) {
  // Number of the file, and its column mapping.
  const [state, setState] = useState<{ csv: string | null; file: number; chosen: Mapping | null }>({
    csv,
    file: files,
    chosen: null,
  });
  let now = state;
  if (csv !== state.csv) {
    files += 1;
    now = { csv, file: files, chosen: null };
    setState(now);
  }
  const body: NewImport = {
    csv: csv ?? "",
    mapping: { ...now.chosen },
    location_id: place ?? null,
    consent: consent.state === "none" ? null : newConsent("email", consent),
  };
  const check = useQuery({ ...checkQuery(now.file, body), enabled: csv !== null });
  const mapping =
    now.chosen ??
    (check.data ? mappingOf(check.data.columns) : emptyMapping(csv === null ? [] : headersOf(csv)));
  const setField = (header: string, field: Field | null) =>
    setState({ ...now, chosen: withField(mapping, header, field) });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => importContacts({ ...body, is_dry_run: false }),
    onSuccess: onWritten,
  });
  return { check, mapping, setField, write: () => mutate(), isWriting: isPending, failure: error };
}
