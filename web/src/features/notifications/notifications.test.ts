// Texts of notifications in both languages, their links, and the number on the bell.
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { createFormat } from "@/lib/format";
import { ui as enUi } from "@/messages/en/ui";
import { ui as frUi } from "@/messages/fr/ui";
import { listQuery, markReadInCache, type Notification, unreadQuery } from "./api";
import { notifications as en } from "./en";
import { notifications as fr } from "./fr";
import { badgeOf, linkOf, textOf } from "./text";

const about = { id: "n1", link: "/dashboard/locations", created_at: "2026-11-20T08:00:00Z", read_at: null };
type EventOf<Of> = Of extends unknown ? Omit<Of, keyof typeof about> : never;
const inBoth = (event: EventOf<Notification>) => {
  const notification = { ...about, ...event } as Notification;
  return [
    textOf(notification, en, createFormat("en", enUi.relative)),
    textOf(notification, fr, createFormat("fr", frUi.relative)),
  ].map(({ title, text }) => `${title} | ${text}`);
};

test("an import says what it added, updated and left out, and nothing of what was none", () => {
  const params = { import_id: "i", filename: "stores.csv", created: 15463, updated: 1, left_out: 0 };
  expect(inBoth({ kind: "import_finished", params })).toEqual([
    "stores.csv imported | 15,463 added · 1 updated",
    "stores.csv\u00a0: import terminé | 15\u202f463 ajoutés · 1 mis à jour",
  ]);
  const none = { ...params, created: 0, updated: 0 };
  expect(inBoth({ kind: "import_finished", params: none })[0]).toBe(
    "stores.csv imported | No changes needed",
  );
});

test("an import from Google says what came, what waits for a decision, and whether it got through", () => {
  const params = { run_id: "r", created: 1248, updated: 12, waiting: 1, beyond_plan: 2, code: null };
  expect(inBoth({ kind: "google_import_finished", params })).toEqual([
    "Import from Google finished | 1,248 added · 12 updated · 1 may already be in your list · 2 over your plan’s limit",
    "Import depuis Google terminé | 1\u202f248 ajoutés · 12 mis à jour · 1 peut-être déjà dans votre liste · 2 hors de votre formule",
  ]);
  const stopped = {
    ...params,
    created: 0,
    updated: 0,
    waiting: 0,
    beyond_plan: 0,
    code: "google_unavailable",
  };
  expect(inBoth({ kind: "google_import_finished", params: stopped })).toEqual([
    "The import from Google ended early | Nothing was imported",
    "Import depuis Google interrompu | Rien n’a été importé",
  ]);
  expect(inBoth({ kind: "google_import_finished", params: { ...stopped, code: null } })[0]).toBe(
    "Import from Google finished | No changes needed",
  );
});

test("a bulk change says how many and what", () => {
  const params = { bulk_id: "b", kind: "delete" as const, changed: 1 };
  expect(inBoth({ kind: "bulk_finished", params })).toEqual([
    "1 location deleted | The bulk edit is complete.",
    "1 établissement supprimé | La modification groupée est terminée.",
  ]);
  expect(inBoth({ kind: "bulk_finished", params: { ...params, kind: "edit", changed: 12 } })[1]).toMatch(
    /^12 établissements modifiés/,
  );
});

test("a sync of many says what it checked, updated and could not sync, and whether it got through", () => {
  const params = { run_id: "r", checked: 1248, updated: 12, failed: 1, code: null };
  expect(inBoth({ kind: "sync_finished", params })).toEqual([
    "Sync finished | 1,248 locations checked · 12 updated · 1 failed",
    "Synchronisation terminée | 1\u202f248 établissements vérifiés · 12 mis à jour · 1 non synchronisé",
  ]);
  const stopped = { ...params, checked: 0, updated: 0, failed: 0, code: "google_unavailable" };
  expect(inBoth({ kind: "sync_finished", params: stopped })).toEqual([
    "The sync ended early | 0 locations checked",
    "Synchronisation interrompue | 0 établissement vérifié",
  ]);
});

