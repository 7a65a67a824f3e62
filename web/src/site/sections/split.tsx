// Text beside a picture.
import type { ReactNode } from "react";

interface Props {
  title: string;
  text: string;
  /** Short points with a tick. */
  points?: readonly string[];
  /** A link below the text. */
  action?: ReactNode;
  picture: ReactNode;
  /** Puts the picture first on wide screens. */
  flipped?: boolean;
  /** 2 where the section around it has no title. */
  level?: 2 | 3;
}

/** One idea in words and a picture; alternate `flipped` down a page. */
export function Split({ title, text, points, action, picture, flipped, level = 3 }: Props) {
  const Heading = `h${level}` as "h3";
  return (
    <div className="grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
      <div className={flipped ? "lg:order-2" : undefined}>
        <Heading className="text-2xl">{title}</Heading>
        <p className="mt-4 text-lg text-pretty text-ink-muted">{text}</p>
        {points && <Checklist items={points} />}
        {action && <div className="mt-6">{action}</div>}
      </div>
      <div className="min-w-0">{picture}</div>
    </div>
  );
}

/** Points with a tick before each. */
export function Checklist({ items }: { items: readonly string[] }) {
  return (
    <ul className="mt-5 flex flex-col gap-2.5">
      {items.map((item) => (
        <li key={item} className="tick">
          {item}
        </li>
      ))}
    </ul>
  );
}
