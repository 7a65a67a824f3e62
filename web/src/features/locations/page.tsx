// The locations screen.
import { useMessages } from "@/lib/i18n";
import { useTitle } from "@/lib/title";

/** /dashboard/locations. */
export function LocationsPage() {
  const { locations } = useMessages();
  useTitle(locations.title);
  return (
    <header>
      <h1 className="text-2xl font-semibold tracking-tight">{locations.title}</h1>
      <p className="mt-1 text-ink-muted">{locations.subtitle}</p>
    </header>
  );
}
