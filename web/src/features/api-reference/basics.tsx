// Rules of every operation: access, errors, pages, versions.
import { Card } from "@/ui/card";
import { Link } from "@/ui/link";
import { Unbroken } from "@/ui/unbroken";
import { CodeBlock } from "./code-block";
import { useReferenceWords } from "./words";

const ORDER = ["errors", "pages", "versions", "once", "changes", "limits"] as const;

/** The section before the first operation. */
export function Basics() {
  const { basics, basic } = useReferenceWords();
  const { origin } = location;
  return (
    <section aria-label={basics} className="mt-8 grid max-w-5xl gap-4 md:grid-cols-2">
      <Card className="flex min-w-0 flex-col gap-3 p-5 md:col-span-2">
        <h2 className="font-semibold">{basic.auth.title}</h2>
        <p className="max-w-[75ch] text-pretty text-ink-muted">
          <Unbroken text={basic.auth.text} />
        </p>
        <CodeBlock
          code={`export VITRINE_TOKEN=vtr_…\ncurl "${origin}/api/v1/locations?limit=5" \\\n  -H "Authorization: Bearer $VITRINE_TOKEN"`}
        />
        <p>
          <Link href="/dashboard/settings/tokens">{basic.auth.link}</Link>
        </p>
      </Card>
      {ORDER.map((key) => (
        <Card key={key} className="p-5">
          <h2 className="font-semibold">{basic[key].title}</h2>
          <p className="mt-1.5 text-pretty text-ink-muted">
            <Unbroken text={basic[key].text} />
          </p>
        </Card>
      ))}
    </section>
  );
}
