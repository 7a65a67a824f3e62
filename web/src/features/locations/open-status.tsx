// Notice about a location that is closed.
import { ExternalLink } from "lucide-react";
import { useMessages } from "@/lib/i18n";
import { StatusBadge } from "@/ui/badge";
import { Banner } from "@/ui/banner";
import { LinkButton } from "@/ui/link";
import { profileAddress } from "./drawer/opportunities";
import type { Location } from "./types";

/** A badge for a location that is closed; nothing for one that is open. In a narrow list it is a shape only. */
export function ClosedBadge({ location: { open_status } }: { location: Pick<Location, "open_status"> }) {
  const { open_statuses } = useMessages().locations;
  if (open_status === "open") return null;
  const label = open_statuses[open_status];
  return (
    <span title={label} className="inline-flex shrink-0">
      <StatusBadge status={open_status === "permanently_closed" ? "poor" : "fair"}>
        <span className="@max-4xl:sr-only">{label}</span>
      </StatusBadge>
    </span>
  );
}

/** Explains that a location is closed, with a link to its profile. Nothing for one that is open. */
export function ClosedBanner({
  location: { open_status, google_location_id },
}: {
  location: Pick<Location, "open_status" | "google_location_id">;
}) {
  const { closed } = useMessages().locations;
  if (open_status === "open") return null;
  return (
    <Banner
      kind={open_status === "permanently_closed" ? "error" : "warning"}
      title={closed.titles[open_status]}
      actions={
        google_location_id !== null && (
          <LinkButton
            size="sm"
            href={profileAddress(google_location_id) ?? "https://business.google.com/"}
            target="_blank"
            rel="noreferrer"
            icon={<ExternalLink className="size-4" strokeWidth={1.5} aria-hidden="true" />}
          >
            {closed.action}
            <span className="sr-only">({closed.new_tab})</span>
          </LinkButton>
        )
      }
    >
      {google_location_id === null ? closed.text_alone : closed.text}
    </Banner>
  );
}
