// The steps of the composer, and the buttons below them.
import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useFormat, useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { toasts } from "@/ui/toast";
import { isOut } from "../marks";
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
import { ResultStep } from "./result-step";
import { TextStep } from "./text-step";
import { useCheck } from "./use-check";
import { useForecast } from "./use-forecast";
import { useSave } from "./use-save";
import { WhereStep } from "./where-step";
import { useComposerWords } from "./words";

const LAST = 2;
const NONE = {};

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

/** The dialog. */
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
  const [errors, setErrors] = useState<TextErrors & WhereErrors>(NONE);
  const top = useRef<HTMLDivElement>(null);
  const isEdit = post !== undefined && isOut(post.state);
  const check = useCheck(draft);
  const body = bodyOf(draft);
  const { forecast, isCurrent, error } = useForecast(step === LAST ? body : null);
  const save = useSave(post?.id, (saved, { isOut: isLetOut }) => {
    toasts.success(doneText(saved, isLetOut));
    router.history.push(postAddress(saved.id));
  });
  const day = draft.day === "" ? "" : format.shortDay(draft.day);
  const locations = forecast?.locations ?? 0;
  const needsApproval = forecast?.needs_approval === true;
  const doneText = (saved: Post, isLetOut: boolean) => {
    if (isEdit) return words.done_edit;
    if (!isLetOut) return words.draft_saved;
    if (saved.state === "waiting_approval") return words.done_approval;
    return draft.isLater ? words.done_later(day) : words.done_now(locations);
  };
  const change = (patch: Partial<Draft>) => {
    setErrors(NONE);
    setDraft((before) => ({ ...before, ...patch }));
  };
  const go = (to: number) => {
    setErrors(NONE);
    setStep(to);
    // The next step begins at its top, and is read out.
    requestAnimationFrame(() => {
      top.current?.focus({ preventScroll: true });
      top.current?.parentElement?.scrollTo(0, 0);
    });
  };
  const next = () => {
    const found = step === 0 ? textErrors(draft) : whereErrors(draft);
    if (Object.keys(found).length === 0) return go(step + 1);
    setErrors(found);
    const broken = brokenLanguage(draft.texts);
    if (step === 0 && broken) setLanguage(broken);
  };
  const submit = isEdit
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
      subtitle={words.step(step + 1, LAST + 1, words.steps[step] ?? "")}
      size="xl"
      isDismissable={!save.isPending}
      footer={
        <>
          {hasErrors ? (
            <p role="alert" className="mr-auto text-sm text-poor-ink max-sm:basis-full">
              {words.blocked}
            </p>
          ) : (
            !isEdit && (
              <Button
                variant="ghost"
                className="mr-auto -ml-3 max-sm:basis-full max-sm:justify-start"
                isDisabled={save.isPending || Object.keys(body.texts).length === 0}
                onPress={() => save.mutate({ body, isOut: false })}
              >
                {words.draft}
              </Button>
            )
          )}
          <Button onPress={step === 0 ? onClose : () => go(step - 1)} isDisabled={save.isPending}>
            {step === 0 ? messages.ui.cancel : words.back}
          </Button>
          {step < LAST ? (
            <Button variant="primary" onPress={next}>
              {words.next}
            </Button>
          ) : (
            <Button
              variant="primary"
              isPending={save.isPending}
              isDisabled={!isEdit && (!isCurrent || !forecast || forecast.obstacle !== null)}
              onPress={() => save.mutate({ body, isOut: !isEdit })}
            >
              {submit}
            </Button>
          )}
        </>
      }
    >
      <div ref={top} tabIndex={-1} className="flex flex-col gap-5 outline-none">
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
        {step === 1 && <WhereStep draft={draft} onChange={change} errors={errors} isFixed={isEdit} />}
        {step === LAST && (
          <ResultStep
            draft={draft}
            language={language}
            forecast={forecast}
            isCurrent={isCurrent}
            error={error}
            isEdit={isEdit}
          />
        )}
      </div>
    </Dialog>
  );
}
