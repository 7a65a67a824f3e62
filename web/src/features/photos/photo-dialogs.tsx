// Describing a photo, and deleting one.
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { ApiError } from "@/lib/api";
import { useMessages } from "@/lib/i18n";
import { fieldText, problemText } from "@/lib/problem";
import { Button } from "@/ui/button";
import { Checkbox } from "@/ui/checkbox";
import { Dialog } from "@/ui/dialog";
import { TextField } from "@/ui/text-field";
import { toasts } from "@/ui/toast";
import { describePhoto, MAX_ALT, type Photo } from "./api";
import { usePhotosWords } from "./words";

export interface DescribeDialogProps {
  location: string;
  photo: Photo;
  onClose: () => void;
  onSaved: (photo: Photo) => void;
}

/** Description, beside the picture. */
export function DescribeDialog({ location, photo, onClose, onSaved }: DescribeDialogProps) {
  const messages = useMessages();
  const words = usePhotosWords();
  const id = useId();
  const [text, setText] = useState(photo.alt ?? "");
  const saving = useMutation({
    mutationFn: () => describePhoto(location, photo.id, text.trim() || null),
    onSuccess: (saved) => {
      onSaved(saved);
      toasts.success(words.described);
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React passes the events of a dialog on to the form that it stands in.
    event.stopPropagation();
    if (!saving.isPending) saving.mutate();
  };
  const { error } = saving;
  const [refused] = error instanceof ApiError ? error.errors : [];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title={words.describe_title}
      footer={
        <>
          <Button onPress={onClose}>{messages.ui.cancel}</Button>
          <Button type="submit" form={id} variant="primary" isPending={saving.isPending}>
            {words.save}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate className="flex flex-col gap-4">
        <img
          src={photo.thumbnail_url}
          alt=""
          width={photo.width}
          height={photo.height}
          className="max-h-56 w-full rounded-md bg-sunken object-contain"
        />
        <TextField
          label={words.description}
          description={words.describe_text}
          value={text}
          onChange={setText}
          maxLength={MAX_ALT}
          rows={3}
          autoFocus
          errorMessage={
            error ? (refused ? fieldText(refused, messages) : problemText(error, messages)) : undefined
          }
        />
      </form>
    </Dialog>
  );
}

export interface DeleteDialogProps {
  photo: Photo;
  /** True when the reader may also delete it on Google. */
  isOnGoogle: boolean;
  onClose: () => void;
  onConfirm: (isOnGoogleToo: boolean) => void;
}

/** Asks, showing the photo. */
export function DeleteDialog({ photo, isOnGoogle, onClose, onConfirm }: DeleteDialogProps) {
  const [isOnGoogleToo, setOnGoogleToo] = useState(isOnGoogle);
  const { ui } = useMessages();
  const words = usePhotosWords();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      size="sm"
      title={words.delete_title}
      footer={
        <>
          <Button onPress={onClose}>{ui.cancel}</Button>
          <Button variant="danger" autoFocus onPress={() => onConfirm(isOnGoogleToo)}>
            {words.delete_confirm}
          </Button>
        </>
      }
    >
      <img
        src={photo.thumbnail_url}
        alt={photo.alt ?? ""}
        width={photo.width}
        height={photo.height}
        className="max-h-48 w-full rounded-md bg-sunken object-contain"
      />
      <p className="mt-3 text-sm text-ink-muted">{words.delete_text}</p>
      {isOnGoogle && (
        <Checkbox className="mt-3" isSelected={isOnGoogleToo} onChange={setOnGoogleToo}>
          {words.delete_on_google}
        </Checkbox>
      )}
    </Dialog>
  );
}
