// Quote of a customer.
import type { Testimony } from "../content/types/shapes";

/** A quotation with its author. */
export function Quote({ text, name, role }: Testimony) {
  return (
    <figure className="mx-auto max-w-3xl text-center">
      <blockquote className="font-display text-2xl text-pretty">
        <p>{text}</p>
      </blockquote>
      <figcaption className="mt-6">
        <span className="font-semibold">{name}</span>
        <span className="block text-sm text-ink-muted">{role}</span>
      </figcaption>
    </figure>
  );
}
