// The bar above a message: its assignee and the state of the work.
import { useQuery } from "@tanstack/react-query";
import { useMay } from "@/lib/may";
import { meQuery } from "@/lib/me";
import { Select } from "@/ui/select";
import { STATES } from "../search";
import type { Feedback } from "../types";
import { type Colleague, colleaguesQuery } from "./api";
import { useChange } from "./use-change";
import { useFeedbackWords } from "./words";

const NOBODY = "none";

/** Choices for members who may answer; facts for others. */
export function WorkBar({ feedback }: { feedback: Feedback }) {
  const words = useFeedbackWords();
  const may = useMay();
  return (
    <section
      aria-label={words.work.label}
      className="flex flex-wrap items-center gap-2 rounded-lg border border-line bg-paper px-3 py-2"
    >
      {may("send_requests") ? <Controls feedback={feedback} /> : <Facts feedback={feedback} />}
    </section>
  );
}

function Controls({ feedback }: { feedback: Feedback }) {
  const words = useFeedbackWords();
  const me = useQuery(meQuery).data?.user.id;
  const { data: colleagues = [] } = useQuery(colleaguesQuery(feedback.location_id));
  const { mutate: change } = useChange();
  const { id, assignee, state } = feedback;
  const choices = assigneeChoices(colleagues, assignee, me, words.work);
  return (
    <>
      <Select
        label={words.work.assignee}
        hideLabel
        className="min-w-0 flex-1 sm:min-w-48"
        value={assignee?.id ?? NOBODY}
        choices={choices}
        onChange={(chosen) => {
          const colleague = colleagues.find((each) => each.id === chosen);
          if (chosen === NOBODY) change({ id, assignee: null });
          else if (colleague) change({ id, assignee: { id: colleague.id, name: colleague.name } });
        }}
      />
      <Select
        label={words.work.state}
        hideLabel
        className="w-36"
        value={state}
        choices={STATES.map((each) => ({ id: each, label: words.states[each] }))}
        onChange={(chosen) => {
          const next = STATES.find((each) => each === chosen);
          if (next) change({ id, state: next });
        }}
      />
    </>
  );
}

/** Returns no one, the reader, and the other members who may answer; a former assignee stays until another is chosen. */
function assigneeChoices(
  colleagues: readonly Colleague[],
  assignee: Feedback["assignee"],
  me: string | undefined,
  words: { nobody: string; me: (name: string) => string; former: string },
) {
  const own = colleagues.filter(({ id }) => id === me).map(({ id, name }) => ({ id, label: words.me(name) }));
  const others = colleagues.filter(({ id }) => id !== me).map(({ id, name }) => ({ id, label: name }));
  const choices = [{ id: NOBODY, label: words.nobody }, ...own, ...others];
  if (!assignee || choices.some(({ id }) => id === assignee.id)) return choices;
  return [...choices, { id: assignee.id, label: assignee.name ?? words.former }];
}

function Facts({ feedback: { assignee, state } }: { feedback: Feedback }) {
  const words = useFeedbackWords();
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 py-1 text-sm">
      <bdi>{assignee ? (assignee.name ?? words.work.former) : words.work.nobody}</bdi>
      <span className="text-ink-muted">{words.states[state]}</span>
    </p>
  );
}
