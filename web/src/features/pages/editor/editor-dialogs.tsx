// The dialogs of the editor; each is loaded when it is first opened.
import type { UseMutationResult } from "@tanstack/react-query";
import { Suspense } from "react";
import { useHasBeenTrue } from "@/lib/use-has-been-true";
import { lazyPart } from "@/ui/lazy-part";
import type { Language, LocalPageDetail } from "../types";

const PublishDialog = lazyPart(() => import("./publish-dialog"), "PublishDialog").Part;
const VersionsDialog = lazyPart(() => import("./versions-dialog"), "VersionsDialog").Part;
const LinkDialog = lazyPart(() => import("./link-dialog"), "LinkDialog").Part;
const LeaveDialog = lazyPart(() => import("./leave-dialog"), "LeaveDialog").Part;

/** Dialogs that the editor opens by itself; that of the versions is in the address. */
export type EditorDialog = "publish" | "link" | "unpublish" | "close";

export interface EditorDialogsProps {
  page: LocalPageDetail;
  language: Language;
  isDirty: boolean;
  canWrite: boolean;
  asked: EditorDialog | null;
  areVersionsOpen: boolean;
  publish: UseMutationResult<LocalPageDetail, Error, void>;
  onClose: () => void;
  onCloseVersions: () => void;
  onRestored: (page: LocalPageDetail) => void;
}

/** Dialogs of the editor; each is mounted when it is first opened. */
export function EditorDialogs(props: EditorDialogsProps) {
  const { page, language, isDirty, canWrite, asked, areVersionsOpen, publish, onClose } = props;
  const { location } = page;
  const hasAsked = {
    publish: useHasBeenTrue(asked === "publish"),
    link: useHasBeenTrue(asked === "link"),
    leave: useHasBeenTrue(asked === "unpublish" || asked === "close"),
    versions: useHasBeenTrue(areVersionsOpen),
  };
  return (
    <Suspense>
      {hasAsked.publish && (
        <PublishDialog
          page={page}
          isOpen={asked === "publish"}
          isPending={publish.isPending}
          error={publish.error}
          onPublish={() => publish.mutate(undefined, { onSuccess: onClose })}
          onClose={onClose}
        />
      )}
      {hasAsked.versions && (
        <VersionsDialog
          location={location.id}
          name={location.name}
          language={language}
          isOpen={areVersionsOpen}
          isDirty={isDirty}
          canEdit={canWrite}
          onClose={props.onCloseVersions}
          onRestored={(restored) => {
            props.onRestored(restored);
            props.onCloseVersions();
          }}
        />
      )}
      {hasAsked.link && (
        <LinkDialog
          location={location.id}
          language={language}
          isOpen={asked === "link"}
          isDirty={isDirty}
          onClose={onClose}
        />
      )}
      {hasAsked.leave && (
        <LeaveDialog
          location={location.id}
          asked={asked === "unpublish" || asked === "close" ? asked : null}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}
