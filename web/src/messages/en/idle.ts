// Texts of the idle timeout.
import { plural } from "@/lib/format";

/** In the settings of an organization. */
export const rule = {
  title: "Automatic sign-out",
  text: "Members are signed out after being inactive for this long. They get a one-minute warning. This also applies to your members in client organizations. API tokens aren’t affected.",
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
  failed: "Your change wasn’t saved.",
};

/** Before it happens. */
export const warning = {
  title: "Are you still there?",
  text: "You’ve been inactive for a while. To protect your data, you’ll be signed out.",
  left: (seconds: number) => `${seconds} ${plural("en", seconds, "second", "seconds")} left`,
  stay: "Stay signed in",
  leave: "Sign out now",
};
