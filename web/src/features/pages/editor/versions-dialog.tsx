// Published versions of the page: previewed and restored.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useFormat, useMessages } from "@/lib/i18n";
import { Badge } from "@/ui/badge";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { ProblemNote } from "@/ui/problem-note";
import { Skeleton } from "@/ui/skeleton";
import { toasts } from "@/ui/toast";
import { pageQuery, restoreVersion, versionsQuery } from "../api";
import type { Language, LocalPageDetail, Version } from "../types";
import { PreviewPane } from "./preview-pane";
import type { Width } from "./search";
import { useEditorWords } from "./words";

export interface VersionsDialogProps {
  location: string;
  name: string;
  language: Language;
  isOpen: boolean;
  /** The draft has changes that restoring would lose. */
  isDirty: boolean;
  canEdit: boolean;
  onClose: () => void;
  onRestored: (page: LocalPageDetail) => void;
}

/** The list at the left, the chosen version at the right. */
export function VersionsDialog(props: VersionsDialogProps) {
  const { location, name, language, isOpen, isDirty, canEdit, onClose, onRestored } = props;
  const { version: words } = useEditorWords();
  const messages = useMessages();
  const client = useQueryClient();
  const { data, error } = useQuery({ ...versionsQuery(location), enabled: isOpen });
  const [chosen, setChosen] = useState<string | null>(null);
  const [width, setWidth] = useState<Width>("desktop");
  const versions = data?.items ?? [];
  const selected = versions.find(({ id }) => id === chosen) ?? versions[0];
  const restore = useMutation({
    mutationFn: (id: string) => restoreVersion(location, id),
    onSuccess: (page) => {
      client.setQueryData(pageQuery(location).queryKey, page);
      void client.invalidateQueries({ queryKey: ["pages"] });
      toasts.success(words.restored);
      onRestored(page);
    },
  });
  const failure = restore.error ?? error;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title}
      subtitle={words.text}
      size={versions.length > 0 ? "xl" : "md"}
      isDismissable={!restore.isPending}
      footer={
        <>
          {isDirty && selected && (
            <p className="mr-auto text-sm text-ink-muted max-sm:basis-full">{words.loses}</p>
          )}
          <Button onPress={onClose}>{messages.ui.close}</Button>
          {canEdit && selected && (
            <Button
              variant="primary"
              isPending={restore.isPending}
              onPress={() => restore.mutate(selected.id)}
            >
              {words.restore}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {failure && (
          <Banner kind="error" title={restore.error ? words.failed : words.load_failed}>
            <ProblemNote error={failure} />
          </Banner>
        )}
        {!data && !error ? (
          <Skeleton className="h-72 rounded-md" />
        ) : selected ? (
          <div className="grid gap-5 md:grid-cols-[15rem_minmax(0,1fr)]">
            <ul className="flex flex-col gap-1 max-md:max-h-40 max-md:overflow-y-auto">
              {versions.map((version, at) => (
                <li key={version.id}>
                  <VersionButton
                    version={version}
                    isLatest={at === 0}
                    isChosen={version.id === selected.id}
                    onPress={() => setChosen(version.id)}
                  />
                </li>
              ))}
            </ul>
            <div className="flex h-[28rem] flex-col">
              <PreviewPane
                location={location}
                name={name}
                content={selected.content}
                language={language}
                width={width}
                onWidth={setWidth}
              />
            </div>
          </div>
        ) : (
          data && <p className="py-6 text-center text-sm text-ink-muted">{words.none}</p>
        )}
      </div>
    </Dialog>
  );
}

interface VersionButtonProps {
  version: Version;
  isLatest: boolean;
  isChosen: boolean;
  onPress: () => void;
}

function VersionButton({ version, isLatest, isChosen, onPress }: VersionButtonProps) {
  const { version: words } = useEditorWords();
  const format = useFormat();
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onPress}
      className="focus-ring flex w-full cursor-default flex-col rounded-md px-3 py-2 text-left text-sm hover:bg-hover aria-pressed:bg-primary-soft"
    >
      <span className="numeric flex items-center justify-between gap-2 font-medium text-ink">
        {format.shortDateTime(version.created_at)}
        {isLatest && <Badge tone="primary">{words.latest}</Badge>}
      </span>
      {version.created_by_name && (
        <span className="truncate text-xs text-ink-muted">
          <bdi>{words.by(version.created_by_name)}</bdi>
        </span>
      )}
    </button>
  );
}
