// Directories with their check method, entry method, weight and visibility.
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Plus, X } from "lucide-react";
import { Suspense, useState } from "react";
import { useFormat, useMessages } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { useTitle } from "@/lib/title";
import { useHasBeenTrue } from "@/lib/use-has-been-true";
import { useTypedText } from "@/lib/use-typed-text";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { CompactLabel } from "@/ui/compact-label";
import { EmptyState } from "@/ui/empty-state";
import { lazyPart } from "@/ui/lazy-part";
import { PageHeader } from "@/ui/page-header";
import { ProblemNote } from "@/ui/problem-note";
import { SearchField } from "@/ui/search-field";
import { Select } from "@/ui/select";
import { CardSkeleton } from "@/ui/skeleton";
import { directoriesQuery } from "../api";
import { Chip } from "../chip";
import { COUNTRIES, GROUPS } from "../search";
import { Sections } from "../sections";
import type { Directory } from "../types";
import { useCitationsWords, useDirectoriesWords } from "../words";
import { DirectoryTable } from "./directory-table";
import {
  CHECKS,
  type DirectoriesSearch,
  directoriesOf,
  isDirectoryNarrowed,
  NO_DIRECTORY_FILTERS,
  TRADES,
} from "./search";

const DirectoryDialog = lazyPart(() => import("./directory-dialog"), "DirectoryDialog").Part;
const RemoveDialog = lazyPart(() => import("./remove-dialog"), "RemoveDialog").Part;
const route = getRouteApi("/dashboard/citations/directories");
/** Id of the choice for no filter, because a select has no empty choice. */
const ANY = "any";
const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

/** The open dialog. */
type Open = { kind: "add" } | { kind: "edit" | "remove"; directory: Directory };

/** /dashboard/citations/directories. */
export function DirectoriesPage() {
  const shared = useCitationsWords();
  const words = useDirectoriesWords();
  const messages = useMessages();
  useTitle(words.title);
  const may = useMay();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const change = (patch: Partial<DirectoriesSearch>) =>
    void navigate({ search: (before) => ({ ...before, ...patch }), replace: true, resetScroll: false });
  const { data: all, error, refetch } = useQuery(directoriesQuery);
  const [open, setOpen] = useState<Open | null>(null);
  const hasForm = useHasBeenTrue(open?.kind === "add" || open?.kind === "edit");
  const hasRemoval = useHasBeenTrue(open?.kind === "remove");
  const visibleDirectories = all && directoriesOf(all, search);
  const automatic = visibleDirectories?.filter(({ checking }) => checking !== "manual").length ?? 0;
  return (
    <div className="flex min-w-0 flex-col gap-4 pb-10 sm:gap-5">
      <PageHeader title={shared.title} subtitle={shared.subtitle}>
        {may("manage_citations") && (
          <Button variant="primary" icon={<Plus {...ICON} />} onPress={() => setOpen({ kind: "add" })}>
            <CompactLabel>{words.add}</CompactLabel>
          </Button>
        )}
      </PageHeader>
      <Sections />
      <Filters search={search} onChange={change} />
      {error && !all && (
        <Banner
          kind="error"
          title={words.failed}
          actions={
            <Button size="sm" onPress={() => void refetch()}>
              {messages.ui.retry}
            </Button>
          }
        >
          <ProblemNote error={error} />
        </Banner>
      )}
      {!visibleDirectories && !error && <CardSkeleton className="h-96" />}
      {visibleDirectories && visibleDirectories.length === 0 && (
        <Card>
          <EmptyState
            title={words.none}
            text={words.none_text}
            actions={<Button onPress={() => change(NO_DIRECTORY_FILTERS)}>{words.filters.clear}</Button>}
          />
        </Card>
      )}
      {visibleDirectories && visibleDirectories.length > 0 && (
        <>
          <p className="numeric -mb-1 text-sm text-ink-muted" role="status">
            {words.counts(visibleDirectories.length, automatic)}
          </p>
          <DirectoryTable
            directories={visibleDirectories}
            onEdit={(directory) => setOpen({ kind: "edit", directory })}
            onRemove={(directory) => setOpen({ kind: "remove", directory })}
          />
        </>
      )}
      <Suspense>
        {hasForm && (
          <DirectoryDialog
            isOpen={open?.kind === "add" || open?.kind === "edit"}
            directory={open?.kind === "edit" ? open.directory : null}
            onClose={() => setOpen(null)}
          />
        )}
        {hasRemoval && (
          <RemoveDialog
            directory={open?.kind === "remove" ? open.directory : null}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </div>
  );
}

interface FiltersProps {
  search: DirectoriesSearch;
  onChange: (patch: Partial<DirectoriesSearch>) => void;
}

function Filters({ search, onChange }: FiltersProps) {
  const shared = useCitationsWords();
  const { filters: words, trades, checking } = useDirectoriesWords();
  const format = useFormat();
  const countries = new Intl.DisplayNames([format.locale], { type: "region" });
  const [text, setText] = useTypedText(search.q ?? "", (q) => onChange({ q: q || undefined }));
  const toggle = (show: "own" | "hidden") => onChange({ show: search.show === show ? undefined : show });
  return (
    <section aria-label={words.label} className="@container flex flex-col gap-2">
      <div className="grid grid-cols-2 gap-2 @5xl:flex">
        <SearchField
          label={words.search}
          placeholder={words.search_placeholder}
          value={text}
          onChange={setText}
          maxLength={100}
          className="@max-5xl:col-span-full @5xl:flex-1"
        />
        <Choice
          label={words.country}
          any={words.any_country}
          value={search.country}
          choices={COUNTRIES.map((id) => ({ id, label: countries.of(id) ?? id }))}
          onChange={(id) => onChange({ country: COUNTRIES.find((each) => each === id) })}
        />
        <Choice
          label={words.group}
          any={words.any_group}
          value={search.group}
          choices={GROUPS.map((id) => ({ id, label: shared.groups[id] }))}
          onChange={(id) => onChange({ group: GROUPS.find((each) => each === id) })}
        />
        <Choice
          label={words.trade}
          any={words.any_trade}
          value={search.trade}
          choices={TRADES.map((id) => ({ id, label: trades[id] }))}
          onChange={(id) => onChange({ trade: TRADES.find((each) => each === id) })}
        />
        <Choice
          label={words.checking}
          any={words.any_checking}
          value={search.checking}
          choices={CHECKS.map((id) => ({ id, label: checking[id] }))}
          onChange={(id) => onChange({ checking: CHECKS.find((each) => each === id) })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-1.5">
        <Chip isOn={search.show === "own"} onPress={() => toggle("own")}>
          {words.own}
        </Chip>
        <Chip isOn={search.show === "hidden"} onPress={() => toggle("hidden")}>
          {words.hidden}
        </Chip>
        {isDirectoryNarrowed(search) && (
          <Button
            size="sm"
            variant="ghost"
            icon={<X {...ICON} />}
            onPress={() => onChange(NO_DIRECTORY_FILTERS)}
          >
            {words.clear}
          </Button>
        )}
      </div>
    </section>
  );
}

interface ChoiceProps {
  label: string;
  any: string;
  value: string | undefined;
  choices: readonly { id: string; label: string }[];
  onChange: (id: string) => void;
}

function Choice({ label, any, value, choices, onChange }: ChoiceProps) {
  return (
    <Select
      label={label}
      hideLabel
      value={value ?? ANY}
      choices={[{ id: ANY, label: any }, ...choices]}
      onChange={onChange}
      className="@5xl:w-44"
    />
  );
}
