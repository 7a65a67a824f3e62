// The form of a note, with a list of members while a mention is typed.
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { fold } from "@/lib/commands";
import { useFormat } from "@/lib/i18n";
import { Button } from "@/ui/button";
import { cx } from "@/ui/cx";
import { controlClass } from "@/ui/field";
import { useTeamworkWords } from "../words";
import { type Mentionable, mentionAt } from "./mentions";

/** Maximum characters of a note. */
const MAX_NOTE = 2000;
/** Characters below which the counter is shown. */
const FEW = 200;
/** Maximum members of the list. */
const SHOWN = 6;

export interface NoteFormProps {
  label: string;
  colleagues: readonly Mentionable[];
  text: string;
  onText: (text: string) => void;
  submit: string;
  isPending: boolean;
  onSubmit: () => void;
  onCancel?: () => void;
}

/** A text area; "@" opens the list of members, which the arrow keys, Enter and Tab choose from. */
export function NoteForm({
  label,
  colleagues,
  text,
  onText,
  submit,
  isPending,
  onSubmit,
  onCancel,
}: NoteFormProps) {
  const { notes: words } = useTeamworkWords();
  const format = useFormat();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(0);
  const [at, setAt] = useState(0);
  // Position of the "@" whose list was closed or used.
  const [closed, setClosed] = useState<number>();
  const [isMissing, setMissing] = useState(false);
  const typed = mentionAt(text, caret);
  const found =
    typed && typed.start !== closed
      ? colleagues.filter(({ name }) => fold(name).includes(fold(typed.query))).slice(0, SHOWN)
      : [];
  const chosen = found[Math.min(at, found.length - 1)];
  const left = MAX_NOTE - [...text.trim()].length;
  const choose = ({ name }: Mentionable) => {
    if (!typed) return;
    const before = `${text.slice(0, typed.start)}@${name} `;
    onText(before + text.slice(caret).replace(/^ /, ""));
    setClosed(typed.start);
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(before.length, before.length);
      setCaret(before.length);
    });
  };
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    setMissing(text.trim() === "");
    if (text.trim() === "" || left < 0) area.current?.focus();
    else onSubmit();
  };
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    if (chosen && typed) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[key];
      if (step) setAt((Math.min(at, found.length - 1) + step + found.length) % found.length);
      else if (key === "Enter" || key === "Tab") choose(chosen);
      else if (key === "Escape") setClosed(typed.start);
      else return;
      event.preventDefault();
    } else if (key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      send();
    } else if (key === "Escape") area.current?.blur();
  };
  return (
    <form onSubmit={send} className="flex flex-col gap-2">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div className="relative">
        <textarea
          ref={area}
          id={id}
          rows={2}
          value={text}
          placeholder={words.placeholder}
          onChange={(event) => {
            onText(event.target.value);
            setCaret(event.target.selectionStart);
            setAt(0);
            setMissing(false);
            if (closed !== undefined && event.target.value[closed] !== "@") setClosed(undefined);
          }}
          onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
          onKeyDown={press}
          aria-autocomplete="list"
          aria-controls={chosen ? `${id}-members` : undefined}
          aria-activedescendant={chosen ? `${id}-${chosen.id}` : undefined}
          aria-invalid={isMissing || left < 0}
          aria-describedby={`${id}-notes`}
          className={cx(controlClass, "field-sizing-content max-h-64 min-h-16 resize-y py-2")}
        />
        {chosen && (
          <div
            id={`${id}-members`}
            role="listbox"
            aria-label={words.mentions}
            className="absolute top-full left-0 z-20 mt-1 max-w-full min-w-56 rounded-lg border border-line bg-raised p-1 shadow-md"
          >
            {found.map((member) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the text area keeps the focus
              <div
                key={member.id}
                id={`${id}-${member.id}`}
                role="option"
                aria-selected={member === chosen}
                onPointerDown={(event) => {
                  event.preventDefault();
                  choose(member);
                }}
                className={cx(
                  "cursor-default truncate rounded-sm px-2 py-1.5 text-sm",
                  member === chosen ? "bg-hover text-ink" : "text-ink",
                )}
              >
                <bdi>{member.name}</bdi>
              </div>
            ))}
          </div>
        )}
      </div>
      <p id={`${id}-notes`} className="flex flex-wrap gap-x-3 text-xs text-ink-muted empty:hidden">
        {isMissing && <span className="text-poor-ink">{words.required}</span>}
        {left < FEW && (
          <span className={cx("numeric", left < 0 && "font-medium text-poor-ink")}>
            {words.left(left, format.number(Math.abs(left)))}
          </span>
        )}
      </p>
      <span role="status" className="sr-only">
        {chosen && words.matches(found.length, format.number(found.length))}
      </span>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" isPending={isPending}>
          {submit}
        </Button>
        {onCancel && (
          <Button size="sm" variant="ghost" onPress={onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
