// The list of contacts: search, filters, the table, and the dialogs.
import { useInfiniteQuery } from "@tanstack/react-query";
import { MoreHorizontal, Plus, Upload } from "lucide-react";
import { Suspense } from "react";
import { useMay } from "@/lib/may";
import { useHasBeenTrue } from "@/lib/use-has-been-true";
import { Button, IconButton } from "@/ui/button";
import { Card } from "@/ui/card";
import { EmptyState } from "@/ui/empty-state";
import { lazyPart } from "@/ui/lazy-part";
import { MenuButton } from "@/ui/menu-button";
import { CardSkeleton } from "@/ui/skeleton";
import { ListFailure } from "../list-failure";
import { MoreButton } from "../more-button";
import { areContactsNarrowed, NEW, NO_CONTACT_FILTERS, type RequestsSearch } from "../search";
import type { ChangeRequestsSearch } from "../use-search";
import { useRequestsWords } from "../words";
import { contactsQuery } from "./api";
import { ContactTable } from "./contact-table";
import { ContactFilterBar } from "./filters";
import { useContactWords } from "./words";

const ContactDialog = lazyPart(() => import("./contact-dialog"), "ContactDialog").Part;
const ImportDialog = lazyPart(() => import("./import/import-dialog"), "ImportDialog").Part;
const MORE_MENU = lazyPart(() => import("./more-menu"), "MoreMenu");
const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

export interface ContactsTabProps {
  search: RequestsSearch;
  onChange: ChangeRequestsSearch;
}

/** The contacts, or the reason why there are none. */
export function ContactsTab({ search, onChange }: ContactsTabProps) {
  const words = useContactWords();
  const shared = useRequestsWords();
  const may = useMay();
  const { q, location, tag, consent } = search;
  const list = useInfiniteQuery(contactsQuery({ search: q, location, tag, consent }));
  const contacts = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const isEmpty = list.isSuccess && contacts.length === 0 && !areContactsNarrowed(search);
  const hasOpened = useHasBeenTrue(search.contact !== undefined);
  const hasImported = useHasBeenTrue(search.import === true);
  const add = may("send_requests") && (
    <Button
      variant={isEmpty ? "primary" : "secondary"}
      icon={<Plus {...ICON} />}
      onPress={() => onChange({ contact: NEW })}
    >
      {words.add}
    </Button>
  );
  const importing = may("import_contacts") && (
    <Button icon={<Upload {...ICON} />} onPress={() => onChange({ import: true })}>
      {words.import}
    </Button>
  );
  return (
    <div className="flex flex-col gap-4">
      {!isEmpty && (
        <div className="flex flex-wrap items-start justify-between gap-2">
          <ContactFilterBar search={search} onChange={onChange} />
          <div className="ml-auto flex flex-wrap gap-2">
            {add}
            {(may("import_contacts") || may("export_contacts")) && (
              <MenuButton
                menu={MORE_MENU}
                button={
                  <IconButton label={words.more} variant="secondary">
                    <MoreHorizontal {...ICON} />
                  </IconButton>
                }
              />
            )}
          </div>
        </div>
      )}
      {list.isPending ? (
        <CardSkeleton className="h-72" />
      ) : list.isError && contacts.length === 0 ? (
        <ListFailure error={list.error} onRetry={() => void list.refetch()} />
      ) : contacts.length === 0 ? (
        <Card>
          <EmptyState
            title={isEmpty ? words.empty.title : words.empty.filtered_title}
            text={isEmpty ? words.empty.text : words.empty.filtered_text}
            actions={
              isEmpty ? (
                <>
                  {add}
                  {importing}
                </>
              ) : (
                <Button onPress={() => onChange(NO_CONTACT_FILTERS)}>{shared.clear}</Button>
              )
            }
          />
        </Card>
      ) : (
        <div className="flex flex-col gap-3" aria-busy={list.isFetching}>
          <ContactTable
            contacts={contacts}
            onOpen={(contact) => onChange({ contact })}
            onAsk={may("send_requests") ? (ask) => onChange({ ask }) : undefined}
          />
          <MoreButton list={list} />
        </div>
      )}
      <Suspense>
        {hasOpened && (
          <ContactDialog
            contact={search.contact}
            location={location}
            onClose={() => onChange({ contact: undefined }, { replace: true })}
          />
        )}
        {hasImported && may("import_contacts") && (
          <ImportDialog
            isOpen={search.import === true}
            location={location}
            onClose={() => onChange({ import: undefined }, { replace: true })}
          />
        )}
      </Suspense>
    </div>
  );
}
