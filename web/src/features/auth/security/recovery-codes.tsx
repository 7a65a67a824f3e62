// New recovery codes: shown once, to copy, download or print.
import { Check, Copy, Download, Printer } from "lucide-react";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { useCopy } from "./use-copy";
import { useSecurityWords } from "./words";

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

/** The codes, with buttons to copy, download and print them. */
export function RecoveryCodes({ codes, email }: { codes: readonly string[]; email: string }) {
  const { recovery } = useSecurityWords();
  const words = recovery.dialog;
  const { copied, copy } = useCopy(codes.join("\n"));
  const download = () => {
    const text = `${recovery.file_title(email)}\n${recovery.file_note}\n\n${codes.join("\n")}\n`;
    const url = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
    const link = document.createElement("a");
    link.href = url;
    link.download = recovery.file;
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <div className="flex flex-col gap-4">
      <Banner kind="warning">{words.text}</Banner>
      <div data-print="">
        <p className="mb-3 hidden font-semibold print:block">{recovery.file_title(email)}</p>
        <ul
          aria-label={words.list}
          className="grid gap-x-6 gap-y-2 rounded-md border border-line bg-sunken px-4 py-4 text-center font-mono text-sm text-ink min-[26rem]:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code} className="select-all">
              {code}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          autoFocus
          onPress={() => void copy()}
          icon={copied === "yes" ? <Check {...ICON} /> : <Copy {...ICON} />}
        >
          {copied === "yes" ? words.copied : words.copy}
        </Button>
        <Button onPress={download} icon={<Download {...ICON} />}>
          {words.download}
        </Button>
        <Button onPress={() => window.print()} icon={<Printer {...ICON} />}>
          {words.print}
        </Button>
      </div>
      <p role="status" className="text-xs text-ink-muted empty:hidden">
        {copied === "failed" && words.copy_failed}
      </p>
    </div>
  );
}
