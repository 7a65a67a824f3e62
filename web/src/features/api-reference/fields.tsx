// Fields of a value: name, type and description; nested fields open on demand.
import { type ReactNode, useState } from "react";
import { cx } from "@/ui/cx";
import type { OpenApi, Schema } from "./document";
import { type Shape, shapeOf } from "./shape";
import { type ReferenceWords, useReferenceWords } from "./words";

/** Rows with hairlines between them. */
export function FieldList({ children }: { children: ReactNode }) {
  return <ul className="divide-y divide-line">{children}</ul>;
}

/** A whole value: its fields, or each of the kinds it can be. */
export function ShapeView({ document, schema }: { document: OpenApi; schema: Schema }) {
  const words = useReferenceWords();
  return <Inside document={document} shape={shapeOf(document, schema)} words={words} />;
}

interface InsideProps {
  document: OpenApi;
  shape: Shape;
  words: ReferenceWords;
}

function Inside({ document, shape, words }: InsideProps) {
  if (shape.fields.length === 0 && shape.variants.length === 0) {
    return <p className="font-mono text-xs text-ink-muted">{typeText(shape, words)}</p>;
  }
  return (
    <>
      {shape.isList && <p className="pb-1 text-xs text-ink-faint">{typeText(shape, words)}</p>}
      {shape.fields.length > 0 && (
        <FieldList>
          {shape.fields.map(({ name, isRequired, schema }) => (
            <FieldRow key={name} document={document} name={name} isRequired={isRequired} schema={schema} />
          ))}
        </FieldList>
      )}
      {shape.variants.length > 0 && (
        <div className="mt-2 flex flex-col gap-2">
          <p className="text-xs font-medium text-ink-muted">{words.one_of}</p>
          {shape.variants.map((variant, at) => (
            <div key={variantKey(variant, at)} className="rounded-md border border-line px-3 py-1">
              <ShapeView document={document} schema={variant} />
            </div>
          ))}
        </div>
      )}
    </>
  );
}

function variantKey(variant: Schema, at: number): string {
  return variant.$ref ?? `${at} ${variant.description ?? ""}`;
}

export interface FieldRowProps {
  document: OpenApi;
  name: string;
  /** Location of a parameter. */
  note?: string;
  isRequired: boolean;
  schema: Schema;
}

/** One field. */
export function FieldRow({ document, name, note, isRequired, schema }: FieldRowProps) {
  const words = useReferenceWords();
  const [isOpen, setOpen] = useState(false);
  const shape = shapeOf(document, schema);
  const hasInside = shape.fields.length > 0 || shape.variants.length > 0;
  return (
    <li className="py-2 text-sm">
      <div className="flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5">
        <code className="font-mono font-medium break-all text-ink">{name}</code>
        <span className="font-mono text-xs text-ink-faint">{typeText(shape, words)}</span>
        {note && <span className="text-xs text-ink-faint">{note}</span>}
        {isRequired && <span className="text-xs font-medium text-brass-ink">{words.required}</span>}
      </div>
      {shape.description && <p className="mt-0.5 text-pretty text-ink-muted">{plain(shape.description)}</p>}
      {shape.values.length > 0 && (
        <p className="mt-1 flex flex-wrap gap-1">
          {shape.values.map((value) => (
            <code key={value} className="rounded-sm bg-sunken px-1.5 py-0.5 font-mono text-xs text-ink-muted">
              {value}
            </code>
          ))}
        </p>
      )}
      {hasInside && (
        <details
          className="mt-1"
          onToggle={(event) => {
            // The fields inside document this one too.
            if (event.target === event.currentTarget) setOpen(event.currentTarget.open);
          }}
        >
          <summary className="focus-ring w-fit cursor-default rounded-sm text-xs font-medium text-link">
            {words.show_fields}
          </summary>
          <div className={cx("mt-1 border-l-2 border-line pl-3")}>
            {isOpen && <Inside document={document} shape={shape} words={words} />}
          </div>
        </details>
      )}
    </li>
  );
}

function typeText(shape: Shape, words: ReferenceWords): string {
  const type = shape.isList ? words.list_of(shape.type) : shape.type;
  return shape.isNullable ? `${type} ${words.or_null}` : type;
}

function plain(text: string): string {
  return text.replaceAll("`", "");
}
