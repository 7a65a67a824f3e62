// One operation: description, parameters, responses, and an example command.
import { Link2 } from "lucide-react";
import { memo, type ReactNode, useState } from "react";
import { useFormat } from "@/lib/i18n";
import { Badge } from "@/ui/badge";
import { cx } from "@/ui/cx";
import { CodeBlock } from "./code-block";
import type { OpenApi } from "./document";
import { curlOf, isJson } from "./example";
import { FieldList, FieldRow, ShapeView } from "./fields";
import { MethodBadge } from "./method-badge";
import type { Answer, Body, Operation } from "./model";
import { useReferenceWords } from "./words";

export interface OperationViewProps {
  document: OpenApi;
  operation: Operation;
}

/** The card of an operation; its name is its address in the page. */
export const OperationView = memo(function OperationView({ document, operation }: OperationViewProps) {
  const words = useReferenceWords();
  const format = useFormat();
  const { id, method, path, summary, description, access, parameters, body, answers } = operation;
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-46 overflow-hidden rounded-lg border border-line bg-surface shadow-sm target:border-brass lg:scroll-mt-18"
    >
      <header className="border-b border-line px-4 py-4 sm:px-5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <MethodBadge method={method} />
          <code className="min-w-0 font-mono text-sm font-medium break-all text-ink">{path}</code>
          <span className="ml-auto flex items-center gap-2">
            {access === "public" && <Badge>{words.public}</Badge>}
            {access === "session" && <Badge tone="brass">{words.session_only}</Badge>}
            <a
              href={`#${id}`}
              aria-label={format.pair(words.copy_link, id)}
              className="focus-ring grid size-7 place-items-center rounded-sm text-ink-faint hover:bg-hover hover:text-ink"
            >
              <Link2 className="size-4" strokeWidth={1.5} aria-hidden="true" />
            </a>
          </span>
        </div>
        <h3 id={`${id}-title`} className="mt-2 font-semibold text-pretty">
          {plain(summary)}
        </h3>
        {description && <p className="mt-1 max-w-[75ch] text-pretty text-ink-muted">{plain(description)}</p>}
      </header>
      <div className="grid gap-x-8 gap-y-6 p-4 sm:p-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div className="flex min-w-0 flex-col gap-6">
          {parameters.length > 0 && (
            <Part title={words.parameters}>
              <FieldList>
                {parameters.map((parameter) => (
                  <FieldRow
                    key={`${parameter.in} ${parameter.name}`}
                    document={document}
                    name={parameter.name}
                    note={words.places[parameter.in]}
                    isRequired={parameter.required ?? false}
                    schema={{ ...parameter.schema, description: parameter.description }}
                  />
                ))}
              </FieldList>
            </Part>
          )}
          {body && (
            <Part title={words.body} note={body.contentType}>
              <BodyView document={document} body={body} />
            </Part>
          )}
          <Part title={words.answers}>
            <ul className="flex flex-col gap-2">
              {answers.map((answer) => (
                <AnswerView key={answer.status} document={document} answer={answer} />
              ))}
            </ul>
          </Part>
        </div>
        <div className="min-w-0">
          <Part title={words.example}>
            <CodeBlock
              code={curlOf(document, operation, location.origin)}
              label={format.pair(words.example, id)}
            />
          </Part>
        </div>
      </div>
    </article>
  );
});

/** One response; its content is computed when it is opened, because the page has hundreds. */
function AnswerView({ document, answer }: { document: OpenApi; answer: Answer }) {
  const words = useReferenceWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="rounded-md border border-line">
      <details
        onToggle={(event) => {
          // The fields inside document it too.
          if (event.target === event.currentTarget) setOpen(event.currentTarget.open);
        }}
      >
        <summary className="focus-ring flex cursor-default flex-wrap items-baseline gap-x-3 gap-y-1 rounded-md px-3 py-2 text-sm hover:bg-hover">
          <span
            className={cx(
              "numeric font-mono font-semibold",
              answer.status < "300" ? "text-good-ink" : "text-poor-ink",
            )}
          >
            {answer.status}
          </span>
          <span className="min-w-0 text-ink-muted">
            {plain(answer.description) || answer.body?.contentType || words.no_body}
          </span>
        </summary>
        {isOpen && (
          <div className="border-t border-line px-3 py-2">
            {answer.body ? (
              <BodyView document={document} body={answer.body} />
            ) : (
              <p className="text-ink-muted">{words.no_body}</p>
            )}
          </div>
        )}
      </details>
    </li>
  );
}

function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h4 className="mb-2 flex items-baseline gap-2 text-xs font-semibold text-ink-muted">
        {title}
        {note && <code className="font-mono font-normal text-ink-faint">{note}</code>}
      </h4>
      {children}
    </div>
  );
}

function BodyView({ document, body }: { document: OpenApi; body: Body }) {
  const words = useReferenceWords();
  if (!isJson(body.contentType)) {
    return <p className="text-sm text-ink-muted">{`${words.file} (${body.contentType})`}</p>;
  }
  return <ShapeView document={document} schema={body.schema} />;
}

/** Descriptions are written for Rust's documentation, too: their marks say nothing here. */
function plain(text: string): string {
  return text.replaceAll("`", "").replaceAll(/\[([^\]]+)\](\([^)]*\))?/g, "$1");
}
