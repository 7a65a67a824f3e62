// The screen of local pages: creating the site, then its tabs.
import { useQuery } from "@tanstack/react-query";
import { ExternalLink, LayoutTemplate } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { useMay } from "@/lib/may";
import { useTitle } from "@/lib/title";
import { useHasBeenTrue } from "@/lib/use-has-been-true";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { EmptyState } from "@/ui/empty-state";
import { GuideLink } from "@/ui/guide-link";
import { lazyPart } from "@/ui/lazy-part";
import { LinkButton } from "@/ui/link";
import { PageHeader } from "@/ui/page-header";
import { CardSkeleton } from "@/ui/skeleton";
import { Tabs } from "@/ui/tabs";
import { siteQuery } from "./api";
import { ListFailure } from "./list-failure";
import { NO_FILTERS, TABS, type Tab } from "./search";
import type { TabProps } from "./tab-props";
import { usePagesSearch } from "./use-search";
import { usePagesWords } from "./words";

// Each is loaded when it is first opened.
const ListTab = lazyPart(() => import("./list/list-tab"), "ListTab").Part;
const FiguresTab = lazyPart(() => import("./figures/figures-tab"), "FiguresTab").Part;
const SiteTab = lazyPart(() => import("./site/site-tab"), "SiteTab").Part;
const AddressTab = lazyPart(() => import("./site/address-tab"), "AddressTab").Part;
const CreateDialog = lazyPart(() => import("./create/create-dialog"), "CreateDialog").Part;
const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

/** /dashboard/pages. */
export function PagesPage() {
  const words = usePagesWords();
  useTitle(words.title);
  const may = useMay();
  const [search, change] = usePagesSearch();
  const { data: site, error, refetch } = useQuery(siteQuery);
  const isCreating = search.new === true && may("manage_site");
  const hasCreated = useHasBeenTrue(isCreating);
  return (
    <div className="flex flex-col gap-4 pb-16">
      <PageHeader
        title={words.title}
        subtitle={
          <>
            {words.subtitle} <GuideLink guide="pages" />
          </>
        }
      >
        {site?.exists && site.state === "live" && site.counts.live > 0 && (
          <LinkButton href={site.base_url} target="_blank" rel="noopener" icon={<ExternalLink {...ICON} />}>
            {words.open_site}
          </LinkButton>
        )}
      </PageHeader>
      {site === undefined ? (
        error ? (
          <ListFailure error={error} onRetry={() => void refetch()} />
        ) : (
          <CardSkeleton className="h-72" />
        )
      ) : !site.exists ? (
        <Card>
          <EmptyState
            title={words.empty.title}
            text={words.empty.text}
            actions={
              may("manage_site") ? (
                <Button
                  variant="primary"
                  icon={<LayoutTemplate {...ICON} />}
                  onPress={() => change({ new: true })}
                >
                  {words.empty.create}
                </Button>
              ) : (
                <p className="text-sm text-ink-muted">{words.empty.forbidden}</p>
              )
            }
          />
        </Card>
      ) : (
        <SiteTabs site={site} search={search} onChange={change} />
      )}
      <Suspense>
        {hasCreated && site && (
          <CreateDialog
            isOpen={isCreating && site?.exists === false}
            proposal={site}
            onClose={() => change({ new: undefined }, { replace: true })}
          />
        )}
      </Suspense>
    </div>
  );
}

function SiteTabs(props: TabProps) {
  const words = usePagesWords();
  const may = useMay();
  const tabs = TABS.filter((tab) => (tab !== "site" && tab !== "address") || may("manage_site"));
  const { tab = "pages" } = props.search;
  return (
    <Tabs
      label={words.tabs_label}
      tabs={tabs.map((id) => ({ id, label: words.tabs[id], content: <Content tab={id} {...props} /> }))}
      selected={tabs.includes(tab) ? tab : "pages"}
      onSelect={(id) => {
        const next = TABS.find((each) => each === id);
        if (next)
          props.onChange({
            ...NO_FILTERS,
            days: undefined,
            location: undefined,
            tab: next === "pages" ? undefined : next,
          });
      }}
    />
  );
}

function Content({ tab, ...props }: TabProps & { tab: Tab }) {
  const tabs: Record<Tab, () => ReactNode> = {
    pages: () => <ListTab {...props} />,
    figures: () => <FiguresTab {...props} />,
    site: () => <SiteTab key={props.site.slug} site={props.site} />,
    address: () => <AddressTab site={props.site} />,
  };
  return <Suspense fallback={<CardSkeleton className="h-72" />}>{tabs[tab]()}</Suspense>;
}
