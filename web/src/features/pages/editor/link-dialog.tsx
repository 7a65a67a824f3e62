// A link that shows the saved draft to anyone for seven days.
import { useMutation } from "@tanstack/react-query";
import { useFormat, useMessages } from "@/lib/i18n";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { Link } from "@/ui/link";
import { ProblemNote } from "@/ui/problem-note";
import { createPreviewLink } from "../api";
import { CopyButton } from "../copy-button";
import type { Language } from "../types";
import { useEditorWords } from "./words";

export interface LinkDialogProps {
  location: string;
  language: Language;
  isOpen: boolean;
  isDirty: boolean;
  onClose: () => void;
}

/** The link, its expiry, and the button that copies it. */
export function LinkDialog({ location, language, isOpen, isDirty, onClose }: LinkDialogProps) {
  const { link: words } = useEditorWords();
  const messages = useMessages();
  const format = useFormat();
  const { mutate, data, error, isPending } = useMutation({ mutationFn: () => createPreviewLink(location) });
  const url = data && `${data.url}${data.url.includes("?") ? "&" : "?"}language=${language}`;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title}
      footer={
        <>
          <Button onPress={onClose}>{messages.ui.close}</Button>
          {!data && (
            <Button variant="primary" isPending={isPending} onPress={() => mutate()}>
              {words.create}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-3 text-sm">
        {isDirty && <Banner kind="warning">{words.unsaved}</Banner>}
        {error && (
          <Banner kind="error" title={words.failed}>
            <ProblemNote error={error} />
          </Banner>
        )}
        {data && url ? (
          <>
            <p className="rounded-md border border-line bg-sunken px-3 py-2.5 font-mono text-xs break-all">
              <Link href={url} target="_blank" rel="noopener">
                {url}
              </Link>
            </p>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="numeric text-ink-muted">{words.expires(format.dateTime(data.expires_at))}</p>
              <CopyButton text={url} label={words.copy} />
            </div>
          </>
        ) : (
          <p className="text-pretty text-ink-muted">{words.text}</p>
        )}
      </div>
    </Dialog>
  );
}
