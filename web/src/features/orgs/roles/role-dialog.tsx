// Name and permissions of a custom role.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ApiError } from "@/lib/api";
import { useMessages } from "@/lib/i18n";
import type { Permission } from "@/lib/may";
import { meQuery } from "@/lib/me";
import { fieldText, problemText, refusedField } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { Checkbox } from "@/ui/checkbox";
import { type DialogForm, FormDialog } from "@/ui/form-dialog";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import { toasts } from "@/ui/toast";
import { useMemberWords } from "../members/words";
import { BASICS, GROUP_NAMES, GROUPS, permissionsOf, type Roles, saveRole } from "./api";
import { useRoleWords } from "./words";

const SCRATCH = "scratch";

/** Role that is being written; without an id it is new. */
export interface Draft {
  id: string | null;
  name: string;
  permissions: readonly Permission[];
  isOffered: boolean;
}

interface RoleDialogProps {
  draft: Draft | null;
  roles: Roles;
  /** Permissions of the reader. */
  own: readonly Permission[];
  /** True in an organization that can have clients. */
  canOffer: boolean;
  onClose: () => void;
}

/** The editor. */
export function RoleDialog({ draft, onClose, ...rest }: RoleDialogProps) {
  const { editor: words } = useRoleWords();
  const isNew = !draft?.id;
  return (
    <FormDialog
      isOpen={draft !== null}
      onClose={onClose}
      size="lg"
      title={isNew ? words.create : words.edit(draft.name)}
      submit={isNew ? words.submit_create : words.submit_edit}
    >
      {(form) => draft && <RoleForm {...form} {...rest} draft={draft} onDone={onClose} />}
    </FormDialog>
  );
}

interface RoleFormProps extends DialogForm, Omit<RoleDialogProps, "draft" | "onClose"> {
  draft: Draft;
  onDone: () => void;
}

function RoleForm({ id, draft, roles, own, canOffer, onDone, onPending }: RoleFormProps) {
  const words = useRoleWords();
  const { editor } = words;
  const { roles: names } = useMemberWords();
  const messages = useMessages();
  const client = useQueryClient();
  const [name, setName] = useState(draft.name);
  const [start, setStart] = useState<string | null>(null);
  const offered = (permissions: readonly Permission[]) =>
    permissions.filter((each) => each !== "close_organisation" && own.includes(each));
  const [chosen, setChosen] = useState<readonly Permission[]>(() =>
    draft.id ? draft.permissions : offered(draft.permissions),
  );
  const [isOffered, setOffered] = useState(draft.isOffered);
  const [isMissing, setMissing] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => saveRole(draft.id, { name, permissions: [...chosen], is_offered: isOffered }),
    onMutate: () => onPending(true),
    onSettled: () => onPending(false),
    onSuccess: (role) => {
      void client.invalidateQueries({ queryKey: ["members"] });
      void client.invalidateQueries({ queryKey: meQuery.queryKey });
      toasts.success(editor.saved(role.name));
      onDone();
    },
  });
  const refused = refusedField(error, "name");
  const nameError =
    refused && (refused.code === "name_taken" ? editor.name_taken : fieldText(refused, messages));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen.every((each) => each === "leave")) setMissing(true);
    else if (!isPending) mutate();
  };
  const set = (permissions: readonly Permission[], isOn: boolean) => {
    setMissing(false);
    const rest = chosen.filter((each) => !permissions.includes(each));
    setChosen(isOn ? [...rest, ...permissions] : rest);
  };
  const isLimitedMembers = error instanceof ApiError && error.code === "limited_members";
  return (
    <form id={id} onSubmit={submit} noValidate autoComplete="off" className="flex flex-col gap-5">
      {error && !nameError && (
        <Banner kind="error" title={editor.failed}>
          {isLimitedMembers ? editor.limited_members : problemText(error, messages)}
        </Banner>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={editor.name}
          value={name}
          onChange={setName}
          maxLength={60}
          isRequired
          autoFocus
          errorMessage={nameError}
        />
        {!draft.id && (
          <Select
            label={editor.start}
            value={start ?? (draft.name === "" ? SCRATCH : null)}
            placeholder={draft.name}
            onChange={(key) => {
              setStart(key);
              setChosen(offered(key === SCRATCH ? BASICS : permissionsOf(key, roles)));
            }}
            choices={[
              { id: SCRATCH, label: editor.scratch },
              ...roles.built_in.map(({ role }) => ({ id: role, label: names[role] })),
              ...roles.items.map((role) => ({ id: role.id, label: role.name })),
            ]}
          />
        )}
      </div>
      <fieldset className="flex flex-col gap-4">
        <legend className="mb-1 text-sm font-medium">
          {editor.permissions}
          <span className="numeric ml-2 font-normal text-ink-muted">{editor.chosen(chosen.length)}</span>
        </legend>
        {isMissing && <p className="text-sm text-poor-ink">{editor.missing}</p>}
        {GROUP_NAMES.map((group) => {
          const all = GROUPS[group].filter((each) => each !== "close_organisation" && each !== "leave");
          const givable = all.filter((each) => own.includes(each));
          const count = all.filter((each) => chosen.includes(each)).length;
          return (
            <div key={group} className="overflow-hidden rounded-lg border border-line">
              <div className="border-b border-line bg-sunken px-4 py-2.5">
                <Checkbox
                  isSelected={count === all.length}
                  isIndeterminate={count > 0 && count < all.length}
                  isDisabled={givable.length === 0}
                  onChange={(isOn) => set(givable, isOn)}
                  aria-label={editor.all_of(words.groups[group])}
                >
                  <span className="font-medium">{words.groups[group]}</span>
                </Checkbox>
              </div>
              <div className="grid gap-x-6 gap-y-2.5 px-4 py-3 sm:grid-cols-2">
                {all.map((each) => (
                  <Checkbox
                    key={each}
                    isSelected={chosen.includes(each)}
                    isDisabled={!own.includes(each)}
                    onChange={(isOn) => set([each], isOn)}
                  >
                    {words.permissions[each]}
                  </Checkbox>
                ))}
              </div>
            </div>
          );
        })}
        {own.includes("close_organisation") || <p className="text-xs text-ink-muted">{editor.lacking}</p>}
      </fieldset>
      {canOffer && (
        <div>
          <Checkbox isSelected={isOffered} onChange={setOffered}>
            {editor.offer}
          </Checkbox>
          <p className="mt-1 pl-6.5 text-xs text-ink-muted">{editor.offer_text}</p>
        </div>
      )}
      {draft.id && <p className="text-sm text-ink-muted">{editor.at_once}</p>}
    </form>
  );
}
