// Row of a file that is uploading or was refused.
import { Image, ImageOff, X } from "lucide-react";
import { ApiError } from "@/lib/api";
import { Button, IconButton } from "@/ui/button";
import { cx } from "@/ui/cx";
import { usePhotoRefusal } from "./refusals";
import type { Upload } from "./use-uploads";
import { usePhotosWords } from "./words";

export interface UploadRowProps {
  upload: Upload;
  onRetry: () => void;
  onDismiss: () => void;
}

/** Name and a bar; a refusal stays until it is dismissed. */
export function UploadRow({ upload, onRetry, onDismiss }: UploadRowProps) {
  const words = usePhotosWords();
  const refusal = usePhotoRefusal();
  const { file, state, progress, error } = upload;
  const hasFailed = state === "failed";
  // The server would refuse it again for the same reason.
  const mayRetry = hasFailed && error instanceof ApiError && (error.status === 0 || error.status >= 500);
  return (
    <li
      className={cx(
        "flex items-center gap-3 rounded-lg border p-2 text-sm",
        hasFailed ? "border-poor/40 bg-poor-soft" : "border-line bg-surface",
      )}
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-md bg-sunken text-ink-faint">
        {hasFailed ? (
          <ImageOff className="size-5 text-poor-ink" strokeWidth={1.5} aria-hidden="true" />
        ) : (
          <Image className="size-5" strokeWidth={1.5} aria-hidden="true" />
        )}
      </span>
      <span className="min-w-0 flex-1" role={hasFailed ? "alert" : undefined}>
        <span className={cx("block truncate", hasFailed && "font-medium")}>
          {hasFailed ? words.refused(file.name) : file.name}
        </span>
        {hasFailed ? (
          <span className="block text-xs text-poor-ink">{refusal(error)}</span>
        ) : state === "waiting" ? (
          <span className="block text-xs text-ink-muted">{words.waiting}</span>
        ) : (
          <span
            role="progressbar"
            aria-label={words.uploading(file.name)}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(progress * 100)}
            {...(progress >= 1 ? { "aria-valuetext": words.processing } : {})}
            className="mt-1.5 block h-1.5 overflow-hidden rounded-full bg-line"
          >
            <span
              className={cx(
                "block size-full origin-left rounded-full bg-primary transition-transform duration-200",
                progress >= 1 && "animate-pulse",
              )}
              style={{ transform: `scaleX(${progress})` }}
            />
          </span>
        )}
      </span>
      {mayRetry && (
        <Button size="sm" onPress={onRetry}>
          {words.again}
        </Button>
      )}
      {hasFailed && (
        <IconButton label={words.dismiss(file.name)} size="sm" onPress={onDismiss}>
          <X className="size-4" strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}
