// The dialog that creates heatmaps, in three steps; it ends with what will happen.
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useI18n, useMessages } from "@/lib/i18n";
import { locationQuery } from "@/lib/location-choices";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { Skeleton } from "@/ui/skeleton";
import { accountsQuery, type Forecast } from "../api";
import { type CreateWords, useCreateWords } from "../words";
import { AreaStep } from "./area-step";
import {
  accountOf,
  bodyOf,
  centeredOn,
  type Draft,
  MAX_KEYWORD,
  MAX_KEYWORDS,
  placeOf,
  startDraft,
  withKeywords,
} from "./draft";
import { ResultStep } from "./result-step";
import { Failure, Submit } from "./submit";
import { useCreate } from "./use-create";
import { useForecast } from "./use-forecast";
import { WhatStep } from "./what-step";

const LAST = 2;
const NO_POINTS: Forecast["points"] = [];

export interface CreateDialogProps {
  isOpen: boolean;
  /** Location that the list shows. */
  location: string | undefined;
  onClose: () => void;
}

/** Each opening starts anew. */
export function CreateDialog({ isOpen, location, onClose }: CreateDialogProps) {
  const [opening, setOpening] = useState(0);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setOpening(opening + 1);
  }
  return <Steps key={opening} isOpen={isOpen} location={location} onClose={onClose} />;
}

type Errors = { location?: string; keywords?: string; center?: string };

function Steps({ isOpen, location, onClose }: CreateDialogProps) {
  const words = useCreateWords();
  const { ui } = useMessages();
  const { language } = useI18n();
  const [step, setStep] = useState(0);
  const [draft, setDraft] = useState(() => startDraft(location, language));
  const [text, setText] = useState("");
  const [errors, setErrors] = useState<Errors>({});
  const keywordInput = useRef<HTMLInputElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const { data: accounts } = useQuery(accountsQuery);
  const account = accountOf(draft, accounts?.items ?? []);
  const { data: place } = useQuery({
    ...locationQuery(draft.location ?? ""),
    enabled: draft.location !== undefined,
  });
  const origin = place && place.id === draft.location ? place : undefined;
  const [centered, setCentered] = useState<string>();
  if (origin && centered !== origin.id) {
    setCentered(origin.id);
    setDraft(centeredOn(draft, origin));
  }
  const change = (patch: Partial<Draft>) => {
    setErrors({});
    if (patch.location !== undefined && patch.location !== draft.location) setCentered(undefined);
    setDraft((before) => ({ ...before, ...patch }));
  };
  const body = bodyOf(draft, account);
  const { forecast, isCurrent, error } = useForecast(step === 0 ? null : body);
  const go = (to: number) => {
    setStep(to);
    // The next step begins at its top, and is read out.
    requestAnimationFrame(() => {
      top.current?.focus({ preventScroll: true });
      top.current?.parentElement?.scrollTo(0, 0);
    });
  };
  const next = () => {
    const keywords = withKeywords(draft.keywords, text);
    const found = step === 0 ? firstErrors(draft.location, keywords, words) : secondErrors(draft, words);
    setErrors(found);
    if (step === 0) {
      setText("");
      setDraft({ ...draft, keywords });
    }
    if (Object.keys(found).length === 0) go(step + 1);
    else if (found.keywords && !found.location) keywordInput.current?.focus();
  };
  const create = useCreate(onClose);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title}
      subtitle={words.step(step + 1, LAST + 1, words.steps[step] ?? "")}
      size={step === 0 ? "md" : "xl"}
      isDismissable={!create.isPending}
      footer={
        <>
          <Button onPress={step === 0 ? onClose : () => go(step - 1)} isDisabled={create.isPending}>
            {step === 0 ? ui.cancel : words.back}
          </Button>
          {step < LAST ? (
            <Button variant="primary" onPress={next}>
              {words.next}
            </Button>
          ) : (
            body &&
            account && (
              <Submit
                forecast={isCurrent ? forecast : undefined}
                account={account}
                keywords={draft.keywords.length}
                isPending={create.isPending}
                onPress={(scan) => create.mutate({ ...body, scan })}
              />
            )
          )}
        </>
      }
    >
      <div ref={top} tabIndex={-1} className="flex flex-col gap-5 outline-none">
        {create.error !== null && <Failure error={create.error} />}
        {step === 0 && (
          <WhatStep
            draft={draft}
            text={text}
            onText={setText}
            onChange={change}
            isUnplaced={origin !== undefined && placeOf(origin) === null}
            errors={errors}
            keywordInput={keywordInput}
          />
        )}
        {step === 1 && (
          <AreaStep
            draft={draft}
            onChange={change}
            origin={origin ? placeOf(origin) : null}
            points={forecast?.points ?? NO_POINTS}
            errorMessage={errors.center}
          />
        )}
        {step === LAST &&
          (account && accounts ? (
            <ResultStep
              draft={draft}
              onChange={change}
              account={account}
              accounts={accounts.items}
              forecast={forecast}
              isCurrent={isCurrent}
              error={error}
            />
          ) : (
            <Skeleton className="h-72 rounded-lg" />
          ))}
      </div>
    </Dialog>
  );
}

function firstErrors(location: string | undefined, keywords: readonly string[], words: CreateWords): Errors {
  const { keywords: of } = words;
  const refused =
    keywords.length === 0
      ? of.required
      : keywords.length > MAX_KEYWORDS
        ? of.too_many(MAX_KEYWORDS)
        : keywords.some((keyword) => [...keyword].length > MAX_KEYWORD)
          ? of.too_long(MAX_KEYWORD)
          : undefined;
  return {
    ...(location === undefined && { location: words.location.required }),
    ...(refused !== undefined && { keywords: refused }),
  };
}

function secondErrors({ center }: Draft, words: CreateWords): Errors {
  return center === null ? { center: words.center.required } : {};
}
