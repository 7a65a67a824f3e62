// The words of this part; they come with its code.
import type { Schemas } from "@/lib/api";
import { useWords } from "@/lib/i18n";
import * as en from "./en";
import * as fr from "./fr";

/** Of members and their invitations. */
export const useMemberWords = () => useWords<typeof en.members>({ en: en.members, fr: fr.members });
/** Returns the limits as text: "Only 2 labels, 1 location". */
export function limitsText(limits: Schemas["MemberLimits"], words: typeof en.members.limits): string {
  const labels = limits.labels?.length ?? 0;
  const locations = limits.locations?.length ?? 0;
  const parts = [labels > 0 && words.labels_count(labels), locations > 0 && words.locations_count(locations)];
  return words.only(parts.filter((part) => part !== false).join(", "));
}

/** Returns true when limits leave no location visible. */
export function isNothing(limits: Schemas["MemberLimits"] | null): boolean {
  return limits !== null && !limits.labels?.length && !limits.locations?.length;
}

/** Of an organization's own settings. */
export const useOrganisationWords = () =>
  useWords<typeof en.organisation>({ en: en.organisation, fr: fr.organisation });
/** Of going over to another organization. */
export const useSwitcherWords = () => useWords<typeof en.switcher>({ en: en.switcher, fr: fr.switcher });
/** Of the page that an invitation leads to. */
export const useInvitationWords = () =>
  useWords<typeof en.invitation>({ en: en.invitation, fr: fr.invitation });
/** Texts for users without an organization. */
export const useHomelessWords = () => useWords<typeof en.homeless>({ en: en.homeless, fr: fr.homeless });
