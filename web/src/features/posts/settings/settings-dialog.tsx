// Rules of the organization about posts.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Banner } from "@/ui/banner";
import { type DialogForm, FormDialog } from "@/ui/form-dialog";
import { ProblemNote } from "@/ui/problem-note";
import { Skeleton } from "@/ui/skeleton";
import { Switch } from "@/ui/switch";
import { toasts } from "@/ui/toast";
import { saveSettings, settingsQuery } from "../api";
import { ListFailure } from "../list-failure";
import type { PostSettings } from "../types";
import { usePostsWords } from "../words";

/** The dialog, with the current settings. */
export function SettingsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { settings_dialog: words } = usePostsWords();
  const { data, error, refetch } = useQuery(settingsQuery);
  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title={words.title} submit={words.save} size="sm">
      {(form) =>
        data ? (
          <Fields form={form} settings={data} onDone={onClose} />
        ) : error ? (
          <ListFailure error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-12" />
        )
      }
    </FormDialog>
  );
}

interface FieldsProps {
  form: DialogForm;
  settings: PostSettings;
  onDone: () => void;
}

function Fields({ form, settings, onDone }: FieldsProps) {
  const { settings_dialog: words } = usePostsWords();
  const client = useQueryClient();
  const [isRequired, setRequired] = useState(settings.approval_required);
  const { mutate, error } = useMutation({
    mutationFn: saveSettings,
    onMutate: () => form.onPending(true),
    onSuccess: (saved) => {
      client.setQueryData(settingsQuery.queryKey, saved);
      toasts.success(words.saved);
      onDone();
    },
    onSettled: () => form.onPending(false),
  });
  return (
    <form
      id={form.id}
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ ...settings, approval_required: isRequired });
      }}
      className="flex flex-col gap-4"
    >
      {error && (
        <Banner kind="error" title={words.failed}>
          <ProblemNote error={error} />
        </Banner>
      )}
      <Switch isSelected={isRequired} onChange={setRequired} description={words.approval_text}>
        {words.approval}
      </Switch>
    </form>
  );
}
