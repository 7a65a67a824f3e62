// Settings > Domains: the domains of the organization, the records that each needs, and those that were found.
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { EmptyState } from "@/ui/empty-state";
import { LoadFailed } from "@/ui/load-failed";
import { Skeleton } from "@/ui/skeleton";
import { AddDialog } from "./add-dialog";
import { domainsQuery } from "./api";
import { DomainCard } from "./domain-card";
import { useDomainWords } from "./words";

/** Section of the settings page. */
export function DomainsSection() {
  const words = useDomainWords();
  const { data, error, refetch } = useQuery(domainsQuery);
  const [isAdding, setAdding] = useState(false);
  return (
    <section aria-labelledby="section-title" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <h2 id="section-title" tabIndex={-1} className="text-lg font-semibold tracking-tight outline-none">
            {words.title}
          </h2>
          <p className="mt-1 max-w-[65ch] text-pretty text-ink-muted">{words.text}</p>
        </div>
        <Button
          variant="primary"
          onPress={() => setAdding(true)}
          icon={<Plus className="size-4" strokeWidth={1.5} aria-hidden="true" />}
        >
          {words.add}
        </Button>
      </div>
      {error && <LoadFailed text={words.load_failed} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-40" />}
      {data?.length === 0 && (
        <Card>
          <EmptyState title={words.empty.title} text={words.empty.text} className="py-10" />
        </Card>
      )}
      {data?.map((domain) => (
        <DomainCard key={domain.id} domain={domain} />
      ))}
      <AddDialog isOpen={isAdding} onClose={() => setAdding(false)} />
    </section>
  );
}
