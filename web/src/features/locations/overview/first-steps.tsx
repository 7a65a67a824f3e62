// Empty state of the overview: first steps.
import { FileUp, Plus, Store } from "lucide-react";
import type { ReactNode } from "react";
import { ShopFront } from "@/ui/awning";
import { Card } from "@/ui/card";
import { cx } from "@/ui/cx";
import { LinkButton } from "@/ui/link";
import { useOverviewWords } from "./words";

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

export interface FirstStepsProps {
  canEdit: boolean;
  /** True if Google is configured and the user may connect it; undefined while loading. */
  hasGoogle: boolean | undefined;
}

/** A checklist; only its first step can be taken now. */
export function FirstSteps({ canEdit, hasGoogle }: FirstStepsProps) {
  const { first: words } = useOverviewWords();
  return (
    <Card className="px-5 py-8 sm:px-10 sm:py-10">
      <div className="flex flex-col items-center text-center">
        <ShopFront className="mb-5 w-32" />
        <h2 className="text-xl font-semibold tracking-tight text-ink">{words.title}</h2>
        <p className="mt-1.5 max-w-[50ch] text-pretty text-ink-muted">
          {canEdit ? words.text : words.read_only}
        </p>
      </div>
      <ol className="mx-auto mt-8 flex max-w-2xl flex-col gap-6">
        <Step
          number={1}
          title={words.steps.add}
          text={hasGoogle ? words.steps.add_text_google : words.steps.add_text}
          isNext={canEdit}
        >
          {canEdit && (
            <div className={cx("mt-3 flex flex-wrap gap-2", hasGoogle === undefined && "invisible")}>
              {hasGoogle && (
                <LinkButton
                  href="/dashboard/locations?connect=true"
                  variant="primary"
                  icon={<Store {...ICON} />}
                >
                  {words.connect}
                </LinkButton>
              )}
              <LinkButton
                href="/dashboard/locations?import=new"
                variant={hasGoogle ? "secondary" : "primary"}
                icon={<FileUp {...ICON} />}
              >
                {words.import}
              </LinkButton>
              <LinkButton href="/dashboard/locations?add=true" icon={<Plus {...ICON} />}>
                {words.add}
              </LinkButton>
            </div>
          )}
        </Step>
        <Step number={2} title={words.steps.complete} text={words.steps.complete_text} />
        <Step number={3} title={words.steps.watch} text={words.steps.watch_text} />
      </ol>
    </Card>
  );
}

function Step({
  number,
  title,
  text,
  isNext = false,
  children,
}: {
  number: number;
  title: string;
  text: string;
  isNext?: boolean;
  children?: ReactNode;
}) {
  return (
    <li className="flex gap-4">
      <span
        aria-hidden="true"
        className={cx(
          "numeric grid size-8 shrink-0 place-items-center rounded-full text-sm font-semibold",
          isNext ? "bg-primary text-on-primary" : "border border-line-strong text-ink-muted",
        )}
      >
        {number}
      </span>
      <div className="min-w-0 flex-1 pt-1">
        <h3 className="text-base font-semibold text-ink">{title}</h3>
        <p className="mt-0.5 max-w-[60ch] text-pretty text-ink-muted">{text}</p>
        {children}
      </div>
    </li>
  );
}
