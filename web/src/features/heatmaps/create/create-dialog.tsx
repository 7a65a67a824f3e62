// Dialog that creates heatmaps in three steps: location and keywords, area, review.
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useI18n, useMessages } from "@/lib/i18n";
import { locationQuery } from "@/lib/location-choices";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { CardSkeleton } from "@/ui/skeleton";
import { accountsQuery, type Forecast } from "../api";
import { type CreateWords, useCreateWords } from "../words";
import { AreaStep } from "./area-step";
import {
  accountOf,
  bodyOf,
  centeredOn,
  type Draft,
  MAX_KEYWORD_LENGTH,
  MAX_KEYWORDS,
  positionOf,
  startDraft,
  withKeywords,
} from "./draft";
import { KeywordsStep } from "./keywords-step";
import { ReviewStep } from "./review-step";
import { Failure, Submit } from "./submit";
import { useCreate } from "./use-create";
import { useForecast } from "./use-forecast";

const LAST_STEP = 2;
const NO_POINTS: Forecast["points"] = [];

export interface CreateDialogProps {
  isOpen: boolean;
  /** Location selected in the list. */
  location: string | undefined;
  onClose: () => void;
}

/** Resets the steps each time the dialog opens. */
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
  const [keywordText, setKeywordText] = useState("");
  const [errors, setErrors] = useState<Errors>({});
  const keywordInput = useRef<HTMLInputElement>(null);
  const stepRef = useRef<HTMLDivElement>(null);
  const { data: accounts } = useQuery(accountsQuery);
  const account = accountOf(draft, accounts?.items ?? []);
  const { data: loadedLocation } = useQuery({
    ...locationQuery(draft.location ?? ""),
    enabled: draft.location !== undefined,
  });
  const selectedLocation =
    loadedLocation && loadedLocation.id === draft.location ? loadedLocation : undefined;
  const [centeredLocationId, setCenteredLocationId] = useState<string>();
  // Center the grid once the details of a newly chosen location arrive.
  if (selectedLocation && centeredLocationId !== selectedLocation.id) {
    setCenteredLocationId(selectedLocation.id);
    setDraft(centeredOn(draft, selectedLocation));
  }
  const change = (patch: Partial<Draft>) => {
    setErrors({});
    if (patch.location !== undefined && patch.location !== draft.location) setCenteredLocationId(undefined);
    setDraft((before) => ({ ...before, ...patch }));
  };
  const body = bodyOf(draft, account);
  const { forecast, isCurrent, error } = useForecast(step === 0 ? null : body);
  const goToStep = (to: number) => {
    setStep(to);
    // Scroll to the top and focus the step, so that screen readers announce it.
    requestAnimationFrame(() => {
      stepRef.current?.focus({ preventScroll: true });
      stepRef.current?.parentElement?.scrollTo(0, 0);
    });
  };
  const next = () => {
    const keywords = withKeywords(draft.keywords, keywordText);
    const stepErrors =
      step === 0 ? locationStepErrors(draft.location, keywords, words) : areaStepErrors(draft, words);
    setErrors(stepErrors);
    if (step === 0) {
      setKeywordText("");
      setDraft({ ...draft, keywords });
    }
    if (Object.keys(stepErrors).length === 0) goToStep(step + 1);
    else if (stepErrors.keywords && !stepErrors.location) keywordInput.current?.focus();
  };
  const create = useCreate(onClose);
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
          <Button onPress={step === 0 ? onClose : () => goToStep(step - 1)} isDisabled={create.isPending}>
            {step === 0 ? ui.cancel : words.back}
          </Button>
          {step < LAST_STEP ? (
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
      <div ref={stepRef} tabIndex={-1} className="flex flex-col gap-5 outline-none">
        {create.error !== null && <Failure error={create.error} />}
        {step === 0 && (
          <KeywordsStep
            draft={draft}
            text={keywordText}
            onText={setKeywordText}
            onChange={change}
            hasNoPosition={selectedLocation !== undefined && positionOf(selectedLocation) === null}
            errors={errors}
            keywordInput={keywordInput}
          />
        )}
        {step === 1 && (
          <AreaStep
            draft={draft}
            onChange={change}
            origin={selectedLocation ? positionOf(selectedLocation) : null}
            points={forecast?.points ?? NO_POINTS}
            errorMessage={errors.center}
          />
        )}
        {step === LAST_STEP &&
          (account && accounts ? (
            <ReviewStep
              draft={draft}
              onChange={change}
              account={account}
              accounts={accounts.items}
              forecast={forecast}
              isCurrent={isCurrent}
              error={error}
            />
          ) : (
            <CardSkeleton className="h-72" />
          ))}
      </div>
    </Dialog>
  );
}

function locationStepErrors(
  location: string | undefined,
  keywords: readonly string[],
  words: CreateWords,
): Errors {
  const error = keywordsError(keywords, words);
  return {
    ...(location === undefined && { location: words.location.required }),
    ...(error !== undefined && { keywords: error }),
  };
}

function keywordsError(keywords: readonly string[], words: CreateWords): string | undefined {
  const messages = words.keywords;
  if (keywords.length === 0) return messages.required;
  if (keywords.length > MAX_KEYWORDS) return messages.too_many(MAX_KEYWORDS);
  const isTooLong = keywords.some((keyword) => [...keyword].length > MAX_KEYWORD_LENGTH);
  return isTooLong ? messages.too_long(MAX_KEYWORD_LENGTH) : undefined;
}

function areaStepErrors({ center }: Draft, words: CreateWords): Errors {
  return center === null ? { center: words.center.required } : {};
}
