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
  openDialog: EditorDialog | null;
  areVersionsOpen: boolean;
  publish: UseMutationResult<LocalPageDetail, Error, void>;
  onClose: () => void;
  onCloseVersions: () => void;
  onRestored: (page: LocalPageDetail) => void;
}

/** Dialogs of the editor; each is mounted when it is first opened. */
export function EditorDialogs(props: EditorDialogsProps) {
  const { page, language, isDirty, canWrite, openDialog, areVersionsOpen, publish, onClose } = props;
  const { location } = page;
  const hasOpened = {
    publish: useHasBeenTrue(openDialog === "publish"),
    link: useHasBeenTrue(openDialog === "link"),
    leave: useHasBeenTrue(openDialog === "unpublish" || openDialog === "close"),
    versions: useHasBeenTrue(areVersionsOpen),
  };
  return (
    <Suspense>
      {hasOpened.publish && (
        <PublishDialog
          page={page}
          isOpen={openDialog === "publish"}
          isPending={publish.isPending}
          error={publish.error}
          onPublish={() => publish.mutate(undefined, { onSuccess: onClose })}
          onClose={onClose}
        />
      )}
      {hasOpened.versions && (
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
      {hasOpened.link && (
        <LinkDialog
          location={location.id}
          language={language}
          isOpen={openDialog === "link"}
          isDirty={isDirty}
          onClose={onClose}
        />
      )}
      {hasOpened.leave && (
        <LeaveDialog
          location={location.id}
          action={openDialog === "unpublish" || openDialog === "close" ? openDialog : null}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}
