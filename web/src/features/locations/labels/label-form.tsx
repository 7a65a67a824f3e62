// Name and color of a label.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Check, Plus } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Radio, RadioGroup } from "react-aria-components";
import { ApiError } from "@/lib/api";
import { useMessages } from "@/lib/i18n";
import { fieldText, problemText } from "@/lib/problem";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";
import { toasts } from "@/ui/toast";
import { useListWords } from "../list/words";
import { addLabel, COLORS, changeLabel, type Label, type LabelColor, labelsQuery } from "./api";
import { LabelDot } from "./chip";

const MAX_NAME = 50;

export interface LabelFormProps {
  /** The label to change; without one the form makes another. */
  label?: Label;
  onDone?: () => void;
}

/** One line: the name, the colors, the button. */
export function LabelForm({ label, onDone }: LabelFormProps) {
  const messages = useMessages();
  const { labels: words } = useListWords();
  const client = useQueryClient();
  const [name, setName] = useState(label?.name ?? "");
  const [color, setColor] = useState<LabelColor>(label?.color ?? "blue");
  const [remark, setRemark] = useState<string>();
  const save = useMutation({
    mutationFn: () => {
      const body = { name: name.trim(), color };
      return label ? changeLabel(label.id, body) : addLabel(body);
    },
    onSuccess: (saved) => {
      if (!label) {
        toasts.success(words.added(saved.name));
        setName("");
      }
      onDone?.();
    },
    onError: (error) => setRemark(textOf(error)),
    onSettled: () => void client.invalidateQueries({ queryKey: labelsQuery.queryKey }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) save.mutate();
    else setRemark(messages.ui.fields.required);
  };
  return (
    <form
      noValidate
      aria-label={label ? words.rename(label.name) : words.new}
      onSubmit={submit}
      className="flex flex-wrap items-start gap-x-3 gap-y-2"
    >
      <TextField
        label={words.name}
        hideLabel={label !== undefined}
        placeholder={words.name_placeholder}
        value={name}
        onChange={(text) => {
          setName(text);
          setRemark(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key === "Escape" && label) onDone?.();
          else event.continuePropagation();
        }}
        errorMessage={remark}
        maxLength={MAX_NAME}
        autoFocus
        className="min-w-0 flex-1 basis-48"
      />
      <RadioGroup
        aria-label={words.color}
        value={color}
        onChange={(value) => setColor(value as LabelColor)}
        orientation="horizontal"
        className={label ? "flex h-9 items-center gap-0.5" : "flex h-9 items-center gap-0.5 sm:mt-6.5"}
      >
        {COLORS.map((value) => (
          <Radio
            key={value}
            value={value}
            aria-label={words.colors[value]}
            className="grid size-7 cursor-default place-items-center rounded-md border border-transparent outline-none hover:bg-hover focus-visible:outline-2 focus-visible:outline-focus selected:border-control selected:bg-surface"
          >
            <LabelDot color={value} className="size-3.5" />
          </Radio>
        ))}
      </RadioGroup>
      <Button
        type="submit"
        isPending={save.isPending}
        className={label ? "" : "sm:mt-6.5"}
        icon={
          label ? (
            <Check className="size-4" strokeWidth={1.5} aria-hidden="true" />
          ) : (
            <Plus className="size-4" strokeWidth={1.5} aria-hidden="true" />
          )
        }
      >
        {label ? words.save : words.add}
      </Button>
    </form>
  );

  function textOf(error: unknown): string {
    if (!(error instanceof ApiError)) return words.failed;
    if (error.code === "label_exists") return words.exists;
    if (error.code === "too_many_labels") return words.too_many;
    const field = error.errors.find((each) => each.field === "name");
    return field ? fieldText(field, messages) : problemText(error, messages);
  }
}
