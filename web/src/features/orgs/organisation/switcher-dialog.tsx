// Going over to another organization, and opening one.
import { useQuery } from "@tanstack/react-query";
import { Building2, Check, Plus } from "lucide-react";
import { useState } from "react";
import { useMessages } from "@/lib/i18n";
import { Badge } from "@/ui/badge";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { SearchField } from "@/ui/search-field";
import { Skeleton } from "@/ui/skeleton";
import { useMemberWords, useSwitcherWords } from "../members/words";
import { organisationsQuery, type Workplace } from "./api";
import { OpenForm } from "./open-form";
import { useSwitch } from "./use-switch";

/** Number of organizations from which on there is a search box. */
const SEARCH_THRESHOLD = 8;

export interface SwitcherDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The organizations by name, the current one marked, and the form that opens another. */
export function SwitcherDialog({ isOpen, onClose }: SwitcherDialogProps) {
  const words = useSwitcherWords();
  const { ui } = useMessages();
  const [isAdding, setAdding] = useState(false);
  const [opened, setOpened] = useState(isOpen);
  if (isOpen !== opened) {
    setOpened(isOpen);
    setAdding(false);
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={isAdding ? words.add : words.title}
      footer={
        isAdding ? (
          <>
            <Button onPress={() => setAdding(false)}>{ui.cancel}</Button>
            <Button type="submit" form="open-organisation" variant="primary">
              {words.submit}
            </Button>
          </>
        ) : (
          <Button
            onPress={() => setAdding(true)}
            icon={<Plus className="size-4" strokeWidth={1.5} aria-hidden="true" />}
          >
            {words.add}
          </Button>
        )
      }
    >
      {isAdding ? <OpenForm id="open-organisation" /> : <Organisations />}
    </Dialog>
  );
}

function Organisations() {
  const words = useSwitcherWords();
  const messages = useMessages();
  const [text, setText] = useState("");
  const { data, isPending, refetch } = useQuery(organisationsQuery);
  const { mutate, variables } = useSwitch();
  if (isPending) return <Skeleton className="h-24 w-full" />;
  if (!data) {
    return (
      <Banner
        kind="error"
        actions={
          <Button size="sm" onPress={() => void refetch()}>
            {messages.ui.retry}
          </Button>
        }
      >
        {words.load_failed}
      </Banner>
    );
  }
  const query = text.trim().toLocaleLowerCase();
  const matches = data.filter(({ name }) => name.toLocaleLowerCase().includes(query));
  return (
    <div className="flex flex-col gap-3">
      {data.length >= SEARCH_THRESHOLD && (
        <SearchField
          label={words.search}
          placeholder={words.search}
          value={text}
          onChange={setText}
          autoFocus
        />
      )}
      {matches.length === 0 && <p className="py-6 text-center text-ink-muted">{words.nothing}</p>}
      <ul className="flex flex-col gap-1">
        {matches.map((one) => (
          <li key={one.id}>
            <Place place={one} isBusy={variables?.id === one.id} onSwitch={() => mutate(one)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PlaceProps {
  place: Workplace;
  isBusy: boolean;
  onSwitch: () => void;
}

function Place({ place, isBusy, onSwitch }: PlaceProps) {
  const words = useSwitcherWords();
  const { roles } = useMemberWords();
  return (
    <button
      type="button"
      onClick={onSwitch}
      disabled={place.is_current || isBusy}
      aria-label={place.is_current ? undefined : words.switch_to(place.name)}
      aria-current={place.is_current ? "true" : undefined}
      className="focus-ring flex w-full items-center gap-3 rounded-md px-3 py-2.5 text-left transition-colors enabled:hover:bg-hover aria-[current=true]:bg-primary-soft"
    >
      <Building2 className="size-5 shrink-0 text-brass" strokeWidth={1.5} aria-hidden="true" />
      <span className="min-w-0 flex-1">
        <bdi className="block font-medium break-words text-ink">{place.name}</bdi>
        <span className="text-xs text-ink-muted">
          {place.is_current ? `${words.current} · ${roles[place.role]}` : roles[place.role]}
        </span>
      </span>
      {place.agency_id && <Badge tone="neutral">{words.client}</Badge>}
      {place.is_current && (
        <Check className="size-4.5 shrink-0 text-link" strokeWidth={1.75} aria-hidden="true" />
      )}
    </button>
  );
}
