// Keeps the screen up to date: each live event refetches its queries.
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { signOut } from "@/lib/auth";
import { listen } from "@/lib/events";
import { meQuery } from "@/lib/me";
import { refetch } from "./refetch";

/** Topics that also change the reader's identity or the look of their organization. */
const ABOUT_ME = ["organisation", "membership"];

/** Listens for the organization while the shell is shown. Query keys start with the topic of their events. */
export function useLiveEvents(organisation: string | undefined) {
  const client = useQueryClient();
  useEffect(() => {
    if (!organisation) return;
    return listen(organisation, {
      onChange: ({ topic }) => {
        refetch(client, [topic]);
        // Each feature adds lines to it.
        refetch(client, ["today"]);
        if (ABOUT_ME.includes(topic)) refetch(client, meQuery.queryKey);
      },
      onResync: () => refetch(client),
      onSessionEnd: () => void signOut(),
      // The new identity decides where they belong: the shell leaves this screen.
      onRefused: () => refetch(client, meQuery.queryKey),
    });
  }, [client, organisation]);
}
