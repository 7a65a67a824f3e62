// Note above the tabs while sending is unavailable, with the reason.
import { useQuery } from "@tanstack/react-query";
import { useMay } from "@/lib/may";
import { Banner } from "@/ui/banner";
import { Link } from "@/ui/link";
import { settingsQuery } from "./settings/api";
import { obstacleOf } from "./settings/obstacle";
import { useRequestsWords } from "./words";

/** Address of the settings of requests. */
export const SETTINGS = "/dashboard/requests?tab=settings";

/** Empty while requests can be sent. */
export function SendingNote() {
  const words = useRequestsWords();
  const may = useMay();
  const { data } = useQuery({ ...settingsQuery, enabled: may("send_requests") });
  const obstacle = data && obstacleOf(data);
  if (!obstacle) return null;
  const { title, text, link } = words[obstacle];
  return (
    <Banner kind="warning" title={title}>
      {text}{" "}
      {may("manage_requests") && (
        <Link href={SETTINGS} className="whitespace-nowrap">
          {link}
        </Link>
      )}
    </Banner>
  );
}
