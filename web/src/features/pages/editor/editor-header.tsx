// Name, state and actions of the page that is written.
import { useRouter } from "@tanstack/react-router";
import { Ellipsis, ExternalLink } from "lucide-react";
import { useMay } from "@/lib/may";
import { Button, IconButton } from "@/ui/button";
import { cx } from "@/ui/cx";
import { lazyPart } from "@/ui/lazy-part";
import { LinkButton } from "@/ui/link";
import { MenuButton } from "@/ui/menu-button";
import { pageTitleClass } from "@/ui/page-header";
import { WebAddress } from "@/ui/web-address";
import { homeOf } from "../places";
import { PageBadge } from "../state-badge";
import type { LocalPageDetail } from "../types";
import type { EditorDialog } from "./editor-dialogs";
import { MoreContext } from "./more-actions";
import { useEditorWords } from "./words";

const MORE = lazyPart(() => import("./more-menu"), "MoreMenu");
const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

export interface EditorHeaderProps {
  page: LocalPageDetail;
  /** Address in the language that is shown. */
  url: string | undefined;
  isDirty: boolean;
  isSaving: boolean;
  onSave: () => void;
  onPublish: () => void;
  onAsk: (dialog: EditorDialog) => void;
  onVersions: () => void;
}

/** The header; actions that the reader may not do are left out. */
export function EditorHeader(props: EditorHeaderProps) {
  const { page, url, isDirty, isSaving, onSave, onPublish, onAsk, onVersions } = props;
  const words = useEditorWords();
  const may = useMay();
  const router = useRouter();
  const canPublish = may("publish_pages");
  const { location, state } = page;
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h1 className={cx("min-w-0 break-words", pageTitleClass)}>
            <bdi>{location.name}</bdi>
          </h1>
          <PageBadge page={page} />
        </div>
        <p className="mt-1 text-sm break-words text-ink-muted">{url && <WebAddress address={url} />}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
        {state === "live" && url !== undefined && (
          <LinkButton href={url} target="_blank" rel="noopener" icon={<ExternalLink {...ICON} />}>
            <span className="max-md:sr-only">{words.open_live}</span>
          </LinkButton>
        )}
        {may("write_pages") && (
          <Button isPending={isSaving} isDisabled={!isDirty} onPress={onSave} className="max-sm:flex-1">
            {words.save}
          </Button>
        )}
        {canPublish && (
          <Button variant="primary" onPress={onPublish} className="max-sm:flex-1">
            {words.publish}
          </Button>
        )}
        <MoreContext
          value={{
            onVersions,
            onLink: () => onAsk("link"),
            onLocation: () => router.history.push(homeOf(location.id)),
            onUnpublish:
              canPublish && (state === "live" || state === "closed") ? () => onAsk("unpublish") : undefined,
            onCloseForGood: canPublish && state === "live" ? () => onAsk("close") : undefined,
          }}
        >
          <MenuButton
            menu={MORE}
            button={
              <IconButton label={words.more} variant="secondary" hideTooltip>
                <Ellipsis {...ICON} />
              </IconButton>
            }
          />
        </MoreContext>
      </div>
    </header>
  );
}
