// Result of a test: claims that came, and the role that they would give.
import { ChevronRight } from "lucide-react";
import { useFormat } from "@/lib/i18n";
import { Banner } from "@/ui/banner";
import type { TestReport } from "./api";
import { claimTime } from "./claim";
import { useSsoWords } from "./words";

/** The report of the last test. */
export function Report({ report }: { report: TestReport }) {
  const { test: words, reasons, other_reason, roles } = useSsoWords();
  const format = useFormat();
  const reason = report.reason && (reasons[report.reason] ?? other_reason(report.reason));
  const facts: [string, string][] = [
    [
      words.email,
      report.email
        ? [
            report.email,
            report.is_verified ? words.verified : words.unverified,
            report.is_claimed ? words.claimed : words.foreign,
          ].join(", ")
        : words.none,
    ],
    [words.groups, report.groups ? report.groups.join(", ") || words.none : words.no_groups],
    [
      words.role,
      report.role
        ? [roles[report.role], report.rule && words.rule(report.rule)].filter(Boolean).join(" ")
        : words.none,
    ],
  ];
  return (
    <div className="flex flex-col gap-4">
      <Banner kind={report.has_passed ? "success" : "error"}>
        {report.has_passed ? words.passed : `${words.refused} ${reason ?? ""}`}
        <span className="mt-0.5 block text-xs text-ink-muted">
          <time dateTime={report.at}>{words.tested(format.dateTime(report.at))}</time>
        </span>
      </Banner>
      <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[10rem_minmax(0,1fr)]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-muted">{name}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {report.claims.length > 0 && (
        <details className="group text-sm">
          <summary className="focus-ring flex w-fit cursor-default list-none items-center gap-1.5 rounded-sm font-medium text-link [&::-webkit-details-marker]:hidden">
            <ChevronRight
              className="size-4 shrink-0 transition-transform group-open:rotate-90"
              strokeWidth={1.75}
              aria-hidden="true"
            />
            {words.claims}
          </summary>
          <dl className="mt-2 grid gap-x-6 gap-y-1 font-mono text-xs sm:grid-cols-[10rem_minmax(0,1fr)]">
            {report.claims.map(({ name, value }) => (
              <div key={name} className="contents">
                <dt className="text-ink-muted">{name}</dt>
                <dd className="min-w-0 break-all">
                  {value}
                  <ClaimTime name={name} value={value} />
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}

function ClaimTime({ name, value }: { name: string; value: string }) {
  const format = useFormat();
  const time = claimTime(name, value);
  if (time === null) return null;
  return (
    <time dateTime={time} className="ml-2 font-sans break-normal text-ink-muted">
      {format.dateTime(time)}
    </time>
  );
}
