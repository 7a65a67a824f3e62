// Labels of a location: existing ones, or new ones.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus, X } from "lucide-react";
import { useRef, useState } from "react";
import { Button, ComboBox, Input, ListBox, ListBoxItem, Popover } from "react-aria-components";
import { ApiError } from "@/lib/api";
import { useMessages } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { problemText } from "@/lib/problem";
import { cx } from "@/ui/cx";
import { controlClass, controlHeight, FieldLabel, FieldNotes, fieldClass } from "@/ui/field";
import { optionClass, popoverClass } from "@/ui/list-box";
import { toasts } from "@/ui/toast";
import { addLabel, COLORS, type Label, labelsQuery } from "../labels/api";
import { LabelDot } from "../labels/chip";
import { useSettingsWords } from "./words";

const MAX_NAME = 50;
const NEW = "new:";

export interface LabelsFieldProps {
  value: readonly string[];
  onChange: (ids: readonly string[]) => void;
  errorMessage?: string | undefined;
  isDisabled?: boolean;
}

/** Chips, and a combo box to add one. */
export function LabelsField({ value, onChange, errorMessage, isDisabled = false }: LabelsFieldProps) {
  const messages = useMessages();
  const { labels: words, fields } = useSettingsWords();
  const client = useQueryClient();
  const { data, isError } = useQuery(labelsQuery);
  const [text, setText] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const chips = useRef<HTMLUListElement>(null);
  const all = data?.items ?? [];
  const chosen = value.flatMap((each) => all.find((label) => label.id === each) ?? []);
  const typed = text.trim();
  const free = all.filter((label) => !value.includes(label.id) && fold(label.name).includes(fold(typed)));
  const may = useMay();
  const isNew =
    may("manage_labels") && typed !== "" && !all.some((label) => fold(label.name) === fold(typed));

  const creation = useMutation({
    mutationFn: (name: string) => addLabel({ name, color: COLORS[all.length % COLORS.length] ?? "blue" }),
    onSuccess: (label) => {
      client.setQueryData<{ items: Label[] }>(labelsQuery.queryKey, (before) => ({
        items: [...(before?.items ?? []), label],
      }));
      void client.invalidateQueries({ queryKey: labelsQuery.queryKey });
      onChange([...value, label.id]);
      toasts.success(words.created(label.name));
    },
    onError: (error, name) => toasts.error(`${words.failed(name)} ${textOf(error)}`),
  });
  const textOf = (error: unknown) => {
    if (error instanceof ApiError && error.code === "label_exists") return words.exists;
    if (error instanceof ApiError && error.code === "too_many_labels") return words.too_many;
    return problemText(error, messages);
  };
  const choose = (key: string) => {
    setText("");
    if (key.startsWith(NEW)) creation.mutate(key.slice(NEW.length));
    else onChange([...value, key]);
  };
  const remove = (id: string) => {
    const at = chosen.findIndex((label) => label.id === id);
    onChange(value.filter((each) => each !== id));
    // The button that had the focus goes with its label; the one after it takes its place.
    requestAnimationFrame(() => {
      const buttons = chips.current?.querySelectorAll("button");
      const next = buttons?.[Math.min(at, buttons.length - 1)] ?? input.current;
      next?.focus();
    });
  };
  const choices = [
    ...free.map((label) => ({ id: label.id, name: label.name, label })),
    ...(isNew ? [{ id: NEW + typed, name: words.create(typed), label: null }] : []),
  ];
  return (
    <div className="flex min-w-0 flex-col gap-2" data-field="labels">
      <ComboBox
        items={choices}
        inputValue={text}
        onInputChange={setText}
        value={null}
        onChange={(key) => key !== null && choose(String(key))}
        menuTrigger="focus"
        allowsEmptyCollection={false}
        isDisabled={isDisabled || creation.isPending}
        isInvalid={errorMessage !== undefined}
        className={fieldClass()}
      >
        <FieldLabel label={fields.labels} />
        <Input
          ref={input}
          name="labels"
          placeholder={words.placeholder}
          maxLength={MAX_NAME}
          className={cx(controlClass, controlHeight)}
        />
        <FieldNotes {...(isError ? { description: words.load_failed } : {})} errorMessage={errorMessage} />
        <Popover offset={4} data-overlay="" className={cx(popoverClass, "w-(--trigger-width)")}>
          <ListBox className="max-h-72 overflow-auto p-1 outline-none">
            {(choice: (typeof choices)[number]) => (
              <ListBoxItem id={choice.id} textValue={choice.name} className={optionClass}>
                {choice.label ? (
                  <LabelDot color={choice.label.color} />
                ) : (
                  <Plus className="size-4 text-ink-faint" strokeWidth={1.5} aria-hidden="true" />
                )}
                <span className="min-w-0 flex-1 truncate">{choice.name}</span>
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
      {chosen.length > 0 && (
        <ul ref={chips} aria-label={fields.labels} className="flex flex-wrap gap-1.5">
          {chosen.map((label) => (
            <li
              key={label.id}
              className="inline-flex h-7 max-w-full items-center gap-1.5 rounded-md border border-line bg-surface pr-0.5 pl-2 text-sm"
            >
              <LabelDot color={label.color} />
              <bdi className="truncate">{label.name}</bdi>
              <Button
                aria-label={words.remove(label.name)}
                isDisabled={isDisabled}
                onPress={() => remove(label.id)}
                className="focus-ring grid size-6 cursor-default place-items-center rounded-sm text-ink-faint hover:text-ink"
              >
                <X className="size-3.5" strokeWidth={1.75} aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function fold(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
