// Invitation of the visitor, until it is accepted: kept for this tab only.
const KEY = "vitrine.invitation";

export interface PendingInvitation {
  token: string;
  /** To whom it was mailed. */
  email: string;
}

/** Keeps an invitation while its receiver signs in or up. */
export function keepInvitation(pending: PendingInvitation) {
  sessionStorage.setItem(KEY, JSON.stringify(pending));
}

/** The invitation that waits in this tab; null when there is none. */
export function pendingInvitation(): PendingInvitation | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    if (typeof stored !== "object" || stored === null) return null;
    const { token, email } = stored as Partial<PendingInvitation>;
    return typeof token === "string" && typeof email === "string" ? { token, email } : null;
  } catch {
    return null;
  }
}

/** Forgets it, used or not. */
export function forgetInvitation() {
  sessionStorage.removeItem(KEY);
}
