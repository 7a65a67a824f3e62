// Words of the dialog that creates heatmaps; loaded with it.
import { plural } from "@/lib/format";

const n = (count: number) => count.toLocaleString("en-US");
const points = (count: number) => `${n(count)} ${plural("en", count, "point", "points")}`;
const keywords = (count: number) => `${n(count)} ${plural("en", count, "keyword", "keywords")}`;

export const create = {
  title: "New heatmap",
  step: (at: number, total: number, name: string) => `Step ${at} of ${total}: ${name}`,
  steps: ["What to measure", "Area", "Review"],
  back: "Back",
  next: "Next",
  location: {
    placeholder: "Find a location…",
    required: "Choose a location.",
    no_position: "This location isn’t on the map yet. Choose the center in the next step.",
  },
  keywords: {
    label: "Keywords",
    placeholder: "pizza, pizza delivery",
    help: "What customers type into Google Maps. Press Enter or type a comma after each one. Each keyword gets its own heatmap.",
    add: "Add",
    remove: (keyword: string) => `Remove ${keyword}`,
    list: "Keywords for new heatmaps",
    count: (count: number, max: number) => `${n(count)} of ${max}`,
    required: "Enter at least one keyword.",
    too_many: (max: number) => `You can add up to ${max} keywords at a time.`,
    too_long: (max: number) =>
      `A keyword can have up to ${max} ${plural("en", max, "character", "characters")}.`,
  },
  area: {
    label: "Area type",
    presets: {
      center: {
        label: "City center",
        text: "Customers come on foot. Best for cafés, bakeries, and shops in dense cities.",
      },
      neighborhood: {
        label: "Neighborhood",
        text: "Customers come from nearby. Best for most restaurants and salons.",
      },
      town: { label: "Town", text: "Customers drive across town. Best for dentists, auto shops, and gyms." },
      region: {
        label: "Region",
        text: "Customers come from other towns, or you go to them. Best for plumbers and movers.",
      },
    },
    custom: "Custom",
    radius: "Radius",
    radius_value: (radius: string) => `${radius} from the center to the outermost points`,
    unit: "Unit",
    units: { km: "Kilometers", mi: "Miles" },
    size: "Grid",
    size_help: (spacing: string) => `One point every ${spacing}. More points show more detail and cost more.`,
    size_name: (size: number) => `${size} × ${size}: ${points(size * size)}`,
    meters: (text: string) => `${text} m`,
    kilometers: (text: string) => `${text} km`,
    feet: (text: string) => `${text} ft`,
    miles: (text: string) => `${text} mi`,
  },
  center: {
    label: "Grid points around the center",
    help: "Drag the pin to move the center.",
    missing: "Click the map to choose the center.",
    required: "Choose the center on the map.",
    reset: "Center on the location",
  },
  schedule: {
    label: "Repeat",
    help: "Regular scans make changes easier to spot. Vitrine scans when the business is open.",
  },
  mode: {
    label: "Speed",
    queue: "Economy",
    queue_text: (price: string) => `${price} per response, ready in about 5 minutes`,
    live: "Fast",
    live_text: (price: string) => `${price} per response, ready in a minute or two`,
  },
  advanced: {
    title: "Advanced",
    provider: "Rank provider",
    connected: (name: string) => name,
    not_connected: (name: string) => `${name} (no key)`,
    device: "Device",
    devices: { desktop: "Computer", mobile: "Phone" },
    language: "Search language",
    country: "Search country",
    any_country: "Not set",
    zoom: "Map zoom",
    zoom_help: "How much of the map each search covers. 14 covers about one neighborhood.",
    adaptive: "Adaptive scan",
    adaptive_text:
      "Checks every other point first, then fills in only where ranks change. Uses about a third fewer responses; skipped points are estimated.",
    adaptive_small: "Available for grids of 11 × 11 points or larger.",
  },
  summary: {
    title: "Review",
    points: "Grid points",
    points_value: (per: number, words: number) =>
      words === 1 ? points(per) : `${points(per)} for each of ${keywords(words)}`,
    answers: (count: number) =>
      `Up to ${n(count)} ${plural("en", count, "response", "responses")}, including repeat checks to measure noise`,
    price: "This scan",
    price_value: (price: string) => `Up to ${price}`,
    month: "Per month",
    month_value: (price: string) => `Up to ${price}`,
    month_none: "Nothing. You start each scan yourself.",
    duration: "Ready in",
    seconds: (count: number) => `About ${n(count)} ${plural("en", count, "second", "seconds")}`,
    minutes: (count: number) => `About ${n(count)} ${plural("en", count, "minute", "minutes")}`,
    background: "The scan runs in the background. You can leave this page.",
    left: "Left this month",
    left_value: (left: string, cap: string) => `${left} of ${cap}`,
    charged: (provider: string) => `Charged to your ${provider} account`,
    seen: "Who can see it",
    seen_text: "Members with access to this location",
    failed: "The price couldn’t be calculated.",
  },
  obstacles: {
    no_account: {
      title: (provider: string) => `${provider} isn’t connected`,
      text: "Add your key to start scans. You can save the heatmap now and scan later.",
      link: "Add a key",
    },
    cap_reached: {
      title: "This scan could exceed your monthly cap",
      text: (left: string) => `You have ${left} left this month. Choose fewer points, or raise the cap.`,
      link: "Change the cap",
    },
    simulated: "Demo: ranks are simulated, and nothing is charged.",
  },
  submit: (count: number, price: string) => `Scan ${points(count)} for up to ${price}`,
  submit_demo: (count: number) => `Scan ${points(count)} (simulated)`,
  submit_unscanned: "Save without scanning",
  created: (count: number) => `${n(count)} ${plural("en", count, "heatmap", "heatmaps")} created`,
  failed: "The heatmap wasn’t created.",
};
