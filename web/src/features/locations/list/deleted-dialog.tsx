// Recently deleted locations, each with its restore button.
import { useQuery } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { useFormat } from "@/lib/i18n";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { ItemList } from "@/ui/item-list";
import { deletedQuery } from "../api";
import { useRestore } from "../use-restore";
import { addressLine } from "./cells";
import { useListWords } from "./words";

/** The locations that can still be restored, the latest first. */
export function DeletedDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { deleted: words } = useListWords();
  const format = useFormat();
  const restore = useRestore();
  const query = useQuery({ ...deletedQuery, enabled: isOpen });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="lg" title={words.title} subtitle={words.subtitle}>
      <ItemList query={query} failed={words.failed} empty={{ title: words.empty, text: words.empty_text }}>
        {(location) => (
          <li key={location.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3.5 py-2.5 text-sm">
            <div className="min-w-0 flex-1 basis-56">
              <p className="truncate font-medium text-ink">
                <bdi>{location.name}</bdi>
              </p>
              <p className="truncate text-xs text-ink-muted">
                <bdi>{addressLine(location)}</bdi>
              </p>
              <p className="numeric text-xs text-ink-faint">
                {words.at(format.dateTime(location.deleted_at))}
              </p>
            </div>
            <Button
              size="sm"
              isPending={restore.isPending && restore.variables === location.id}
              aria-label={words.restore_named(location.name)}
              onPress={() => restore.mutate(location.id)}
              icon={<RotateCcw className="size-4" strokeWidth={1.5} aria-hidden="true" />}
            >
              {words.restore}
            </Button>
          </li>
        )}
      </ItemList>
    </Dialog>
  );
}
