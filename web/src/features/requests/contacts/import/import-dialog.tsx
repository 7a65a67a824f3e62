// The import of contacts from a CSV file, in three steps: file, columns and check, result.
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useMessages } from "@/lib/i18n";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import type { ConsentDraft } from "../form";
import type { ImportAnswer } from "./api";
import { CheckStep } from "./check-step";
import { FileStep } from "./file-step";
import { hasAddress } from "./mapping";
import { ResultStep } from "./result-step";
import { useImport } from "./use-import";
import { useImportWords } from "./words";

/** Consent of rows without one of their own, at the start: none. */
const NO_CONSENT: ConsentDraft = { state: "none", source: "", proof: "", given: "", expires: "" };

export interface ImportDialogProps {
  isOpen: boolean;
  location: string | undefined;
  onClose: () => void;
}

/** Resets the form each time the dialog opens. */
export function ImportDialog({ isOpen, location, onClose }: ImportDialogProps) {
  const [opening, setOpening] = useState(0);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setOpening(opening + 1);
  }
  return <Steps key={opening} isOpen={isOpen} location={location} onClose={onClose} />;
}

function Steps({ isOpen, location, onClose }: ImportDialogProps) {
  const words = useImportWords();
  const { ui } = useMessages();
  const client = useQueryClient();
  const top = useRef<HTMLDivElement>(null);
  const [csv, setCsv] = useState<string | null>(null);
  const [place, setPlace] = useState(location);
  const [consent, setConsent] = useState(NO_CONSENT);
  const [lacksProof, setLacksProof] = useState(false);
  const [result, setResult] = useState<ImportAnswer | null>(null);
  const { check, mapping, setField, write, isWriting, failure } = useImport({
    csv,
    place,
    consent,
    onWritten: (answer) => {
      setResult(answer);
      void client.invalidateQueries({ queryKey: ["contacts"] });
      top.current?.focus({ preventScroll: true });
    },
  });
  const step = result ? 2 : csv === null ? 0 : 1;
  const usable = check.data && check.data.created + check.data.joined;
  const take = (text: string) => {
    const isMissing = consent.state === "granted" && consent.proof.trim() === "";
    setLacksProof(isMissing);
    if (isMissing) return;
    setCsv(text);
    requestAnimationFrame(() => top.current?.focus({ preventScroll: true }));
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title}
      subtitle={words.step(step + 1, words.steps.length, words.steps[step] ?? "")}
      size="lg"
      isDismissable={!isWriting}
      footer={
        step === 2 ? (
          <Button variant="primary" onPress={onClose}>
            {words.result.done}
          </Button>
        ) : (
          <>
            <Button onPress={step === 0 ? onClose : () => setCsv(null)} isDisabled={isWriting}>
              {step === 0 ? ui.cancel : words.back}
            </Button>
            {step === 1 && (
              <Button
                variant="primary"
                isPending={isWriting}
                isDisabled={!usable || check.isFetching || !hasAddress(mapping)}
                onPress={write}
              >
                {words.submit(usable ?? 0)}
              </Button>
            )}
          </>
        )
      }
    >
      <div ref={top} tabIndex={-1} className="flex flex-col gap-5 outline-none">
        {step === 0 && (
          <FileStep
            onText={take}
            location={place}
            onLocation={setPlace}
            consent={consent}
            onConsent={(next) => {
              setLacksProof(false);
              setConsent(next);
            }}
            lacksProof={lacksProof}
          />
        )}
        {step === 1 && (
          <CheckStep
            mapping={mapping}
            onField={setField}
            answer={check.data}
            isChecking={check.isFetching}
            error={check.error}
            failure={failure}
          />
        )}
        {result && <ResultStep answer={result} />}
      </div>
    </Dialog>
  );
}
