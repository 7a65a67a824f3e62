// A template's table as the page shows it.
import type { Sheet } from "@/site/content/types/templates";
import { useLanguage } from "@/site/language";
import { anchor } from "@/site/sections/reading";

/** Every part with its rows; a box to tick before each task. */
export function SheetTable({ sheet, boxes }: { sheet: Sheet; boxes: boolean }) {
  const [first, second] = sheet.head;
  const colon = useLanguage() === "fr" ? "\u202f: " : ": ";
  return (
    <div className="flex flex-col gap-10">
      {sheet.parts.map(({ title, rows }) => (
        <section key={title} aria-labelledby={anchor(title)}>
          <h3 id={anchor(title)} className="text-xl">
            {title}
          </h3>
          <dl className="mt-4 divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
            {rows.map(([name, text]) => (
              <div
                key={name}
                className={`grid gap-x-8 gap-y-1 px-5 py-4 ${boxes ? "md:grid-cols-[1.1fr_1fr]" : "md:grid-cols-[14rem_minmax(0,1fr)]"}`}
              >
                <dt className="flex gap-3 font-medium">
                  {boxes && (
                    <span
                      aria-hidden="true"
                      className="mt-1 size-4 shrink-0 rounded-sm border border-control"
                    />
                  )}
                  <span className="sr-only">
                    {first}
                    {colon}
                  </span>
                  {name}
                </dt>
                <dd className="text-ink-muted">
                  <span className="sr-only">
                    {second}
                    {colon}
                  </span>
                  {text}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
