// Words of the bell, its list, and the choice of what to be told.
import { plural } from "@/lib/format";

const n = (count: number) => count.toLocaleString("en-US");
const location = (count: number) => `${n(count)} ${plural("en", count, "location", "locations")}`;

export const notifications = {
  title: "Notifications",
  bell: "Notifications",
  unread: (count: number) => `Notifications: ${n(count)} unread`,
  arrived: (count: number) => `${n(count)} unread ${plural("en", count, "notification", "notifications")}`,
  read_all: "Mark all as read",
  read_one: "Mark as read",
  is_unread: "Unread",
  settings: "Notification settings",
  older: "Show older",
  failed: "The notifications could not be loaded.",
  empty: {
    title: "Nothing new",
    text: "You will be told here when an import has finished, or when a location needs you.",
  },
  kinds: {
    import_finished: {
      title: (filename: string) => `${filename} imported`,
      /** Zero is left out of the parts. */
      created: (count: number) => `${n(count)} added`,
      updated: (count: number) => `${n(count)} updated`,
      left_out: (count: number) => `${n(count)} left out`,
      nothing: "Nothing to change",
    },
    import_failed: {
      title: (filename: string) => `${filename} could not be imported`,
      text: "Nothing was changed. Open the import to see why.",
    },
    google_import_finished: {
      title: "Import from Google finished",
      stopped: "The import from Google ended early",
      /** Zero is left out of the parts. */
      created: (count: number) => `${n(count)} added`,
      updated: (count: number) => `${n(count)} updated`,
      waiting: (count: number) => `${n(count)} may be in your list already`,
      beyond_plan: (count: number) => `${n(count)} beyond your plan`,
      nothing: "Nothing to change",
      none: "Nothing was imported",
    },
    bulk_finished: {
      edit: (count: number) => `${location(count)} changed`,
      delete: (count: number) => `${location(count)} deleted`,
      text: "The bulk change is done.",
    },
    bulk_failed: {
      title: "A bulk change failed",
      text: "Open it to see how far it came, and try again.",
    },
    sync_finished: {
      title: "Sync finished",
      stopped: "The sync ended early",
      /** Zero is left out of the other parts. */
      checked: (count: number) => `${location(count)} checked`,
      updated: (count: number) => `${n(count)} updated`,
      failed: (count: number) => `${n(count)} could not be synced`,
    },
    sync_failed: {
      title: (name: string, others: number) =>
        others > 0
          ? `${name} and ${n(others)} ${plural("en", others, "other", "others")} could not be synced`
          : `${name} could not be synced`,
      text: "What you see may be out of date.",
    },
    location_unverified: {
      title: (name: string) => `${name} is no longer verified`,
      text: "Customers may not find it until it is verified again.",
    },
    rating_dropped: {
      title: (name: string) => `The rating of ${name} dropped`,
      text: (from: string, to: string) => `From ${from} to ${to}`,
    },
    profile_changed: {
      title: (name: string) => `Google changed ${name}`,
      fields: {
        name: "Name",
        category: "Category",
        address: "Address",
        phone: "Phone",
        website: "Website",
        opening_hours: "Opening hours",
      },
      from_to: (from: string, to: string) => `“${from}” became “${to}”`,
      changed: "Open it to accept or to restore yours.",
    },
    google_reconnect_needed: {
      title: "Connect to Google again",
      text: (email: string) => `Google no longer lets us in for ${email}.`,
    },
    webhook_disabled: {
      title: (host: string) => `The webhook to ${host} was switched off`,
      gone: "The receiver wants nothing more.",
      failing: "It took nothing for three days.",
    },
    data_export_ready: {
      title: "Your export is ready",
      text: "Everything of your organization, to download for a week.",
    },
    data_export_failed: {
      title: "Your export could not be made",
      text: "Prepare another one in the settings.",
    },
    emergency_access_began: {
      title: (name: string) => `${name} has begun emergency access`,
      text: (until: string, reason: string) => `Until ${until}: ${reason}`,
    },
  },
  preferences: {
    title: "Notifications",
    text: "What you want to be told by the bell. It only concerns you, not your colleagues.",
    saved: "Saved",
    failed: "Your choice could not be saved.",
    load_failed: "Your choices could not be loaded.",
    work: "Your work",
    work_text: "Told to whoever started it.",
    locations: "Your locations",
    locations_text: "Told to everybody who may manage locations.",
    programs: "Programs and access",
    programs_text: "Told to owners and admins.",
    kinds: {
      import_finished: { label: "Import finished", text: "A CSV file was imported." },
      import_failed: { label: "Import failed", text: "A CSV file could not be imported." },
      google_import_finished: {
        label: "Import from Google finished",
        text: "The locations of a Google account were imported.",
      },
      bulk_finished: {
        label: "Bulk change finished",
        text: "Many locations were changed or deleted at once.",
      },
      bulk_failed: { label: "Bulk change failed", text: "Changing many locations at once did not work." },
      sync_finished: { label: "Sync finished", text: "A sync of several locations is over." },
      sync_failed: { label: "Sync failed", text: "A location could not be brought up to date." },
      location_unverified: { label: "No longer verified", text: "A location lost its verification." },
      rating_dropped: { label: "Rating dropped", text: "The average rating of a location fell." },
      profile_changed: {
        label: "Changed at Google",
        text: "Google or the public changed name, category, address, phone, website or hours.",
      },
      google_reconnect_needed: {
        label: "Google connection lost",
        text: "Somebody has to connect to Google again.",
      },
      webhook_disabled: {
        label: "Webhook switched off",
        text: "A webhook took nothing for three days, or wants nothing more.",
      },
      data_export_ready: { label: "Export ready", text: "An export of your organization can be downloaded." },
      data_export_failed: {
        label: "Export failed",
        text: "An export of your organization could not be made.",
      },
      emergency_access_began: {
        label: "Emergency access",
        text: "Somebody has administrator rights for some hours. Owners and administrators also get a letter.",
      },
    },
  },
};
