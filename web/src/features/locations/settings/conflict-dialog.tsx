// Conflict of two edits: shows both values of each field, and asks for a choice.
import { type ReactNode, useId, useState } from "react";
import { Button } from "@/ui/button";
import { cx } from "@/ui/cx";
import { Dialog } from "@/ui/dialog";
import type { Field } from "./draft";
import type { Meeting } from "./merge";
import { ValueText } from "./value-text";
import { useSettingsWords } from "./words";

export type Choice = "mine" | "theirs";

export interface ConflictDialogProps {
  meeting: Meeting;
  /** Names of fields, for people. */
  names: (fields: readonly Field[]) => string;
  onClose: () => void;
  onChoose: (choices: ReadonlyMap<Field, Choice>) => void;
}

/** The user's own values are selected at first, as the latest intention. */
export function ConflictDialog({ meeting, names, onClose, onChoose }: ConflictDialogProps) {
  const { conflict: words, save } = useSettingsWords();
  const { conflicts, theirs } = meeting;
  const [choices, setChoices] = useState<ReadonlyMap<Field, Choice>>(
    () => new Map(conflicts.map(({ field }) => [field, "mine"])),
  );
  const chooseAll = (choice: Choice) => setChoices(new Map(conflicts.map(({ field }) => [field, choice])));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      size="lg"
      title={words.title}
      subtitle={words.text}
      footer={
        <>
          <Button onPress={onClose}>{save.cancel}</Button>
          <Button variant="primary" onPress={() => onChoose(choices)}>
            {words.save}
          </Button>
        </>
      }
    >
      {conflicts.length > 1 && (
        <div className="mb-4 flex flex-wrap gap-2">
          <Button size="sm" onPress={() => chooseAll("mine")}>
            {words.keep_all}
          </Button>
          <Button size="sm" onPress={() => chooseAll("theirs")}>
            {words.take_all}
          </Button>
        </div>
      )}
      <div className="flex flex-col gap-5">
        {conflicts.map(({ field, mine, theirs: their }) => (
          <fieldset key={field} className="min-w-0">
            <legend className="text-sm font-semibold">{names([field])}</legend>
            <div className="mt-2 grid gap-2 sm:grid-cols-2">
              {(["mine", "theirs"] as const).map((choice) => (
                <Option
                  key={choice}
                  name={field}
                  label={words[choice]}
                  isChosen={choices.get(field) === choice}
                  onChoose={() => setChoices(new Map(choices).set(field, choice))}
                >
                  <ValueText field={field} value={choice === "mine" ? mine : their} />
                </Option>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      {theirs.length > 0 && <p className="mt-5 text-sm text-ink-muted">{words.others(names(theirs))}</p>}
    </Dialog>
  );
}

interface OptionProps {
  name: string;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Option({ name, label, isChosen, onChoose, children }: OptionProps) {
  const id = useId();
  return (
    <label
      className={cx(
        "flex min-w-0 cursor-default items-start gap-2.5 rounded-lg border p-3 text-sm transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-focus",
        isChosen ? "border-primary bg-primary-soft" : "border-line bg-surface hover:border-control",
      )}
    >
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        aria-describedby={id}
        className="mt-0.5 size-4 shrink-0 appearance-none rounded-full border border-control bg-surface outline-none checked:border-[5px] checked:border-primary checked:bg-on-primary"
      />
      <span className="min-w-0 flex-1">
        <span className="block text-xs font-medium text-ink-muted">{label}</span>
        <span id={id} className="mt-1 block">
          {children}
        </span>
      </span>
    </label>
  );
}
