// The part of Settings > Integrations about AI drafts: the model, the organization's key, limits and privacy.
import { useQuery } from "@tanstack/react-query";
import { draftingQuery } from "@/lib/drafting";
import { useMessages } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { GuideLink } from "@/ui/guide-link";
import { Link } from "@/ui/link";
import { CardSkeleton } from "@/ui/skeleton";
import { useDraftingWords } from "../words";
import { LimitsCard } from "./limits-card";
import { ModelCard } from "./model-card";
import { PrivacyCard } from "./privacy-card";

/** The part with its cards. */
export function DraftingSection() {
  const { integration: words } = useDraftingWords();
  const { ui } = useMessages();
  const may = useMay();
  const canChange = may("manage_integrations");
  const { data: status, isPending, refetch } = useQuery(draftingQuery);
  return (
    <section aria-labelledby="ai-drafts" className="flex flex-col gap-3">
      <div>
        <h3 id="ai-drafts" className="font-semibold">
          {words.title}
        </h3>
        <p className="max-w-[65ch] text-sm text-pretty text-ink-muted">
          {words.text} <GuideLink guide="drafts" />
        </p>
      </div>
      {isPending && <CardSkeleton className="h-48" />}
      {!status && !isPending && (
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
      {status && (
        <>
          {!status.is_in_plan && <Banner>{words.not_in_plan}</Banner>}
          <ModelCard status={status} canChange={canChange && !status.maker?.is_simulated} />
          {status.maker && <LimitsCard status={status} canChange={canChange} />}
          {canChange && status.maker && <PrivacyCard status={status} />}
          {may("manage_reply_templates") && (
            <Link href="/dashboard/settings/reply-templates" className="self-start text-sm">
              {words.style}
            </Link>
          )}
        </>
      )}
    </section>
  );
}
