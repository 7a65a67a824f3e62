// Questions that open on their answers, without a script.
import { Plus } from "lucide-react";
import type { FAQPage, WithContext } from "schema-dts";
import type { Question } from "../content/types/shapes";
import { plainOf } from "./inline";
import { Text } from "./text";

/** The questions, one below the other. */
export function Faq({ items }: { items: readonly Question[] }) {
  return (
    <div className="mx-auto max-w-3xl divide-y divide-line border-y border-line">
      {items.map(({ question, answer }) => (
        <details key={question} className="group">
          <summary className="flex cursor-pointer list-none items-center justify-between gap-6 rounded-sm py-5 text-lg font-medium">
            {question}
            <Plus
              className="size-5 shrink-0 text-brass-ink transition-transform group-open:rotate-45"
              strokeWidth={1.5}
              aria-hidden="true"
            />
          </summary>
          <p className="max-w-[65ch] pb-6 text-pretty text-ink-muted [&_a]:text-link [&_a]:underline [&_a]:underline-offset-2">
            <Text>{answer}</Text>
          </p>
        </details>
      ))}
    </div>
  );
}

/** Questions as structured data. */
export function faqLd(items: readonly Question[]): Omit<WithContext<FAQPage>, "@context"> {
  return {
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: plainOf(answer) },
    })),
  };
}
