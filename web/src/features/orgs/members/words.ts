// The words of this part; they come with its code.
import { useWords } from "@/lib/i18n";
import * as en from "@/messages/en/members";
import * as fr from "@/messages/fr/members";

/** Of members and their invitations. */
export const useMemberWords = () => useWords<typeof en.members>({ en: en.members, fr: fr.members });
/** Of an organisation's own settings. */
export const useOrganisationWords = () =>
  useWords<typeof en.organisation>({ en: en.organisation, fr: fr.organisation });
/** Of going over to another organisation. */
export const useSwitcherWords = () => useWords<typeof en.switcher>({ en: en.switcher, fr: fr.switcher });
/** Of the page that an invitation leads to. */
export const useInvitationWords = () =>
  useWords<typeof en.invitation>({ en: en.invitation, fr: fr.invitation });
/** For who belongs nowhere any more. */
export const useHomelessWords = () => useWords<typeof en.homeless>({ en: en.homeless, fr: fr.homeless });
