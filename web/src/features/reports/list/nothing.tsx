// Empty state of the reports list, with an example.
import { Plus } from "lucide-react";
import { useMay } from "@/lib/may";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { EmptyState } from "@/ui/empty-state";
import { TemplatePicture } from "../template-picture";
import { useReportsWords } from "../words";

/** The sentence, the button, and a page. */
export function Nothing({ onNew }: { onNew: () => void }) {
  const { empty: words, new: label } = useReportsWords();
  const may = useMay();
  if (!may("make_reports")) {
    return (
      <Card>
        <EmptyState title={words.client_title} text={words.client_text} />
      </Card>
    );
  }
  return (
    <Card className="overflow-hidden">
      <div className="grid items-center gap-8 px-6 pt-10 sm:px-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        <div className="pb-4 lg:pb-10">
          <h2 className="text-xl font-semibold tracking-tight text-balance text-ink">{words.title}</h2>
          <p className="mt-3 max-w-[46ch] text-base text-pretty text-ink-muted">{words.text}</p>
          <Button
            variant="primary"
            size="lg"
            className="mt-6"
            icon={<Plus className="size-4" strokeWidth={1.5} aria-hidden="true" />}
            onPress={onNew}
          >
            {label}
          </Button>
        </div>
        <div
          role="img"
          aria-label={words.picture}
          className="max-h-80 w-full max-w-88 self-end overflow-hidden rounded-t-md border border-b-0 border-line bg-surface shadow-md"
        >
          <TemplatePicture template="executive" />
        </div>
      </div>
    </Card>
  );
}
