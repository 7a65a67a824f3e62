// Publishing of edits to Google from the locations screen: in the notice after an edit, and among the bulk actions.
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { Suspense, useMemo, useState } from "react";
import { WorkProgress } from "@/app/location-parts";
import { linkedIds, linkedPage, publishEdits, publishMatching, type Run } from "@/features/google/api";
import type { LocationSlots } from "@/features/locations/slots";
import { useMessages } from "@/lib/i18n";
import { may } from "@/lib/may";
import { meQuery } from "@/lib/me";
import { lazyPart } from "@/ui/lazy-part";

const SelectedActions = lazyPart(() => import("@/features/google/selected-actions"), "SelectedActions").Part;
const Publishing = lazyPart(() => import("@/features/google/publishing"), "Publishing").Part;

/** Locations whose edits are to be published. */
interface Publication {
  /** Distinguishes it from the previous one. */
  number: number;
  start: () => Promise<readonly Run[]>;
}

/** Slots of the locations screen that publish edits, or show how far that is. */
export function usePublishing(): Pick<LocationSlots, "progress" | "selection" | "afterSave"> {
  const { data: me } = useQuery(meQuery);
  const { publish: label } = useMessages().locations;
  const { history } = useRouter();
  const [publication, setPublication] = useState<Publication | null>(null);
  const [mayPublish, maySync] = [may(me, "push_to_google"), may(me, "sync_google")];
  return useMemo(() => {
    const isBusy = publication !== null;
    const publish = (start: Publication["start"]) =>
      setPublication((before) => ({ number: (before?.number ?? 0) + 1, start }));
    const offer = (start: Publication["start"]) => ({ label, onPress: () => publish(start) });
    const afterEdit = async (bulk: string) => {
      const first = await linkedPage(bulk).catch(() => null);
      return first && first.ids.length > 0
        ? offer(async () => publishEdits(await linkedIds(bulk)))
        : undefined;
    };
    return {
      progress: (
        <>
          <WorkProgress {...(mayPublish ? { afterEdit } : {})} />
          {publication && (
            <Suspense>
              <Publishing
                key={publication.number}
                start={publication.start}
                onShow={(id) => history.push(`/dashboard/locations?location=${encodeURIComponent(id)}`)}
                onOver={() => setPublication(null)}
              />
            </Suspense>
          )}
        </>
      ),
      ...(mayPublish && {
        afterSave: ({ id, google_location_id }) =>
          google_location_id ? offer(() => publishEdits([id])) : undefined,
      }),
      selection: ({ rows, matching, count }, draw) => {
        const linked = rows?.filter(({ google_location_id: id }) => id !== null);
        const start = () =>
          matching
            ? publishMatching(matching.filters, [...matching.except])
            : publishEdits((linked ?? []).map(({ id }) => id));
        const scope = { ids: linked?.map(({ id }) => id) ?? null, matching };
        const onPublish = () => publish(start);
        return (
          <Suspense fallback={draw([])}>
            <SelectedActions
              publication={
                mayPublish && linked?.length !== 0
                  ? { isBusy, scope, selected: linked?.length ?? count, onPublish }
                  : null
              }
              googleIds={maySync && linked ? linked.flatMap(({ google_location_id: id }) => id ?? []) : null}
            >
              {draw}
            </SelectedActions>
          </Suspense>
        );
      },
    };
  }, [publication, mayPublish, maySync, label, history]);
}
