// The blocks of the page: on or off, in their order, and open to be written.
import { ChevronDown, GripVertical } from "lucide-react";
import { type DragEvent, type KeyboardEvent, useId, useState } from "react";
import { Button } from "@/ui/button";
import { cx } from "@/ui/cx";
import type { BlockKind } from "../types";
import { BlockFields } from "./block-fields";
import { countWords, isEmptyBlock, moved, ownTexts } from "./draft";
import type { FieldProps } from "./field-props";
import { useEditorWords } from "./words";

/** Blocks that show data of the location. */
const AUTOMATIC: readonly BlockKind[] = ["hours", "photos", "reviews", "nearby"];

export interface BlockListProps extends FieldProps {
  /** Id of the location. */
  location: string;
  open: string | undefined;
  onOpen: (block: BlockKind | undefined) => void;
  isDisabled: boolean;
}

/** One row per block. Rows are moved by their handle, also with the arrow keys. */
export function BlockList({ location, open, onOpen, isDisabled, ...props }: BlockListProps) {
  const { blocks: words } = useEditorWords();
  const { draft, onChange } = props;
  const { blocks } = draft;
  const [dragged, setDragged] = useState<BlockKind | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const move = (kind: BlockKind, to: number) => {
    const at = blocks.findIndex((block) => block.kind === kind);
    if (to < 0 || to >= blocks.length || at === to) return;
    onChange({ blocks: moved(blocks, at, to) });
    setAnnouncement(words.moved(words.names[kind], to + 1, blocks.length));
  };
  return (
    <>
      <ol className="flex flex-col divide-y divide-line">
        {blocks.map(({ kind, on }, at) => (
          <BlockRow
            key={kind}
            {...props}
            kind={kind}
            isOn={on}
            isOpen={open === kind}
            isDragged={dragged === kind}
            isDisabled={isDisabled}
            location={location}
            at={at}
            count={blocks.length}
            onMove={(to) => move(kind, to)}
            onToggle={() => onOpen(open === kind ? undefined : kind)}
            onDrag={setDragged}
            onEnter={() => dragged !== null && dragged !== kind && move(dragged, at)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}

interface BlockRowProps extends FieldProps {
  kind: BlockKind;
  isOn: boolean;
  isOpen: boolean;
  isDragged: boolean;
  isDisabled: boolean;
  location: string;
  at: number;
  count: number;
  onMove: (to: number) => void;
  onToggle: () => void;
  onDrag: (kind: BlockKind | null) => void;
  onEnter: () => void;
}

function BlockRow(props: BlockRowProps) {
  const { blocks: words } = useEditorWords();
  const { draft, onChange, language, kind, isOn, isOpen, isDragged, isDisabled, at, count } = props;
  const id = useId();
  const name = words.names[kind];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined || isDisabled) return;
    event.preventDefault();
    const handle = event.currentTarget;
    props.onMove(at + step);
    // The browser takes the focus from a row that is moved in the document.
    requestAnimationFrame(() => handle.focus());
  };
  const onDragStart = (event: DragEvent<HTMLElement>) => {
    event.dataTransfer.effectAllowed = "move";
    event.dataTransfer.setData("text/plain", name);
    const row = event.currentTarget.closest("li");
    if (row) event.dataTransfer.setDragImage(row, 16, 20);
    props.onDrag(kind);
  };
  const toggle = () =>
    onChange({ blocks: draft.blocks.map((block) => (block.kind === kind ? { kind, on: !isOn } : block)) });
  return (
    <li
      onDragEnter={props.onEnter}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => event.preventDefault()}
      className={cx("bg-surface", isDragged && "opacity-50")}
    >
      <div className="flex items-center gap-1 py-1.5 pr-3 pl-1.5 sm:pr-4">
        <button
          type="button"
          draggable={!isDisabled}
          disabled={isDisabled}
          aria-label={words.move(name)}
          onKeyDown={onKeyDown}
          onDragStart={onDragStart}
          onDragEnd={() => props.onDrag(null)}
          className="focus-ring grid size-8 shrink-0 cursor-grab place-items-center rounded-md text-ink-faint hover:bg-hover hover:text-ink active:cursor-grabbing disabled:opacity-40"
        >
          <GripVertical className="size-4" strokeWidth={1.5} aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={props.onToggle}
          className="focus-ring flex min-w-0 flex-1 cursor-default items-center gap-2 rounded-md px-1.5 py-1.5 text-left"
        >
          <span className="min-w-0 flex-1">
            <span className={cx("block truncate text-sm font-medium", isOn ? "text-ink" : "text-ink-faint")}>
              {name}
            </span>
            <Note {...props} />
          </span>
          <ChevronDown
            className={cx("size-4 shrink-0 text-ink-faint transition-transform", isOpen && "rotate-180")}
            strokeWidth={1.5}
            aria-hidden="true"
          />
        </button>
        <Toggle label={words.show(name)} isOn={isOn} isDisabled={isDisabled} onToggle={toggle} />
      </div>
      {isOpen && (
        <section id={id} aria-label={name} className="border-t border-line px-4 py-4 sm:px-5">
          <fieldset disabled={isDisabled} className="min-w-0">
            <BlockFields
              block={kind}
              location={props.location}
              draft={draft}
              onChange={onChange}
              language={language}
            />
          </fieldset>
          {!isDisabled && (
            <div className="mt-4 flex gap-2 border-t border-line pt-3">
              <Button size="sm" variant="ghost" isDisabled={at === 0} onPress={() => props.onMove(at - 1)}>
                {words.up}
              </Button>
              <Button
                size="sm"
                variant="ghost"
                isDisabled={at === count - 1}
                onPress={() => props.onMove(at + 1)}
              >
                {words.down}
              </Button>
            </div>
          )}
        </section>
      )}
    </li>
  );
}

/** Number of words, or the reason why there are none. */
function Note({ draft, kind, language }: Pick<BlockRowProps, "draft" | "kind" | "language">) {
  const { blocks, words } = useEditorWords();
  const count = countWords(ownTexts(draft, kind, language));
  const text = AUTOMATIC.includes(kind)
    ? blocks.automatic
    : isEmptyBlock(draft, kind)
      ? blocks.empty
      : words(count);
  return <span className="numeric block text-xs text-ink-muted">{text}</span>;
}

interface ToggleProps {
  label: string;
  isOn: boolean;
  isDisabled: boolean;
  onToggle: () => void;
}

/** A switch without a visible label. */
function Toggle({ label, isOn, isDisabled, onToggle }: ToggleProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      disabled={isDisabled}
      onClick={onToggle}
      className="target-24 focus-ring relative flex h-5 w-9 shrink-0 cursor-default items-center rounded-full border border-control bg-sunken p-0.5 transition-colors duration-150 hover:border-ink-faint disabled:opacity-50 aria-checked:border-primary aria-checked:bg-primary"
    >
      <span
        className={cx(
          "size-3.5 rounded-full transition-transform duration-150 ease-out",
          isOn ? "translate-x-4 bg-on-primary" : "bg-control",
        )}
      />
    </button>
  );
}
