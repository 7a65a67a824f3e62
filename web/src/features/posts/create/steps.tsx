// Steps of the post composer, with their buttons.
import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useFormat, useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { toasts } from "@/ui/toast";
import { hasStartedPublishing } from "../marks";
import { postAddress } from "../search";
import type { Language, Post } from "../types";
import {
  bodyOf,
  brokenLanguage,
  type Draft,
  type TextErrors,
  textErrors,
  type WhereErrors,
  whereErrors,
} from "./draft";
import { ReviewStep } from "./review-step";
import { TextStep } from "./text-step";
import { useCheck } from "./use-check";
import { useForecast } from "./use-forecast";
import { useSave } from "./use-save";
import { WhereStep } from "./where-step";
import { useComposerWords } from "./words";

const LAST_STEP = 2;
const NO_ERRORS = {};

export interface StepsProps {
  isOpen: boolean;
  /** The post that is edited. */
  post: Post | undefined;
  /** The choices at the start. */
  start: Draft;
  startLanguage: Language;
  showsTemplates: boolean;
  onClose: () => void;
}

/** Dialog that creates or edits a post in three steps. */
export function Steps({ isOpen, post, start, startLanguage, showsTemplates, onClose }: StepsProps) {
  const words = useComposerWords();
  const messages = useMessages();
  const format = useFormat();
  const router = useRouter();
  const [step, setStep] = useState(0);
  const [draft, setDraft] = useState(start);
  const [language, setLanguage] = useState(startLanguage);
  const [isPicking, setPicking] = useState(false);
  // After the composer, so that it opens over it.
  useEffect(() => setPicking(showsTemplates), [showsTemplates]);
  const [errors, setErrors] = useState<TextErrors & WhereErrors>(NO_ERRORS);
  const stepRef = useRef<HTMLDivElement>(null);
  const hasPublishingStarted = post !== undefined && hasStartedPublishing(post.state);
  const check = useCheck(draft);
  const body = bodyOf(draft);
  const { forecast, isCurrent, error } = useForecast(step === LAST_STEP ? body : null);
  const save = useSave(post?.id, (saved, { shouldSchedule: isLetOut }) => {
    toasts.success(doneText(saved, isLetOut));
    router.history.push(postAddress(saved.id));
  });
  const day = draft.day === "" ? "" : format.shortDay(draft.day);
  const locations = forecast?.locations ?? 0;
  const needsApproval = forecast?.needs_approval === true;
  const doneText = (saved: Post, isLetOut: boolean) => {
    if (hasPublishingStarted) return words.done_edit;
    if (!isLetOut) return words.draft_saved;
    if (saved.state === "waiting_approval") return words.done_approval;
    return draft.isLater ? words.done_later(day) : words.done_now(locations);
  };
  const change = (patch: Partial<Draft>) => {
    setErrors(NO_ERRORS);
    setDraft((before) => ({ ...before, ...patch }));
  };
  const goToStep = (to: number) => {
    setErrors(NO_ERRORS);
    setStep(to);
    // Scroll to the top and focus the step, so that screen readers announce it.
    requestAnimationFrame(() => {
      stepRef.current?.focus({ preventScroll: true });
      stepRef.current?.parentElement?.scrollTo(0, 0);
    });
  };
  const next = () => {
    const stepErrors = step === 0 ? textErrors(draft) : whereErrors(draft);
    if (Object.keys(stepErrors).length === 0) return goToStep(step + 1);
    setErrors(stepErrors);
    const broken = brokenLanguage(draft.texts);
    if (step === 0 && broken) setLanguage(broken);
  };
  const submit = hasPublishingStarted
    ? words.submit_edit(post.counts.total)
    : needsApproval
      ? words.submit_approval
      : draft.isLater
        ? words.submit_later(day)
        : words.submit_now(locations);
  const hasErrors = Object.keys(errors).length > 0;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={post ? words.title_edit : words.title}
      subtitle={words.step(step + 1, LAST_STEP + 1, words.steps[step] ?? "")}
      size="xl"
      isDismissable={!save.isPending}
      footer={
        <>
          {hasErrors ? (
            <p role="alert" className="mr-auto text-sm text-poor-ink max-sm:basis-full">
              {words.blocked}
            </p>
          ) : (
            !hasPublishingStarted && (
              <Button
                variant="ghost"
                className="mr-auto -ml-3"
                isDisabled={save.isPending || Object.keys(body.texts).length === 0}
                onPress={() => save.mutate({ body, shouldSchedule: false })}
              >
                {words.draft}
              </Button>
            )
          )}
          <div className="ml-auto flex gap-2">
            <Button onPress={step === 0 ? onClose : () => goToStep(step - 1)} isDisabled={save.isPending}>
              {step === 0 ? messages.ui.cancel : words.back}
            </Button>
            {step < LAST_STEP ? (
              <Button variant="primary" onPress={next}>
                {words.next}
              </Button>
            ) : (
              <Button
                variant="primary"
                isPending={save.isPending}
                isDisabled={!hasPublishingStarted && (!isCurrent || !forecast || forecast.obstacle !== null)}
                onPress={() => save.mutate({ body, shouldSchedule: !hasPublishingStarted })}
              >
                {submit}
              </Button>
            )}
          </div>
        </>
      }
    >
      <div ref={stepRef} tabIndex={-1} className="flex flex-col gap-5 outline-none">
        {save.error !== null && (
          <Banner kind="error" title={words.failed}>
            {problemText(save.error, messages)}
          </Banner>
        )}
        {step === 0 && (
          <TextStep
            draft={draft}
            onChange={change}
            errors={errors}
            check={check}
            language={language}
            onLanguage={setLanguage}
            isPicking={isPicking}
            onPicking={setPicking}
          />
        )}
        {step === 1 && (
          <WhereStep draft={draft} onChange={change} errors={errors} isFixed={hasPublishingStarted} />
        )}
        {step === LAST_STEP && (
          <ReviewStep
            draft={draft}
            language={language}
            forecast={forecast}
            isCurrent={isCurrent}
            error={error}
            hasStartedPublishing={hasPublishingStarted}
          />
        )}
      </div>
    </Dialog>
  );
}
