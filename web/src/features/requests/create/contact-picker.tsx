// Choosing contacts one by one, out of those that a text finds.
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTypedText } from "@/lib/use-typed-text";
import { Checkbox } from "@/ui/checkbox";
import { SearchField } from "@/ui/search-field";
import { contactSearchQuery } from "../contacts/api";
import { useCreateWords } from "./words";

export interface ContactPickerProps {
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
  location: string | undefined;
  errorMessage: string | undefined;
}

/** A search box, and a checkbox for each contact found. */
export function ContactPicker({ chosen, onChange, location, errorMessage }: ContactPickerProps) {
  const { audience: words } = useCreateWords();
  const [search, setSearch] = useState("");
  const [text, setText] = useTypedText(search, setSearch);
  const { data: contacts = [], isPending } = useQuery(contactSearchQuery(search, location));
  return (
    <div className="flex flex-col gap-2">
      <SearchField
        label={words.search}
        placeholder={words.search_placeholder}
        value={text}
        onChange={setText}
        maxLength={100}
      />
      <ul
        aria-label={words.contacts}
        className="max-h-64 divide-y divide-line overflow-y-auto rounded-md border border-line"
      >
        {contacts.map(({ id, name, email }) => (
          <li key={id} className="px-3 py-2 hover:bg-hover">
            <Checkbox
              isSelected={chosen.includes(id)}
              isDisabled={email === null}
              onChange={(isChosen) =>
                onChange(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id))
              }
            >
              <bdi className="block truncate font-medium">{name}</bdi>
              <bdi className="block truncate text-xs text-ink-muted">{email ?? words.no_email}</bdi>
            </Checkbox>
          </li>
        ))}
        {contacts.length === 0 && !isPending && (
          <li className="px-3 py-4 text-center text-sm text-ink-muted">{words.none}</li>
        )}
      </ul>
      <p className="text-xs" aria-live="polite">
        {errorMessage ? (
          <span className="text-poor-ink">{errorMessage}</span>
        ) : (
          <span className="numeric text-ink-muted">{words.chosen(chosen.length)}</span>
        )}
      </p>
    </div>
  );
}
