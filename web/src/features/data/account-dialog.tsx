// Asks whether the account is really to be erased.
import { useFormat } from "@/lib/i18n";
import { type Erasure, eraseAccount } from "./api";
import { ConfirmDialog } from "./confirm-dialog";
import { useDataWords } from "./words";

export interface AccountDialogProps {
  isOpen: boolean;
  email: string;
  erasure: Erasure;
  onClose: () => void;
}

/** Deleted and kept data, then the address and a proof. Afterwards the user is signed out. */
export function AccountDialog({ isOpen, email, erasure, onClose }: AccountDialogProps) {
  const { account: words } = useDataWords();
  const format = useFormat();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.dialog_title}
      facts={[
        words.facts.everything,
        erasure.removed.length > 0 && words.facts.removed(format.list(erasure.removed)),
        words.facts.history,
        words.facts.visitor,
      ]}
      field="email"
      label={words.email_label}
      expected={email}
      submit={words.confirm}
      onSubmit={(typed, proof) => eraseAccount({ email: typed, ...proof })}
      onDone={() => location.assign("/")}
    />
  );
}
