// The sections of a report: dragged, or moved by keyboard, into another order, and switched on or off.
import { GripVertical } from "lucide-react";
import {
  Button as AriaButton,
  DropIndicator,
  GridList,
  GridListItem,
  useDragAndDrop,
} from "react-aria-components";
import { cx } from "@/ui/cx";
import { Switch } from "@/ui/switch";
import { moved } from "../templates";
import type { SectionChoice } from "../types";
import { useReportsWords } from "../words";
import { useCreateWords } from "./words";

export interface SectionsFieldProps {
  sections: readonly SectionChoice[];
  onChange: (sections: readonly SectionChoice[]) => void;
  errorMessage: string | undefined;
}

/** The list with its handles and switches. */
export function SectionsField({ sections, onChange, errorMessage }: SectionsFieldProps) {
  const { sections: words } = useCreateWords();
  const { sections: names } = useReportsWords();
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ "text/plain": String(key) })),
    onReorder: ({ keys, target }) => {
      const onto = sections.find(({ kind }) => kind === target.key);
      if (onto)
        onChange(moved(sections, keys, onto.kind, target.dropPosition === "after" ? "after" : "before"));
    },
    renderDropIndicator: (target) => (
      <DropIndicator target={target} className="-my-px h-0.5 rounded-full drop-target:bg-primary" />
    ),
  });
  return (
    <div className="flex flex-col gap-1.5">
      <span className="text-sm font-medium text-ink">{words.label}</span>
      <GridList
        aria-label={words.label}
        items={sections.map((section) => ({ ...section, id: section.kind }))}
        dependencies={[sections, names]}
        dragAndDropHooks={dragAndDropHooks}
        keyboardNavigationBehavior="tab"
        className="overflow-hidden rounded-lg border border-line bg-surface"
      >
        {({ kind, on }) => (
          <GridListItem
            id={kind}
            textValue={names[kind]}
            className="focus-ring flex items-center gap-1 border-line py-1.5 pr-3 pl-1.5 not-first:border-t focus-visible:-outline-offset-2 dragging:opacity-40"
          >
            <AriaButton
              slot="drag"
              aria-label={words.drag(names[kind])}
              className="focus-ring grid size-8 shrink-0 cursor-grab place-items-center rounded-md text-ink-faint hover:bg-hover hover:text-ink"
            >
              <GripVertical className="size-4" strokeWidth={1.5} aria-hidden="true" />
            </AriaButton>
            <Switch
              isSelected={on}
              onChange={(isOn) =>
                onChange(sections.map((each) => (each.kind === kind ? { ...each, on: isOn } : each)))
              }
              className={cx("flex-1 items-center", !on && "text-ink-muted")}
            >
              {names[kind]}
            </Switch>
          </GridListItem>
        )}
      </GridList>
      <span className={cx("text-xs", errorMessage ? "text-poor-ink" : "text-ink-muted")}>
        {errorMessage ? <span role="alert">{errorMessage}</span> : words.help}
      </span>
    </div>
  );
}
