// Words of the dialog that creates heatmaps; loaded with it.
import { plural } from "@/lib/format";

const n = (count: number) => count.toLocaleString("en-US");
const points = (count: number) => `${n(count)} ${plural("en", count, "point", "points")}`;
const keywords = (count: number) => `${n(count)} ${plural("en", count, "keyword", "keywords")}`;

export const create = {
  title: "New heatmap",
  step: (at: number, of: number, name: string) => `Step ${at} of ${of}: ${name}`,
  steps: ["What to measure", "Area", "What will happen"],
  back: "Back",
  next: "Next",
  location: {
    placeholder: "Find a location…",
    required: "Choose a location.",
    no_position: "This location has no position yet. Choose the center on the map in the next step.",
  },
  keywords: {
    label: "Keywords",
    placeholder: "pizza, pizza delivery",
    help: "What customers type into Google Maps. Press Enter or a comma after each. Each keyword gets its own heatmap.",
    add: "Add",
    remove: (keyword: string) => `Remove ${keyword}`,
    list: "Keywords for new heatmaps",
    count: (count: number, max: number) => `${n(count)} of ${max}`,
    required: "Enter at least one keyword.",
    too_many: (max: number) => `You can add ${max} keywords at a time.`,
    too_long: (max: number) =>
      `A keyword can have up to ${max} ${plural("en", max, "character", "characters")}.`,
  },
  area: {
    label: "Area type",
    presets: {
      center: {
        label: "City center",
        text: "Customers walk in. For cafés, bakeries, and shops in a dense city.",
      },
      neighborhood: {
        label: "Neighborhood",
        text: "Customers come from nearby. Right for most restaurants and salons.",
      },
      town: { label: "Town", text: "Customers drive across town. For dentists, auto shops, and gyms." },
      region: {
        label: "Region",
        text: "Customers come from other towns, or you go to them. For plumbers and movers.",
      },
    },
    custom: "Custom",
    radius: "Radius",
    radius_value: (radius: string) => `${radius} from the center to the outermost points`,
    unit: "Unit",
    units: { km: "Kilometers", mi: "Miles" },
    size: "Grid",
    size_help: (spacing: string) =>
      `One point every ${spacing}. More points show finer differences and cost more.`,
    size_name: (size: number) => `${size} × ${size}: ${points(size * size)}`,
    meters: (text: string) => `${text} m`,
    kilometers: (text: string) => `${text} km`,
    feet: (text: string) => `${text} ft`,
    miles: (text: string) => `${text} mi`,
  },
  center: {
    label: "Points around the center",
    help: "Drag the pin to move the center.",
    missing: "Click the map to choose the center.",
    required: "Choose the center on the map.",
    reset: "Back to the location",
  },
  schedule: {
    label: "Repeat",
    help: "Changes are easiest to see when scans repeat. Vitrine picks a time when the business is open.",
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
    zoom_help: "How much of the map the search sees at each point. 14 is a neighborhood.",
    adaptive: "Adaptive scan",
    adaptive_text:
      "Checks every other point first, then only where ranks change. Uses about a third fewer responses; the points in between are estimates.",
    adaptive_small: "For grids of at least 11 × 11 points.",
  },
  summary: {
    title: "What will happen",
    points: "Points",
    points_value: (per: number, words: number) =>
      words === 1 ? points(per) : `${points(per)} for each of ${keywords(words)}`,
    answers: (count: number) =>
      `Up to ${n(count)} ${plural("en", count, "response", "responses")}, including second readings to measure noise`,
    price: "Price of this scan",
    price_value: (price: string) => `Up to ${price}`,
    month: "Per month",
    month_value: (price: string) => `Up to ${price}`,
    month_none: "Nothing. You start each scan yourself.",
    duration: "Ready in",
    seconds: (count: number) => `About ${n(count)} ${plural("en", count, "second", "seconds")}`,
    minutes: (count: number) => `About ${n(count)} ${plural("en", count, "minute", "minutes")}`,
    background: "It runs in the background. You can leave this page.",
    left: "Left this month",
    left_value: (left: string, cap: string) => `${left} of ${cap}`,
    charged: (provider: string) => `Charged by ${provider} to your account with them`,
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
      text: (left: string) => `${left} of the cap is left. Choose fewer points, or raise the cap.`,
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
