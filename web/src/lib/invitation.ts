// Invitation of the visitor until it is accepted; stored for this tab only.
const KEY = "vitrine.invitation";

export interface PendingInvitation {
  token: string;
  /** To whom it was mailed. */
  email: string;
}

/** Stores an invitation while its recipient signs in or up. */
export function keepInvitation(pending: PendingInvitation) {
  sessionStorage.setItem(KEY, JSON.stringify(pending));
}

/** Returns the pending invitation of this tab, or null. */
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

/** Removes the invitation. */
export function forgetInvitation() {
  sessionStorage.removeItem(KEY);
}