test("a publication says how many locations Google has, and how many it does not", () => {
  const params = { run_id: "r", published: 12, failed: 1, code: null };
  expect(inBoth({ kind: "google_publish_finished", params })).toEqual([
    "Publishing to Google finished | 12 locations published · 1 not published",
    "Publication sur Google terminée | 12 établissements publiés · 1 non publié",
  ]);
  const stopped = { ...params, published: 1, failed: 0, code: "google_unavailable" };
  expect(inBoth({ kind: "google_publish_finished", params: stopped })).toEqual([
    "Publishing to Google ended early | 1 location published",
    "Publication sur Google interrompue | 1 établissement publié",
  ]);
});

test("a sync that failed names one location, and counts the others", () => {
  const params = { location_id: "l", name: "Café", reason: "google_unavailable", others: 0 };
  expect(inBoth({ kind: "sync_failed", params })).toEqual([
    "Café couldn’t be synced | Its data may be out of date.",
    "Café n’a pas pu être synchronisé | Les données affichées ne sont peut-être plus à jour.",
  ]);
  expect(inBoth({ kind: "sync_failed", params: { ...params, others: 1200 } })[1]).toMatch(
    /^Café et 1\u202f200 autres n’ont pas pu être synchronisés/,
  );
});

test("a rating has one decimal, written as in the language", () => {
  const params = { location_id: "l", name: "Café", from: 4.5, to: 4 };
  expect(inBoth({ kind: "rating_dropped", params })).toEqual([
    "The rating for Café dropped | From 4.5 to 4.0",
    "La note de Café a baissé | De 4,5 à 4,0",
  ]);
});

test("a link never leaves the dashboard", () => {
  const linked = (link: string) => linkOf({ ...about, link, kind: "bulk_failed", params: { bulk_id: "b" } });
  expect(linked("/dashboard/locations?import=1")).toBe("/dashboard/locations?import=1");
  for (const link of ["https://evil.example", "//evil.example", "javascript:alert(1)", "/dashboards"]) {
    expect(linked(link)).toBe("/dashboard/locations");
  }
});

test("the bell counts to 99", () => {
  expect([0, 1, 99, 100].map(badgeOf)).toEqual([null, "1", "99", "99+"]);
});

test("notifications are marked as read in the cache until the change is rolled back", () => {
  const client = new QueryClient();
  const items = ["a", "b"].map(
    (id): Notification => ({ ...about, id, kind: "bulk_failed", params: { bulk_id: id } }),
  );
  client.setQueryData(listQuery.queryKey, { pages: [{ items, next_cursor: null }], pageParams: [undefined] });
  client.setQueryData(unreadQuery.queryKey, { unread: 2 });
  const unread = () =>
    client
      .getQueryData(listQuery.queryKey)
      ?.pages.flatMap((page) => page.items)
      .filter(({ read_at }) => read_at === null)
      .map(({ id }) => id);
  const rollback = markReadInCache(client, ["a"]);
  expect([unread(), client.getQueryData(unreadQuery.queryKey)]).toEqual([["b"], { unread: 1 }]);
  markReadInCache(client, "all");
  expect([unread(), client.getQueryData(unreadQuery.queryKey)]).toEqual([[], { unread: 0 }]);
  rollback();
  expect([unread(), client.getQueryData(unreadQuery.queryKey)]).toEqual([["a", "b"], { unread: 2 }]);
});

test("a change at Google names the field, with old and new value where they are short", () => {
  const params = { change_id: "c", location_id: "l", name: "Café", field: "phone", old: "1", new: "2" };
  expect(inBoth({ kind: "profile_changed", params })).toEqual([
    "Google changed Café | Phone · “1” changed to “2”",
    "Google a modifié Café | Téléphone · «\u202f1\u202f» est devenu «\u202f2\u202f»",
  ]);
  const hours = { ...params, field: "opening_hours", old: null, new: { regular: [] } };
  expect(inBoth({ kind: "profile_changed", params: hours })[0]).toBe(
    "Google changed Café | Business hours · Open it to keep the change or restore your own value.",
  );
});

