// The list of reports with its filters.
import { Plus, X } from "lucide-react";
import { useMessages } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { problemText } from "@/lib/problem";
import { useTypedText } from "@/lib/use-typed-text";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { EmptyState } from "@/ui/empty-state";
import { LocationField } from "@/ui/location-field";
import { SearchField } from "@/ui/search-field";
import { Select } from "@/ui/select";
import { CardSkeleton } from "@/ui/skeleton";
import { isNarrowed, NO_FILTERS, type ReportsSearch } from "../search";
import { TEMPLATES } from "../templates";
import type { ChangeReportsSearch } from "../use-search";
import { useReportsWords } from "../words";
import { Nothing } from "./nothing";
import { ReportTable } from "./report-table";
import { useReports } from "./use-reports";

/** Id of the choice for no filter, because a select has no empty choice. */
const ANY = "any";

export interface ReportsTabProps {
  search: ReportsSearch;
  onChange: ChangeReportsSearch;
}

/** Filters and table, or an introduction without reports. */
export function ReportsTab({ search, onChange }: ReportsTabProps) {
  const words = useReportsWords();
  const messages = useMessages();
  const list = useReports(search);
  const reports = list.data?.pages.flatMap(({ items }) => items) ?? [];
  if (list.isSuccess && reports.length === 0 && !isNarrowed(search)) {
    return <Nothing onNew={() => onChange({ new: true })} />;
  }
  return (
    <div className="flex flex-col gap-4">
      <Filters search={search} onChange={onChange} />
      {list.isPending ? (
        <CardSkeleton className="h-72" />
      ) : list.isError && reports.length === 0 ? (
        <Banner
          kind="error"
          title={words.load_failed}
          actions={
            <Button size="sm" onPress={() => void list.refetch()}>
              {messages.ui.retry}
            </Button>
          }
        >
          {problemText(list.error, messages)}
        </Banner>
      ) : reports.length === 0 ? (
        <Card>
          <EmptyState
            title={words.empty.filtered_title}
            text={words.empty.filtered_text}
            actions={
              <>
                <Button onPress={() => onChange(NO_FILTERS)}>{words.filters.clear}</Button>
                <NewOfLocation search={search} onChange={onChange} />
              </>
            }
          />
        </Card>
      ) : (
        <div className="flex flex-col gap-3" aria-busy={list.isFetching}>
          <ReportTable reports={reports} caption={words.title} />
          {list.hasNextPage && (
            <Button
              className="self-center"
              isPending={list.isFetchingNextPage}
              onPress={() => void list.fetchNextPage()}
            >
              {words.more}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** The way to a first report of the location that the list is narrowed to. */
function NewOfLocation({ search, onChange }: ReportsTabProps) {
  const words = useReportsWords();
  const may = useMay();
  if (search.location === undefined || !may("make_reports")) return null;
  return (
    <Button
      variant="primary"
      icon={<Plus className="size-4" strokeWidth={1.5} aria-hidden="true" />}
      onPress={() => onChange({ new: true })}
    >
      {words.new}
    </Button>
  );
}

function Filters({ search, onChange }: ReportsTabProps) {
  const { filters: words, templates } = useReportsWords();
  const [text, setText] = useTypedText(search.q ?? "", (q) =>
    onChange({ q: q.trim() || undefined }, { replace: true }),
  );
  return (
    <section aria-label={words.label} className="grid grid-cols-2 gap-2 lg:flex">
      <SearchField
        label={words.search}
        placeholder={words.search}
        value={text}
        onChange={setText}
        maxLength={100}
        className="max-lg:col-span-full lg:w-72"
      />
      <LocationField
        words={words}
        value={search.location}
        onChange={(location) => onChange({ location })}
        placeholder={words.all_locations}
        hideLabel
        className="lg:w-64"
      />
      <Select
        label={words.template}
        hideLabel
        value={search.template ?? ANY}
        choices={[
          { id: ANY, label: words.any_template },
          ...TEMPLATES.map((id) => ({ id, label: templates[id] })),
        ]}
        onChange={(chosen) => onChange({ template: TEMPLATES.find((each) => each === chosen) })}
        className="lg:w-60"
      />
      {isNarrowed(search) && (
        <Button
          variant="ghost"
          icon={<X className="size-4" strokeWidth={1.5} aria-hidden="true" />}
          onPress={() => onChange(NO_FILTERS)}
        >
          {words.clear}
        </Button>
      )}
    </section>
  );
}
