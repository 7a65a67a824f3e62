// Actions of the locations page when Google is set up: connecting, syncing all, and the notice after a connection.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { RefreshCw, Store } from "lucide-react";
import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from "react";
import { may } from "@/lib/may";
import { meQuery } from "@/lib/me";
import { useHasBeenTrue } from "@/lib/use-has-been-true";
import { lazyPart } from "@/ui/lazy-part";
import type { MenuAction } from "@/ui/menu";
import { toasts } from "@/ui/toast";
import { googleQuery } from "./api";
import { useBulkSync } from "./use-bulk-sync";
import { googleText, useGoogleWords } from "./words";

const ConnectDialog = lazyPart(() => import("./connect-dialog"), "ConnectDialog").Part;
const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

/** Milliseconds until the address forgets the return from Google. */
const RESET_MS = 3_000;

export interface GoogleActionsProps {
  /** True while the connect dialog is open. */
  isConnecting: boolean;
  onConnecting: (isOpen: boolean) => void;
  /** Draws the menu that offers these actions. */
  children: (actions: MenuAction[]) => ReactNode;
}

/** Menu for members who may change locations; without Google’s actions where Google is not set up. */
export function GoogleActions({ isConnecting, onConnecting, children }: GoogleActionsProps) {
  const { data: me } = useQuery(meQuery);
  const { data: google } = useQuery(googleQuery);
  const hasOpened = useHasBeenTrue(isConnecting);
  useAddress(() => onConnecting(true));
  const words = useGoogleWords();
  const { isBusy, sync } = useBulkSync(google?.active_runs.find(({ kind }) => kind === "sync")?.id);
  if (!google?.is_configured || !may(me, "connect_google")) return children([]);
  const actions: MenuAction[] = [
    {
      id: "connect",
      label: words.connect,
      icon: <Store {...ICON} />,
      onAction: () => onConnecting(true),
    },
  ];
  if (google.connections.length > 0)
    actions.unshift({
      id: "sync-all",
      label: isBusy ? words.sync.busy : words.sync.all,
      icon: <RefreshCw {...ICON} />,
      isDisabled: isBusy,
      onAction: () => sync(undefined),
    });
  return (
    <>
      {isBusy && (
        <span role="status" className="flex items-center gap-2 px-2 text-ink-muted max-sm:sr-only">
          <RefreshCw {...ICON} />
          {words.sync.busy}
        </span>
      )}
      {children(actions)}
      <Suspense>
        {hasOpened && <ConnectDialog isOpen={isConnecting} onClose={() => onConnecting(false)} />}
      </Suspense>
    </>
  );
}

/** Parameters of the address that this hook reads and then removes. */
const PARAMETERS = ["connect", "connected", "google_error"] as const;

/** Opens the dialog when the address asks for it, says how a connection ended, and clears the address. */
function useAddress(onConnected: () => void) {
  const words = useGoogleWords();
  const client = useQueryClient();
  const { history } = useRouter();
  const told = useRef(false);
  const arrive = useEffectEvent((query: URLSearchParams) => {
    const failure = query.get("google_error");
    if (failure) toasts.error(googleText(words, failure) ?? words.errors.google_connect_failed);
    if (query.get("connected") === "1") {
      toasts.success(words.connected_toast);
      void client.invalidateQueries({ queryKey: ["google"] });
      onConnected();
    } else if (query.has("connect")) onConnected();
    setTimeout(() => {
      const { pathname, search, hash } = history.location;
      const rest = new URLSearchParams(search);
      // Users who have navigated away, or opened a location, stay there.
      if (!PARAMETERS.some((name) => rest.has(name))) return;
      for (const name of PARAMETERS) rest.delete(name);
      history.replace(`${pathname}${rest.size > 0 ? `?${rest}` : ""}${hash}`);
    }, RESET_MS);
  });
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    if (told.current || !PARAMETERS.some((name) => query.has(name))) return;
    told.current = true;
    arrive(query);
  }, []);
}
