// Question before unsaved texts are left.
import { useBlocker } from "@tanstack/react-router";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { usePagesWords } from "./words";

/** Blocks navigation away from unsaved changes: links, Back, reloading. */
export function UnsavedChanges({ isDirty }: { isDirty: boolean }) {
  const { unsaved } = usePagesWords();
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => {
      const tabs = [current.search, next.search].map((search) => (search as { tab?: string }).tab);
      return isDirty && (current.pathname !== next.pathname || tabs[0] !== tabs[1]);
    },
    enableBeforeUnload: () => isDirty,
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
