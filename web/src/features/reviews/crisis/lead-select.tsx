// The member who leads the work on a crisis.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Select } from "@/ui/select";
import { toasts } from "@/ui/toast";
import { colleaguesQuery } from "../teamwork/api";
import { type CrisisDetail, nameLead } from "./api";
import { useCrisisProblem } from "./problem";
import { useCrisisWords } from "./words";

/** Stands for no lead: a select has no empty choice. */
const NO_LEAD = "none";

export interface LeadSelectProps {
  crisis: CrisisDetail;
  isReadOnly: boolean;
}

/** Choice of the lead; for readers, the name. */
export function LeadSelect({ crisis, isReadOnly }: LeadSelectProps) {
  const { lead: words, former } = useCrisisWords();
  const problem = useCrisisProblem();
  const client = useQueryClient();
  const { data: colleagues = [] } = useQuery({
    ...colleaguesQuery(crisis.location_id),
    enabled: !isReadOnly,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: (lead: string | null) => nameLead(crisis.id, lead),
    onError: (error) => toasts.error(`${words.failed} ${problem(error)}`),
    onSettled: () => client.invalidateQueries({ queryKey: ["reviews", "crises"] }),
  });
  const { lead } = crisis;
  const name = lead ? (lead.name ?? former) : words.none;
  if (isReadOnly) {
    return (
      <p className="text-sm">
        <span className="text-ink-muted">{words.label}</span> <bdi>{name}</bdi>
      </p>
    );
  }
  const members = colleagues.filter(({ may_be_assigned }) => may_be_assigned);
  const isListed = !lead || members.some(({ id }) => id === lead.id);
  return (
    <Select
      label={words.label}
      description={words.text}
      className="w-full sm:w-72"
      isDisabled={isPending}
      value={lead?.id ?? NO_LEAD}
      choices={[
        { id: NO_LEAD, label: words.none },
        ...(isListed ? [] : [{ id: lead.id, label: name }]),
        ...members.map(({ id, name }) => ({ id, label: name })),
      ]}
      onChange={(id) => mutate(id === NO_LEAD ? null : id)}
    />
  );
}
