// Fields above the blocks: search result, headline, main button and links.
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import { type Draft, invalidAddress, MAX } from "./draft";
import type { FieldProps } from "./field-props";
import { useEditorWords } from "./words";

const KINDS = [
  "call",
  "book",
  "order",
  "quote",
  "shop",
] as const satisfies readonly Draft["action"]["kind"][];

/** Title and description for search engines, and the headline. */
export function SearchFields({ draft, onChange, language }: FieldProps) {
  const { search_result: words } = useEditorWords();
  const texts = draft.texts[language];
  const set = (patch: Partial<typeof texts>) =>
    onChange({ texts: { ...draft.texts, [language]: { ...texts, ...patch } } });
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label={words.headline}
        lang={language}
        placeholder={words.headline_placeholder}
        value={texts.headline}
        onChange={(headline) => set({ headline })}
        maxLength={MAX.name}
      />
      <TextField
        label={words.page_title}
        lang={language}
        hint={words.length(texts.title.length, MAX.title)}
        description={words.page_title_help}
        value={texts.title}
        onChange={(title) => set({ title })}
        maxLength={MAX.title}
      />
      <TextField
        label={words.description}
        lang={language}
        hint={words.length(texts.description.length, MAX.description)}
        description={words.description_help}
        value={texts.description}
        onChange={(description) => set({ description })}
        maxLength={MAX.description}
        rows={3}
      />
    </div>
  );
}

/** The main button, and further links. */
export function ActionFields({ draft, onChange, isChecked }: FieldProps & { isChecked: boolean }) {
  const { action: words } = useEditorWords();
  const { action, links } = draft;
  const errorOf = (url: string, isRequired: boolean) => {
    if (isRequired && isChecked && url.trim() === "") return words.url_required;
    return isChecked && invalidAddress(url) ? words.url_invalid : undefined;
  };
  return (
    <div className="flex flex-col gap-4">
      <Select
        label={words.kind}
        value={action.kind}
        choices={KINDS.map((id) => ({ id, label: words.kinds[id] }))}
        onChange={(id) => {
          const kind = KINDS.find((each) => each === id) ?? action.kind;
          onChange({ action: { kind, url: kind === "call" ? "" : action.url } });
        }}
      />
      {action.kind !== "call" && (
        <TextField
          label={words.url}
          type="url"
          placeholder={words.placeholder}
          value={action.url}
          onChange={(url) => onChange({ action: { ...action, url } })}
          maxLength={MAX.url}
          errorMessage={errorOf(action.url, true)}
        />
      )}
      {(["menu", "booking", "order"] as const).map((link) => (
        <TextField
          key={link}
          label={words[link]}
          type="url"
          placeholder={words.placeholder}
          value={links[link]}
          onChange={(url) => onChange({ links: { ...links, [link]: url } })}
          maxLength={MAX.url}
          errorMessage={errorOf(links[link], false)}
        />
      ))}
    </div>
  );
}

/** Returns true when no address keeps the draft from being saved. */
export function hasValidAddresses({ action, links }: Draft): boolean {
  const isMissing = action.kind !== "call" && action.url.trim() === "";
  return !isMissing && ![action.url, ...Object.values(links)].some(invalidAddress);
}
