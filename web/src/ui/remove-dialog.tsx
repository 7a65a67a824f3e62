// Confirmation before a removal or deletion.
import { useMutation } from "@tanstack/react-query";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { useLast } from "@/lib/use-last";
import { Banner } from "./banner";
import { type DialogForm, FormDialog } from "./form-dialog";

/** Texts of the dialog. */
export interface RemoveWords {
  /** The question, with the name of the item. */
  title: (name: string) => string;
  /** Consequences of the removal. */
  text: string;
  /** Label of the button. */
  submit: string;
  /** Title of the error. */
  failed: string;
}

export interface RemoveDialogProps<Item> {
  /** The item; null closes the dialog. */
  item: Item | null;
  nameOf: (item: Item) => string;
  words: RemoveWords;
  remove: (item: Item) => Promise<unknown>;
  onRemoved: () => void;
  onClose: () => void;
  /** Explains errors that only this kind of item has; undefined for all others. */
  errorText?: (error: Error) => string | undefined;
}

/** Asks, removes the item, and closes; an error stays in the dialog. */
export function RemoveDialog<Item>(props: RemoveDialogProps<Item>) {
  const { item, nameOf, words, onClose } = props;
  const lastItem = useLast(item);
  return (
    <FormDialog
      isOpen={item !== null}
      onClose={onClose}
      title={lastItem === null ? "" : words.title(nameOf(lastItem))}
      submit={words.submit}
      size="sm"
      role="alertdialog"
      isDanger
    >
      {(form) => lastItem !== null && <RemoveForm {...props} form={form} item={lastItem} />}
    </FormDialog>
  );
}

function RemoveForm<Item>({
  form,
  item,
  words,
  remove,
  onRemoved,
  onClose,
  errorText,
}: RemoveDialogProps<Item> & { form: DialogForm; item: Item }) {
  const messages = useMessages();
  const { mutate, error } = useMutation({
    mutationFn: () => remove(item),
    onMutate: () => form.onPending(true),
    onSettled: () => form.onPending(false),
    onSuccess: () => {
      onRemoved();
      onClose();
    },
  });
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
          {errorText?.(error) ?? problemText(error, messages)}
        </Banner>
      )}
      <p className="text-pretty text-ink-muted">{words.text}</p>
    </form>
  );
}
