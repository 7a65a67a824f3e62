// First step: text of the post beside its preview.
import { LayoutTemplate } from "lucide-react";
import { Button } from "@/ui/button";
import { Tabs } from "@/ui/tabs";
import { KindIcon } from "../kind-icon";
import { KINDS } from "../search";
import type { Language, PostTemplate } from "../types";
import { usePostsWords } from "../words";
import { ButtonFields } from "./button-fields";
import { ChoiceBar } from "./choice-bar";
import { type Draft, LANGUAGES, type TextErrors, type Texts } from "./draft";
import { DraftText } from "./draft-text";
import { OfferFields } from "./offer-fields";
import { PeriodFields } from "./period-fields";
import { PhotoField } from "./photo-field";
import { Preview } from "./preview";
import { TemplatePicker } from "./template-picker";
import { TextField } from "./text-field";
import { TitleField } from "./title-field";
import type { Check } from "./use-check";
import { useComposerWords } from "./words";

export interface TextStepProps {
  draft: Draft;
  onChange: (patch: Partial<Draft>) => void;
  errors: TextErrors;
  check: Check;
  language: Language;
  onLanguage: (language: Language) => void;
  /** The choice of a template is open. */
  isPicking: boolean;
  onPicking: (isPicking: boolean) => void;
}

/** Fields at the left, the preview at the right. */
export function TextStep(props: TextStepProps) {
  const { draft, onChange, errors, check, language, onLanguage, isPicking, onPicking } = props;
  const words = useComposerWords();
  const { kinds } = usePostsWords();
  const take = ({ kind, title, text, button }: PostTemplate) => {
    onPicking(false);
    onChange({ kind, texts: { ...draft.texts, [language]: text }, title: title ?? draft.title, button });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-w-0 flex-col gap-5">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <ChoiceBar
            label={words.kind}
            showsLabel
            selected={[draft.kind]}
            choices={KINDS.map((id) => ({ id, label: kinds[id], icon: <KindIcon kind={id} /> }))}
            onChange={([kind]) => kind && onChange({ kind })}
          />
          <Button
            icon={<LayoutTemplate className="size-4" strokeWidth={1.5} aria-hidden="true" />}
            onPress={() => onPicking(true)}
          >
            {words.templates}
          </Button>
        </div>
        <p className="-mt-3 text-xs text-ink-muted">{words.kind_help[draft.kind]}</p>
        {draft.kind !== "news" && (
          <>
            <TitleField draft={draft} onChange={onChange} errors={errors} problems={check.problems} />
            <PeriodFields draft={draft} onChange={onChange} errors={errors} />
          </>
        )}
        <TextTabs
          draft={draft}
          onChange={onChange}
          errors={errors}
          check={check}
          language={language}
          onLanguage={onLanguage}
        />
        <PhotoField photo={draft.photo} onChange={(photo) => onChange({ photo })} />
        {draft.kind === "offer" ? (
          <OfferFields draft={draft} onChange={onChange} errors={errors} />
        ) : (
          <ButtonFields draft={draft} onChange={onChange} errors={errors} />
        )}
      </div>
      <Preview draft={draft} language={language} />
      <TemplatePicker
        isOpen={isPicking}
        onClose={() => onPicking(false)}
        language={language}
        draft={draft}
        onTake={take}
      />
    </div>
  );
}

function TextTabs(props: Omit<TextStepProps, "isPicking" | "onPicking">) {
  const { draft, onChange, errors, check, language, onLanguage } = props;
  const { text: words } = useComposerWords();
  const { languages } = usePostsWords();
  const set = (code: Language, text: string | undefined) => {
    const texts: Texts = { ...draft.texts };
    if (text === undefined) delete texts[code];
    else texts[code] = text;
    onChange({ texts });
  };
  return (
    <Tabs
      label={words.language}
      selected={language}
      onSelect={(id) => onLanguage(LANGUAGES.find((each) => each === id) ?? language)}
      tabs={LANGUAGES.map((code) => {
        const text = draft.texts[code];
        const isOnly = LANGUAGES.every((each) => each === code || draft.texts[each] === undefined);
        return {
          id: code,
          label: languages[code],
          content:
            text === undefined ? (
              <div className="flex flex-col items-start gap-2 rounded-md bg-sunken px-4 py-3.5">
                <p className="text-sm font-medium text-ink">{words.without(languages[code])}</p>
                <p className="text-xs text-ink-muted">{words.without_text}</p>
                <Button size="sm" onPress={() => set(code, "")}>
                  {words.add(languages[code])}
                </Button>
              </div>
            ) : (
              <div className="flex flex-col gap-2">
                <TextField
                  language={code}
                  text={text}
                  onChange={(next) => set(code, next)}
                  check={check}
                  errorMessage={errors.text === code && text.trim() === "" ? words.required : undefined}
                />
                <DraftText kind={draft.kind} language={code} text={text} onText={(next) => set(code, next)} />
                {!isOnly && (
                  <Button
                    size="sm"
                    variant="ghost"
                    className="-ml-3 self-start"
                    onPress={() => set(code, undefined)}
                  >
                    {words.remove}
                  </Button>
                )}
              </div>
            ),
        };
      })}
    />
  );
}
