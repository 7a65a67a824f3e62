// Link to the Business Profile of a location.
import { ExternalLink } from "lucide-react";
import { useFormat } from "@/lib/i18n";
import { LinkButton } from "@/ui/link";
import type { Location } from "../types";
import { profileAddress } from "./opportunities";
import { useDrawerWords } from "./words";

/** Link to the management of the Business Profile, for linked locations. */
export function OpenProfile({ location }: { location: Location }) {
  const words = useDrawerWords();
  const format = useFormat();
  const address = profileAddress(location.google_location_id);
  if (!address) return null;
  return (
    <LinkButton
      href={address}
      target="_blank"
      rel="noreferrer"
      size="sm"
      icon={<ExternalLink className="size-4" strokeWidth={1.5} aria-hidden="true" />}
      aria-label={format.pair(words.open, words.open_title)}
    >
      {words.open}
    </LinkButton>
  );
}
