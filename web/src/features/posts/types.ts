// Types of the API of posts, under the names that the screens use.

export type Language = "en" | "fr";
export type PostKind = "news" | "offer" | "event";
export type PostState = "draft" | "waiting_approval" | "scheduled" | "publishing" | "published" | "stopped";
export type TargetState =
  | "queued"
  | "sending"
  | "processing"
  | "live"
  | "rejected"
  | "failed"
  | "expired"
  | "deleted";
export type ButtonKind = "book" | "order" | "shop" | "learn_more" | "sign_up" | "call";
export type Weekday = "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun";
export type Trade =
  | "restaurant"
  | "health"
  | "real_estate"
  | "legal"
  | "home_services"
  | "retail"
  | "beauty"
  | "fitness";
export type Season = "any" | "spring" | "summer" | "autumn" | "winter";

export interface PostTexts {
  en?: string;
  fr?: string;
}
export interface PostEvent {
  starts_at: string;
  ends_at: string;
}
export interface PostOffer {
  code?: string;
  url?: string;
  terms?: string;
  valid_from: string;
  valid_to: string;
}
export interface PostButton {
  kind: ButtonKind;
  url: string | null;
}
export interface PostAudience {
  location_ids?: string[];
  label?: string;
  all?: boolean;
}
export interface PostTime {
  at: string | null;
}
export interface PostRepeat {
  every: "week" | "month";
  weekdays?: Weekday[];
  day: number | null;
  until: string | null;
  count: number | null;
}
export type PostCounts = Record<TargetState | "total", number>;
export interface PostMember {
  id: string;
  name: string | null;
}
export interface PostPhoto {
  id: string;
  url: string;
  thumbnail_url: string;
  width: number;
  height: number;
}
export interface NewPost {
  kind: PostKind;
  texts: PostTexts;
  title?: string;
  event?: PostEvent;
  offer?: PostOffer;
  button?: PostButton;
  photo_id?: string;
  audience: PostAudience;
  when?: PostTime;
  repeat?: PostRepeat;
}
export interface Post {
  id: string;
  kind: PostKind;
  state: PostState;
  texts: PostTexts;
  title: string | null;
  event: PostEvent | null;
  offer: PostOffer | null;
  button: PostButton | null;
  photo_id: string | null;
  photo: PostPhoto | null;
  audience: PostAudience;
  when: PostTime;
  repeat: PostRepeat | null;
  latest_at: string | null;
  counts: PostCounts;
  may_change: boolean;
  author: PostMember;
  asked_by: PostMember | null;
  approver: PostMember | null;
  note: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}
export interface CalendarEntry {
  post_id: string;
  occurrence: number;
  day: string;
  at: string;
  kind: PostKind;
  state: PostState;
  repeats: boolean;
  summary: string;
  counts: PostCounts;
}
export interface PostCalendar {
  items: CalendarEntry[];
  days: { day: string; posts: number }[];
}
export interface PostProblem {
  rule: string;
  field: string;
  language: Language | null;
  start: number;
  end: number;
  text: string;
  is_blocking: boolean;
}
export interface PostForecast {
  locations: number;
  left_out: Record<string, number>;
  left_out_locations: { location_id: string; location_name: string; reason: string }[];
  languages: Record<string, number>;
  first_at: string | null;
  last_at: string | null;
  occurrences: string[];
  needs_approval: boolean;
  obstacle: string | null;
  problems: PostProblem[];
}
export interface PostTarget {
  id: string;
  location_id: string;
  location_name: string;
  location_city: string;
  occurrence: number;
  language: Language;
  state: TargetState;
  is_changing: boolean;
  due_at: string | null;
  published_at: string | null;
  url: string | null;
  reason_code: string | null;
  likely_rules: string[];
  updated_at: string;
}
export interface PostTemplate {
  id: string;
  is_built_in: boolean;
  name: string;
  trade: Trade | null;
  season: Season | null;
  language: Language;
  kind: PostKind;
  title: string | null;
  text: string;
  button: ButtonKind | null;
}
export type SourceState = "processing" | "live" | "rejected" | "scheduled" | "recurring";
export interface GooglePost {
  name: string;
  post_id: string | null;
  state: SourceState;
  kind: PostKind;
  text: string;
  title: string | null;
  url: string | null;
  created_at: string | null;
  scheduled_at: string | null;
}
export interface PostSettings {
  approval_required: boolean;
}
