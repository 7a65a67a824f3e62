// Types of the API of local pages, under the names that the screens use.
import type { Schemas } from "@/lib/api";

export type Template = Schemas["PageTemplate"];
export type Language = Schemas["PageLanguage"];
export type Font = Schemas["PageFont"];
export type Words = Schemas["PageWords"];
export type Site = Schemas["PagesSite"];
export type NewSite = Schemas["NewPagesSite"];
export type Legal = Schemas["PagesLegal"];

export type PageState = Schemas["LocalPageState"];
export type Problem = Schemas["LocalPageProblem"];
export type Advice = Schemas["LocalPageAdvice"];
export type Edition = Schemas["LocalPageLanguage"];
export type LocalPage = Schemas["LocalPage"];
export type LocalPageDetail = Schemas["LocalPageDetail"];
export type Content = Schemas["PageContent"];
export type Texts = Schemas["PageTexts"];
export type BlockKind = Schemas["PageBlockKind"];
export type Version = Schemas["LocalPageVersion"];
export type PublishReport = Schemas["PublishedLocalPages"];
export type PublishRequest = Schemas["PublishLocalPages"];
export type Figures = Schemas["PageFigures"];
