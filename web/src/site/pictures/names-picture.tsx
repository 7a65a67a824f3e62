// One business in three spellings, with the differences marked.
import { Figure } from "../sections/figure";

interface Props {
  label: string;
  /** Source, address, phone; wrong parts are between asterisks. */
  text: readonly { source: string; lines: readonly string[] }[];
}

/** Three cards of the same business. */
export function NamesPicture({ label, text }: Props) {
  return (
    <Figure label={label}>
      <div className="divide-y divide-line">
        {text.map(({ source, lines }) => (
          <div key={source} className="grid grid-cols-[7rem_1fr] gap-4 px-5 py-4">
            <p className="text-sm text-ink-muted">{source}</p>
            <div>
              {lines.map((line, index) => (
                <p key={line} className={index === 0 ? "font-semibold" : "numeric text-sm"}>
                  {line.split("*").map((part, at) =>
                    at % 2 ? (
                      <mark key={part} className="rounded-sm bg-poor-soft px-1 font-medium text-poor-ink">
                        {part}
                      </mark>
                    ) : (
                      part
                    ),
                  )}
                </p>
              ))}
            </div>
          </div>
        ))}
      </div>
    </Figure>
  );
}
