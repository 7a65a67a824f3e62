// Dialog of a report schedule in three steps, with a summary at the end.
import { useRef, useState } from "react";
import { useI18n, useMessages } from "@/lib/i18n";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { Select } from "@/ui/select";
import { ContentFields } from "../create/content-fields";
import { type Trouble, troubleOfPlaces, troubleOfSections, withTemplate } from "../create/draft";
import { PlacesField } from "../create/places-field";
import { usePlacesText } from "../create/places-text";
import { TemplateField } from "../create/template-field";
import type { Schedule } from "../types";
import { useProblem } from "../use-problem";
import { useReportsWords } from "../words";
import { DeliveryStep } from "./delivery-step";
import { bodyOf, draftOf, isComplete, PERIODS, type ScheduleDraft, startDraft } from "./draft";
import { useSave } from "./use-save";
import { useSchedulesWords } from "./words";

const LAST_STEP = 2;

export interface ScheduleDialogProps {
  isOpen: boolean;
  /** The schedule that is changed; a new one without it. */
  schedule: Schedule | undefined;
  /** Location that the list shows. */
  location: string | undefined;
  onClose: () => void;
}

/** Resets the form each time the dialog opens. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  const [opening, setOpening] = useState(0);
  const [wasOpen, setWasOpen] = useState(props.isOpen);
  if (props.isOpen !== wasOpen) {
    setWasOpen(props.isOpen);
    if (props.isOpen) setOpening(opening + 1);
  }
  return <Steps key={opening} {...props} />;
}

function Steps({ isOpen, schedule, location, onClose }: ScheduleDialogProps) {
  const words = useSchedulesWords();
  const shared = useReportsWords();
  const messages = useMessages();
  const problemOf = useProblem();
  const { language } = useI18n();
  const [step, setStep] = useState(0);
  const [draft, setDraft] = useState<ScheduleDraft>(() =>
    schedule
      ? draftOf(schedule)
      : startDraft(location, language, new Intl.DateTimeFormat().resolvedOptions().timeZone),
  );
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [showsErrors, setShowsErrors] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const save = useSave(schedule, onClose);
  const places = usePlacesText(draft);
  const suggested = words.fields.suggested(shared.templates[draft.template], places);
  const change = (patch: Partial<ScheduleDraft>) => {
    setTrouble(null);
    setDraft((before) => ({ ...before, ...patch }));
  };
  const go = (to: number) => {
    setStep(to);
    // Scroll to the top and focus the step, so that screen readers announce it.
    requestAnimationFrame(() => {
      top.current?.focus({ preventScroll: true });
      top.current?.parentElement?.scrollTo(0, 0);
    });
  };
  const next = () => {
    const nextTrouble = step === 0 ? troubleOfPlaces(draft) : troubleOfSections(draft);
    setTrouble(nextTrouble);
    if (!nextTrouble) go(step + 1);
  };
  const submit = () => {
    setShowsErrors(true);
    if (isComplete(draft)) return save.mutate(bodyOf(draft, suggested));
    requestAnimationFrame(() => top.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={schedule ? words.dialog.edit_title : words.dialog.new_title}
      subtitle={words.dialog.step(step + 1, LAST_STEP + 1, words.dialog.steps[step] ?? "")}
      size={step === LAST_STEP ? "xl" : "lg"}
      isDismissable={!save.isPending}
      footer={
        <>
          <Button onPress={step === 0 ? onClose : () => go(step - 1)} isDisabled={save.isPending}>
            {step === 0 ? messages.ui.cancel : words.dialog.back}
          </Button>
          {step < LAST_STEP ? (
            <Button variant="primary" onPress={next}>
              {words.dialog.next}
            </Button>
          ) : (
            <Button variant="primary" isPending={save.isPending} onPress={submit}>
              {schedule ? words.dialog.save : words.dialog.create}
            </Button>
          )}
        </>
      }
    >
      <div ref={top} tabIndex={-1} className="flex flex-col gap-6 outline-none">
        {save.error !== null && (
          <Banner kind="error" title={words.dialog.failed}>
            {problemOf(save.error)}
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
              <Select
                label={words.fields.period}
                value={draft.period}
                choices={PERIODS.map((id) => ({ id, label: words.periods[id] }))}
                onChange={(chosen) => {
                  const period = PERIODS.find((each) => each === chosen);
                  if (period) change({ period });
                }}
              />
            }
          />
        )}
        {step === LAST_STEP && (
          <DeliveryStep
            draft={draft}
            onChange={change}
            suggestedName={suggested}
            places={places}
            showsErrors={showsErrors}
          />
        )}
      </div>
    </Dialog>
  );
}
