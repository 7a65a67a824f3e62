// Recipient of a request: a contact or a new person.
import { Checkbox } from "@/ui/checkbox";
import { cx } from "@/ui/cx";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import { ContactField } from "./contact-field";
import type { AskDraft, AskErrors } from "./draft";
import { useAskWords } from "./words";

const KINDS = ["new", "known"] as const;
const LANGUAGES = ["en", "fr"] as const;

export interface PersonFieldsProps {
  draft: AskDraft;
  onChange: (patch: Partial<AskDraft>) => void;
  /** Called with the name of the chosen contact. */
  onContact: (name: string) => void;
  errors: AskErrors;
}

/** The switch between the two, and the fields of the one chosen. */
export function PersonFields({ draft, onChange, onContact, errors }: PersonFieldsProps) {
  const words = useAskWords();
  return (
    <>
      <fieldset className="grid grid-cols-2 rounded-md border border-line-strong bg-sunken p-0.5">
        <legend className="sr-only">{words.who}</legend>
        {KINDS.map((kind) => (
          <label
            key={kind}
            className={cx(
              "focus-ring-within grid h-9 cursor-default place-items-center rounded-sm px-2 text-center text-sm font-medium",
              draft.kind === kind ? "bg-surface text-ink shadow-sm dark:bg-raised" : "text-ink-muted",
            )}
          >
            <input
              type="radio"
              name="kind"
              className="sr-only"
              checked={draft.kind === kind}
              onChange={() => onChange({ kind })}
            />
            {words.kinds[kind]}
          </label>
        ))}
      </fieldset>
      {draft.kind === "known" ? (
        <ContactField
          value={draft.contact}
          onChange={({ id, name, location_ids }) => {
            onContact(name);
            const [only, another] = location_ids;
            onChange({
              contact: id,
              ...(draft.location === undefined && only && !another && { location: only }),
            });
          }}
          errorMessage={errors.contact && words[errors.contact]}
        />
      ) : (
        <>
          <TextField
            label={words.name}
            value={draft.name}
            onChange={(name) => onChange({ name })}
            maxLength={120}
            autoComplete="off"
            autoFocus
            isRequired
            errorMessage={errors.name && words[errors.name]}
          />
          <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_9rem]">
            <TextField
              label={words.email}
              type="email"
              inputMode="email"
              autoComplete="off"
              value={draft.email}
              onChange={(email) => onChange({ email })}
              maxLength={254}
              isRequired
              errorMessage={errors.email && words[errors.email]}
            />
            <Select
              label={words.language}
              value={draft.language}
              choices={LANGUAGES.map((id) => ({ id, label: words.languages[id] }))}
              onChange={(chosen) => onChange({ language: chosen === "fr" ? "fr" : "en" })}
            />
          </div>
          <div className="flex flex-col gap-1">
            <Checkbox isSelected={draft.isTold} onChange={(isTold) => onChange({ isTold })}>
              {words.told}
            </Checkbox>
            {errors.told && (
              <p role="alert" className="pl-6.5 text-xs text-poor-ink">
                {words[errors.told]}
              </p>
            )}
          </div>
        </>
      )}
    </>
  );
}
