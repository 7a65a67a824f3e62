// The question before a brand is deleted.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@/lib/api";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { type DialogForm, FormDialog } from "@/ui/form-dialog";
import { type Brand, brandsQuery, deleteBrand } from "./api";
import { useBrandWords } from "./words";

/** Asks, and deletes the brand; null for none. */
export function RemoveDialog({ brand, onClose }: { brand: Brand | null; onClose: () => void }) {
  const { remove: words } = useBrandWords();
  return (
    <FormDialog
      isOpen={brand !== null}
      onClose={onClose}
      title={words.title(brand?.name ?? "")}
      submit={words.submit}
      size="sm"
      role="alertdialog"
      isDanger
    >
      {(form) => brand && <RemoveForm form={form} brand={brand} onRemoved={onClose} />}
    </FormDialog>
  );
}

function RemoveForm({ form, brand, onRemoved }: { form: DialogForm; brand: Brand; onRemoved: () => void }) {
  const { remove: words } = useBrandWords();
  const messages = useMessages();
  const client = useQueryClient();
  const { mutate, error } = useMutation({
    mutationFn: () => deleteBrand(brand.id),
    onMutate: () => form.onPending(true),
    onSettled: () => form.onPending(false),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: brandsQuery.queryKey });
      onRemoved();
    },
  });
  const isDefault = error instanceof ApiError && error.code === "default_brand";
  return (
    <form
      id={form.id}
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
      className="flex flex-col gap-4"
    >
      {error && (
        <Banner kind="error" title={words.failed}>
          {isDefault ? words.is_default : problemText(error, messages)}
        </Banner>
      )}
      <p className="text-pretty text-ink-muted">{words.text}</p>
    </form>
  );
}
