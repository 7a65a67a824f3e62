// The outermost element of every screen.
import { Outlet, useLocation } from "@tanstack/react-router";
import { Suspense, useEffect, useState } from "react";
import { useI18n } from "@/lib/i18n";
import { languageAt, rememberLanguage } from "@/lib/preferences";
import { lazyPart } from "@/ui/lazy-part";
import { toastQueue } from "@/ui/toast";

const TOASTS = lazyPart(() => import("@/ui/toast-region"), "ToastRegion");

/** Follows the language of the address and shows the notices. */
export function Root() {
  const { language, setLanguage } = useI18n();
  const path = useLocation({ select: (location) => location.pathname });
  useEffect(() => {
    const spoken = languageAt(path);
    if (path.startsWith("/fr/") || /^\/(login|signup)/.test(path)) rememberLanguage(spoken);
    if (spoken !== language) void setLanguage(spoken);
  }, [path, language, setLanguage]);
  return (
    <>
      <Outlet />
      <Notices />
    </>
  );
}

/** Loads the region with the first notice; from then on it stays. */
function Notices() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => toastQueue.subscribe(() => setNeeded(true)), []);
  return (
    isNeeded && (
      <Suspense>
        <TOASTS.Part />
      </Suspense>
    )
  );
}
