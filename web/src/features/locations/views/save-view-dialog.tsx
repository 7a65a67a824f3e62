// Keeping the list as it is under a name.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ApiError } from "@/lib/api";
import { useMessages } from "@/lib/i18n";
import { fieldText, problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { type DialogForm, FormDialog } from "@/ui/form-dialog";
import { TextField } from "@/ui/text-field";
import { toasts } from "@/ui/toast";
import { useTools } from "../list/tools";
import { useListWords } from "../list/words";
import { addView, viewsQuery } from "./api";
import { viewOf } from "./view";
import { ViewSummary } from "./view-summary";

const MAX_NAME = 50;

/** Asks for the name. */
export function SaveViewDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { views: words } = useListWords();
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.save_title}
      subtitle={words.save_text}
      submit={words.save_button}
    >
      {(form) => <SaveForm {...form} onDone={onClose} />}
    </FormDialog>
  );
}

interface SaveFormProps extends DialogForm {
  onDone: () => void;
}

function SaveForm({ id, onDone, onPending }: SaveFormProps) {
  const messages = useMessages();
  const { views: words } = useListWords();
  const { search, look } = useTools();
  const client = useQueryClient();
  const [name, setName] = useState("");
  const [remark, setRemark] = useState<string>();
  const save = useMutation({
    mutationFn: () => addView({ name: name.trim(), ...viewOf(search, look) }),
    onMutate: () => onPending(true),
    onSettled: () => onPending(false),
    onSuccess: (view) => {
      void client.invalidateQueries({ queryKey: viewsQuery.queryKey });
      toasts.success(words.saved(view.name));
      onDone();
    },
    onError: (error) => {
      const field = error instanceof ApiError && error.errors.find((each) => each.field === "name");
      if (field) setRemark(fieldText(field, messages));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) save.mutate();
    else setRemark(messages.ui.fields.required);
  };
  return (
    <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-4">
      {save.error && !remark && (
        <Banner kind="error" title={words.save_failed}>
          {save.error instanceof ApiError && save.error.code === "too_many_views"
            ? words.too_many
            : problemText(save.error, messages)}
        </Banner>
      )}
      <TextField
        label={words.name}
        placeholder={words.name_placeholder}
        value={name}
        onChange={(text) => {
          setName(text);
          setRemark(undefined);
        }}
        errorMessage={remark}
        maxLength={MAX_NAME}
        isRequired
        autoFocus
      />
      <ViewSummary view={viewOf(search, look)} />
    </form>
  );
}
