// Words of organizations that sign out who does nothing.
import { plural } from "@/lib/format";

/** In the settings of an organization. */
export const rule = {
  title: "Sign out after a while without activity",
  text: "Whoever neither moves the pointer nor presses a key for that long has to sign in again, on this device. A minute before, they are asked. If the organization has clients, this holds for its people there too; programs with a token are not concerned.",
  label: "Sign out after",
  choices: {
    off: "30 days",
    15: "15 minutes",
    30: "30 minutes",
    60: "1 hour",
    480: "8 hours",
    1440: "24 hours",
  },
  done: "Saved",
  failed: "It was not changed.",
};

/** Before it happens. */
export const warning = {
  title: "Are you still there?",
  text: "You have done nothing here for a while. To protect what is on this screen, you will be signed out.",
  left: (seconds: number) => `${seconds} ${plural("en", seconds, "second", "seconds")} left`,
  stay: "Stay signed in",
  leave: "Sign out now",
};
