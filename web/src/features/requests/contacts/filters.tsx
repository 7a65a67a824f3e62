// Search and filters of the list of contacts.
import { X } from "lucide-react";
import { useRef } from "react";
import { useShortcuts } from "@/lib/shortcuts";
import { useTypedText } from "@/lib/use-typed-text";
import { Button } from "@/ui/button";
import { LocationField } from "@/ui/location-field";
import { SearchField } from "@/ui/search-field";
import { Select } from "@/ui/select";
import { areContactsNarrowed, CONSENTS, NO_CONTACT_FILTERS, type RequestsSearch } from "../search";
import type { ChangeRequestsSearch } from "../use-search";
import { useRequestsWords } from "../words";
import { useContactWords } from "./words";

/** Id of the choice for no filter, because a select has no empty choice. */
const ANY = "any";

export interface ContactFilterBarProps {
  search: RequestsSearch;
  onChange: ChangeRequestsSearch;
}

/** One row of fields; `/` goes to the first. */
export function ContactFilterBar({ search, onChange }: ContactFilterBarProps) {
  const words = useContactWords();
  const shared = useRequestsWords();
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useTypedText(search.q ?? "", (q) =>
    onChange({ q: q || undefined }, { replace: search.q !== undefined && q !== "" }),
  );
  const [tag, setTag] = useTypedText(search.tag ?? "", (next) =>
    onChange({ tag: next || undefined }, { replace: search.tag !== undefined && next !== "" }),
  );
  useShortcuts({ "/": () => box.current?.querySelector("input")?.focus() });
  return (
    <section
      aria-label={words.search}
      className="grid w-full min-w-0 grid-cols-2 gap-2 md:grid-cols-[minmax(0,2.2fr)_minmax(0,1.5fr)_minmax(0,1.4fr)_minmax(0,1.15fr)] xl:flex xl:w-auto xl:flex-wrap"
    >
      <div ref={box} className="max-md:col-span-2 xl:w-64">
        <SearchField
          label={words.search}
          placeholder={words.search_placeholder}
          value={text}
          onChange={setText}
          maxLength={100}
        />
      </div>
      <LocationField
        words={shared.location}
        value={search.location}
        onChange={(location) => onChange({ location })}
        placeholder={shared.location.all_locations}
        hideLabel
        className="max-md:col-span-2 xl:w-56"
      />
      <Select
        label={words.consent}
        hideLabel
        value={search.consent ?? ANY}
        choices={[
          { id: ANY, label: words.any_consent },
          ...CONSENTS.map((id) => ({ id, label: words.consents[id] })),
        ]}
        onChange={(chosen) => onChange({ consent: CONSENTS.find((each) => each === chosen) })}
        className="xl:w-48"
      />
      <SearchField
        label={words.tag}
        placeholder={words.tag_placeholder}
        value={tag}
        onChange={setTag}
        maxLength={40}
        className="xl:w-40"
      />
      {areContactsNarrowed(search) && (
        <Button
          variant="ghost"
          icon={<X className="size-4" strokeWidth={1.5} aria-hidden="true" />}
          onPress={() => onChange(NO_CONTACT_FILTERS)}
        >
          {shared.clear}
        </Button>
      )}
    </section>
  );
}
