// The page of review requests: its tabs, and the dialogs that send something.
import { useInfiniteQuery } from "@tanstack/react-query";
import { Plus, UserRoundCheck } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { useMay } from "@/lib/may";
import { useTitle } from "@/lib/title";
import { useHasBeenTrue } from "@/lib/use-has-been-true";
import { Button } from "@/ui/button";
import { CompactLabel } from "@/ui/compact-label";
import { GuideLink } from "@/ui/guide-link";
import { lazyPart } from "@/ui/lazy-part";
import { PageHeader } from "@/ui/page-header";
import { CardSkeleton } from "@/ui/skeleton";
import { Tabs } from "@/ui/tabs";
import { campaignsQuery } from "./campaigns/api";
import { contactsQuery } from "./contacts/api";
import { NEW, type RequestsSearch, TABS, type Tab, withTab } from "./search";
import { SendingNote } from "./sending-note";
import { type ChangeRequestsSearch, useRequestsSearch } from "./use-search";
import { useRequestsWords } from "./words";

// Each is loaded when it is first opened.
const CampaignsTab = lazyPart(() => import("./campaigns/campaigns-tab"), "CampaignsTab").Part;
const ContactsTab = lazyPart(() => import("./contacts/contacts-tab"), "ContactsTab").Part;
const FeedbackTab = lazyPart(() => import("./feedback/feedback-tab"), "FeedbackTab").Part;
const LinksTab = lazyPart(() => import("./links/links-tab"), "LinksTab").Part;
const SettingsTab = lazyPart(() => import("./settings/settings-tab"), "SettingsTab").Part;
const CreateDialog = lazyPart(() => import("./create/create-dialog"), "CreateDialog").Part;
const AskDialog = lazyPart(() => import("./ask/ask-dialog"), "AskDialog").Part;
const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

/** Properties of every tab. */
export interface TabProps {
  search: RequestsSearch;
  onChange: ChangeRequestsSearch;
}

/** /dashboard/requests. */
export function RequestsPage() {
  const words = useRequestsWords();
  useTitle(words.title);
  const may = useMay();
  const [search, change] = useRequestsSearch();
  const selected: Tab = search.tab ?? "campaigns";
  const props: TabProps = { search, onChange: change };
  const isOfCampaigns = selected === "campaigns";
  const { data: campaigns } = useInfiniteQuery({ ...campaignsQuery, enabled: isOfCampaigns });
  const isOfContacts = selected === "contacts";
  const { data: contacts } = useInfiniteQuery({ ...contactsQuery({}), enabled: isOfContacts });
  const list = isOfCampaigns ? campaigns : isOfContacts ? contacts : undefined;
  const isEmpty = list?.pages[0]?.items.length === 0;
  // An empty list, a reply and the settings have the primary button.
  const hasOwnPrimary = isEmpty || search.feedback !== undefined || selected === "settings";
  const hasCreated = useHasBeenTrue(search.new === true);
  const hasAsked = useHasBeenTrue(search.ask !== undefined);
  return (
    <div className="flex flex-col gap-4 pb-16">
      <PageHeader
        title={words.title}
        subtitle={
          <>
            {words.subtitle} <GuideLink guide="requests" />
          </>
        }
      >
        {may("send_requests") && (
          <Button icon={<UserRoundCheck {...ICON} />} onPress={() => change({ ask: NEW })}>
            <CompactLabel>{words.ask}</CompactLabel>
          </Button>
        )}
        {may("manage_requests") && (
          <Button
            variant={hasOwnPrimary ? "secondary" : "primary"}
            icon={<Plus {...ICON} />}
            onPress={() => change({ new: true })}
          >
            {words.new_campaign}
          </Button>
        )}
      </PageHeader>
      <SendingNote />
      <Tabs
        label={words.tabs_label}
        tabs={TABS.map((id) => ({ id, label: words.tabs[id], content: <Content tab={id} {...props} /> }))}
        selected={selected}
        onSelect={(id) => {
          const tab = TABS.find((each) => each === id);
          if (tab) change({ ...CLEARED_SEARCH, ...withTab(tab, search) });
        }}
      />
      <Suspense>
        {hasCreated && may("manage_requests") && (
          <CreateDialog
            isOpen={search.new === true}
            location={search.location}
            onClose={() => change({ new: undefined }, { replace: true })}
          />
        )}
        {hasAsked && may("send_requests") && (
          <AskDialog
            ask={search.ask}
            location={search.location}
            onClose={() => change({ ask: undefined }, { replace: true })}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Removes the search parameters that belong to one tab. */
const CLEARED_SEARCH: { [Key in keyof RequestsSearch]: undefined } = {
  q: undefined,
  tag: undefined,
  consent: undefined,
  contact: undefined,
  import: undefined,
  state: undefined,
  mine: undefined,
  feedback: undefined,
};

function Content({ tab, ...props }: TabProps & { tab: Tab }) {
  const tabs: Record<Tab, () => ReactNode> = {
    campaigns: () => <CampaignsTab {...props} />,
    contacts: () => <ContactsTab {...props} />,
    feedback: () => <FeedbackTab {...props} />,
    links: () => <LinksTab {...props} />,
    settings: () => <SettingsTab />,
  };
  return <Suspense fallback={<CardSkeleton className="h-72" />}>{tabs[tab]()}</Suspense>;
}
