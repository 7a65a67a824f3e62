// Keeping the list as it is under a name.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ApiError } from "@/lib/api";
import { useMessages } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { fieldText } from "@/lib/problem";
import { addView, VIEWS_KEY } from "@/lib/saved-views";
import { Banner } from "../banner";
import { Checkbox } from "../checkbox";
import { type DialogForm, FormDialog } from "../form-dialog";
import { TextField } from "../text-field";
import { toasts } from "../toast";
import { useViewProblem } from "./problem";
import { ViewSummary } from "./view-summary";
import type { ViewedList } from "./viewed-list";
import { useViewsWords } from "./words";

const MAX_NAME = 50;

export interface SaveViewDialogProps {
  list: ViewedList;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for the name, and whether others see the view. */
export function SaveViewDialog({ list, isOpen, onClose }: SaveViewDialogProps) {
  const words = useViewsWords();
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.save_title}
      subtitle={list.words.save_text}
      submit={words.save_button}
    >
      {(form) => <SaveForm {...form} list={list} onDone={onClose} />}
    </FormDialog>
  );
}

interface SaveFormProps extends DialogForm {
  list: ViewedList;
  onDone: () => void;
}

function SaveForm({ id, list, onDone, onPending }: SaveFormProps) {
  const messages = useMessages();
  const words = useViewsWords();
  const reasonOf = useViewProblem();
  const canShare = useMay()("see_members");
  const client = useQueryClient();
  const [name, setName] = useState("");
  const [isShared, setShared] = useState(false);
  const [remark, setRemark] = useState<string>();
  const { screen, content } = list;
  const save = useMutation({
    mutationFn: () => addView({ ...content, screen, name: name.trim(), is_shared: isShared }),
    onMutate: () => onPending(true),
    onSettled: () => onPending(false),
    onSuccess: (view) => {
      void client.invalidateQueries({ queryKey: VIEWS_KEY });
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
          {reasonOf(save.error)}
        </Banner>
      )}
      <TextField
        label={words.name}
        placeholder={list.words.name_placeholder}
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
      {canShare && (
        <Checkbox isSelected={isShared} onChange={setShared}>
          <span className="block font-medium">{words.share}</span>
          <span className="block text-xs text-ink-muted">{words.share_text}</span>
        </Checkbox>
      )}
      <ViewSummary list={list} view={content} />
    </form>
  );
}
