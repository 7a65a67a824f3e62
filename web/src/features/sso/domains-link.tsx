// A way to the domains, from messages that ask for one.
import { useMay } from "@/lib/may";
import { Link } from "@/ui/link";
import { useSsoWords } from "./words";

/** Link to the settings of domains; empty for members who cannot open them. */
export function DomainsLink() {
  const { domains: words } = useSsoWords();
  if (!useMay()("manage_domains")) return null;
  return <Link href="/dashboard/settings/domains">{words.claim}</Link>;
}
