// Drop area for photos, with a button to choose files.
import { ImagePlus } from "lucide-react";
import { DropZone, type DropZoneProps, FileTrigger, Text } from "react-aria-components";
import { ACCEPTED_PICTURES } from "@/lib/pictures";
import { Button } from "@/ui/button";
import { usePhotosWords } from "./words";

export interface PhotoDropProps {
  onFiles: (files: readonly File[]) => void;
  isDisabled?: boolean;
}

/** Takes several files at once. */
export function PhotoDrop({ onFiles, isDisabled = false }: PhotoDropProps) {
  const words = usePhotosWords();
  const takeDropped = async (event: Parameters<NonNullable<DropZoneProps["onDrop"]>>[0]) => {
    const dropped = event.items.flatMap((item) => (item.kind === "file" ? [item.getFile()] : []));
    const files = await Promise.all(dropped);
    if (files.length > 0) onFiles(files);
  };
  return (
    <DropZone
      isDisabled={isDisabled}
      onDrop={(event) => void takeDropped(event)}
      className="focus-ring flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-dashed border-control bg-paper px-4 py-4 transition-colors duration-150 drop-target:border-primary drop-target:bg-primary-soft dark:bg-surface"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-brass-soft text-brass-ink">
        <ImagePlus className="size-5" strokeWidth={1.5} aria-hidden="true" />
      </span>
      <span className="min-w-0 flex-1 basis-52">
        <Text slot="label" className="block text-sm font-medium text-ink">
          {words.drop}
        </Text>
        <span className="mt-0.5 block text-xs text-ink-muted">{words.limits}</span>
      </span>
      <FileTrigger
        acceptedFileTypes={[...ACCEPTED_PICTURES]}
        allowsMultiple
        onSelect={(files) => {
          if (files && files.length > 0) onFiles([...files]);
        }}
      >
        <Button isDisabled={isDisabled}>{words.choose}</Button>
      </FileTrigger>
    </DropZone>
  );
}
