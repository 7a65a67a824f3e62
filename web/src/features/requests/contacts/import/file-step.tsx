// First step: the file, and defaults for its rows.
import { Download } from "lucide-react";
import { useState } from "react";
import { useFormat } from "@/lib/i18n";
import { saveFile } from "@/lib/save-file";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { FileDrop } from "@/ui/file-drop";
import { LocationField } from "@/ui/location-field";
import { useRequestsWords } from "../../words";
import { ConsentFields } from "../consent-fields";
import type { ConsentDraft } from "../form";
import { ACCEPT, decoded, MAX_BYTES } from "./file";
import { useImportWords } from "./words";

/** Maximum number of rows that the server takes. */
const MAX_ROWS = 20_000;

export interface FileStepProps {
  /** Called with the text of the chosen file. */
  onText: (text: string) => void;
  location: string | undefined;
  onLocation: (id: string | undefined) => void;
  consent: ConsentDraft;
  onConsent: (consent: ConsentDraft) => void;
  lacksProof: boolean;
}

/** Defaults first, then the file: choosing it goes on. */
export function FileStep({ onText, location, onLocation, consent, onConsent, lacksProof }: FileStepProps) {
  const { file: words } = useImportWords();
  const { location: locationWords } = useRequestsWords();
  const format = useFormat();
  const [problem, setProblem] = useState<string | null>(null);
  const size = format.megabytes(MAX_BYTES);
  const take = async (file: File) => {
    setProblem(file.size > MAX_BYTES ? words.too_large(size) : null);
    if (file.size > MAX_BYTES) return;
    try {
      onText(decoded(await file.arrayBuffer()));
    } catch {
      setProblem(words.unreadable);
    }
  };
  const template = `\uFEFF${words.template_rows.map((row) => row.map(quoted).join(",")).join("\r\n")}\r\n`;
  return (
    <>
      <LocationField
        words={{ ...locationWords, location: words.location }}
        value={location}
        onChange={onLocation}
        placeholder={words.no_location}
      />
      <div className="flex flex-col gap-2">
        <p className="text-sm font-medium text-ink">{words.consent}</p>
        <p className="text-xs text-pretty text-ink-muted">{words.consent_help}</p>
        <ConsentFields channel="email" consent={consent} onChange={onConsent} lacksProof={lacksProof} />
      </div>
      {problem && <Banner kind="error">{problem}</Banner>}
      <FileDrop
        label={words.drop}
        buttonLabel={words.choose}
        description={words.limits(size, MAX_ROWS)}
        accept={ACCEPT}
        onFile={(file) => void take(file)}
      />
      <Button
        variant="ghost"
        className="-ml-3.5 self-start"
        icon={<Download className="size-4" strokeWidth={1.5} aria-hidden="true" />}
        onPress={() => saveFile(new Blob([template], { type: "text/csv" }), null, words.template_name)}
      >
        {words.template}
      </Button>
    </>
  );
}

/** Returns a cell of a CSV file. */
function quoted(cell: string): string {
  return /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
