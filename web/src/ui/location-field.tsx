// Choosing one location by typing part of its name.
import { useQuery } from "@tanstack/react-query";
import { MapPin, X } from "lucide-react";
import { useState } from "react";
import { Button, ComboBox, Input, ListBox, ListBoxItem, Popover } from "react-aria-components";
import { fold } from "@/lib/commands";
import { locationSearchQuery, locationsQuery, useLocationNames } from "@/lib/location-choices";
import { cx } from "./cx";
import { controlClass, controlHeight, FieldLabel, FieldNotes, fieldClass } from "./field";
import { optionClass, popoverClass } from "./list-box";

/** Texts of the field. */
export interface LocationFieldWords {
  location: string;
  clear_location: string;
  searching: string;
  nothing: string;
}

export interface LocationFieldProps {
  words: LocationFieldWords;
  /** Id of the chosen location. */
  value: string | undefined;
  onChange: (id: string | undefined) => void;
  placeholder: string;
  hideLabel?: boolean;
  isRequired?: boolean;
  errorMessage?: string | undefined;
  className?: string;
}

/** A combo box of the locations; empty means none. */
export function LocationField(props: LocationFieldProps) {
  const { words, value, onChange, placeholder, className, ...texts } = props;
  // Typed text; null while the field shows the chosen location.
  const [text, setText] = useState<string | null>(null);
  const nameOf = useLocationNames(value === undefined ? [] : [value]);
  const { choices, isSearching } = useChoices(text ?? "");
  const leave = () => {
    if (text?.trim() === "" && value !== undefined) onChange(undefined);
    setText(null);
  };
  return (
    <ComboBox
      items={choices}
      inputValue={text ?? (value === undefined ? "" : (nameOf(value) ?? "…"))}
      onInputChange={setText}
      defaultFilter={() => true}
      menuTrigger="focus"
      allowsCustomValue
      allowsEmptyCollection
      // React Aria closes the list only when it sees the choice change.
      value={value ?? null}
      onChange={(key) => {
        if (key === null) return;
        setText(choices.find(({ id }) => id === key)?.name ?? null);
        onChange(String(key));
      }}
      onBlur={leave}
      isInvalid={texts.errorMessage !== undefined}
      isRequired={texts.isRequired ?? false}
      className={fieldClass(className)}
    >
      <FieldLabel label={words.location} hideLabel={texts.hideLabel ?? false} isRequired={texts.isRequired} />
      <span className="relative block">
        <MapPin
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-faint"
          strokeWidth={1.5}
          aria-hidden="true"
        />
        <Input
          placeholder={placeholder}
          maxLength={200}
          className={cx(controlClass, controlHeight, "pr-8 pl-9")}
        />
        {value !== undefined && (
          <Button
            slot={null}
            aria-label={words.clear_location}
            onPress={() => {
              setText(null);
              onChange(undefined);
            }}
            className="focus-ring absolute inset-y-1 right-1 grid w-7 place-items-center rounded-sm text-ink-faint hover:text-ink"
          >
            <X className="size-4" strokeWidth={1.5} aria-hidden="true" />
          </Button>
        )}
      </span>
      <FieldNotes errorMessage={texts.errorMessage} />
      <Popover offset={4} data-overlay="" className={cx(popoverClass, "w-(--trigger-width) min-w-56")}>
        <ListBox
          className="max-h-72 overflow-auto p-1 outline-none"
          renderEmptyState={() => (
            <p className="px-2.5 py-1.5 text-sm text-ink-muted">
              {isSearching ? words.searching : words.nothing}
            </p>
          )}
        >
          {({ id, name, city }: (typeof choices)[number]) => (
            <ListBoxItem id={id} textValue={name} className={optionClass}>
              <bdi className="min-w-0 flex-1 truncate">{name}</bdi>
              <bdi className="shrink-0 text-xs text-ink-muted">{city}</bdi>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}

/** Returns the locations that a text finds: among the first ones when these are all, else by asking the server. */
function useChoices(text: string) {
  const typed = text.trim();
  const { data: first, isPending } = useQuery(locationsQuery);
  const isPart = first !== undefined && first.next_cursor !== null;
  const { data: results, isFetching } = useQuery({
    ...locationSearchQuery(typed),
    enabled: isPart && typed !== "",
  });
  if (isPart && typed !== "") return { choices: results?.items ?? [], isSearching: isFetching };
  const words = fold(typed).split(/\s+/);
  const matches = (location: { name: string; city: string }) =>
    words.every((word) => fold(`${location.name} ${location.city}`).includes(word));
  return { choices: (first?.items ?? []).filter(matches), isSearching: isPending };
}
