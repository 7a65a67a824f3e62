// Actions of Google on the selected locations: publishing their edits, and reading them again.
import { useQuery } from "@tanstack/react-query";
import { RefreshCw, Send } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { MenuAction } from "@/ui/menu";
import { toasts } from "@/ui/toast";
import { googleQuery } from "./api";
import { PublishDialog } from "./publish-dialog";
import type { PublishScope } from "./unpublished";
import { useBulkSync } from "./use-bulk-sync";
import { useGoogleWords } from "./words";

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

/** What would be published. */
export interface SelectedPublication {
  isBusy: boolean;
  scope: PublishScope;
  /** Number of selected locations. */
  selected: number;
  onPublish: () => void;
}

export interface SelectedActionsProps {
  /** Null for users who may not publish, and without a linked location. */
  publication: SelectedPublication | null;
  /** Ids at Google of the locations to read again; null for users who may not. */
  googleIds: readonly string[] | null;
  /** Draws the actions. */
  children: (actions: readonly MenuAction[]) => ReactNode;
}

/** The actions, with the question before a publication. A sync needs a server where Google is set up. */
export function SelectedActions({ publication, googleIds, children }: SelectedActionsProps) {
  const { publish, profile, sync: words, errors } = useGoogleWords();
  const [isAsking, setAsking] = useState(false);
  const { data: google } = useQuery({ ...googleQuery, enabled: googleIds !== null });
  const { isBusy, sync } = useBulkSync();
  const actions: MenuAction[] = [];
  if (publication) {
    actions.push({
      id: "publish",
      label: publication.isBusy ? publish.busy : profile.send,
      icon: <Send {...ICON} />,
      isDisabled: publication.isBusy,
      onAction: () => setAsking(true),
    });
  }
  if (googleIds && google?.is_configured) {
    actions.push({
      id: "sync",
      label: isBusy ? words.busy : words.selected,
      icon: <RefreshCw {...ICON} />,
      isDisabled: isBusy,
      // Google does not have the others.
      onAction: () =>
        googleIds.length > 0 ? sync([...googleIds]) : toasts.error(errors.google_nothing_selected),
    });
  }
  return (
    <>
      {children(actions)}
      {publication && (
        <PublishDialog
          isOpen={isAsking}
          scope={publication.scope}
          selected={publication.selected}
          onPublish={publication.onPublish}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
