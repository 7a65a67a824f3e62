// Settings > Integrations: accounts at rank providers, and the monthly cap on their costs.
import { useQuery } from "@tanstack/react-query";
import { BookOpenText } from "lucide-react";
import { useI18n, useMessages } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { LinkButton } from "@/ui/link";
import { CardSkeleton } from "@/ui/skeleton";
import { accountsQuery } from "../api";
import { useIntegrationsWords } from "../words";
import { BudgetCard } from "./budget-card";
import { ProviderCard } from "./provider-card";

/** Section of the settings page. */
export function IntegrationsSection() {
  const words = useIntegrationsWords();
  const { ui } = useMessages();
  const { language } = useI18n();
  const may = useMay();
  const canChange = may("manage_integrations");
  const { data: accounts, isPending, refetch } = useQuery(accountsQuery);
  const isSimulated = accounts?.items.some(({ is_simulated }) => is_simulated) ?? false;
  return (
    <section aria-labelledby="section-title" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <h2 id="section-title" tabIndex={-1} className="text-lg font-semibold tracking-tight outline-none">
            {words.title}
          </h2>
          <p className="mt-1 max-w-[65ch] text-pretty text-ink-muted">{words.text}</p>
        </div>
        <LinkButton
          href={language === "fr" ? "/fr/documentation/cartes-de-positions" : "/docs/heatmaps"}
          target="_blank"
          icon={<BookOpenText className="size-4" strokeWidth={1.5} aria-hidden="true" />}
        >
          {words.guide}
        </LinkButton>
      </div>
      {isSimulated && <Banner title={words.simulated}>{words.simulated_text}</Banner>}
      {!canChange && !isSimulated && <Banner>{words.no_change}</Banner>}
      {isPending && <CardSkeleton className="h-96" />}
      {!accounts && !isPending && (
        <Banner
          kind="error"
          actions={
            <Button size="sm" onPress={() => void refetch()}>
              {ui.retry}
            </Button>
          }
        >
          {words.load_failed}
        </Banner>
      )}
      {accounts && (
        <>
          <section aria-labelledby="rank-providers" className="flex flex-col gap-3">
            <div>
              <h3 id="rank-providers" className="font-semibold">
                {words.ranks}
              </h3>
              <p className="text-sm text-ink-muted">{words.ranks_text}</p>
            </div>
            {accounts.items.map((account) => (
              <ProviderCard key={account.provider} account={account} canChange={canChange && !isSimulated} />
            ))}
          </section>
          <BudgetCard budget={accounts.budget} canChange={may("set_rank_budget")} />
        </>
      )}
    </section>
  );
}
