// Templates by trade and season, and those of the organization.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useMessages } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { problemText } from "@/lib/problem";
import { Badge } from "@/ui/badge";
import { Button, IconButton } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { Select } from "@/ui/select";
import { CardSkeleton } from "@/ui/skeleton";
import { TextField } from "@/ui/text-field";
import { toasts } from "@/ui/toast";
import { KindIcon } from "../kind-icon";
import { ListFailure } from "../list-failure";
import type { Language, PostTemplate, Season, Trade } from "../types";
import { usePostsWords } from "../words";
import { deleteTemplate, saveTemplate, templatesQuery } from "./api";
import type { Draft } from "./draft";
import { useComposerWords } from "./words";

const TRADES = [
  "restaurant",
  "health",
  "real_estate",
  "legal",
  "home_services",
  "retail",
  "beauty",
  "fitness",
] as const satisfies readonly Trade[];
const SEASONS = ["spring", "summer", "autumn", "winter"] as const satisfies readonly Season[];
/** Id of the choice for no filter, because a select has no empty choice. */
const ANY = "all";
const MAX_NAME = 80;

export interface TemplatePickerProps {
  isOpen: boolean;
  onClose: () => void;
  language: Language;
  /** Current draft, which can be saved as a template. */
  draft: Draft;
  onTake: (template: PostTemplate) => void;
}

/** The dialog over the composer. */
export function TemplatePicker({ isOpen, onClose, language, draft, onTake }: TemplatePickerProps) {
  const { picker: words } = useComposerWords();
  const messages = useMessages();
  const may = useMay();
  const client = useQueryClient();
  const [trade, setTrade] = useState<Trade | undefined>();
  const [season, setSeason] = useState<Season | undefined>();
  const list = useQuery({ ...templatesQuery(language, trade, season), enabled: isOpen });
  const remove = useMutation({
    mutationFn: deleteTemplate,
    onSuccess: () => toasts.success(words.removed),
    onError: (error) => toasts.error(problemText(error, messages)),
    onSettled: () => void client.invalidateQueries({ queryKey: ["posts", "templates"] }),
  });
  const text = draft.texts[language]?.trim() ?? "";
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title} subtitle={words.subtitle} size="lg">
      <div className="flex flex-col gap-4">
        <div className="grid grid-cols-2 gap-3">
          <Select
            label={words.trade}
            value={trade ?? ANY}
            choices={[
              { id: ANY, label: words.all_trades },
              ...TRADES.map((id) => ({ id, label: words.trades[id] })),
            ]}
            onChange={(chosen) => setTrade(TRADES.find((each) => each === chosen))}
          />
          <Select
            label={words.season}
            value={season ?? ANY}
            choices={[
              { id: ANY, label: words.all_seasons },
              ...SEASONS.map((id) => ({ id, label: words.seasons[id] })),
            ]}
            onChange={(chosen) => setSeason(SEASONS.find((each) => each === chosen))}
          />
        </div>
        {list.error && !list.data ? (
          <ListFailure error={list.error} onRetry={() => void list.refetch()} />
        ) : !list.data ? (
          <CardSkeleton className="h-72" />
        ) : list.data.length === 0 ? (
          <p className="py-8 text-center text-sm text-ink-muted">{words.none}</p>
        ) : (
          <ul className="grid gap-3 sm:grid-cols-2" aria-busy={list.isPlaceholderData}>
            {list.data.map((template) => (
              <Template
                key={template.id}
                template={template}
                onTake={() => onTake(template)}
                onRemove={may("manage_posts") ? () => remove.mutate(template.id) : undefined}
              />
            ))}
          </ul>
        )}
        {text !== "" && may("manage_posts") && <Keep draft={draft} language={language} text={text} />}
      </div>
    </Dialog>
  );
}

interface TemplateProps {
  template: PostTemplate;
  onTake: () => void;
  /** Absent where the reader may not. */
  onRemove: (() => void) | undefined;
}

function Template({ template, onTake, onRemove }: TemplateProps) {
  const { picker: words } = useComposerWords();
  const { kinds } = usePostsWords();
  const { name, kind, language, title, text, trade, is_built_in } = template;
  return (
    <li className="relative flex min-w-0 flex-col rounded-lg border border-line bg-surface transition-colors hover:border-line-strong">
      <button
        type="button"
        aria-label={words.use(name)}
        onClick={onTake}
        className="focus-ring flex min-w-0 flex-1 flex-col items-start gap-1.5 rounded-lg px-4 py-3 text-left"
      >
        <span className="flex w-full items-center gap-2 text-xs text-ink-muted">
          <KindIcon kind={kind} className="size-3.5" />
          <span className="truncate">{trade ? words.trades[trade] : kinds[kind]}</span>
          {!is_built_in && <Badge tone="brass">{words.own}</Badge>}
        </span>
        <span className="font-medium text-ink">{name}</span>
        <span lang={language} className="line-clamp-4 text-sm break-words whitespace-pre-line text-ink-muted">
          {title && `${title}\n`}
          {text}
        </span>
      </button>
      {!is_built_in && onRemove && (
        <IconButton
          label={words.remove(name)}
          size="sm"
          className="absolute top-2 right-2"
          onPress={onRemove}
        >
          <Trash2 className="size-4" strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}

/** Saves the draft as a template. */
function Keep({ draft, language, text }: { draft: Draft; language: Language; text: string }) {
  const { picker: words } = useComposerWords();
  const messages = useMessages();
  const client = useQueryClient();
  const [name, setName] = useState("");
  const save = useMutation({
    mutationFn: saveTemplate,
    onSuccess: () => {
      setName("");
      toasts.success(words.saved);
      void client.invalidateQueries({ queryKey: ["posts", "templates"] });
    },
    onError: (error) => toasts.error(`${words.save_failed} ${problemText(error, messages)}`),
  });
  return (
    <form
      className="flex flex-wrap items-end gap-3 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        const { kind, button } = draft;
        const title = kind === "news" ? null : draft.title.trim() || null;
        if (name.trim() !== "") save.mutate({ name: name.trim(), language, kind, title, text, button });
      }}
    >
      <TextField
        label={words.save_title}
        description={words.save_text}
        placeholder={words.name}
        value={name}
        onChange={setName}
        maxLength={MAX_NAME}
        className="min-w-0 flex-1 basis-64"
      />
      <Button type="submit" isDisabled={name.trim() === ""} isPending={save.isPending} className="mb-5.5">
        {words.save}
      </Button>
    </form>
  );
}
