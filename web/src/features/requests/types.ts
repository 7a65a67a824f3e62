// Types of the API of requests, under the names that the screens use.
import type { Schemas } from "@/lib/api";

export type Language = Schemas["ContactLanguage"];
export type Channel = Schemas["ContactChannel"];
export type ConsentState = Schemas["ConsentState"];
export type Consent = Schemas["ContactConsent"];
export type NewConsent = Schemas["NewContactConsent"];
export type Contact = Schemas["Contact"];
export type NewContact = Schemas["NewContact"];
export type ContactPatch = Schemas["ContactPatch"];
export type ContactProblem = Schemas["ContactProblem"];

export type CampaignState = Schemas["CampaignState"];
export type RequestState = Schemas["ReviewRequestState"];
export type Wording = Schemas["RequestWording"];
export type Wordings = Schemas["RequestWordings"];
export type AudienceChoice = Schemas["CampaignAudience"];
export type NewCampaign = Schemas["NewRequestCampaign"];
export type WordingProblem = Schemas["RequestWordingProblem"];
export type Forecast = Schemas["RequestCampaignForecast"];
export type Campaign = Schemas["RequestCampaign"];
export type CampaignCount = Schemas["RequestCampaignCount"];
export type CampaignDetail = Schemas["RequestCampaignDetail"];
export type ReviewRequest = Schemas["ReviewRequest"];
export type NewRequest = Schemas["NewReviewRequest"];

export type FeedbackState = Schemas["FeedbackState"];
export type Member = Schemas["FeedbackMember"];
export type Feedback = Schemas["Feedback"];
export type FeedbackPage = Schemas["Page_Feedback"];
export type FeedbackPatch = Schemas["FeedbackPatch"];

export type ReviewLink = Schemas["ReviewLink"];
export type LinkSource = Schemas["ReviewLinkSource"];
export type ReviewLinks = Schemas["ReviewLinks"];
export type NewLink = Schemas["NewReviewLink"];
export type ReviewPage = Schemas["ReviewPage"];

export type RegulatedLocation = Schemas["RegulatedLocation"];
export type Settings = Schemas["RequestSettings"];
export type NewSettings = Schemas["NewRequestSettings"];
export type Fairness = Schemas["RequestFairness"];
