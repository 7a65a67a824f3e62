// Choose or drop one file.
import { FileUp } from "lucide-react";
import type { ReactNode } from "react";
import { DropZone, type DropZoneProps, FileTrigger, Text } from "react-aria-components";
import { Button } from "./button";

export interface FileDropProps {
  /** The sentence in the middle; also names the zone. */
  label: string;
  buttonLabel: string;
  /** One line of limits under it. */
  description?: ReactNode;
  /** As the input's `accept`: extensions and media types. The caller still checks the file. */
  accept: readonly string[];
  onFile: (file: File) => void;
  isDisabled?: boolean;
}

/** A drop zone, with a button for users who do not drag. */
export function FileDrop({ label, buttonLabel, description, accept, onFile, isDisabled }: FileDropProps) {
  const takeDropped = async (event: Parameters<NonNullable<DropZoneProps["onDrop"]>>[0]) => {
    const item = event.items.find((candidate) => candidate.kind === "file");
    if (item?.kind === "file") onFile(await item.getFile());
  };
  return (
    <DropZone
      isDisabled={isDisabled}
      onDrop={(event) => void takeDropped(event)}
      className="focus-ring flex flex-col items-center gap-3 rounded-lg border border-dashed border-control bg-paper px-6 py-10 text-center transition-colors duration-150 drop-target:border-primary drop-target:bg-primary-soft dark:bg-surface"
    >
      <span className="grid size-11 place-items-center rounded-full bg-brass-soft text-brass-ink">
        <FileUp className="size-5" strokeWidth={1.5} aria-hidden="true" />
      </span>
      {/* Nothing is dropped with a finger; the button says what to do. */}
      <Text slot="label" className="text-sm font-medium text-ink pointer-coarse:sr-only">
        {label}
      </Text>
      <FileTrigger
        acceptedFileTypes={[...accept]}
        onSelect={(files) => {
          const file = files?.[0];
          if (file) onFile(file);
        }}
      >
        <Button isDisabled={isDisabled}>{buttonLabel}</Button>
      </FileTrigger>
      {description && <p className="text-xs text-ink-muted">{description}</p>}
    </DropZone>
  );
}
