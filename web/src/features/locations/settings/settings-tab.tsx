// The settings of a location: every field of it, saved together.
import { type FormEvent, use, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { ApiError } from "@/lib/api";
import { useFormat, useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { toasts } from "@/ui/toast";
import { useHoursWords } from "../hours/words";
import { SlotsContext } from "../slots";
import type { Location } from "../types";
import { ConflictDialog } from "./conflict-dialog";
import { changedFields, type Draft, draftProblems, type ErrorField, type Field, toDraft } from "./draft";
import { draftText, type Errors, refusalTexts } from "./errors";
import { RemoveSection } from "./remove-section";
import { SaveBar } from "./save-bar";
import { SettingsFields } from "./settings-fields";
import { useFieldFocus } from "./use-field-focus";
import { type Saved, useSave } from "./use-save";
import { useSettingsWords } from "./words";

export interface SettingsTabProps {
  location: Location;
  /** The field to go to, by its name in the API. */
  field?: string | undefined;
  onSaved?: (location: Location) => void;
  /** Called when the form gets its first unsaved change, and when none is left. */
  onDirtyChange?: (isDirty: boolean) => void;
  /** Called once the location is being deleted. */
  onRemoved?: () => void;
}

/** The form. Takes over changes that other users save, as long as this user has typed nothing. */
export function SettingsTab({ location, field, onSaved, onDirtyChange, onRemoved }: SettingsTabProps) {
  const messages = useMessages();
  const settings = useSettingsWords();
  const hours = useHoursWords();
  const format = useFormat();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [base, setBase] = useState(location);
  const [draft, setDraft] = useState(() => toDraft(location));
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [edition, setEdition] = useState(0);
  const isDirty = changedFields(draft, toDraft(base)).length > 0;
  if (location !== base && !isDirty && location.version >= base.version) {
    setBase(location);
    setDraft(toDraft(location));
    setEdition(edition + 1);
  }
  // A new photo or a sync also creates a version, without a change of these fields.
  if (location.version > base.version && isDirty && !differs(location, base)) setBase(location);
  const focusField = useFieldFocus(form, field);

  const tellDirty = useEffectEvent((now: boolean) => onDirtyChange?.(now));
  useEffect(() => tellDirty(isDirty), [isDirty]);
  useEffect(() => () => tellDirty(false), []);

  const [wrong, setWrong] = useState<{ first: string } | null>(null);
  useEffect(() => {
    if (!wrong) return;
    // After the error is rendered and the button is idle, because a busy button would take the focus back.
    const frame = requestAnimationFrame(() => focusField(wrong.first));
    return () => cancelAnimationFrame(frame);
  }, [wrong, focusField]);
  const start = (saved: Location) => {
    setBase(saved);
    setDraft(toDraft(saved));
    setErrors({});
    setFailure(null);
    setEdition(edition + 1);
  };
  const names = (fields: readonly Field[]) => format.list(fields.map((each) => settings.fields[each]));
  const showErrors = (nextErrors: Errors, text: string | null) => {
    setErrors(nextErrors);
    setFailure(text);
    const [first] = Object.keys(nextErrors);
    setWrong(first === undefined ? null : { first });
  };
  const slots = use(SlotsContext);
  const saving = useSave({
    base,
    draft,
    onSaved: ({ location: saved, theirs }: Saved) => {
      start(saved);
      toasts.success(
        theirs.length > 0 ? settings.save.saved_with_theirs(names(theirs)) : settings.save.saved(saved.name),
        slots.afterSave?.(saved),
      );
      onSaved?.(saved);
    },
    onFailed: (error) => {
      const refused = error instanceof ApiError ? error.errors : [];
      const gone = error instanceof ApiError && error.status === 404;
      showErrors(
        refusalTexts(refused, { messages, settings, hours, format }),
        gone ? settings.save.gone : problemText(error, messages),
      );
    },
  });

  const save = () => {
    if (!isDirty || saving.isPending) return;
    const problems = Object.entries(draftProblems(draft)).map(([name, problem]) => [
      name,
      draftText(problem, { messages, settings, hours, format }),
    ]);
    if (problems.length > 0) showErrors(Object.fromEntries(problems) as Errors, settings.save.check);
    else {
      setErrors({});
      setFailure(null);
      saving.save();
    }
  };
  useSaveKey(save);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  const change = (patch: Partial<Draft>, ...changed: ErrorField[]) => {
    setDraft((before) => ({ ...before, ...patch }));
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !changed.includes(name as ErrorField))),
    );
  };
  return (
    <div className="flex min-h-full flex-col">
      <form
        id={id}
        ref={form}
        onSubmit={submit}
        noValidate
        autoComplete="off"
        className="flex flex-1 flex-col gap-9 pb-6"
      >
        {failure && (
          <Banner kind="error" title={settings.save.failed}>
            {failure}
          </Banner>
        )}
        {isDirty && !failure && location.version > base.version && (
          <Banner kind="warning">{settings.save.newer}</Banner>
        )}
        <SettingsFields
          draft={draft}
          base={base}
          errors={errors}
          isDisabled={saving.isPending}
          edition={edition}
          onChange={change}
        />
        <RemoveSection location={location} onRemoved={onRemoved} isDisabled={saving.isPending} />
      </form>
      <SaveBar isDirty={isDirty} isPending={saving.isPending} form={id} onCancel={() => start(location)} />
      {saving.collision && (
        <ConflictDialog
          meeting={saving.collision.meeting}
          names={names}
          onClose={saving.giveUp}
          onChoose={saving.choose}
        />
      )}
    </div>
  );
}

function differs(a: Location, b: Location): boolean {
  return changedFields(toDraft(a), toDraft(b)).length > 0;
}

/** Ctrl+S or Cmd+S saves, also from inside a field. */
function useSaveKey(save: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (
      event.key.toLowerCase() !== "s" ||
      !(event.ctrlKey || event.metaKey) ||
      event.altKey ||
      event.shiftKey
    )
      return;
    event.preventDefault();
    save();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    // React Aria's fields keep keys to themselves.
    document.addEventListener("keydown", onKeyDown, { capture: true });
    return () => document.removeEventListener("keydown", onKeyDown, { capture: true });
  }, []);
}
