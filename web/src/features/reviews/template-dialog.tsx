// Creating a reply template, or changing one.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { type DialogForm, FormDialog } from "@/ui/form-dialog";
import { ProblemNote } from "@/ui/problem-note";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import { toasts } from "@/ui/toast";
import { saveTemplate, type Template, templatesQuery } from "./api";
import { STARS } from "./search";
import { useReviewsWords } from "./words";

const MAX_NAME = 80;
const MAX_TEXT = 2000;
const VARIABLES = ["reviewer_first_name", "business", "city"] as const;
const LANGUAGES = ["en", "fr"] as const;

export interface TemplateDialogProps {
  isOpen: boolean;
  /** Template to be changed; null creates one. */
  template: Template | null;
  onClose: () => void;
}

/** Dialog with the form, which resets each time the dialog opens. */
export function TemplateDialog({ isOpen, template, onClose }: TemplateDialogProps) {
  const { templates: words } = useReviewsWords();
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={template ? words.edit_title : words.create_title}
      submit={template ? words.save : words.create}
    >
      {(form) => <TemplateForm {...form} template={template} onClose={onClose} />}
    </FormDialog>
  );
}

type TemplateFormProps = Omit<TemplateDialogProps, "isOpen"> & DialogForm;

function TemplateForm({ id, onPending, template, onClose }: TemplateFormProps) {
  const { templates: words, stars: starsText } = useReviewsWords();
  const client = useQueryClient();
  const [draft, setDraft] = useState({
    name: template?.name ?? "",
    language: template?.language ?? document.documentElement.lang,
    min_stars: template?.min_stars ?? 4,
    max_stars: template?.max_stars ?? 5,
    text: template?.text ?? "",
  });
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const change = (patch: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...patch }));
  const errors: Partial<Record<"name" | "range" | "text", string | undefined>> = {
    name: draft.name.trim() ? undefined : words.name_required,
    range: draft.min_stars > draft.max_stars ? words.range_invalid : undefined,
    text: draft.text.trim() ? undefined : words.text_required,
  };
  const shown: typeof errors = isChecked ? errors : {};
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => saveTemplate(template?.id, draft),
    onMutate: () => onPending(true),
    onSettled: () => onPending(false),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: templatesQuery.queryKey });
      void client.invalidateQueries({ queryKey: ["reviews", "drafts"] });
      toasts.success(words.saved);
      onClose();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (errors.name) event.currentTarget.querySelector("input")?.focus();
    else if (errors.text) event.currentTarget.querySelector("textarea")?.focus();
    else if (!errors.range && !isPending) mutate();
  };
  const insert = (variable: string) => {
    const area = form.current?.querySelector("textarea");
    const at = area?.selectionStart ?? draft.text.length;
    const end = area?.selectionEnd ?? at;
    change({ text: `${draft.text.slice(0, at)}{${variable}}${draft.text.slice(end)}` });
    area?.focus();
  };
  const stars = STARS.toReversed().map((each) => ({ id: String(each), label: starsText(each) }));
  return (
    <form ref={form} id={id} onSubmit={submit} noValidate autoComplete="off" className="flex flex-col gap-5">
      {error && (
        <Banner kind="error" title={words.save_failed}>
          <ProblemNote error={error} />
        </Banner>
      )}
      <TextField
        label={words.name}
        value={draft.name}
        onChange={(name) => change({ name })}
        maxLength={MAX_NAME}
        errorMessage={shown.name}
        isRequired
        autoFocus
      />
      <div className="grid grid-cols-2 gap-5 sm:grid-cols-3">
        <Select
          label={words.language}
          value={draft.language}
          choices={LANGUAGES.map((each) => ({ id: each, label: words.languages[each] }))}
          onChange={(language) => change({ language })}
          className="max-sm:col-span-2"
        />
        <Select
          label={words.min}
          value={String(draft.min_stars)}
          choices={stars}
          onChange={(each) => change({ min_stars: Number(each) })}
        />
        <Select
          label={words.max}
          value={String(draft.max_stars)}
          choices={stars}
          onChange={(each) => change({ max_stars: Number(each) })}
          errorMessage={shown.range}
        />
      </div>
      <TextField
        label={words.body}
        rows={7}
        placeholder={words.placeholder}
        value={draft.text}
        onChange={(text) => change({ text })}
        maxLength={MAX_TEXT}
        errorMessage={shown.text}
        isRequired
      />
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1 text-sm font-medium">{words.variables}</legend>
        <p className="text-xs text-ink-muted">{words.variables_text}</p>
        <ul className="flex flex-col gap-1.5">
          {VARIABLES.map((variable) => (
            <li key={variable} className="flex flex-wrap items-center gap-2 text-sm">
              <Button
                size="sm"
                aria-label={words.insert(words.variable[variable])}
                onPress={() => insert(variable)}
                className="font-mono"
              >
                {`{${variable}}`}
              </Button>
              <span className="text-ink-muted">{words.variable[variable]}</span>
            </li>
          ))}
        </ul>
      </fieldset>
    </form>
  );
}
