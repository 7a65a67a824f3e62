// The counter card of one location.
import { CounterCardPage } from "@/features/requests/links/counter-card-page";

/** /dashboard/print/counter-card/{location}. */
export function CounterCardScreen() {
  return <CounterCardPage />;
}
