// The page of a location with the tabs of other features.
import { useLocationSlots } from "@/app/location-slots";
import { HomePage } from "@/features/locations/home/home-page";
import { SlotsContext } from "@/features/locations/slots";

/** /dashboard/locations/{id}. */
export function LocationHomeScreen() {
  return (
    <SlotsContext value={useLocationSlots()}>
      <HomePage />
    </SlotsContext>
  );
}
