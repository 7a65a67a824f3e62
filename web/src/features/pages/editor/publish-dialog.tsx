// The question before one page is published: its addresses, and whether search engines will list them.
import { useQuery } from "@tanstack/react-query";
import { ApiError } from "@/lib/api";
import { useMessages } from "@/lib/i18n";
import { StatusShape } from "@/ui/badge";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { Link } from "@/ui/link";
import { ProblemNote } from "@/ui/problem-note";
import { WebAddress } from "@/ui/web-address";
import { siteQuery } from "../api";
import type { LocalPageDetail } from "../types";
import { usePagesWords } from "../words";
import { useEditorWords } from "./words";

export interface PublishDialogProps {
  page: LocalPageDetail;
  isOpen: boolean;
  isPending: boolean;
  error: unknown;
  onPublish: () => void;
  onClose: () => void;
}

/** One line per language. */
export function PublishDialog({ page, isOpen, isPending, error, onPublish, onClose }: PublishDialogProps) {
  const { publishing: words } = useEditorWords();
  const shared = usePagesWords();
  const messages = useMessages();
  const { data: site } = useQuery(siteQuery);
  const isFull = error instanceof ApiError && error.code === "plan_limit";
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title}
      isDismissable={!isPending}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {messages.ui.cancel}
          </Button>
          <Button variant="primary" isPending={isPending} isDisabled={isFull} onPress={onPublish}>
            {words.button}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {isFull ? (
          <Banner kind="warning">
            {words.plan} <Link href="/dashboard/settings/plan">{words.to_plan}</Link>
          </Banner>
        ) : (
          error !== null && (
            <Banner kind="error" title={words.failed}>
              <ProblemNote error={error} />
            </Banner>
          )
        )}
        {site?.state === "off" && <Banner kind="warning">{words.site_off}</Banner>}
        <p className="text-sm text-ink-muted">{words.text}</p>
        <ul className="flex flex-col divide-y divide-line rounded-md border border-line">
          {page.languages.map(({ language, url, indexable, problems }) => {
            const reasons = problems.filter(({ blocks_index }) => blocks_index);
            return (
              <li key={language} className="flex flex-col gap-1 px-3.5 py-3 text-sm">
                <span className="font-medium text-ink">{shared.languages[language]}</span>
                <span className="break-words text-ink-muted">
                  <WebAddress address={url} />
                </span>
                <span className="mt-1 flex gap-2">
                  <StatusShape status={indexable ? "good" : "fair"} className="mt-1.5" />
                  <span className="text-ink">
                    {indexable ? words.listed : words.not_listed}
                    {reasons.length > 0 && (
                      <span className="block text-pretty text-ink-muted">
                        {reasons.map(({ code }) => shared.problems[code].name).join(" · ")}
                      </span>
                    )}
                  </span>
                </span>
              </li>
            );
          })}
        </ul>
      </div>
    </Dialog>
  );
}
