"""Google's own Python client against the simulator, whose address is in SIM."""

import datetime
import json
import os
import pathlib
import unittest
import urllib.parse
import urllib.request

os.environ["OAUTHLIB_INSECURE_TRANSPORT"] = "1"  # The simulator speaks plain HTTP.

from google.auth.exceptions import RefreshError
from google.auth.transport.requests import Request
from google.oauth2 import id_token
from google.oauth2.credentials import Credentials
from google_auth_oauthlib.flow import Flow
from googleapiclient.discovery import build, build_from_document
from googleapiclient.errors import HttpError

BASE = os.environ["SIM"]
DISCOVERY = pathlib.Path(__file__).resolve().parents[2] / "discovery"
BUSINESS = "https://www.googleapis.com/auth/business.manage"
BACK = "http://localhost:9/callback"
CAMILLE = "camille.roy@example.com"


def control(path, body=None, method=None):
    """Asks the control desk of the simulator."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(BASE + path, data, {"content-type": "application/json"}, method=method)
    with urllib.request.urlopen(request) as answer:
        text = answer.read()
        return json.loads(text) if text else None


class NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_):
        return None


def flow(**more):
    client = control("/sim")["clientId"]
    config = {
        "web": {
            "client_id": client,
            "client_secret": "simulated-secret",
            "auth_uri": BASE + "/o/oauth2/v2/auth",
            "token_uri": BASE + "/token",
        }
    }
    return Flow.from_client_config(config, ["openid", BUSINESS], redirect_uri=BACK, autogenerate_code_verifier=True, **more)


def decide(url, email=CAMILLE, decision="allow"):
    """What a person does on the consent page; answers where the browser is sent."""
    form = urllib.parse.urlencode({"account": email, "decision": decision, "scope": BUSINESS}).encode()
    try:
        urllib.request.build_opener(NoRedirect).open(url, form)
    except urllib.error.HTTPError as redirect:
        assert redirect.code == 302, redirect.read()
        return redirect.headers["location"]
    raise AssertionError("no redirect")


def sign_in():
    asked = flow()
    url, state = asked.authorization_url(access_type="offline", prompt="consent", include_granted_scopes="true")
    assert "code_challenge_method=S256" in url
    back = decide(url)
    assert f"state={state}" in back
    asked.fetch_token(authorization_response=back.replace("http://localhost:9", "https://localhost:9"))
    return asked.credentials


def api(name, version, credentials):
    """An API by the document that ships with the client; version 4 by the one of the simulator."""
    options = {"api_endpoint": f"{BASE}/{name}/"}
    if name == "mybusiness":
        document = json.loads((DISCOVERY / "mybusiness.v4.reconstructed.json").read_text())
        document["rootUrl"] = f"{BASE}/mybusiness/"
        return build_from_document(document, credentials=credentials)
    return build(name, version, credentials=credentials, client_options=options, static_discovery=True)


def violations(document, schema, value, at="answer"):
    """Where a value is not what its discovery document says."""
    if "$ref" in schema:
        schema = document["schemas"][schema["$ref"]]
    kind = schema.get("type")
    if kind == "object" and "properties" in schema:
        found = [] if isinstance(value, dict) else [at]
        for key, inner in value.items() if isinstance(value, dict) else ():
            known = schema["properties"].get(key)
            found += violations(document, known, inner, f"{at}.{key}") if known else [f"{at}.{key}"]
        return found
    if kind == "array":
        return [one for index, item in enumerate(value) for one in violations(document, schema["items"], item, f"{at}[{index}]")]
    types = {"string": str, "integer": int, "number": (int, float), "boolean": bool}
    wrong = kind in types and not isinstance(value, types[kind])
    return [at] if wrong or value not in schema.get("enum", [value]) else []


class Google(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.credentials = sign_in()
        token = {"credentials": cls.credentials}
        cls.accounts = api("mybusinessaccountmanagement", "v1", **token)
        cls.information = api("mybusinessbusinessinformation", "v1", **token)
        cls.performance = api("businessprofileperformance", "v1", **token)
        cls.verifications = api("mybusinessverifications", "v1", **token)
        cls.notifications = api("mybusinessnotifications", "v1", **token)
        cls.actions = api("mybusinessplaceactions", "v1", **token)
        cls.four = api("mybusiness", "v4", **token)
        found = cls.accounts.accounts().list().execute()["accounts"]
        cls.organization = next(one["name"] for one in found if one["type"] == "ORGANIZATION")
        page = cls.locations(readMask="name,metadata", pageSize=100).execute()["locations"]
        cls.verified = [one["name"] for one in page if one["metadata"].get("hasVoiceOfMerchant")]

    @classmethod
    def locations(cls, **more):
        return cls.information.accounts().locations().list(parent=cls.organization, **more)

    def setUp(self):
        # A minute later every quota is whole again.
        control("/sim/clock", {"advanceSeconds": 61})

    def tearDown(self):
        control("/sim/faults", method="DELETE")

    def refused(self, code, request):
        with self.assertRaises(HttpError) as caught:
            request.execute()
        self.assertEqual(caught.exception.status_code, code, caught.exception)
        return caught.exception

    def in_schema(self, service, name, answer):
        document = json.loads((DISCOVERY / service).read_text())
        self.assertEqual(violations(document, document["schemas"][name], answer), [])

    def test_denying_is_an_error_of_the_flow(self):
        asked = flow()
        url, _ = asked.authorization_url()
        back = decide(url, decision="deny").replace("http://localhost:9", "https://localhost:9")
        with self.assertRaisesRegex(Exception, "access_denied"):
            asked.fetch_token(authorization_response=back)

    def test_a_wrong_verifier_is_refused(self):
        asked = flow()
        url, _ = asked.authorization_url()
        back = decide(url).replace("http://localhost:9", "https://localhost:9")
        asked.code_verifier = "x" * 64
        with self.assertRaisesRegex(Exception, "invalid_grant"):
            asked.fetch_token(authorization_response=back)

    def test_the_identity_token_verifies_against_the_published_keys(self):
        certificates = BASE + "/oauth2/v3/certs"
        client = control("/sim")["clientId"]
        now = datetime.datetime.now(datetime.timezone.utc).isoformat()
        control("/sim/clock", {"now": now})  # The other tests moved it on.
        claims = id_token.verify_token(sign_in().id_token, Request(), client, certificates, clock_skew_in_seconds=60)
        self.assertEqual((claims["iss"], claims["email"]), (BASE, CAMILLE))

    def test_userinfo(self):
        oauth = build("oauth2", "v2", credentials=self.credentials, client_options={"api_endpoint": BASE + "/"}, static_discovery=True)
        about = oauth.userinfo().get().execute()
        self.in_schema("oauth2.v2.json", "Userinfo", about)
        self.assertTrue(about["id"].isdigit())

    def test_a_refused_token_is_refreshed_without_being_asked(self):
        credentials = sign_in()
        service = api("mybusinessaccountmanagement", "v1", credentials)
        before = credentials.token
        control("/sim/faults", {"method": "*.accounts.list", "kind": "unauthorized", "count": 1})
        self.assertIn("accounts", service.accounts().list().execute())
        self.assertNotEqual(credentials.token, before)

    def test_paging_with_list_next(self):
        request, names = self.locations(readMask="name", pageSize=20), []
        while request is not None:
            answer = request.execute()
            names += [one["name"] for one in answer.get("locations", [])]
            request = self.information.accounts().locations().list_next(request, answer)
        self.assertEqual(len(names), len(set(names)))
        self.assertEqual(len(names), next(
            one["locations"] for one in control("/sim")["people"][0]["accounts"] if one["name"] == self.organization))

    def test_the_read_mask_is_required_and_checked(self):
        self.refused(400, self.information.locations().get(name=self.verified[0]))
        error = self.refused(400, self.information.locations().get(name=self.verified[0], readMask="rating"))
        self.assertEqual(error.error_details[0]["fieldViolations"][0]["field"], "read_mask")

    def test_locations_are_in_their_schema(self):
        mask = "name,title,storeCode,languageCode,phoneNumbers,categories,storefrontAddress,websiteUri,regularHours,specialHours,serviceArea,labels,latlng,openInfo,metadata,profile"
        answer = self.locations(readMask=mask, pageSize=100).execute()
        self.in_schema("mybusinessbusinessinformation.v1.json", "ListLocationsResponse", answer)

    def test_patch_with_an_update_mask(self):
        name = self.verified[1]
        patch = self.information.locations().patch
        self.assertEqual(patch(name=name, updateMask="storeCode", validateOnly=True, body={"storeCode": "P-1"}).execute(), {})
        self.assertEqual(patch(name=name, updateMask="storeCode", body={"storeCode": "P-1"}).execute()["storeCode"], "P-1")
        self.refused(400, patch(name=name, body={"storeCode": "P-2"}))
        error = self.refused(400, patch(name=name, updateMask="websiteUri", body={"websiteUri": "nowhere"}))
        self.assertEqual(error.error_details[0]["reason"], "INVALID_URL")

    def test_the_eleventh_edit_within_a_minute_is_refused(self):
        name = self.verified[2]
        edit = lambda number: self.information.locations().patch(name=name, updateMask="storeCode", body={"storeCode": f"E-{number}"})
        for number in range(10):
            edit(number).execute()
        error = self.refused(429, edit(10))
        self.assertEqual(error.error_details[0]["reason"], "RATE_LIMIT_EXCEEDED")

    def test_google_updates(self):
        name = self.verified[3]
        control("/sim/changes", {"location": name, "kind": "update", "field": "title", "value": "By Google"})
        answer = self.information.locations().getGoogleUpdated(name=name, readMask="title").execute()
        self.assertEqual((answer["diffMask"], answer["location"]["title"]), ("title", "By Google"))

    def test_performance_leaves_zero_days_without_a_value(self):
        now = control("/sim/clock")["now"]
        year, month = int(now[:4]), int(now[5:7])
        before = (year, month - 1) if month > 1 else (year - 1, 12)
        days = {"dailyRange_startDate_year": before[0], "dailyRange_startDate_month": before[1], "dailyRange_startDate_day": 1,
                "dailyRange_endDate_year": before[0], "dailyRange_endDate_month": before[1], "dailyRange_endDate_day": 28}
        seen = set()
        for name in self.verified[:15]:
            answer = self.performance.locations().fetchMultiDailyMetricsTimeSeries(
                location=name, dailyMetrics=["CALL_CLICKS", "WEBSITE_CLICKS"], **days).execute()
            self.in_schema("businessprofileperformance.v1.json", "FetchMultiDailyMetricsTimeSeriesResponse", answer)
            for series in answer["multiDailyMetricTimeSeries"][0]["dailyMetricTimeSeries"]:
                self.assertEqual(len(series["timeSeries"]["datedValues"]), 28)
                seen |= {type(day.get("value")) for day in series["timeSeries"]["datedValues"]}
        self.assertEqual(seen, {str, type(None)})

    def test_keywords_have_a_value_or_a_threshold(self):
        answer = self.performance.locations().searchkeywords().impressions().monthly().list(
            parent=self.verified[0], monthlyRange_startMonth_year=2026, monthlyRange_startMonth_month=9,
            monthlyRange_endMonth_year=2026, monthlyRange_endMonth_month=9).execute()
        kinds = {next(iter(one["insightsValue"])) for one in answer["searchKeywordsCounts"]}
        self.assertEqual(kinds, {"value", "threshold"})

    def test_reviews_posts_and_media_of_version_four(self):
        parent = f"{self.organization}/{self.verified[0]}"
        resource = self.four.accounts().locations()
        reviews = resource.reviews().list(parent=parent, pageSize=50).execute()
        self.in_schema("mybusiness.v4.reconstructed.json", "ListReviewsResponse", reviews)
        for name in self.verified:
            reviews = resource.reviews().list(parent=f"{self.organization}/{name}").execute()
            if reviews.get("reviews"):
                break
        review = reviews["reviews"][0]["name"]
        resource.reviews().updateReply(name=review, body={"comment": "Thanks!"}).execute()
        self.assertEqual(resource.reviews().get(name=review).execute()["reviewReply"]["comment"], "Thanks!")
        resource.reviews().deleteReply(name=review).execute()
        post = resource.localPosts().create(parent=parent, body={"summary": "Hello", "topicType": "STANDARD"}).execute()
        self.in_schema("mybusiness.v4.reconstructed.json", "LocalPost", post)
        resource.localPosts().patch(name=post["name"], updateMask="summary", body={"summary": "Hi"}).execute()
        self.assertEqual(resource.localPosts().list(parent=parent).execute()["localPosts"][0]["summary"], "Hi")
        resource.localPosts().delete(name=post["name"]).execute()
        photo = {"mediaFormat": "PHOTO", "sourceUrl": "https://example.com/a.jpg", "locationAssociation": {"category": "EXTERIOR"}}
        resource.media().create(parent=parent, body=photo).execute()
        media = resource.media().list(parent=parent).execute()
        self.in_schema("mybusiness.v4.reconstructed.json", "ListMediaItemsResponse", media)
        self.in_schema("mybusiness.v4.reconstructed.json", "ListCustomerMediaItemsResponse",
                       resource.media().customers().list(parent=parent).execute())

    def test_notification_setting(self):
        name = f"{self.organization}/notificationSetting"
        body = {"pubsubTopic": "projects/p/topics/t", "notificationTypes": ["GOOGLE_UPDATE", "NEW_REVIEW"]}
        self.notifications.accounts().updateNotificationSetting(
            name=name, updateMask="pubsubTopic,notificationTypes", body=body).execute()
        self.assertEqual(self.notifications.accounts().getNotificationSetting(name=name).execute(), {"name": name, **body})

    def test_verification_state(self):
        state = self.verifications.locations().getVoiceOfMerchantState(name=self.verified[0]).execute()
        self.assertEqual(state, {"hasVoiceOfMerchant": True, "hasBusinessAuthority": True})

    def test_links_of_place_actions(self):
        links = self.actions.locations().placeActionLinks()
        made = links.create(parent=self.verified[0], body={"uri": "https://book.example.com", "placeActionType": "APPOINTMENT"}).execute()
        self.in_schema("mybusinessplaceactions.v1.json", "PlaceActionLink", made)
        links.delete(name=made["name"]).execute()

    def test_places_wants_a_mask(self):
        places = build("places", "v1", developerKey="key", client_options={"api_endpoint": BASE + "/places/"}, static_discovery=True)
        search = lambda **more: places.places().searchText(body={"textQuery": "restaurant"}, **more)
        self.refused(400, search())
        answer = search(fields="places.id,nextPageToken").execute()
        self.assertTrue(all(set(place) == {"id"} for place in answer["places"]))

    def test_a_project_without_quota(self):
        tokens = control("/sim/tokens", {"email": "jules.morel@example.com"})
        service = api("mybusinessaccountmanagement", "v1", Credentials(tokens["access_token"]))
        error = self.refused(429, service.accounts().list())
        self.assertEqual(error.error_details[0]["metadata"]["quota_limit_value"], "0")

    def test_revoking_ends_in_a_refused_refresh(self):
        credentials = sign_in()
        form = urllib.parse.urlencode({"token": credentials.refresh_token}).encode()
        urllib.request.urlopen(BASE + "/revoke", form)
        with self.assertRaisesRegex(RefreshError, "invalid_grant"):
            credentials.refresh(Request())
        # The consent covered every token of this user: the other tests need theirs back.
        type(self).setUpClass()


if __name__ == "__main__":
    unittest.main(verbosity=2, warnings="ignore")
