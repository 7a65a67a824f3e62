// Words of private feedback; loaded with it.
import { plural } from "@/lib/format";

const n = (count: number) => count.toLocaleString("en-US");

export const feedback = {
  filters: {
    label: "Filters",
    state: "Status",
    any_state: "Any status",
    mine: "Assigned to me",
  },
  states: { open: "Open", waiting: "Replied", done: "Done" },
  list: "Private feedback",
  news: (count: number) => `Show ${n(count)} new ${plural("en", count, "message", "messages")}`,
  anonymous: "Anonymous",
  wants_reply: "Wants a reply",
  score: (score: number) => `${score} out of 10`,
  score_label: (score: number) => `Score: ${score} out of 10`,
  keys_hint: "move through the list",
  empty: {
    title: "No private feedback yet",
    text: "Every customer who opens a request’s landing page or scans a QR code can also write to you privately. Their messages appear here, and you can reply by email.",
    links: "Open links and QR codes",
    filtered_title: "No feedback matches",
    filtered_text: "Try removing some filters.",
  },
  pane: {
    label: "Feedback",
    back: "All feedback",
    previous: "Previous",
    next: "Next",
    none: "Choose a message from the list",
    not_found: "This feedback no longer exists",
    not_found_text: "Its location may have been deleted, or you may no longer have access to it.",
    done: "Done",
    reopen: "Reopen",
    from_request: "From a request",
    from_page: "From the location’s page",
    contact: "Open contact",
    language: { en: "Written in English", fr: "Written in French" },
    change_failed: "The change couldn’t be saved.",
    delete: "Delete…",
  },
  deleting: {
    title: "Delete this feedback?",
    text: "The message and all replies to it will be permanently deleted.",
    confirm: "Delete",
    done: "Feedback deleted",
    failed: "The feedback couldn’t be deleted.",
  },
  work: {
    label: "Assignment",
    assignee: "Assigned to",
    nobody: "Unassigned",
    me: (name: string) => `${name} (you)`,
    former: "Former member",
    state: "Status",
  },
  conversation: {
    title: "Conversation",
    you: "You",
    answered: (name: string) => `${name} replied by email`,
    former: "A former member",
  },
  composer: {
    label: "Reply by email",
    placeholder: (name: string) => `Hello ${name},`,
    placeholder_anonymous: "Write a reply…",
    to: (email: string) => `Will be sent to ${email}`,
    no_email: "This person didn’t leave an email address, so you can’t reply.",
    required: "Write a reply first.",
    left: (count: number) =>
      count < 0
        ? `${n(-count)} ${plural("en", -count, "character", "characters")} too many`
        : `${n(count)} ${plural("en", count, "character", "characters")} left`,
    send: "Send reply",
    sent: "Your reply is on its way",
    failed: "The reply wasn’t sent. Your text is still here.",
    reasons: {
      no_address: "This person didn’t leave an email address.",
      opted_out: "This person doesn’t want any more emails from your organization.",
      requests_off: "Your organization has turned off review requests, which also turns off replies.",
      too_many_answers: "You can send up to 5 replies to the same message in 24 hours. Try again later.",
      daily_cap_reached:
        "Your organization has reached its daily limit of emails. Try again later, or raise the limit in the request settings.",
    },
  },
};
