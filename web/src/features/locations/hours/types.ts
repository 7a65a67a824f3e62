// The hours of a place as the API has them. Times and dates are local to the place.
import type { Schemas } from "@/lib/api";

export type DayOfWeek = Schemas["Day"];
/** A time of the usual week during which the place is open. */
export type Period = Schemas["Period"];
/** Hours of one date. A date may have several entries, unless it is closed. */
export type Special = Schemas["Special"];
export type OpeningHours = Schemas["OpeningHours"];
