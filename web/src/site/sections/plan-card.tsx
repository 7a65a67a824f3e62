// A plan or an add-on with its price.
import type { ReactNode } from "react";

interface Props {
  name: string;
  text: string;
  /** The price as it is shown, with all that belongs to it. */
  price: ReactNode;
  features?: readonly string[];
  /** The link below. */
  action: ReactNode;
  /** Text of the badge on the most popular plan. */
  popular?: string;
  level?: 2 | 3;
}

/** A card in a row of plans (`PlanRow`). */
export function PlanCard({ name, text, price, features, action, popular, level = 3 }: Props) {
  const Heading = `h${level}` as "h3";
  return (
    <li className={`card plan ${popular ? "plan-popular" : ""}`}>
      {popular && <p className="plan-mark">{popular}</p>}
      <Heading className="text-xl">{name}</Heading>
      <p className="mt-1.5 text-ink-muted lg:min-h-[3.25rem]">{text}</p>
      <div className={features ? "mt-6" : "mt-auto pt-6"}>{price}</div>
      <div className="mt-6 flex flex-col">{action}</div>
      {features && (
        <ul className="mt-7 grid gap-x-6 gap-y-2.5 sm:max-lg:grid-cols-2">
          {features.map((feature) => (
            <li key={feature} className="tick">
              {feature}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Plans side by side. */
export function PlanRow({ children }: { children: ReactNode }) {
  return <ul className="grid gap-6 lg:grid-cols-3">{children}</ul>;
}
