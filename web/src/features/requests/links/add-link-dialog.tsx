// Adding a public link: the site, and the pasted address.
import { type FormEvent, useEffect, useState } from "react";
import { ApiError } from "@/lib/api";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { type DialogForm, FormDialog } from "@/ui/form-dialog";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import { toasts } from "@/ui/toast";
import type { LinkSource, ReviewLink } from "../types";
import { MAX_URL, urlProblem } from "./check-url";
import { useLinks } from "./use-links";
import { useLinkWords } from "./words";

export interface AddLinkDialogProps {
  isOpen: boolean;
  onClose: () => void;
  location: string;
  items: readonly ReviewLink[];
  /** Sites without a link. */
  sources: readonly LinkSource[];
}

/** Resets the form each time the dialog opens. */
export function AddLinkDialog(props: AddLinkDialogProps) {
  const { adding: words } = useLinkWords();
  return (
    <FormDialog isOpen={props.isOpen} onClose={props.onClose} title={words.title} submit={words.submit}>
      {(form) => <Fields {...props} form={form} />}
    </FormDialog>
  );
}

function Fields({ onClose, location, items, sources, form }: AddLinkDialogProps & { form: DialogForm }) {
  const { adding: words } = useLinkWords();
  const messages = useMessages();
  const [source, setSource] = useState<string | null>(sources[0]?.source ?? null);
  const [url, setUrl] = useState("");
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error, reset } = useLinks(location);
  const { onPending } = form;
  useEffect(() => onPending(isPending), [isPending, onPending]);
  const chosen = sources.find((each) => each.source === source);
  const problem = urlProblem(url);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!chosen || problem) return;
    const added: ReviewLink = { source: chosen.source, name: chosen.name, url: url.trim(), state: "checked" };
    mutate([...items, added], {
      onSuccess: () => {
        toasts.success(words.added(chosen.name));
        onClose();
      },
    });
  };
  const change = (act: () => void) => {
    act();
    setChecked(false);
    reset();
  };
  const refused = error instanceof ApiError ? error.errors[0] : undefined;
  const host = chosen?.host ?? "";
  const textOf = (code: string) => {
    const { problems } = words;
    if (code === "other_host") return problems.other_host(host);
    if (code === "too_long") return problems.too_long(MAX_URL);
    const text = Object.hasOwn(problems, code) ? problems[code as keyof typeof problems] : undefined;
    return typeof text === "string" ? text : problems.invalid_url;
  };
  const missing = url.trim() === "" ? words.url_required : problem && textOf(problem);
  if (sources.length === 0) return <p className="text-sm text-ink-muted">{words.none}</p>;
  return (
    <form id={form.id} onSubmit={submit} className="flex flex-col gap-4" noValidate>
      {error && !refused && <Banner kind="error">{problemText(error, messages)}</Banner>}
      <Select
        label={words.source}
        placeholder={words.source_placeholder}
        value={source}
        choices={sources.map(({ source: id, name }) => ({ id, label: name }))}
        onChange={(id) => change(() => setSource(id))}
        isRequired
        errorMessage={
          isChecked && !chosen
            ? words.source_required
            : refused?.field.endsWith("source")
              ? textOf(refused.code)
              : undefined
        }
      />
      <TextField
        label={words.url}
        placeholder={words.placeholder(host)}
        description={words.help(host)}
        type="url"
        inputMode="url"
        autoComplete="off"
        value={url}
        onChange={(text) => change(() => setUrl(text))}
        maxLength={MAX_URL + 100}
        isRequired
        errorMessage={
          (isChecked && missing) ||
          (refused?.field.endsWith("url") ? textOf(refused.code) : undefined) ||
          undefined
        }
      />
    </form>
  );
}
