// The page of clients: search, order, the table, and the dialog that opens a client.
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { meQuery } from "@/lib/me";
import { useTitle } from "@/lib/title";
import { useTypedText } from "@/lib/use-typed-text";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { EmptyState } from "@/ui/empty-state";
import { LoadFailed } from "@/ui/load-failed";
import { PageHeader } from "@/ui/page-header";
import { SearchField } from "@/ui/search-field";
import { Select } from "@/ui/select";
import { CardSkeleton } from "@/ui/skeleton";
import { type Client, clientsQuery } from "./api";
import { ClientTable } from "./client-table";
import { mayOpenClients } from "./rules";
import { SORTS } from "./search";
import { useClientsSearch } from "./use-search";
import { useClientsWords } from "./words";

export interface ClientsPageProps {
  /** The client that is being opened. */
  opening: string | undefined;
  onOpen: (client: Client) => void;
  /** Returns the dialog that opens a new client. */
  adding: (dialog: { isOpen: boolean; onClose: () => void }) => ReactNode;
}

/** /dashboard/clients. */
export function ClientsPage({ opening, onOpen, adding }: ClientsPageProps) {
  const words = useClientsWords();
  useTitle(words.title);
  const { data: me } = useQuery(meQuery);
  const [search, change] = useClientsSearch();
  const { q, sort } = search;
  const list = useInfiniteQuery(clientsQuery({ q, sort }));
  const clients = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const isEmpty = list.isSuccess && clients.length === 0 && q === undefined;
  const [text, setText] = useTypedText(q ?? "", (next) =>
    change({ q: next || undefined }, { replace: q !== undefined && next !== "" }),
  );
  const canAdd = mayOpenClients(me);
  const add = canAdd && (
    <Button
      variant="primary"
      icon={<Plus className="size-4" strokeWidth={1.5} aria-hidden="true" />}
      onPress={() => change({ new: true })}
    >
      {words.new}
    </Button>
  );
  return (
    <div className="flex flex-col gap-4 pb-16">
      <PageHeader title={words.title} subtitle={words.subtitle}>
        {!isEmpty && add}
      </PageHeader>
      {!isEmpty && (
        <section aria-label={words.search} className="flex flex-wrap gap-2">
          <SearchField
            label={words.search}
            placeholder={words.search}
            value={text}
            onChange={setText}
            maxLength={100}
            className="max-sm:w-full sm:w-64"
          />
          <Select
            label={words.sort}
            hideLabel
            prefix={words.sort}
            value={sort ?? "name"}
            choices={SORTS.map((id) => ({ id, label: words.sorts[id] }))}
            onChange={(chosen) => {
              const sortKey = SORTS.find((each) => each === chosen);
              change({ sort: sortKey === "name" ? undefined : sortKey });
            }}
            className="max-sm:w-full sm:w-52"
          />
        </section>
      )}
      {list.isPending ? (
        <CardSkeleton className="h-72" />
      ) : list.isError && clients.length === 0 ? (
        <LoadFailed text={words.load_failed} onRetry={() => void list.refetch()} />
      ) : clients.length === 0 ? (
        <Card>
          <EmptyState
            title={isEmpty ? words.empty.title : words.nothing.title}
            text={isEmpty ? words.empty.text : words.nothing.text}
            actions={
              isEmpty ? add : <Button onPress={() => change({ q: undefined })}>{words.nothing.clear}</Button>
            }
          />
        </Card>
      ) : (
        <div className="flex flex-col gap-3" aria-busy={list.isFetching}>
          <ClientTable clients={clients} opening={opening} onOpen={onOpen} />
          {list.hasNextPage && (
            <Button
              className="self-center"
              isPending={list.isFetchingNextPage}
              onPress={() => void list.fetchNextPage()}
            >
              {words.load_more}
            </Button>
          )}
        </div>
      )}
      {canAdd &&
        adding({
          isOpen: search.new === true,
          onClose: () => change({ new: undefined }, { replace: true }),
        })}
    </div>
  );
}
