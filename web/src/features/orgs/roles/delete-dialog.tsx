// Deletes a role; its members get another one.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useMessages } from "@/lib/i18n";
import { meQuery } from "@/lib/me";
import { problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { type DialogForm, FormDialog } from "@/ui/form-dialog";
import { Select } from "@/ui/select";
import { toasts } from "@/ui/toast";
import { useMemberWords } from "../members/words";
import { type CustomRole, deleteRole, type Roles } from "./api";
import { useRoleWords } from "./words";

interface DeleteDialogProps {
  role: CustomRole | null;
  roles: Roles;
  onClose: () => void;
}

/** The question, with the choice of the successor. */
export function DeleteDialog({ role, roles, onClose }: DeleteDialogProps) {
  const { deleting: words } = useRoleWords();
  const [successor, setSuccessor] = useState<string | null>(null);
  const close = () => {
    setSuccessor(null);
    onClose();
  };
  return (
    <FormDialog
      isOpen={role !== null}
      onClose={close}
      size="sm"
      role="alertdialog"
      title={words.title(role?.name ?? "")}
      submit={words.confirm}
      isDanger
      reason={successor === null ? words.reason : null}
    >
      {(form) =>
        role && (
          <DeleteForm
            {...form}
            role={role}
            roles={roles}
            successor={successor}
            onChoose={setSuccessor}
            onDone={close}
          />
        )
      }
    </FormDialog>
  );
}

interface DeleteFormProps extends DialogForm {
  role: CustomRole;
  roles: Roles;
  /** Key of the role that takes its place; null until one is chosen. */
  successor: string | null;
  onChoose: (key: string) => void;
  onDone: () => void;
}

function DeleteForm(props: DeleteFormProps) {
  const { id, role, roles, successor, onChoose, onDone, onPending } = props;
  const { deleting: words } = useRoleWords();
  const { roles: names } = useMemberWords();
  const messages = useMessages();
  const client = useQueryClient();
  const { mutate, error, isPending } = useMutation({
    mutationFn: (key: string) => deleteRole(role.id, key, roles),
    onMutate: () => onPending(true),
    onSettled: () => onPending(false),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ["members"] });
      void client.invalidateQueries({ queryKey: meQuery.queryKey });
      toasts.success(words.done(role.name));
      onDone();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending && successor !== null) mutate(successor);
  };
  const others = roles.items.filter(({ id: other, can_give }) => can_give && other !== role.id);
  return (
    <form id={id} onSubmit={submit} className="flex flex-col gap-4">
      {error && (
        <Banner kind="error" title={words.failed}>
          {problemText(error, messages)}
        </Banner>
      )}
      <p className="text-pretty">{words.text}</p>
      <Select
        label={words.successor}
        value={successor}
        onChange={onChoose}
        placeholder={words.choose}
        isRequired
        choices={[
          ...roles.built_in
            .filter(({ role: each, can_give }) => can_give && each !== "owner")
            .map(({ role: each }) => ({ id: each, label: names[each] })),
          ...others.map((each) => ({ id: each.id, label: each.name })),
        ]}
      />
    </form>
  );
}
