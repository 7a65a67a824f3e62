// Words around a report; those on its paper are in sheet/en.ts.
import { plural } from "@/lib/format";

export const view = {
  back: "Reports",
  contents: "Contents",
  not_found: "This report no longer exists",
  not_found_text: "It may have been deleted.",
  load_failed: "The report couldn’t be loaded.",
  making: "Your report is being generated",
  making_text: "This takes a few seconds. You can leave this page and find the report in the list.",
  failed: "The report couldn’t be created",
  failed_text: "Nothing was saved. Create a new one, or delete it.",
  make_again: "Create another report",
  release: "Release to clients",
  released: "Clients can see this report now.",
  withdrawn: "Clients can no longer see this report.",
  undo: "Undo",
  share: "Share",
  download: {
    label: "Download",
    pdf: "PDF",
    xlsx: "Excel tables (XLSX)",
    csv: "CSV tables",
    failed: "The file couldn’t be downloaded.",
  },
  more: "More actions",
  withdraw: "Hide from clients",
  rename: "Rename",
  print: "Print",
  delete: "Delete",
  note: {
    add: "Add a note in your own words",
    edit: "Edit the note",
    label: "Your note",
    save: "Save",
    saved: "Note saved.",
  },
  waiting: {
    title: "This report is waiting for your comment",
    stale: "This report is waiting for Google’s data",
    text: (recipients: string) => `Add a note below if you like. The report goes to ${recipients}.`,
    send: (count: number) =>
      `Send to ${count.toLocaleString("en-US")} ${plural("en", count, "person", "people")}`,
    sent: "The report is on its way.",
  },
  rename_dialog: { title: "Rename report", label: "Title", submit: "Rename", done: "Report renamed." },
  remove: {
    title: "Delete this report?",
    text: (title: string) =>
      `“${title}” will be deleted for everyone, and its links will stop working. This can’t be undone.`,
    confirm: "Delete report",
    done: "Report deleted.",
  },
};
