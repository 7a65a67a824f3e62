// The evidence pack of a crisis, to download.
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { toasts } from "@/ui/toast";
import { downloadEvidence } from "./api";
import { useCrisisProblem } from "./problem";
import { useCrisisWords } from "./words";

/** What the pack contains, and its download. */
export function EvidenceCard({ id }: { id: string }) {
  const { evidence: words } = useCrisisWords();
  const problem = useCrisisProblem();
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadEvidence(id, document.documentElement.lang === "fr" ? "fr" : "en"),
    onError: (error) => toasts.error(`${words.failed} ${problem(error)}`),
  });
  return (
    <Card className="flex flex-col items-start gap-3 p-4 sm:p-6">
      <h3 className="font-semibold">{words.title}</h3>
      <p className="text-sm text-pretty">{words.text}</p>
      <p className="text-xs text-pretty text-ink-muted">{words.hint}</p>
      <Button
        icon={<Download className="size-4" strokeWidth={1.5} aria-hidden="true" />}
        isPending={isPending}
        onPress={() => mutate()}
      >
        {words.button}
      </Button>
    </Card>
  );
}
