// The editor of one page: fields at the left, the page itself at the right.
import { type KeyboardEvent, useState } from "react";
import { useMay } from "@/lib/may";
import { cx } from "@/ui/cx";
import { SegmentedControl } from "@/ui/segmented-control";
import { toasts } from "@/ui/toast";
import type { Language, LocalPageDetail } from "../types";
import { UnsavedChanges } from "../unsaved-changes";
import { BlockList } from "./block-list";
import { type Draft, draftOf, ownWords } from "./draft";
import { type EditorDialog, EditorDialogs } from "./editor-dialogs";
import { EditorHeader } from "./editor-header";
import { Group } from "./group";
import { ActionFields, hasValidAddresses, SearchFields } from "./head-fields";
import { LanguageSwitch } from "./language-switch";
import { PreviewPane } from "./preview-pane";
import { ProblemsCard } from "./problems-card";
import type { EditorSearch } from "./search";
import { useSaving } from "./use-saving";
import { useEditorWords } from "./words";

export interface EditorProps {
  page: LocalPageDetail;
  search: EditorSearch;
  onSearch: (patch: Partial<EditorSearch>) => void;
}

/** Everything about one page. */
export function Editor({ page, search, onSearch }: EditorProps) {
  const words = useEditorWords();
  const canWrite = useMay()("write_pages");
  const { location, languages } = page;
  const language =
    languages.find((each) => each.language === search.language)?.language ?? languages[0]?.language ?? "en";
  const edition = languages.find((each) => each.language === language);
  const [draft, setDraft] = useState(() => draftOf(page.content));
  const [isDirty, setDirty] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [mode, setMode] = useState<"edit" | "preview">("edit");
  const [openDialog, setOpenDialog] = useState<EditorDialog | null>(null);
  // Lists of items have their own state, so a replacement of the content remounts them.
  const [generation, setGeneration] = useState(0);
  const take = (content: LocalPageDetail["content"], isOther: boolean) => {
    setDraft(draftOf(content));
    setDirty(false);
    setChecked(false);
    if (isOther) setGeneration((before) => before + 1);
  };
  const { save, publish } = useSaving(location.id, ({ content }) => take(content, false));
  const change = (patch: Partial<Draft>) => {
    setDirty(true);
    setDraft((before) => ({ ...before, ...patch }));
  };
  const isValid = () => {
    setChecked(true);
    return hasValidAddresses(draft);
  };
  const saveDraft = () => {
    if (!isValid() || save.isPending) return;
    save.mutate(draft, { onSuccess: () => toasts.success(words.saved) });
  };
  const askToPublish = () => {
    publish.reset();
    if (!isDirty) return setOpenDialog("publish");
    // The dialog describes the saved draft, so the draft is saved first.
    if (isValid() && !save.isPending) save.mutate(draft, { onSuccess: () => setOpenDialog("publish") });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (canWrite && isDirty) saveDraft();
  };
  // Without unsaved changes the server's count is used, which includes the location's description.
  const wordsIn = (each: Language) =>
    (!isDirty && languages.find((one) => one.language === each)?.own_words) || ownWords(draft, each);
  const fields = { draft, onChange: change, language };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key saves from every field
    <div onKeyDown={onKeyDown} className="flex flex-col gap-4">
      <EditorHeader
        page={page}
        url={edition?.url}
        isDirty={isDirty}
        isSaving={save.isPending && openDialog === null}
        onSave={saveDraft}
        onPublish={askToPublish}
        onAsk={setOpenDialog}
        onVersions={() => onSearch({ versions: true })}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <LanguageSwitch
          languages={languages.map((each) => each.language)}
          value={language}
          countWords={wordsIn}
          onChange={(next) => onSearch({ language: next })}
        />
        <SegmentedControl
          label={words.modes.label}
          className="lg:hidden"
          choices={[
            { id: "edit", label: words.modes.edit },
            { id: "preview", label: words.modes.preview },
          ]}
          selected={mode}
          onSelect={setMode}
        />
        {canWrite && (
          <p role="status" className="text-xs text-ink-muted max-lg:hidden">
            {isDirty ? words.changed : words.unchanged}
          </p>
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]">
        <div
          key={generation}
          className={cx("flex min-w-0 flex-col gap-4", mode === "preview" && "max-lg:hidden")}
        >
          <ProblemsCard
            location={location.id}
            language={language}
            count={wordsIn(language)}
            edition={edition}
          />
          <Group title={words.blocks.title} text={words.blocks.text} isFlush>
            <BlockList
              {...fields}
              location={location.id}
              open={search.part}
              onOpen={(part) => onSearch({ part })}
              isDisabled={!canWrite}
            />
          </Group>
          <Group title={words.search_result.title}>
            <fieldset disabled={!canWrite} className="min-w-0">
              <SearchFields {...fields} />
            </fieldset>
          </Group>
          <Group title={words.action.title}>
            <fieldset disabled={!canWrite} className="min-w-0">
              <ActionFields {...fields} isChecked={isChecked} />
            </fieldset>
          </Group>
        </div>
        <div
          className={cx(
            "flex min-w-0 flex-col max-lg:h-[75dvh] lg:sticky lg:top-18 lg:h-[calc(100dvh-6rem)]",
            mode === "edit" && "max-lg:hidden",
          )}
        >
          <PreviewPane
            location={location.id}
            name={location.name}
            content={draft}
            language={language}
            width={search.width ?? "desktop"}
            onWidth={(width) => onSearch({ width: width === "desktop" ? undefined : width })}
          />
        </div>
      </div>
      <UnsavedChanges isDirty={isDirty} />
      <EditorDialogs
        page={page}
        language={language}
        isDirty={isDirty}
        canWrite={canWrite}
        openDialog={openDialog}
        areVersionsOpen={search.versions === true}
        publish={publish}
        onClose={() => setOpenDialog(null)}
        onCloseVersions={() => onSearch({ versions: undefined })}
        onRestored={({ content }) => take(content, true)}
      />
    </div>
  );
}
