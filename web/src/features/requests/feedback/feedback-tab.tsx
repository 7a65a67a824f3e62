// Private feedback: filters, and the two panes.
import { X } from "lucide-react";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { Checkbox } from "@/ui/checkbox";
import { cx } from "@/ui/cx";
import { EmptyState } from "@/ui/empty-state";
import { LinkButton } from "@/ui/link";
import { LocationField } from "@/ui/location-field";
import { Select } from "@/ui/select";
import { CardSkeleton } from "@/ui/skeleton";
import { ListFailure } from "../list-failure";
import { isFeedbackNarrowed, NO_FEEDBACK_FILTERS, type RequestsSearch, STATES } from "../search";
import type { ChangeRequestsSearch } from "../use-search";
import { useRequestsWords } from "../words";
import { Inbox } from "./inbox";
import { useFeedback } from "./use-feedback";
import { useFeedbackWords } from "./words";

const LINKS = "/dashboard/requests?tab=links";
/** Id of the choice for no filter, because a select has no empty choice. */
const ANY = "any";

export interface FeedbackTabProps {
  search: RequestsSearch;
  onChange: ChangeRequestsSearch;
}

/** The messages, or the reason why there are none. */
export function FeedbackTab({ search, onChange }: FeedbackTabProps) {
  const words = useFeedbackWords();
  const feedback = useFeedback(search);
  const { list, rows } = feedback;
  const hasNone = list.isSuccess && rows.length === 0 && !list.isFetching;
  if (list.isPending) return <CardSkeleton className="h-96" />;
  if (list.isError && rows.length === 0) {
    return <ListFailure error={list.error} onRetry={() => void list.refetch()} />;
  }
  if (hasNone && !isFeedbackNarrowed(search) && search.feedback === undefined) {
    return (
      <Card>
        <EmptyState
          title={words.empty.title}
          text={words.empty.text}
          actions={<LinkButton href={LINKS}>{words.empty.links}</LinkButton>}
        />
      </Card>
    );
  }
  return (
    // The panes end with the window, and scroll on their own.
    <div className="flex flex-col gap-4 lg:h-[calc(100dvh-15rem)] lg:min-h-[34rem]">
      <div className={cx(search.feedback !== undefined && "max-lg:hidden")}>
        <Filters search={search} onChange={onChange} />
      </div>
      <Inbox search={search} onChange={onChange} feedback={feedback} />
    </div>
  );
}

function Filters({ search, onChange }: FeedbackTabProps) {
  const words = useFeedbackWords();
  const shared = useRequestsWords();
  return (
    <section
      aria-label={words.filters.label}
      className="grid grid-cols-2 items-center gap-x-3 gap-y-2 sm:flex sm:flex-wrap"
    >
      <LocationField
        words={shared.location}
        value={search.location}
        onChange={(location) => onChange({ location })}
        placeholder={shared.location.all_locations}
        hideLabel
        className="max-sm:col-span-2 sm:w-64"
      />
      <Select
        label={words.filters.state}
        hideLabel
        value={search.state ?? ANY}
        choices={[
          { id: ANY, label: words.filters.any_state },
          ...STATES.map((id) => ({ id, label: words.states[id] })),
        ]}
        onChange={(chosen) => onChange({ state: STATES.find((each) => each === chosen) })}
        className="sm:w-44"
      />
      <Checkbox
        isSelected={search.mine === true}
        onChange={(isMine) => onChange({ mine: isMine ? true : undefined })}
        className="px-1"
      >
        {words.filters.mine}
      </Checkbox>
      {isFeedbackNarrowed(search) && (
        <Button
          variant="ghost"
          icon={<X className="size-4" strokeWidth={1.5} aria-hidden="true" />}
          onPress={() => onChange(NO_FEEDBACK_FILTERS)}
        >
          {shared.clear}
        </Button>
      )}
    </section>
  );
}
