// Dialog that creates a report in three steps, with a summary at the end.
import { useRef, useState } from "react";
import { localeOf } from "@/lib/format";
import { useFormat, useI18n, useMessages } from "@/lib/i18n";
import { useLocationNames } from "@/lib/location-choices";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { periodText } from "../period";
import { useProblem } from "../use-problem";
import { ContentFields } from "./content-fields";
import {
  bodyOf,
  type Draft,
  daysOf,
  startDraft,
  type Trouble,
  troubleOfPeriod,
  troubleOfPlaces,
  troubleOfSections,
  withTemplate,
} from "./draft";
import { PeriodFields } from "./period-fields";
import { PlacesField } from "./places-field";
import { usePlacesText } from "./places-text";
import { ReviewStep } from "./review-step";
import { TemplateField } from "./template-field";
import { today } from "./today";
import { useCreate } from "./use-create";
import { createWordsOf, useCreateWords } from "./words";

const LAST_STEP = 2;

export interface CreateDialogProps {
  isOpen: boolean;
  /** Location that the list shows. */
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
  const problemOf = useProblem();
  const { language } = useI18n();
  const format = useFormat();
  const [step, setStep] = useState(0);
  const [draft, setDraft] = useState<Draft>(() => startDraft(location, language));
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [day] = useState(today);
  const top = useRef<HTMLDivElement>(null);
  const create = useCreate();
  const change = (patch: Partial<Draft>) => {
    setTrouble(null);
    setDraft((before) => ({ ...before, ...patch }));
  };
  const places = usePlacesText(draft);
  const suggested = useSuggestedTitle(draft, day);
  const period = daysOf(draft, day);
  const body = bodyOf(draft, suggested, day);
  const go = (to: number) => {
    setStep(to);
    // Scroll to the top and focus the step, so that screen readers announce it.
    requestAnimationFrame(() => {
      top.current?.focus({ preventScroll: true });
      top.current?.parentElement?.scrollTo(0, 0);
    });
  };
  const next = () => {
    const nextTrouble =
      step === 0 ? troubleOfPlaces(draft) : (troubleOfPeriod(draft, day) ?? troubleOfSections(draft));
    setTrouble(nextTrouble);
    if (!nextTrouble) go(step + 1);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title}
      subtitle={words.step(step + 1, LAST_STEP + 1, words.steps[step] ?? "")}
      size="lg"
      isDismissable={!create.isPending}
      footer={
        <>
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
              onPress={() => body && create.mutate(body)}
            >
              {words.submit}
            </Button>
          )}
        </>
      }
    >
      <div ref={top} tabIndex={-1} className="flex flex-col gap-6 outline-none">
        {create.error !== null && (
          <Banner kind="error" title={words.failed}>
            {problemOf(create.error)}
          </Banner>
        )}
        {step === 0 && (
          <>
            <TemplateField
              value={draft.template}
              onChange={(template) => template !== draft.template && change(withTemplate(template))}
            />
            <PlacesField content={draft} onChange={change} trouble={trouble} />
          </>
        )}
        {step === 1 && (
          <ContentFields
            content={draft}
            onChange={change}
            trouble={trouble}
            period={
              <PeriodFields
                draft={draft}
                onChange={change}
                trouble={trouble === "sections" ? null : trouble}
                text={period ? periodText(period, format.locale) : undefined}
              />
            }
          />
        )}
        {step === LAST_STEP && (
          <ReviewStep
            draft={draft}
            onChange={change}
            suggestedTitle={suggested}
            places={places}
            today={day}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Returns a title in the language of the report: its locations and its period. */
function useSuggestedTitle(draft: Draft, day: string): string {
  const words = createWordsOf(draft.language);
  const [only, ...others] = draft.locations;
  const nameOf = useLocationNames(only === undefined ? [] : [only]);
  const period = daysOf(draft, day);
  const name = draft.scope === "some" && only && others.length === 0 ? nameOf(only) : undefined;
  return words.suggested(
    name ?? words.all_places,
    period ? periodText(period, localeOf(draft.language)) : "",
  );
}
