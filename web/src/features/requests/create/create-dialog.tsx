// Dialog that creates a campaign in three steps, with a summary at the end.
import { useRef, useState } from "react";
import { useFormat, useI18n, useMessages } from "@/lib/i18n";
import { problemText, refusedField } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import type { Forecast, Language } from "../types";
import { DEFAULTS } from "./defaults";
import {
  bodyOf,
  type Draft,
  incompleteLanguage,
  type RecipientErrors,
  recipientErrors,
  startDraft,
} from "./draft";
import { linkProblem } from "./link-problem";
import { RecipientsStep } from "./recipients-step";
import { ReviewStep } from "./review-step";
import { useCreate } from "./use-create";
import { useForecast } from "./use-forecast";
import { WordingStep } from "./wording-step";
import { useCreateWords } from "./words";

const LAST_STEP = 2;

export interface CreateDialogProps {
  isOpen: boolean;
  /** Location that the page shows. */
  location: string | undefined;
  onClose: () => void;
}

/** Resets the form each time the dialog opens. */
export function CreateDialog({ isOpen, location, onClose }: CreateDialogProps) {
  const [opening, setOpening] = useState(0);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setOpening(opening + 1);
  }
  return <Steps key={opening} isOpen={isOpen} location={location} onClose={onClose} />;
}

function Steps({ isOpen, location, onClose }: CreateDialogProps) {
  const words = useCreateWords();
  const messages = useMessages();
  const format = useFormat();
  const { language: own } = useI18n();
  const [step, setStep] = useState(0);
  const [draft, setDraft] = useState(() =>
    startDraft(location, words.name.start(format.date(new Date().toISOString())), DEFAULTS),
  );
  const [errors, setErrors] = useState<RecipientErrors>({});
  const [language, setLanguage] = useState<Language>(own);
  const [isChecked, setChecked] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const change = (patch: Partial<Draft>) => {
    setErrors({});
    setDraft((before) => ({ ...before, ...patch }));
  };
  const body = bodyOf(draft);
  const { forecast, isCurrent, error } = useForecast(step === 0 ? null : body);
  const create = useCreate();
  const go = (to: number) => {
    setStep(to);
    setChecked(false);
    // Scroll to the top and focus the step, so that screen readers announce it.
    requestAnimationFrame(() => {
      top.current?.focus({ preventScroll: true });
      top.current?.parentElement?.scrollTo(0, 0);
    });
  };
  const broken = brokenLanguage(draft, isCurrent ? forecast : undefined);
  const next = () => {
    const missing = step === 0 ? recipientErrors(draft) : {};
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;
    if (step === 0 || broken === undefined) return go(step + 1);
    setChecked(true);
    setLanguage(broken);
  };
  const isBlocked = step === 1 && isChecked && broken !== undefined;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title}
      subtitle={words.step(step + 1, LAST_STEP + 1, words.steps[step] ?? "")}
      size={step === 0 ? "md" : "xl"}
      isDismissable={!create.isPending}
      footer={
        <>
          {isBlocked && (
            <p role="alert" className="mr-auto text-sm text-poor-ink max-sm:basis-full">
              {words.wording.blocked}
            </p>
          )}
          <Button onPress={step === 0 ? onClose : () => go(step - 1)} isDisabled={create.isPending}>
            {step === 0 ? messages.ui.cancel : words.back}
          </Button>
          {step < LAST_STEP ? (
            <Button variant="primary" onPress={next}>
              {words.next}
            </Button>
          ) : (
            <Button
              variant="primary"
              isPending={create.isPending}
              isDisabled={
                !body || !isCurrent || !forecast || forecast.recipients === 0 || forecast.obstacle !== null
              }
              onPress={() => body && create.mutate(body)}
            >
              {(draft.isLater ? words.submit_later : words.submit)(forecast?.recipients ?? 0)}
            </Button>
          )}
        </>
      }
    >
      <div ref={top} tabIndex={-1} className="flex flex-col gap-5 outline-none">
        {create.error !== null && (
          <Banner kind="error" title={words.failed}>
            {refusedField(create.error, "wording")
              ? words.wording.blocked
              : problemText(create.error, messages)}
          </Banner>
        )}
        {step === 0 && <RecipientsStep draft={draft} onChange={change} errors={errors} />}
        {step === 1 && (
          <WordingStep
            draft={draft}
            onChange={change}
            language={language}
            onLanguage={setLanguage}
            isChecked={isChecked}
          />
        )}
        {step === LAST_STEP && (
          <ReviewStep
            draft={draft}
            onChange={change}
            forecast={forecast}
            isCurrent={isCurrent}
            error={error}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Returns the first language with incomplete texts; undefined when all are complete. */
function brokenLanguage(draft: Draft, forecast: Forecast | undefined): Language | undefined {
  const { en, fr } = draft.wording;
  if (en && linkProblem(en).length > 0) return "en";
  if (fr && linkProblem(fr).length > 0) return "fr";
  return incompleteLanguage(draft) ?? forecast?.wording_problems[0]?.language;
}
