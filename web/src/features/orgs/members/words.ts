// The words of this part; they come with its code.
import type { Schemas } from "@/lib/api";
import { useWords } from "@/lib/i18n";
import * as en from "./en";
import * as fr from "./fr";

/** Texts of members and invitations. */
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

/** Texts of the settings of an organization. */
export const useOrganisationWords = () =>
  useWords<typeof en.organisation>({ en: en.organisation, fr: fr.organisation });
/** Texts of switching the organization. */
export const useSwitcherWords = () => useWords<typeof en.switcher>({ en: en.switcher, fr: fr.switcher });
/** Texts of the invitation page. */
export const useInvitationWords = () =>
  useWords<typeof en.invitation>({ en: en.invitation, fr: fr.invitation });
/** Texts for users without an organization. */
export const useHomelessWords = () => useWords<typeof en.homeless>({ en: en.homeless, fr: fr.homeless });
