// The word beside a percentage of health.
import { useMessages } from "@/lib/i18n";
import { healthStatus } from "@/ui/health-meter";
import { basicsOf, type Location } from "./types";

/**
 * Returns a function for the word beside a location's health: "Good", "Fair" or "Poor", or "Basics 2 of 3" for a
 * manually maintained location, because its percentage covers only the basics.
 */
export function useHealthWord(): (location: Pick<Location, "health" | "issues" | "sync_status">) => string {
  const { ui, locations } = useMessages();
  return (location) => {
    const basics = basicsOf(location);
    return basics
      ? `${locations.basics} ${locations.basics_given(basics.given, basics.needed)}`
      : ui.health[healthStatus(location.health)];
  };
}