test("a closed location is named in the reader's language", () => {
  const params = { change_id: "c", location_id: "l", name: "Café", field: "open_status" };
  const closed = { ...params, old: "open", new: "permanently_closed" };
  expect(inBoth({ kind: "profile_changed", params: closed })).toEqual([
    "Google changed Café | Open or closed · “Open” changed to “Permanently closed”",
    "Google a modifié Café | Ouvert ou fermé · «\u202fOuvert\u202f» est devenu «\u202fFermé définitivement\u202f»",
  ]);
});

test("a reminder counts tasks and checks, and leaves out what is not due", () => {
  const due = (tasks: number, checks: number) =>
    inBoth({ kind: "citation_tasks_due", params: { tasks, checks } }).map((text) => text.split(" | ")[0]);
  expect(due(2, 1)).toEqual([
    "Due: 2 citation tasks and 1 listing to check",
    "À faire\u00a0: 2 tâches sur les annuaires et 1 entrée à vérifier",
  ]);
  expect(due(0, 3)[0]).toBe("Due: 3 listings to check");
});

test("a lower rank names the location and the keyword", () => {
  const params = { panel_id: "p", location_id: "l", name: "Café", keyword: "brunch" };
  expect(inBoth({ kind: "rank_dropped", params })).toEqual([
    "Rank dropped for “brunch”: Café | This is more than the usual fluctuation. Open the heatmap to see where.",
    "Café recule pour «\u202fbrunch\u202f» | La baisse dépasse les variations habituelles. Ouvrez la carte pour voir où.",
  ]);
});

test("a post that waits or was refused is named with its locations", () => {
  const params = { post_id: "p", summary: "Soup", locations: 1200 };
  expect(inBoth({ kind: "post_waiting", params })).toEqual([
    "Post waiting for your approval: Soup | For 1,200 locations",
    "Post à valider\u00a0: Soup | Pour 1\u202f200 établissements",
  ]);
  expect(inBoth({ kind: "post_rejected", params: { ...params, locations: 1 } })).toEqual([
    "Post not published everywhere: Soup | Rejected or not sent for 1 location",
    "Post non publié partout\u00a0: Soup | Refusé ou non envoyé pour 1 établissement",
  ]);
});

test("private feedback names the location and keeps its text inside", () => {
  const params = { feedback_id: "f", location_id: "l", name: "Café" };
  expect(inBoth({ kind: "feedback_received", params })).toEqual([
    "A customer of Café sent private feedback | Open it to read and reply.",
    "Un client de Café a envoyé un message privé | Ouvrez-le pour le lire et y répondre.",
  ]);
});

test("a wrong listing names the directory and says what is wrong", () => {
  const params = { location_id: "l", name: "Café", directory_id: "yelp", directory: "Yelp", what: "phone" };
  expect(inBoth({ kind: "citation_wrong", params })[0]).toBe(
    "Incorrect listing on Yelp: Café | The listing shows a different phone number than your profile.",
  );
  expect(inBoth({ kind: "citation_wrong", params: { ...params, what: "disappeared" } })[1]).toBe(
    "Plus d’entrée sur Yelp\u00a0: Café | L’entrée existait, elle a disparu.",
  );
});

test("a report that waits or was not sent names itself and the reason", () => {
  const waiting = { report_id: "r", name: "October" };
  expect(inBoth({ kind: "report_ready", params: waiting })).toEqual([
    "The report “October” is waiting for your comment | Add a note, then send it.",
    "Le rapport «\u202fOctober\u202f» attend votre mot | Ajoutez un mot, puis envoyez-le.",
  ]);
  const late = { schedule_id: "s", name: "Weekly", reason: "stale" };
  expect(inBoth({ kind: "report_not_sent", params: late })[0]).toBe(
    "The report “Weekly” wasn’t sent on schedule | Google’s data is delayed. The report will be sent within 24 hours.",
  );
  expect(inBoth({ kind: "report_not_sent", params: { ...late, reason: "new" } })[1]).toBe(
    "Le rapport «\u202fWeekly\u202f» n’est pas parti comme prévu | Il n’a pas pu être créé ou envoyé.",
  );
});
