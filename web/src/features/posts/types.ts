// Types of the API of posts, under the names that the screens use.
import type { Schemas } from "@/lib/api";

export type Language = Schemas["PostLanguage"];
export type PostKind = Schemas["PostKind"];
export type PostState = Schemas["PostState"];
export type TargetState = Schemas["PostTargetState"];
export type ButtonKind = Schemas["PostButtonKind"];
export type Weekday = Schemas["PostWeekday"];

export type PostTexts = Schemas["PostTexts"];
export type PostButton = Schemas["PostButton"];
export type PostAudience = Schemas["PostAudience"];
export type PostRepeat = Schemas["PostRepeat"];
export type PostCounts = Schemas["PostCounts"];
export type PostMember = Schemas["PostMember"];
export type PostPhoto = Schemas["PostPhoto"];
export type NewPost = Schemas["NewPost"];
export type Post = Schemas["Post"];

export type CalendarEntry = Schemas["PostCalendarEntry"];
export type PostProblem = Schemas["PostProblem"];
export type PostForecast = Schemas["PostForecast"];
export type PostTarget = Schemas["PostTarget"];
export type PostSettings = Schemas["PostSettings"];

export type PostTemplate = Schemas["PostTemplate"];
export type NewPostTemplate = Schemas["NewPostTemplate"];
export type Trade = Schemas["PostTrade"];
export type Season = Schemas["PostSeason"];

export type GooglePost = Schemas["GooglePost"];
export type SourceState = Schemas["GooglePostState"];
