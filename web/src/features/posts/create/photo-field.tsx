// The photo of a post: chosen or dropped, cropped, uploaded.
import { useMutation } from "@tanstack/react-query";
import { ImagePlus, Trash2 } from "lucide-react";
import { useState } from "react";
import { DropZone, FileTrigger } from "react-aria-components";
import { ACCEPTED_PICTURES, checkPictureSize, usePictureRefusal } from "@/lib/pictures";
import { Button } from "@/ui/button";
import type { PostPhoto } from "../types";
import { uploadPhoto } from "./api";
import { isTooSmall } from "./crop";
import { CropDialog } from "./crop-dialog";
import { useComposerWords } from "./words";

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

export interface PhotoFieldProps {
  photo: PostPhoto | null;
  onChange: (photo: PostPhoto | null) => void;
}

/** The photo with its buttons, or a drop zone. */
export function PhotoField({ photo, onChange }: PhotoFieldProps) {
  const { photo: words } = useComposerWords();
  const refusal = usePictureRefusal();
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const upload = useMutation({
    mutationFn: uploadPhoto,
    onSuccess: (uploaded) => {
      setPicture(null);
      onChange(uploaded);
    },
    onError: (error) => {
      setPicture(null);
      setProblem(`${words.failed} ${refusal(error)}`);
    },
  });
  const take = async (file: File) => {
    setProblem(null);
    try {
      checkPictureSize(file);
    } catch (error) {
      return setProblem(refusal(error));
    }
    try {
      const read = await createImageBitmap(file);
      if (isTooSmall(read)) setProblem(words.too_small);
      else setPicture(read);
    } catch {
      setProblem(words.broken);
    }
  };
  const chooser = (
    <FileTrigger
      acceptedFileTypes={[...ACCEPTED_PICTURES]}
      onSelect={(files) => {
        const file = files?.[0];
        if (file) void take(file);
      }}
    >
      <Button size="sm" icon={<ImagePlus {...ICON} />}>
        {photo ? words.replace : words.choose}
      </Button>
    </FileTrigger>
  );
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 text-sm font-medium text-ink">{words.label}</legend>
      {photo ? (
        <div className="flex flex-wrap items-center gap-3">
          <img
            src={photo.thumbnail_url}
            alt={words.alt}
            className="aspect-4/3 w-28 rounded-md border border-line object-cover"
          />
          {chooser}
          <Button size="sm" variant="ghost" icon={<Trash2 {...ICON} />} onPress={() => onChange(null)}>
            {words.remove}
          </Button>
        </div>
      ) : (
        <DropZone
          aria-label={words.drop}
          onDrop={async ({ items }) => {
            const item = items.find((each) => each.kind === "file");
            if (item?.kind === "file") void take(await item.getFile());
          }}
          className="focus-ring flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-dashed border-control bg-paper px-3 py-3 drop-target:border-primary drop-target:bg-primary-soft dark:bg-surface"
        >
          {chooser}
          <span className="min-w-0 flex-1 basis-48 text-xs text-ink-muted">{words.limits}</span>
        </DropZone>
      )}
      {problem && (
        <p role="alert" className="text-xs text-poor-ink">
          {problem}
        </p>
      )}
      {picture && (
        <CropDialog
          picture={picture}
          isPending={upload.isPending}
          onClose={() => setPicture(null)}
          onUse={(blob) => upload.mutate(blob)}
        />
      )}
    </fieldset>
  );
}
