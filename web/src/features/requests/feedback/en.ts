// Words of private feedback; loaded with it.
import { plural } from "@/lib/format";

const n = (count: number) => count.toLocaleString("en-US");

export const feedback = {
  filters: {
    label: "Filters",
    state: "State",
    any_state: "Any state",
    mine: "Assigned to me",
  },
  states: { open: "Open", waiting: "Answered", done: "Done" },
  list: "Private feedback",
  news: (count: number) => `Show ${n(count)} new ${plural("en", count, "message", "messages")}`,
  anonymous: "Anonymous",
  wants_reply: "Wants an answer",
  score: (score: number) => `${score} of 10`,
  score_label: (score: number) => `Score ${score} of 10`,
  keys_hint: "move through the list",
  empty: {
    title: "No private feedback yet",
    text: "Every customer who opens the page of a request or scans a QR code can also write to you privately. What they write arrives here, and you can answer by email.",
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
    not_found_text: "Its location may have been deleted, or you don’t see it any more.",
    done: "Done",
    reopen: "Reopen",
    from_request: "From a request",
    from_page: "From the location’s page",
    contact: "Open the contact",
    language: { en: "Written in English", fr: "Written in French" },
    change_failed: "The change couldn’t be saved.",
  },
  work: {
    label: "Assignment",
    assignee: "Assigned to",
    nobody: "Unassigned",
    me: (name: string) => `${name} (you)`,
    former: "Former member",
    state: "State",
  },
  conversation: {
    title: "Conversation",
    you: "You",
    answered: (name: string) => `${name} answered by email`,
    former: "A former member",
  },
  composer: {
    label: "Answer by email",
    placeholder: (name: string) => `Hello ${name},`,
    placeholder_anonymous: "Write an answer…",
    to: (email: string) => `Goes to ${email}`,
    no_email: "This person left no email address, so there’s no one to answer.",
    required: "Write an answer first.",
    left: (count: number) =>
      count < 0
        ? `${n(-count)} ${plural("en", -count, "character", "characters")} too many`
        : `${n(count)} ${plural("en", count, "character", "characters")} left`,
    send: "Send answer",
    sent: "Answer is on its way",
    failed: "The answer wasn’t sent. Your text is still here.",
  },
};
