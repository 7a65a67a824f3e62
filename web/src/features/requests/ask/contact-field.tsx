// Choosing one contact by typing part of the name, the email address or the phone number.
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ComboBox, Input, ListBox, ListBoxItem, Popover } from "react-aria-components";
import { cx } from "@/ui/cx";
import { controlClass, controlHeight, FieldLabel, FieldNotes, fieldClass } from "@/ui/field";
import { optionClass, popoverClass } from "@/ui/list-box";
import { contactQuery, contactSearchQuery } from "../contacts/api";
import type { Contact } from "../types";
import { useAskWords } from "./words";

export interface ContactFieldProps {
  /** Id of the chosen contact. */
  value: string | undefined;
  onChange: (contact: Contact) => void;
  errorMessage: string | undefined;
}

/** A combo box of the contacts. */
export function ContactField({ value, onChange, errorMessage }: ContactFieldProps) {
  const words = useAskWords();
  // Typed text; null while the field shows the chosen contact.
  const [text, setText] = useState<string | null>(null);
  const { data: chosen } = useQuery({ ...contactQuery(value ?? ""), enabled: value !== undefined });
  const { data: contacts = [] } = useQuery(contactSearchQuery((text ?? "").trim(), undefined));
  return (
    <ComboBox
      items={contacts}
      inputValue={text ?? (value === undefined ? "" : (chosen?.name ?? "…"))}
      onInputChange={setText}
      defaultFilter={() => true}
      menuTrigger="focus"
      allowsCustomValue
      allowsEmptyCollection
      // React Aria closes the list only when it sees the choice change.
      value={value ?? null}
      onChange={(key) => {
        const contact = contacts.find(({ id }) => id === key);
        if (!contact) return;
        setText(contact.name);
        onChange(contact);
      }}
      onBlur={() => setText(null)}
      isInvalid={errorMessage !== undefined}
      isRequired
      className={fieldClass()}
    >
      <FieldLabel label={words.contact} isRequired />
      <Input
        placeholder={words.contact_placeholder}
        maxLength={100}
        className={cx(controlClass, controlHeight)}
      />
      <FieldNotes errorMessage={errorMessage} />
      <Popover offset={4} data-overlay="" className={cx(popoverClass, "w-(--trigger-width) min-w-56")}>
        <ListBox
          className="max-h-72 overflow-auto p-1 outline-none"
          renderEmptyState={() => <p className="px-2.5 py-1.5 text-sm text-ink-muted">{words.none}</p>}
        >
          {({ id, name, email, phone }: Contact) => (
            <ListBoxItem id={id} textValue={name} className={optionClass}>
              <bdi className="min-w-0 flex-1 truncate">{name}</bdi>
              <bdi className="min-w-0 truncate text-xs text-ink-muted">{email ?? phone}</bdi>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
