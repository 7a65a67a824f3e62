// Items that are added, ordered and removed, each with its fields.
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button, IconButton } from "@/ui/button";
import { moved } from "./draft";
import { useEditorWords } from "./words";

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

export interface ItemListProps<Item> {
  items: readonly Item[];
  onChange: (items: Item[]) => void;
  /** New item that the button adds. */
  fresh: Item;
  max: number;
  addLabel: string;
  /** Name of an item by its place; labels its heading and its buttons. */
  nameOf: (item: Item, at: number) => string;
  /** Fields of an item. */
  children: (item: Item, change: (item: Item) => void, at: number) => ReactNode;
}

/** The list with its button. */
export function ItemList<Item>(props: ItemListProps<Item>) {
  const { items, onChange, fresh, max, addLabel, nameOf, children } = props;
  const { fields: words } = useEditorWords();
  // Items have no ids: each place keeps a key of its own, so that fields stay theirs while the order changes.
  const [keys, setKeys] = useState<readonly number[]>(() => items.map((_, at) => at));
  const itemKeys = keys.length === items.length ? keys : items.map((_, at) => at);
  const set = (next: Item[], nextKeys: readonly number[]) => {
    setKeys(nextKeys);
    onChange(next);
  };
  return (
    <div className="flex flex-col gap-3">
      {items.length > 0 && (
        <ol className="flex flex-col gap-3">
          {items.map((item, at) => {
            const name = nameOf(item, at);
            return (
              <li
                key={itemKeys[at]}
                className="rounded-md border border-line bg-paper/60 p-3 dark:bg-sunken/40"
              >
                <div className="mb-2 flex items-center gap-1">
                  <span className="min-w-0 flex-1 truncate text-xs font-medium text-ink-muted">
                    <bdi>{name}</bdi>
                  </span>
                  {items.length > 1 && (
                    <>
                      <IconButton
                        size="sm"
                        label={words.up(name)}
                        isDisabled={at === 0}
                        onPress={() => set(moved(items, at, at - 1), moved(itemKeys, at, at - 1))}
                      >
                        <ArrowUp {...ICON} />
                      </IconButton>
                      <IconButton
                        size="sm"
                        label={words.down(name)}
                        isDisabled={at === items.length - 1}
                        onPress={() => set(moved(items, at, at + 1), moved(itemKeys, at, at + 1))}
                      >
                        <ArrowDown {...ICON} />
                      </IconButton>
                    </>
                  )}
                  <IconButton
                    size="sm"
                    label={words.remove(name)}
                    onPress={() =>
                      set(
                        items.filter((_, index) => index !== at),
                        itemKeys.filter((_, index) => index !== at),
                      )
                    }
                  >
                    <Trash2 {...ICON} />
                  </IconButton>
                </div>
                {children(
                  item,
                  (next) => onChange(items.map((before, index) => (index === at ? next : before))),
                  at,
                )}
              </li>
            );
          })}
        </ol>
      )}
      {items.length < max && (
        <Button
          size="sm"
          icon={<Plus {...ICON} />}
          className="self-start"
          onPress={() => set([...items, fresh], [...itemKeys, Math.max(-1, ...itemKeys) + 1])}
        >
          {addLabel}
        </Button>
      )}
    </div>
  );
}
