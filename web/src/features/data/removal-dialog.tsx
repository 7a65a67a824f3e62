// Asks whether the organization is really to be removed.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useFormat } from "@/lib/i18n";
import { meQuery } from "@/lib/me";
import { askRemoval, type Removal } from "./api";
import { ConfirmDialog } from "./confirm-dialog";
import { useDataWords } from "./words";

export interface RemovalDialogProps {
  isOpen: boolean;
  removal: Removal;
  onClose: () => void;
}

/** Deleted data, then the organization's name and a proof. */
export function RemovalDialog({ isOpen, removal, onClose }: RemovalDialogProps) {
  const { removal: words } = useDataWords();
  const format = useFormat();
  const client = useQueryClient();
  const { data: me } = useQuery(meQuery);
  const name = me?.organisation?.name ?? "";
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.dialog_title(name)}
      facts={[
        words.facts.everything,
        words.facts.grace,
        removal.people > 1 && words.facts.people(removal.people - 1, format.number(removal.people - 1)),
        removal.clients.length > 0 && words.facts.clients(format.list(removal.clients)),
        words.facts.google,
      ]}
      field="name"
      label={words.name_label}
      expected={name}
      submit={words.confirm}
      onSubmit={(typed, proof) => askRemoval({ name: typed, ...proof })}
      onDone={() => {
        onClose();
        void client.invalidateQueries();
      }}
    />
  );
}
