// Step 1: a file.
import { useMutation, useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { downloadTemplate } from "@/features/locations/export";
import { ApiError } from "@/lib/api";
import { useFormat } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { saveFile } from "@/lib/save-file";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { FileDrop } from "@/ui/file-drop";
import { ProgressBar } from "@/ui/progress-bar";
import { toasts } from "@/ui/toast";
import { limitsQuery, recentImportsQuery } from "./api";
import { ACCEPT, isReadable } from "./file";
import { useKind } from "./kind";
import { csvOf } from "./problem-file";
import { importProblemText } from "./problems";
import { RecentImports } from "./recent-imports";
import { StepFooter, StepHeading } from "./step";
import { type Import, uploadFile } from "./upload";
import { useImportMessages } from "./words";

export interface ChooseStepProps {
  onUploaded: (uploaded: Import) => void;
  /** Goes on with one of the recent imports. */
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** Default limits of an instance, shown until its own limits are known. */
const DEFAULT_LIMITS = { max_bytes: 10 * 1024 * 1024, max_rows: 1000 };

/** Choose or drop a file; it is uploaded at once. */
export function ChooseStep({ onUploaded, onOpen, onClose }: ChooseStepProps) {
  const messages = useImportMessages();
  const format = useFormat();
  const kind = useKind();
  const { choose, upload_failed } = messages.locations.imports;
  const [share, setShare] = useState(0);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const upload = useMutation({
    mutationFn: (file: File) => {
      if (!isReadable(kind, file)) throw new ApiError({ status: 0, code: "not_csv" });
      stop.current = new AbortController();
      setShare(0);
      return uploadFile(file, { kind, signal: stop.current.signal, onProgress: setShare });
    },
    onSuccess: onUploaded,
  });
  const recent = useQuery(recentImportsQuery(kind));
  const limits = useQuery(limitsQuery(kind)).data ?? DEFAULT_LIMITS;
  const size = format.megabytes(limits.max_bytes);
  const rows = format.number(limits.max_rows);
  const wasStopped = upload.error instanceof DOMException;

  if (upload.isPending && upload.variables) {
    const isSent = share >= 1;
    return (
      <>
        <StepHeading title={choose.title} />
        <div className="rounded-lg border border-line bg-surface px-5 py-8" aria-live="polite">
          <ProgressBar
            label={isSent ? choose.reading : choose.uploading(upload.variables.name)}
            value={isSent ? null : share * 100}
            valueLabel={format.percent(share * 100)}
          />
          <div className="mt-4 flex items-center justify-between gap-3 text-xs text-ink-muted">
            <span className="numeric">{format.megabytes(upload.variables.size)}</span>
          </div>
        </div>
        <StepFooter>
          <Button onPress={() => stop.current?.abort()}>{choose.cancel}</Button>
        </StepFooter>
      </>
    );
  }
  return (
    <>
      <StepHeading title={choose.title} />
      {upload.isError && !wasStopped && (
        <Banner kind="error" title={upload.variables?.name} className="mb-4">
          {upload.error instanceof ApiError && upload.error.code === "upload_interrupted"
            ? upload_failed
            : importProblemText(upload.error, messages, format)}
        </Banner>
      )}
      <FileDrop
        label={choose.drop}
        buttonLabel={choose.button}
        accept={ACCEPT[kind]}
        onFile={(file) => upload.mutate(file)}
      />
      <div className="mt-6 grid gap-6 sm:grid-cols-[1fr_auto] sm:gap-10">
        <div>
          <h4 className="text-sm font-semibold text-ink">{choose.requirements}</h4>
          <ul className="mt-2 list-disc space-y-1.5 pl-5 text-sm text-ink-muted marker:text-ink-faint">
            {choose.requirement_list(size, rows).map((requirement) => (
              <li key={requirement} className="text-pretty">
                {requirement}
              </li>
            ))}
          </ul>
          <p className="mt-2.5 max-w-[58ch] text-xs text-pretty text-ink-muted">{choose.requirement_note}</p>
        </div>
        <TemplateDownload />
      </div>
      <RecentImports imports={recent.data?.items ?? []} onOpen={onOpen} />
      <StepFooter>
        <Button onPress={onClose}>{messages.ui.cancel}</Button>
      </StepFooter>
    </>
  );
}

function TemplateDownload() {
  const messages = useImportMessages();
  const kind = useKind();
  const { choose } = messages.locations.imports;
  const template = useMutation({
    mutationFn: async () => {
      if (kind === "locations") return downloadTemplate();
      saveFile(new Blob([csvOf(choose.template_rows)], { type: "text/csv" }), null, choose.template_file);
    },
    onError: (error) => toasts.error(`${choose.template_failed} ${problemText(error, messages)}`),
  });
  return (
    <div className="sm:max-w-52">
      <Button
        isPending={template.isPending}
        onPress={() => template.mutate()}
        icon={<Download className="size-4" strokeWidth={1.5} aria-hidden="true" />}
      >
        {choose.template}
      </Button>
      <p className="mt-2 text-xs text-ink-muted">{choose.template_text}</p>
    </div>
  );
}
