// The photos of a location as a grid: dragged, or moved by keyboard, into another order.
import { EllipsisVertical, GripVertical } from "lucide-react";
import { Button as AriaButton, GridList, GridListItem, useDragAndDrop } from "react-aria-components";
import { IconButton } from "@/ui/button";
import { Menu, MenuItem } from "@/ui/menu";
import type { Photo } from "./api";
import { usePhotosWords } from "./words";

export interface PhotoGridProps {
  photos: readonly Photo[];
  onOrder: (ids: readonly string[]) => void;
  onDescribe: (photo: Photo) => void;
  onDelete: (photo: Photo) => void;
}

/** The cover is the first and says so. */
export function PhotoGrid({ photos, onOrder, onDescribe, onDelete }: PhotoGridProps) {
  const words = usePhotosWords();
  const ids = photos.map(({ id }) => id);
  const move = (id: string, to: number) => {
    const others = ids.filter((each) => each !== id);
    onOrder([...others.slice(0, to), id, ...others.slice(to)]);
  };
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ "text/plain": String(key) })),
    onReorder: ({ keys, target }) => {
      const moved = ids.filter((id) => keys.has(id));
      const others = ids.filter((id) => !keys.has(id));
      const at = others.indexOf(String(target.key)) + (target.dropPosition === "after" ? 1 : 0);
      onOrder([...others.slice(0, at), ...moved, ...others.slice(at)]);
    },
  });
  const act = (photo: Photo, index: number, action: string) => {
    if (action === "cover") move(photo.id, 0);
    if (action === "earlier") move(photo.id, index - 1);
    if (action === "later") move(photo.id, index + 1);
    if (action === "describe") onDescribe(photo);
    if (action === "delete") onDelete(photo);
  };
  return (
    <GridList
      aria-label={words.label}
      layout="grid"
      items={photos.map((photo, index) => ({ ...photo, index }))}
      dependencies={[photos]}
      dragAndDropHooks={dragAndDropHooks}
      keyboardNavigationBehavior="tab"
      className="grid grid-cols-2 gap-3 sm:grid-cols-3"
    >
      {({ index, ...photo }) => (
        <GridListItem
          id={photo.id}
          textValue={photo.alt ?? words.photo(index + 1)}
          className="focus-ring group min-w-0 rounded-lg border border-line bg-surface transition-opacity duration-150 dragging:opacity-40 drop-target:border-primary"
        >
          <div className="relative aspect-4/3 overflow-hidden rounded-t-lg bg-sunken">
            <img
              src={photo.thumbnail_url}
              alt={photo.alt ?? ""}
              width={photo.width}
              height={photo.height}
              loading="lazy"
              draggable={false}
              className="size-full object-cover"
            />
            {index === 0 && (
              <span className="absolute top-1.5 left-1.5 rounded-full bg-primary px-2 py-0.5 text-xs font-medium text-on-primary">
                {words.cover}
              </span>
            )}
          </div>
          <div className="flex items-center gap-0.5 p-1">
            <AriaButton
              slot="drag"
              aria-label={words.drag(index + 1)}
              className="focus-ring grid size-7 shrink-0 cursor-grab place-items-center rounded-md text-ink-faint hover:bg-hover hover:text-ink"
            >
              <GripVertical className="size-4" strokeWidth={1.5} aria-hidden="true" />
            </AriaButton>
            <button
              type="button"
              onClick={() => onDescribe(photo)}
              aria-label={words.describe_photo(index + 1)}
              className="focus-ring min-h-7 min-w-0 flex-1 truncate rounded-md px-1 text-left text-xs text-ink-muted hover:text-ink"
            >
              {photo.alt ?? (
                <span className="text-ink-faint underline decoration-current/35 underline-offset-3">
                  {words.describe}
                </span>
              )}
            </button>
            <Menu
              trigger={
                <IconButton label={words.menu(index + 1)} size="sm">
                  <EllipsisVertical className="size-4" strokeWidth={1.5} aria-hidden="true" />
                </IconButton>
              }
              onAction={(key) => act(photo, index, String(key))}
              disabledKeys={[
                ...(index === 0 ? ["cover", "earlier"] : []),
                ...(index === photos.length - 1 ? ["later"] : []),
              ]}
            >
              <MenuItem id="cover">{words.make_cover}</MenuItem>
              <MenuItem id="earlier">{words.earlier}</MenuItem>
              <MenuItem id="later">{words.later}</MenuItem>
              <MenuItem id="describe">{words.describe}</MenuItem>
              <MenuItem id="delete" isDestructive>
                {words.delete}
              </MenuItem>
            </Menu>
          </div>
        </GridListItem>
      )}
    </GridList>
  );
}
