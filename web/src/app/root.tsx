// The outermost element of every screen.
import { Outlet, useLocation } from "@tanstack/react-router";
import { lazy, Suspense, useEffect } from "react";
import { useI18n } from "@/lib/i18n";
import { languageAt, rememberLanguage } from "@/lib/preferences";

const ToastRegion = lazy(() =>
  import("@/ui/toast-region").then(({ ToastRegion }) => ({ default: ToastRegion })),
);

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
      <Suspense>
        <ToastRegion />
      </Suspense>
    </>
  );
}
