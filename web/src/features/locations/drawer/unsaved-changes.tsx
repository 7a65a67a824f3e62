// Question before unsaved settings of a location are left.
import { useBlocker } from "@tanstack/react-router";
import type { RefObject } from "react";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import type { LocationsSearch } from "../search";
import { useDrawerWords } from "./words";

/** Address that is about to be shown. */
export interface NextAddress {
  pathname: string;
  location: string | undefined;
  tab: string | undefined;
}

export interface UnsavedChangesProps {
  isDirty: RefObject<boolean>;
  /** Returns true when the address still shows these settings. */
  isHere: (next: NextAddress) => boolean;
}

/** Blocks navigation away from unsaved settings: another tab, closing, Back, reloading. */
export function UnsavedChanges({ isDirty, isHere }: UnsavedChangesProps) {
  const { unsaved } = useDrawerWords();
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => {
      const { location, tab } = next.search as LocationsSearch;
      return isDirty.current && !isHere({ pathname: next.pathname, location, tab });
    },
    enableBeforeUnload: () => isDirty.current,
    withResolver: true,
  });
  return (
    <Dialog
      isOpen={blocker.status === "blocked"}
      onClose={() => blocker.reset?.()}
      role="alertdialog"
      size="sm"
      title={unsaved.title}
      footer={
        <>
          <Button onPress={() => blocker.reset?.()} autoFocus className="max-sm:grow">
            {unsaved.stay}
          </Button>
          <Button variant="danger" onPress={() => blocker.proceed?.()} className="max-sm:grow">
            {unsaved.leave}
          </Button>
        </>
      }
    >
      <p className="text-sm text-ink-muted">{unsaved.text}</p>
    </Dialog>
  );
}
