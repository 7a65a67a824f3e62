// The page as visitors will see it, while it is written.
import { useQuery } from "@tanstack/react-query";
import { Monitor, Smartphone, Tablet } from "lucide-react";
import { useEffect, useState } from "react";
import { useWidth } from "@/ui/charts/use-width";
import { cx } from "@/ui/cx";
import { Skeleton } from "@/ui/skeleton";
import { previewQuery } from "../api";
import { PageFrame } from "../frame/page-frame";
import type { Content, Language } from "../types";
import { WIDTHS, type Width } from "./search";
import { useEditorWords } from "./words";

const ICONS = { phone: Smartphone, tablet: Tablet, desktop: Monitor };
/** Time without a change before the preview is made anew. */
const REST_MS = 350;

export interface PreviewPaneProps {
  location: string;
  name: string;
  content: Content;
  language: Language;
  width: Width;
  onWidth: (width: Width) => void;
}

/** The widths, and the page below, scaled down to fit. */
export function PreviewPane({ location, name, content, language, width, onWidth }: PreviewPaneProps) {
  const { preview: words } = useEditorWords();
  const rested = useRested(content, REST_MS);
  const { data, error, isFetching } = useQuery(previewQuery(location, language, rested));
  const { ref, width: room } = useWidth();
  const pixels = WIDTHS[width];
  const scale = room === 0 ? 1 : Math.min(1, room / pixels);
  return (
    <section aria-label={words.label} className="flex min-h-0 flex-1 flex-col gap-2">
      <div className="flex items-center justify-between gap-3">
        <p className="text-xs text-ink-muted" role="status">
          {error ? words.failed : isFetching ? words.loading : ""}
        </p>
        <fieldset className="flex shrink-0 rounded-md border border-line-strong bg-sunken p-0.5">
          <legend className="sr-only">{words.width}</legend>
          {(Object.keys(WIDTHS) as Width[]).map((each) => {
            const Icon = ICONS[each];
            return (
              <button
                key={each}
                type="button"
                aria-pressed={width === each}
                aria-label={words.widths[each]}
                title={words.widths[each]}
                onClick={() => onWidth(each)}
                className="focus-ring grid h-7 w-9 cursor-default place-items-center rounded-sm text-ink-muted hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-sm dark:aria-pressed:bg-raised"
              >
                <Icon className="size-4" strokeWidth={1.5} aria-hidden="true" />
              </button>
            );
          })}
        </fieldset>
      </div>
      <div
        ref={ref}
        className="relative min-h-0 flex-1 overflow-hidden rounded-lg border border-line-strong bg-sunken"
      >
        {data ? (
          <PageFrame
            title={words.title(name)}
            html={data.html}
            className={cx(
              "absolute top-0 left-1/2 origin-top transition-opacity duration-150",
              isFetching && "opacity-80",
            )}
            style={{
              width: pixels,
              height: `${100 / scale}%`,
              transform: `translateX(-50%) scale(${scale})`,
            }}
          />
        ) : (
          !error && <Skeleton className="absolute inset-4" />
        )}
      </div>
    </section>
  );
}

/** Returns a value once it has not changed for a while; at once the first time. */
function useRested<Value>(value: Value, ms: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return rested;
}
